import { links } from '#shared/contract/week.ts';
import { feature } from '../lib/http.ts';
import { showInvitation } from '../people/show-invitation.ts';
import { serveCalendarFeed } from './links/serve-calendar-feed.ts';
import { showStopMailPage } from './links/show-stop-mail-page.ts';
import { stop } from './links/stop-check-in-mail.ts';

export const handler = feature(links, {
  showInvitation,
  readCalendar: serveCalendarFeed,
  showStop: showStopMailPage,
  stop,
});
