import { businesses } from '#shared/contract/businesses.ts';
import { Problem } from '#shared/contract/problem.ts';
import { tidyDetails } from '#shared/domain/account/business.ts';
import {
  affectsPlace,
  inferPlaceAfterChange,
} from '#shared/domain/account/infer-place-after-change.ts';
import { handle } from '../../lib/http-handler.ts';
import { tryScheduleCheckIn } from '../../week/check-in/schedule-check-in.ts';
import { accountViewOf } from '../account-view.ts';
import { findBusiness, updateBusiness } from './businesses-table.ts';
import { limitHelpersToPlan } from './limit-helpers-to-plan.ts';

/** Changes the details of a business; currency and winters follow its place. The name is stored as typed: unlike on creation, first letters are not raised. */
export const update = handle(businesses.update, async ({ business_id: id, ...changes }, caller) => {
  const { accountId, now } = caller;
  const details = tidyDetails(changes);
  const before = affectsPlace(details) && (await findBusiness(accountId, id));
  const following = before ? inferPlaceAfterChange(before, details) : {};
  const helpers =
    details.selected_helpers &&
    (await limitHelpersToPlan({ accountId, businessId: id, now }, details.selected_helpers));
  const all = { ...details, ...following, ...helpers?.changes };
  if (!(await updateBusiness(accountId, id, all, now, helpers?.seen)))
    throw new Problem((await findBusiness(accountId, id)) ? 'conflict' : 'not-found');
  if (details.time_zone !== undefined)
    await tryScheduleCheckIn(accountId, { id, time_zone: details.time_zone }, now);
  return accountViewOf(caller, now);
});
