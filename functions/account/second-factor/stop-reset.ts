import {
  type KeptEnd,
  resetRefusedMail,
  resetStoppedMail,
} from '#shared/domain/auth/second-factor-mails.ts';
import { type AccountId, toAccountId, toFirstOwnerId } from '../../lib/account-and-person-ids.ts';
import { config } from '../../lib/config.ts';
import { sendAccountMail } from '../../lib/mail/send-account-mail.ts';
import { profileOf } from '../../lib/user-pool.ts';
import { endReset, type StoredReset } from './resets-table.ts';

/**
 * Stops a reset that waits, so that two-step sign-in stays on; tells the owner, and the admin who asked if the owner stopped
 * it. False where the reset ended before or is being done.
 */
export const stopReset = async (
  accountId: AccountId,
  reset: StoredReset,
  end: KeptEnd,
  now: Date,
) => {
  const { APP_ORIGIN: origin } = config;
  const byOwner = end === 'link' || end === 'signed_in';
  const [owner, admin] = await Promise.all([
    profileOf(toFirstOwnerId(accountId)),
    byOwner ? profileOf(reset.reset_admin) : undefined,
  ]);
  // Who is told is known before it ends: without that it could not be repeated.
  if (!(await endReset(accountId, reset, end, now))) return false;
  if (owner)
    await sendAccountMail({ id: accountId, email: owner.email }, resetStoppedMail(end, origin));
  if (admin)
    await sendAccountMail(
      { id: toAccountId(reset.reset_admin), email: admin.email },
      resetRefusedMail(end, accountId, origin),
    );
  return true;
};
