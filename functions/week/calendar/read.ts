import { calendar } from '#shared/contract/calendar.ts';
import { Problem } from '#shared/contract/problem.ts';
import { calendarText, feedTasks } from '#shared/domain/calendar-file.ts';
import { feedTokenHash, isFeedToken } from '#shared/domain/feed-token.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http.ts';
import { findAccount } from '../tables/account-table.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import { feedOwner } from '../tables/feeds-table.ts';
import { listTasks } from '../tables/tasks-table.ts';
import { takeThrottle } from '../tables/throttle-table.ts';

/** Reads of one address in a minute: more than any program needs, for all who have it together. */
const readsPerMinute = 12;

/** The tasks of a business for a calendar program. An address that is off is answered as one that never was. */
export const read = handle(calendar.read, async ({ token: sent }, { now }) => {
  const token = sent.replace(/\.ics$/, '');
  const hash = isFeedToken(token) ? await feedTokenHash(token) : undefined;
  const owner = hash && (await feedOwner(hash));
  if (!owner) throw new Problem('not-found');
  await takeThrottle(`calendar ${hash}`, readsPerMinute, now);
  const { sub, businessId } = owner;
  const [account, business, tasks] = await Promise.all([
    findAccount(sub),
    findBusiness(sub, businessId),
    listTasks(sub, businessId, now),
  ]);
  // What an owner asked to delete is shown to nobody, also before the job has removed it.
  if (!account || account.deletion_requested_at || !business) throw new Problem('not-found');
  return calendarText(feedTasks(tasks, now), {
    name: business.name,
    host: new URL(config.APP_ORIGIN).host,
    url: `${config.APP_ORIGIN}/dashboard/week`,
  });
});
