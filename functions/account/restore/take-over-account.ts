import { Problem } from '#shared/contract/problem.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { hashed, log } from '../../lib/log.ts';
import { findAccount } from '../account-table.ts';
import type { TakeOver } from '../ensure-account.ts';
import { findTransferForUser, type Profile } from './find-transfer-for-user.ts';
import { moveAccount, moveOwnerItems } from './move-account-table.ts';
import { claimTransfer, pauseTransfer, removeTransfer } from './transfers-table.ts';

/** How long one request moves items before it answers, in ms. */
const budgetMs = 8000;

/**
 * Gives a user whose sign-in is new the account of their verified address (see `findTransferForUser`): everything stored under
 * the old id moves to the new one, the account last. Undefined if there is none. Rejects with `unavailable` while it is
 * under way; the next request goes on.
 */
export const takeOverAccount: TakeOver = async (accountId, profile, now) => {
  const transfer = await findTransferForUser(accountId, profile);
  if (!transfer) return undefined;
  const { email } = profile;
  if (!(await claimTransfer(email, accountId, now))) throw new Problem('unavailable');
  const result = await move({ from: transfer.from, to: accountId }, profile, now);
  if (result === 'missing') {
    await removeTransfer(email);
    return undefined;
  }
  if (result !== 'moved') {
    await pauseTransfer(email);
    throw new Problem('unavailable');
  }
  log.info('account taken over', { account: hashed(accountId), from: hashed(transfer.from) });
  return findAccount(accountId, { consistent: true });
};

const move = async (owners: { from: AccountId; to: AccountId }, { email }: Profile, now: Date) => {
  const until = performance.now() + budgetMs;
  const isAll = await moveOwnerItems(owners, () => performance.now() > until);
  return isAll ? moveAccount(owners, email, now) : ('unfinished' as const);
};
