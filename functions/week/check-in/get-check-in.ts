import { Problem } from '#shared/contract/problem.ts';
import { checkIn } from '#shared/contract/week/check-in.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { checkInDayOf } from '#shared/domain/week/check-in/check-in-schedule.ts';
import { weeksBefore } from '#shared/domain/week/check-in/week-numbers.ts';
import { findAccount } from '../../account/account-table.ts';
import { findBusiness } from '../../account/businesses/businesses-table.ts';
import { asPreviewed } from '../../lib/account-as-previewed.ts';
import { handle } from '../../lib/http-handler.ts';
import { lastWeekLines } from '../../results/last-week-lines.ts';
import { countTaskOrCheckInOf } from '../count-task-or-check-in.ts';
import { listTasks } from '../tasks-table.ts';
import { seasonsOf, todayOf } from '../today-and-seasons.ts';
import { newestWeeks } from '../week-numbers-table.ts';
import {
  findCheckIn,
  markOpened,
  offeredBefore,
  ownSettingsOf,
  settingsOf,
} from './check-ins-table.ts';
import { nextMailAt } from './schedule-check-in.ts';

/** What the check-in page is made from. That it was opened is noted once for each check-in. */
export const get = handle(checkIn.get, async ({ business_id }, caller) => {
  const { accountId, member, now, headers } = caller;
  const [account, business, stored, own, tasks, weeks] = await Promise.all([
    findAccount(accountId),
    findBusiness(accountId, business_id),
    findCheckIn(accountId, business_id),
    member && findCheckIn(accountId, business_id, member.id),
    listTasks(accountId, business_id, now),
    newestWeeks(accountId, business_id),
  ]);
  if (!account || !business) throw new Problem('not-found');
  const settings = member ? ownSettingsOf(stored, own) : settingsOf(stored);
  const today = todayOf(business, now);
  const on = checkInDayOf(today, settings.weekday);
  if (stored && !headers['x-preview'] && (await markOpened(accountId, stored, on)))
    await countTaskOrCheckInOf(accountId, 'check_ins_opened', 1, now);
  const { plan } = entitlementOf(asPreviewed(account, caller), now);
  const [seasons, results] = await Promise.all([
    seasonsOf(business, on),
    lastWeekLines({ accountId, business, plan }, on, now),
  ]);
  const lastMailOn = (member ? own : stored)?.last_mail_on ?? null;
  const next = nextMailAt(business, settings, lastMailOn, now);
  return {
    on,
    today,
    time_zone: business.time_zone,
    settings,
    next_mail_at: next?.toISOString() ?? null,
    tasks,
    weeks: weeksBefore(weeks, on),
    seasons,
    results,
    // A person who gets the mail is offered by the page what the mail offered.
    last_prompt: offeredBefore(own?.mail ? own : stored, on),
  };
});
