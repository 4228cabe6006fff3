import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { hasApps } from '#shared/domain/apps/allowed-app-hosts.ts';
import { ownedBusiness } from '../account/businesses/businesses-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { config } from '../lib/config.ts';

/** Throws `not-found` where the stage has no apps. */
export const requireApps = () => {
  if (!hasApps(config.APPS)) throw new Problem('not-found');
};

/** The account of an owner, while the business is theirs and the stage has apps; throws `not-found`. */
export const accountWithApps = async (
  accountId: AccountId,
  businessId: string,
): Promise<Account> => {
  requireApps();
  return (await ownedBusiness(accountId, businessId)).account;
};
