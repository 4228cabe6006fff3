import { businesses } from '#shared/contract/businesses.ts';
import { Problem } from '#shared/contract/problem.ts';
import { guessMissingPlace } from '#shared/domain/account/guess-place.ts';
import { handle } from '../../lib/http-handler.ts';
import { tryScheduleCheckIn } from '../../week/check-in/schedule-check-in.ts';
import { accountViewOf } from '../account-view.ts';
import { findBusiness, updateBusiness } from './businesses-table.ts';

/** Fills what is not known about the place of a business from the hints of its owner's browser; what is known stays. */
export const locateBusinessByBrowser = handle(businesses.locate, async (input, caller) => {
  const { accountId, now } = caller;
  const { business_id: id, time_zone: timeZone, languages } = input;
  const business = await findBusiness(accountId, id);
  if (!business) throw new Problem('not-found');
  const missing = guessMissingPlace(business, { timeZone, languages });
  if (Object.keys(missing).length) await updateBusiness(accountId, id, missing, now);
  if (missing.time_zone) await tryScheduleCheckIn(accountId, { ...business, ...missing }, now);
  return accountViewOf(caller, now);
});
