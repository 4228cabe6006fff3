import { Problem } from '#shared/contract/problem.ts';
import { calendar } from '#shared/contract/week.ts';
import { calendarText, feedTasks } from '#shared/domain/week/calendar-file.ts';
import { feedTokenHash, isFeedToken } from '#shared/domain/week/feed-token.ts';
import { findAccount } from '../../account/account-table.ts';
import { findBusiness } from '../../account/businesses/businesses-table.ts';
import { config } from '../../lib/config.ts';
import { handle } from '../../lib/http.ts';
import { takeThrottle } from '../../plan/quota/throttle-table.ts';
import { listTasks } from '../tasks-table.ts';
import { feedOwner } from './feeds-table.ts';

/** Reads of one address in a minute: more than any program needs, for all who have it together. */
const readsPerMinute = 12;

/** The tasks of a business for a calendar program. An address that is off is answered as one that never was. */
export const read = handle(calendar.read, async ({ token: sent }, { now }) => {
  const token = sent.replace(/\.ics$/, '');
  const hash = isFeedToken(token) ? await feedTokenHash(token) : undefined;
  const owner = hash && (await feedOwner(hash));
  if (!owner) throw new Problem('not-found');
  await takeThrottle(`calendar ${hash}`, readsPerMinute, now);
  const { accountId, businessId } = owner;
  const [account, business, tasks] = await Promise.all([
    findAccount(accountId),
    findBusiness(accountId, businessId),
    listTasks(accountId, businessId, now),
  ]);
  // What an owner asked to delete is shown to nobody, also before the job has removed it.
  if (!account || account.deletion_requested_at || !business) throw new Problem('not-found');
  return calendarText(feedTasks(tasks, now), {
    name: business.name,
    host: new URL(config.APP_ORIGIN).host,
    url: `${config.APP_ORIGIN}/dashboard/week`,
  });
});
