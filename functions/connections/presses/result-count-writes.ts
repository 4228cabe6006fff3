import { localDateOf } from '#shared/domain/lib/local-time.ts';
import type { ResultAddition } from '#shared/domain/results/result-additions.ts';
import { findBusiness } from '../../account/businesses/businesses-table.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { countWrites } from '../../results/results-table.ts';

/** The writes that add what a press did to the results of a day at the business. */
export const resultCountWrites = async (
  accountId: AccountId,
  businessId: string,
  at: Date,
  counted: Omit<ResultAddition, 'day'>,
): Promise<ReturnType<typeof countWrites>> => {
  const business = await findBusiness(accountId, businessId);
  if (!business) return [];
  const day = localDateOf(at, business.time_zone ?? 'UTC');
  return countWrites(accountId, businessId, [{ day, ...counted }]);
};
