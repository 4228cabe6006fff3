import type { Account } from '#shared/domain/account/account.ts';
import type { StoredBusiness } from '#shared/domain/account/business.ts';
import { findAccount } from '../account/account-table.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { toFirstOwnerId } from '../lib/account-and-person-ids.ts';
import { ownerIdOf } from '../lib/account-owner.ts';
import { takeDailyThrottle, takeThrottle } from '../plan/quota/throttle-table.ts';
import { hasAppsInPlan } from './apps-in-plan.ts';
import type { StoredGrant } from './grant-item.ts';
import { type GrantRef, noteUse } from './grants-table.ts';
import { grantOfAccessToken } from './tokens/grant-of-access-token.ts';

/** Calls of all apps of an owner together. */
const callsPerMinute = 60;
const callsPerDay = 1000;

/** A use is noted once in this time, in ms. */
const noteMs = 3_600_000;

/** An app that calls, and the business of the owner who let it in. */
export type AppCaller = {
  readonly account: Account;
  readonly business: StoredBusiness;
  readonly grant: StoredGrant;
  /** When its access token ends (epoch ms). */
  readonly ends: number;
  readonly now: Date;
};

/**
 * Who calls with an access token: undefined for one that is not ours, has ended, whose permission, business or account is
 * gone or going, or that an earlier owner of the account gave; `not-in-plan` while the plan has no apps. Counts the call; throws `too-fast` or `fair-use`.
 */
export const appCallerOf = async (
  token: string,
  now: Date,
): Promise<AppCaller | 'not-in-plan' | undefined> => {
  const found = await grantOfAccessToken(token, now);
  if (!found) return undefined;
  const { ref, grant, ends } = found;
  const [account, business] = await Promise.all([
    findAccount(ref.accountId, { consistent: true }),
    findBusiness(ref.accountId, ref.businessId),
  ]);
  if (!account || !business || account.deletion_requested_at) return undefined;
  if ((grant.by ?? toFirstOwnerId(account.id)) !== ownerIdOf(account)) return undefined;
  if (!hasAppsInPlan(account, now)) return 'not-in-plan';
  await takeThrottle(`apps ${account.id}`, callsPerMinute, now);
  await takeDailyThrottle(`apps ${account.id}`, callsPerDay, now);
  await noteUseOf(ref, grant, now);
  return { account, business, grant, ends, now };
};

const noteUseOf = async (ref: GrantRef, { used_at }: StoredGrant, now: Date) => {
  if (used_at === null || Date.parse(used_at) + noteMs <= now.getTime())
    await noteUse(ref, now.toISOString());
};
