import { Problem } from '#shared/contract/problem.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { extendedTrialEnd, trialExtendedMail } from '#shared/domain/plan/trial-extension.ts';
import { updateAccount } from '../account/account-table.ts';
import { ownerIdOf } from '../lib/account-owner.ts';
import { config } from '../lib/config.ts';
import { makeCodeTicket } from '../lib/mail/code-ticket.ts';
import { sendAccountMail } from '../lib/mail/send-account-mail.ts';
import { endSessions, mailCode } from '../lib/user-pool.ts';
import { giveBackQuestions as giveBack } from '../plan/quota/give-back-table.ts';
import { scheduleTrialReminder } from '../plan/schedule-trial-reminder.ts';
import { syncCustomer } from '../plan/sync-customer.ts';
import { needAccount } from './account-checks.ts';
import { audited } from './audited-operation.ts';
import { userRow } from './user-row.ts';

/** Adds seven days to a running trial and mails the owner until when it runs; never twice for one account. */
export const extendTrial = audited('extendTrial', async ({ id }, now) => {
  const account = await needAccount(id);
  const trial_ends_at = extendedTrialEnd(account, now);
  if (trial_ends_at === null)
    throw new Problem(
      'conflict',
      account.trial_extended_at
        ? 'This trial was extended before. That works once per account.'
        : 'No trial is running on this account.',
    );
  const moment = now.toISOString();
  const changed = await updateAccount(
    id,
    { trial_ends_at, trial_extended_at: moment, updated_at: moment },
    {
      condition: 'attribute_not_exists(trial_extended_at) AND trial_ends_at = :seen',
      values: { ':seen': account.trial_ends_at },
    },
  );
  if (!changed) throw new Problem('conflict');
  await scheduleTrialReminder(changed.after);
  await sendAccountMail(changed.after, trialExtendedMail(trial_ends_at, config.APP_ORIGIN));
  return userRow(changed.after, now);
});

/** Gives questions of the running day or month back, at most as many as were used. */
export const giveBackQuestions = audited('giveBackQuestions', async ({ id, questions }, now) => {
  const entitlement = entitlementOf(await needAccount(id), now);
  if (!entitlement.quota)
    throw new Problem('conflict', 'This plan has no limit, so there is nothing to give back.');
  const given_back = await giveBack(id, entitlement, questions, now);
  if (given_back === 0) throw new Problem('conflict', 'This account hasn’t used any questions.');
  return { given_back };
});

/** Ends every session of the owner; a page that is open asks for the password within a quarter of an hour. */
export const signOutUser = audited('signOutUser', async ({ id }) => {
  await endSessions(ownerIdOf(await needAccount(id)));
  return { id };
});

/** Mails a code to an address, as often as the limits for codes allow. */
const codeTo = async (email: string, now: Date) => {
  const sent = await mailCode(email, await makeCodeTicket(email, now)).catch((cause: Error) => {
    if (!tooMany.includes(cause.name)) throw cause;
    throw new Problem('too-fast', 'This address got too many codes. Try again in an hour.', {
      cause,
    });
  });
  if (!sent) throw new Problem('not-found');
  return { sent };
};

/** The pool's errors when a mailbox had enough codes: by our own limits, and by its own. */
const tooMany = [
  'UserLambdaValidationException',
  'LimitExceededException',
  'TooManyRequestsException',
];

/** Mails the owner of an account a code. */
export const sendCode = audited('sendCode', async ({ id }, now) =>
  codeTo((await needAccount(id)).email, now),
);

/** Mails a code to somebody who has no account yet, because the first code was never entered. */
export const sendSignUpCode = audited('sendSignUpCode', ({ email }, now) => codeTo(email, now));

/** Brings the account in line with the payment provider, as the next event of the customer would. */
export const readPayments = audited('readPayments', async ({ id }, now) => {
  const { customer_id } = await needAccount(id);
  const synced = customer_id ? await syncCustomer(customer_id, now) : 'unknown-customer';
  if (typeof synced === 'string')
    throw new Problem('conflict', 'The payment provider knows no customer of this account.');
  return userRow(synced.after, now);
});
