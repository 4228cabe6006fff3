import { isAfterReset, mayKeep } from '#shared/domain/auth/second-factor-reset.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { log } from '../../lib/log.ts';
import { findReset } from './resets-table.ts';
import { stopReset } from './stop-reset.ts';

const notStopped = (error: unknown) =>
  log.error('a reset of two-step sign-in was not stopped', error as Error);

/** The reset of two-step sign-in that was asked for before the owner signed in, if one waits. */
export const resetBefore = async (
  accountId: AccountId,
  signedInAt: Date | undefined,
  now: Date,
) => {
  if (!signedInAt || !mayKeep(signedInAt, now)) return undefined;
  const reset = await findReset(accountId).catch(notStopped);
  return reset && !reset.reset_ended_at && isAfterReset(signedInAt, reset.reset_asked_at)
    ? reset
    : undefined;
};

/** Stops a reset: whoever can sign in needs none. What fails is repeated by the next visit. */
export const stopResetAfterSignIn = async (
  accountId: AccountId,
  reset: Awaited<ReturnType<typeof resetBefore>>,
  now: Date,
) => {
  if (reset) await stopReset(accountId, reset, 'signed_in', now).catch(notStopped);
};
