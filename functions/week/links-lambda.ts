import { links } from '#shared/contract/week.ts';
import { feature } from '../lib/http.ts';
import { showInvitation } from '../people/show-invitation.ts';
import { readCalendar } from './links/read-calendar.ts';
import { showStop } from './links/show-stop-page.ts';
import { stop } from './links/stop-check-in-mail.ts';

export const handler = feature(links, { showInvitation, readCalendar, showStop, stop });
