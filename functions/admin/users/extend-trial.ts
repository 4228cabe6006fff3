import { Problem } from '#shared/contract/problem.ts';
import { trialExtendedMail } from '#shared/domain/plan/trial-extended-mail.ts';
import { extendedTrialEnd } from '#shared/domain/plan/trial-extension.ts';
import { updateAccount } from '../../account/account-table.ts';
import { config } from '../../lib/config.ts';
import { sendAccountMail } from '../../lib/mail/send-account-mail.ts';
import { scheduleTrialReminder } from '../../plan/schedule-trial-reminder.ts';
import { audited } from '../audited-operation.ts';
import { requireAccount } from './require-account-and-proofs.ts';
import { userRow } from './user-row.ts';

/** Adds seven days to a running trial and mails the owner until when it runs; never twice for one account. */
export const extendTrial = audited('extendTrial', async ({ id }, now) => {
  const account = await requireAccount(id);
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
