import { Problem } from '#shared/contract/problem.ts';
import { hashed, log } from '../lib/log.ts';
import { findAccount } from '../tables/account-table.ts';
import { moveAccount, moveOwnerItems } from '../tables/move-owner-table.ts';
import { claimTransfer, pauseTransfer, removeTransfer } from '../tables/transfers-table.ts';
import type { TakeOver } from './ensure-account.ts';
import { type Profile, transferFor } from './find-transfer.ts';

/** How long one request moves items before it answers, in ms. */
const budgetMs = 8000;

/**
 * Gives a user whose sign-in is new the account of their verified address (see `transferFor`): everything stored under the
 * old id moves to the new one, the account last. Undefined if there is none. Rejects with `unavailable` while it is under
 * way; the next request goes on.
 */
export const takeOverAccount: TakeOver = async (sub, profile, now) => {
  const transfer = await transferFor(sub, profile);
  if (!transfer) return undefined;
  const { email } = profile;
  if (!(await claimTransfer(email, sub, now))) throw new Problem('unavailable');
  const result = await move({ from: transfer.from, to: sub }, profile);
  if (result === 'missing') {
    await removeTransfer(email);
    return undefined;
  }
  if (result !== 'moved') {
    await pauseTransfer(email);
    throw new Problem('unavailable');
  }
  log.info('account taken over', { user: hashed(sub), from: hashed(transfer.from) });
  return findAccount(sub, { consistent: true });
};

const move = async (owners: { from: string; to: string }, { email }: Profile) => {
  const until = performance.now() + budgetMs;
  const isAll = await moveOwnerItems(owners, () => performance.now() > until);
  return isAll ? moveAccount(owners, email) : ('unfinished' as const);
};
