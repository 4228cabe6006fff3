import { Problem } from '#shared/contract/problem.ts';
import { links } from '#shared/contract/week/secret-links.ts';
import { feedTokenHash, isFeedToken } from '#shared/domain/week/calendar-feed-token.ts';
import { calendarText, feedTasks } from '#shared/domain/week/calendar-file.ts';
import { config } from '../../lib/config.ts';
import { handle } from '../../lib/http-handler.ts';
import { takeThrottle } from '../../plan/quota/throttle-table.ts';
import { feedOwner, shownName, shownTasks } from './secret-links-table.ts';

/** Reads of one address in a minute: more than any program needs, for all who have it together. */
const readsPerMinute = 12;

/** The tasks of a business for a calendar program. An address that is off is answered as one that never was. */
export const serveCalendarFeed = handle(links.readCalendar, async ({ token: sent }, { now }) => {
  const token = sent.replace(/\.ics$/, '');
  const hash = isFeedToken(token) ? await feedTokenHash(token) : undefined;
  const owner = hash && (await feedOwner(hash));
  if (!owner) throw new Problem('not-found');
  await takeThrottle(`calendar ${hash}`, readsPerMinute, now);
  const [name, tasks] = await Promise.all([shownName(owner), shownTasks(owner, now)]);
  if (name === undefined) throw new Problem('not-found');
  return calendarText(feedTasks(tasks, now), {
    name,
    host: new URL(config.APP_ORIGIN).host,
    url: `${config.APP_ORIGIN}/dashboard/week`,
  });
});
