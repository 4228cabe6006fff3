import { links } from '#shared/contract/week/secret-links.ts';
import { feature } from '../lib/http-handler.ts';
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
