import { account as routes } from '#shared/contract/account.ts';
import type { Account } from '#shared/domain/account/account.ts';
import type { Business } from '#shared/domain/account/business.ts';
import { returnsOn } from '#shared/domain/admin/growth.ts';
import { isAfterReset, mayKeep } from '#shared/domain/auth/second-factor-reset.ts';
import { dayOf } from '#shared/domain/lib/utc-day.ts';
import type { Member } from '#shared/domain/people/people.ts';
import type { User } from '../lib/caller.ts';
import { handle } from '../lib/http.ts';
import { type AccountId, toAccountId } from '../lib/ids.ts';
import { log } from '../lib/log.ts';
import { inAdminGroup } from '../lib/user-pool.ts';
import { accountNameOf, membershipsOf, renameMembership } from '../people/memberships-table.ts';
import { changeMemberItem } from '../people/people-table.ts';
import { keepCheckInsScheduled } from '../week/check-in/schedule-check-in.ts';
import { updateAccount } from './account-table.ts';
import { accountViewOf, readAccountView } from './account-view.ts';
import type { TakeOver } from './ensure-account.ts';
import { takeOverAccount } from './restore/take-over-account.ts';
import { keepSecondFactor } from './second-factor/keep-second-factor.ts';
import { findReset } from './second-factor/resets-table.ts';

/**
 * Keeps the account's admin mark the same as the group `admin`; answers whether it had to be changed. The token only
 * says that something may have changed, the group itself decides.
 */
const syncAdminFlag = async (
  { id, is_admin }: Account,
  { personId, groups }: Pick<User, 'personId' | 'groups'>,
) => {
  if (groups.includes('admin') === is_admin) return false;
  const isAdmin = await inAdminGroup(personId);
  if (isAdmin === is_admin) return false;
  await updateAccount(id, {
    is_admin: isAdmin,
    ...(isAdmin && { onboarding_completed: true, trial_ends_at: null }),
  });
  return true;
};

/** Notes once a day that the owner was here, for the count of active users and the check-in mails, which pause for those who are away; a visit that is not noted is no reason to fail. */
const recordActivity = async (
  { id, active_on, created_at }: Account,
  businesses: readonly Business[],
  now: Date,
) => {
  const today = dayOf(now);
  if (active_on !== undefined && active_on >= today) return;
  try {
    const noted = await updateAccount(
      id,
      { active_on: today, ...returnsOn(created_at, today) },
      {
        condition: '(attribute_not_exists(active_on) OR active_on < :today)',
        values: { ':today': today },
      },
    );
    if (noted) await keepCheckInsScheduled(id, businesses, now);
  } catch (error) {
    log.warn('visit not noted', error as Error);
  }
};

const notStopped = (error: unknown) =>
  log.error('a reset of two-step sign-in was not stopped', error as Error);

/** The reset of two-step sign-in that was asked for before the owner signed in, if one waits. */
const resetBefore = async (accountId: AccountId, signedInAt: Date | undefined, now: Date) => {
  if (!signedInAt || !mayKeep(signedInAt, now)) return undefined;
  const reset = await findReset(accountId).catch(notStopped);
  return reset && !reset.reset_ended_at && isAfterReset(signedInAt, reset.reset_asked_at)
    ? reset
    : undefined;
};

/** Stops a reset: whoever can sign in needs none. What fails is repeated by the next visit. */
const keepAfterSignIn = async (
  accountId: AccountId,
  reset: Awaited<ReturnType<typeof resetBefore>>,
  now: Date,
) => {
  if (reset) await keepSecondFactor(accountId, reset, 'signed_in', now).catch(notStopped);
};

/** What the pages start from for somebody who is not the owner; notes once a day that they were here, and what the account is called. */
const viewForMember = async (
  { accountId, member }: { accountId: AccountId; member: Member },
  now: Date,
) => {
  const [view, works_in] = await Promise.all([
    accountViewOf({ accountId, member }, now),
    membershipsOf(member.id),
  ]);
  const name = accountNameOf(view.businesses);
  const known = works_in.find(({ account_id }) => account_id === accountId);
  await Promise.all([
    member.active_on === dayOf(now) ||
      changeMemberItem(accountId, member.id, { active_on: dayOf(now) }),
    name && known && known.name !== name && renameMembership(member.id, accountId, name),
  ]).catch((error: Error) => log.warn('visit not noted', error));
  return { ...view, works_in };
};

/** What the signed-in pages start from; a first visit makes the account if the sign-up could not, or takes it over after a restore. */
export const get = handle(
  routes.get,
  async (_, { accountId, personId, member, groups, signedInAt, now }) => {
    const own = toAccountId(personId);
    if (member) {
      // Who handed over their own account opens no other one that would notice that they are back.
      if (own === accountId)
        await keepAfterSignIn(own, await resetBefore(own, signedInAt, now), now);
      return viewForMember({ accountId, member }, now);
    }
    let isTakenOver = false;
    const takeOver: TakeOver = async (...input) => {
      const taken = await takeOverAccount(...input);
      isTakenOver = taken !== undefined;
      return taken;
    };
    const [{ account, view }, reset, works_in] = await Promise.all([
      readAccountView(accountId, now, takeOver),
      resetBefore(own, signedInAt, now),
      membershipsOf(personId),
    ]);
    const [changed] = await Promise.all([
      syncAdminFlag(account, { personId, groups }),
      recordActivity(account, view.businesses, now),
      keepAfterSignIn(own, reset, now),
    ]);
    // What was read beside the account may be older than the move.
    const newest = changed || isTakenOver ? await accountViewOf({ accountId }, now) : view;
    return works_in.length ? { ...newest, works_in } : newest;
  },
);
