import { Problem } from '#shared/contract/problem.ts';
import {
  isAccountSpent,
  isPayer,
  spenderOf,
  spentRefusal,
} from '#shared/domain/plan/account-spend.ts';
import { isModelBudgetSpent, type ModelSpend } from '#shared/domain/plan/stage-model-budget.ts';
import { config } from '../../lib/config.ts';
import { modelBudget } from '../../plan/quota/model-spend-table.ts';
import type { ContextItems } from './account-and-conversation-table.ts';
import type { CheckedContext } from './check-context.ts';

/** Said when the stage has spent its dollars of the day. */
const pausedText =
  'We can’t answer any more questions today. Yours didn’t count. Please try again tomorrow.';
/** Said when an admin has paused the account; a mail has told its owner why. */
const accountPausedText =
  'Your helpers are paused, and we’ve emailed you why. Your question didn’t count. Contact us if you think this is a mistake.';

/**
 * Whether the model may be called for this account now: throws `answers-paused` when an admin has paused it or the
 * stage's dollars of the day are spent, of which a part is kept for owners who pay, and `fair-use` when the account's own
 * are.
 */
export const checkSpend = (
  { account, entitlement }: Pick<CheckedContext, 'account' | 'entitlement'>,
  { stage, own }: { stage: ModelSpend; own: ContextItems['spend'] },
  now: Date,
) => {
  if (account.answers_paused_at) throw new Problem('answers-paused', accountPausedText);
  if (isModelBudgetSpent(stage, modelBudget, { isPayer: isPayer(entitlement) }))
    throw new Problem('answers-paused', pausedText);
  if (isAccountSpent(own, spenderOf(entitlement), config.MODEL_ACCOUNT_DOLLARS))
    throw new Problem('fair-use', spentRefusal(now));
};
