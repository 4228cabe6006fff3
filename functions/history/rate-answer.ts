import { answerActions } from '#shared/contract/answer-actions.ts';
import { Problem } from '#shared/contract/problem.ts';
import { isUncounted } from '#shared/domain/admin/uncounted-accounts.ts';
import { findAccount } from '../account/account-table.ts';
import { findTurn } from '../chat/turns/turns-table.ts';
import { handle } from '../lib/http-handler.ts';
import { countPrompt, thumbChange } from './prompt-counts-table.ts';
import { rateTurn } from './ratings-table.ts';
import { requireOwnTurn } from './require-own-conversation.ts';
import { tradeOfAnswer } from './trade-of-answer.ts';

/** Stores the owner's feedback on an answer, also on one that expires, and counts it per prompt unless the account is left out of statistics. */
export const rate = handle(answerActions.rate, async ({ id, message_id, ...feedback }, caller) => {
  const { accountId, now } = caller;
  const ref = await requireOwnTurn(caller, { id, message_id });
  const [turn, account] = await Promise.all([findTurn(ref), findAccount(accountId)]);
  if (!turn) throw new Problem('not-found');
  const helper = account && !isUncounted(account) ? turn.helper_id : null;
  const before = await rateTurn(ref, feedback, helper, now);
  if (before === undefined) throw new Problem('not-found');
  if (helper) {
    const trade = await tradeOfAnswer(accountId, turn);
    await countPrompt(helper, turn, thumbChange(before, feedback), trade);
  }
  return feedback;
});
