import { Problem } from '#shared/contract/problem.ts';
import {
  answersPausedMail,
  answersResumedMail,
} from '#shared/domain/admin/paused-answers-mails-to-owner.ts';
import { updateAccount } from '../../account/account-table.ts';
import { config } from '../../lib/config.ts';
import { sendAccountMail } from '../../lib/mail/send-account-mail.ts';
import { audited } from '../audited-operation.ts';
import { userRow } from './user-row.ts';

/** Stops answering an account, or answers it again, and tells its owner why; saying it twice sends one mail. */
export const pauseAnswers = audited('pauseAnswers', async ({ id, paused, reason }, now) => {
  const changed = await updateAccount(id, {
    answers_paused_at: paused ? now.toISOString() : undefined,
    updated_at: now.toISOString(),
  });
  if (!changed) throw new Problem('not-found');
  const { before, after } = changed;
  if (paused !== (before.answers_paused_at !== undefined))
    await sendAccountMail(
      after,
      paused
        ? answersPausedMail(reason, config.APP_ORIGIN)
        : answersResumedMail(reason, config.APP_ORIGIN),
    );
  return userRow(after, now);
});
