import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { isUncounted } from '#shared/domain/stats.ts';
import { handle } from '../lib/http.ts';
import { findAccount } from '../tables/account-table.ts';
import { countPrompt, rateTurn, thumbChange } from '../tables/ratings-table.ts';
import { findTurn } from '../tables/turns-table.ts';

/** Stores the owner's feedback on an answer, also on one that expires, and counts it per prompt unless the account is left out of statistics. */
export const rate = handle(history.rate, async ({ id, message_id, ...feedback }, { user, now }) => {
  const ref = {
    sub: user.id,
    conversationId: id.toLowerCase(),
    messageId: message_id.toUpperCase(),
  };
  const [turn, account] = await Promise.all([findTurn(ref), findAccount(user.id)]);
  if (!turn) throw new Problem('not-found');
  const helper = account && !isUncounted(account) ? turn.helper_id : null;
  const before = await rateTurn(ref, feedback, helper, now);
  if (before === undefined) throw new Problem('not-found');
  if (helper) await countPrompt(helper, turn, thumbChange(before, feedback));
  return feedback;
});
