import { Problem } from '#shared/contract/problem.ts';
import { checkIn } from '#shared/contract/week/check-in.ts';
import { checkInDayOf } from '#shared/domain/week/check-in/check-in-schedule.ts';
import { weeksBefore, weeksUntil } from '#shared/domain/week/check-in/week-numbers.ts';
import { findBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { todayOf } from '../today-and-seasons.ts';
import { newestWeeks, saveWeekNumbers } from '../week-numbers-table.ts';
import { findCheckIn, settingsOf } from './check-ins-table.ts';

/** Keeps the numbers of a week that the check-in of today shows. */
export const saveNumbers = handle(
  checkIn.saveNumbers,
  async ({ business_id, ...numbers }, { accountId, now }) => {
    const [business, stored] = await Promise.all([
      findBusiness(accountId, business_id),
      findCheckIn(accountId, business_id),
    ]);
    if (!business) throw new Problem('not-found');
    const on = checkInDayOf(todayOf(business, now), settingsOf(stored).weekday);
    if (!weeksUntil(on, []).some(({ week }) => week === numbers.week))
      throw new Problem('invalid', 'You can only fill in the last 8 weeks.');
    const outcome = await saveWeekNumbers(accountId, business_id, numbers);
    if (outcome === 'no-business') throw new Problem('not-found');
    return { weeks: weeksBefore(await newestWeeks(accountId, business_id), on) };
  },
);
