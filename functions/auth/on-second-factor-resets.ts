import { resetDoneMail } from '#shared/domain/auth/second-factor-mails.ts';
import { findAccount } from '../account/account-table.ts';
import {
  beginReset,
  endReset,
  resetsDue,
  type StoredReset,
} from '../account/second-factor/resets-table.ts';
import { stopReset } from '../account/second-factor/stop-reset.ts';
import { type AccountId, toFirstOwnerId } from '../lib/account-and-person-ids.ts';
import { isHandedOver } from '../lib/account-owner.ts';
import { config } from '../lib/config.ts';
import { clockJob } from '../lib/job-handler.ts';
import { hashed, log } from '../lib/log.ts';
import { sendAccountMail } from '../lib/mail/send-account-mail.ts';
import { endSessions, inAdminGroup, profileOf, turnSecondFactorOff } from '../lib/user-pool.ts';

/**
 * Runs every hour: turns two-step sign-in off where an admin asked for it and nobody stopped that in time. A reset that
 * fails keeps none of the others waiting; it fails the run, so that the run is repeated.
 */
export const handler = clockJob(
  'on-second-factor-resets',
  async (_: unknown = {}, __: unknown = {}, now: Date = new Date()) => {
    const result = { done: 0, dropped: 0, failed: 0 };
    for await (const { accountId, reset } of resetsDue(now)) {
      const outcome = await finish(accountId, reset, now).catch((error: Error) => {
        log.error('two-step sign-in was not reset', { account: hashed(accountId), error });
        return 'failed' as const;
      });
      result[outcome]++;
    }
    log.info('resets of two-step sign-in', result);
    if (result.failed) throw new Error(`${result.failed} resets failed`);
    return result;
  },
);

/** Does one reset, or drops it where it may not be done any more or has nothing to do. */
const finish = async (accountId: AccountId, reset: StoredReset, now: Date) => {
  const personId = toFirstOwnerId(accountId);
  const [account, person, isAdmin, isAskedByAdmin] = await Promise.all([
    findAccount(accountId, { consistent: true }),
    profileOf(personId),
    inAdminGroup(personId),
    inAdminGroup(reset.reset_admin),
  ]);
  // One that has begun is finished: half of it would leave two-step sign-in off and the sessions alive.
  const hasBegun = reset.reset_began_at !== undefined;
  if (!hasBegun && (!isAskedByAdmin || isAdmin)) {
    await stopReset(accountId, reset, 'not_allowed', now);
    return 'dropped';
  }
  const isLeaving = !account || (account.deletion_requested_at && !isHandedOver(account));
  if (isLeaving || (!person?.hasSecondFactor && !hasBegun)) {
    await endReset(accountId, reset, 'not_needed', now);
    return 'dropped';
  }
  if (!(await beginReset(accountId, reset, now))) return 'dropped';
  await turnSecondFactorOff(personId);
  await endSessions(personId);
  await endReset(accountId, reset, 'done', now);
  const email = person?.email ?? account.email;
  await sendAccountMail(
    { id: accountId, email },
    resetDoneMail(reset.reset_asked_at, config.APP_ORIGIN),
  );
  return 'done';
};
