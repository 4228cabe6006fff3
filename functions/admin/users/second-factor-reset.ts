import { randomUUID } from 'node:crypto';
import { Problem } from '#shared/contract/problem.ts';
import { resetAskedMail } from '#shared/domain/auth/second-factor-mails.ts';
import { keepTokenOf } from '#shared/domain/auth/second-factor-reset.ts';
import {
  findReset,
  removeReset,
  resetView,
  type StoredReset,
  saveReset,
} from '../../account/second-factor/resets-table.ts';
import { stopReset } from '../../account/second-factor/stop-reset.ts';
import { type AccountId, toFirstOwnerId } from '../../lib/account-and-person-ids.ts';
import { isHandedOver } from '../../lib/account-owner.ts';
import { config } from '../../lib/config.ts';
import { keepHash } from '../../lib/keyed-hashes.ts';
import { sendAccountMail } from '../../lib/mail/send-account-mail.ts';
import { inAdminGroup, profileOf } from '../../lib/user-pool.ts';
import { audited } from '../audited-operation.ts';
import { requireAccount, requireProofs } from './require-account-and-proofs.ts';

/**
 * Asks for two-step sign-in to be turned off in 72 hours and mails the owner a link that stops it. Without that mail
 * nothing is asked for: an owner who does not know could not stop it. Never for an admin, and never two at once.
 */
export const resetSecondFactor = audited(
  'resetSecondFactor',
  async ({ id, proofs }, now, adminId) => {
    const account = await requireAccount(id);
    const [isAdmin, person] = await Promise.all([
      inAdminGroup(toFirstOwnerId(id)),
      profileOf(toFirstOwnerId(id)),
    ]);
    if (account.deletion_requested_at && !isHandedOver(account))
      throw new Problem('conflict', 'This account is being deleted.');
    if (isAdmin) throw new Problem('conflict', 'An admin’s two-step sign-in can’t be reset here.');
    if (!person?.hasSecondFactor)
      throw new Problem('conflict', 'Two-step sign-in is off on this account.');
    requireProofs(account, proofs);
    const reset = await saveReset(id, { id: randomUUID(), adminId, now });
    if (!reset) throw new Problem('conflict', 'A reset is waiting already.');
    await tellOwner(id, person.email, reset);
    return resetView(reset);
  },
);

const tellOwner = async (accountId: AccountId, email: string, reset: StoredReset) => {
  const { reset_id: resetId, reset_due_at: dueAt } = reset;
  const signature = await keepHash(accountId, resetId);
  const token = keepTokenOf({ accountId, resetId, signature });
  const mail = resetAskedMail(dueAt, token, config.APP_ORIGIN);
  if (await sendAccountMail({ id: accountId, email }, mail)) return;
  await removeReset(accountId, reset);
  throw new Problem(
    'unavailable',
    'The email to the owner didn’t go out, so nothing was started. Try again in a moment.',
  );
};

/** Stops a reset that waits, so that two-step sign-in stays on, and tells its owner. */
export const keepSecondFactor = audited('keepSecondFactor', async ({ id }, now) => {
  await requireAccount(id);
  const reset = await findReset(id);
  if (!reset || !(await stopReset(id, reset, 'admin', now)))
    throw new Problem('conflict', 'No reset is waiting on this account.');
  const ended = { ...reset, reset_end: 'admin' as const, reset_ended_at: now.toISOString() };
  return resetView(ended);
});
