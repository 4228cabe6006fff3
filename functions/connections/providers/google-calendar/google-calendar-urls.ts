import { config } from '../../../lib/config.ts';
import { ProviderRefused } from '../provider-refused-error.ts';
import { calendarId } from './google-calendar-schemas.ts';

const host = 'https://www.googleapis.com/calendar/v3';

/** The address of a path of the API, or of what stands in for it. */
export const calendarApiUrl = (path: string) => {
  const { origin } = config.CONNECTIONS['google-calendar'] ?? {};
  return `${origin ? `${origin}${new URL(host).pathname}` : host}/${path}`;
};

/** The path of the events of a calendar. Nothing but an id of a calendar reaches an address of Google's. */
export const eventsPath = (calendar: string) => {
  if (!calendarId.safeParse(calendar).success) throw new ProviderRefused('permission');
  return `calendars/${encodeURIComponent(calendar)}/events`;
};
