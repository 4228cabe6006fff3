import { account as routes } from '#shared/contract/account.ts';
import { dayOf } from '#shared/domain/lib/utc-day.ts';
import type { Member } from '#shared/domain/people/people.ts';
import { accountNameOf } from '../../shared/domain/people/names-of-people.ts';
import { type AccountId, toAccountId } from '../lib/account-and-person-ids.ts';
import { handle } from '../lib/http-handler.ts';
import { log } from '../lib/log.ts';
import { membershipsOf, renameMembership } from '../people/memberships-table.ts';
import { changeMemberItem } from '../people/people-table.ts';
import { accountViewOf, readAccountView } from './account-view.ts';
import type { TakeOver } from './ensure-account.ts';
import { noteVisit } from './note-visit.ts';
import { takeOverAccount } from './restore/take-over-account.ts';
import { resetBefore, stopResetAfterSignIn } from './second-factor/stop-reset-after-sign-in.ts';
import { syncAdminMark } from './sync-admin-mark.ts';

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
        await stopResetAfterSignIn(own, await resetBefore(own, signedInAt, now), now);
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
      syncAdminMark(account, { personId, groups }),
      noteVisit(account, view.businesses, now),
      stopResetAfterSignIn(own, reset, now),
    ]);
    // What was read beside the account may be older than the move.
    const newest = changed || isTakenOver ? await accountViewOf({ accountId }, now) : view;
    return works_in.length ? { ...newest, works_in } : newest;
  },
);
