import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { isUncounted } from '#shared/domain/admin/stats.ts';
import { findAccount } from '../account/account-table.ts';
import { findTurn } from '../chat/turns/turns-table.ts';
import { handle } from '../lib/http.ts';
import { countPrompt, rateTurn, thumbChange } from './ratings-table.ts';

/** Stores the owner's feedback on an answer, also on one that expires, and counts it per prompt unless the account is left out of statistics. */
export const rate = handle(
  history.rate,
  async ({ id, message_id, ...feedback }, { accountId, now }) => {
    const ref = {
      accountId,
      conversationId: id.toLowerCase(),
      messageId: message_id.toUpperCase(),
    };
    const [turn, account] = await Promise.all([findTurn(ref), findAccount(accountId)]);
    if (!turn) throw new Problem('not-found');
    const helper = account && !isUncounted(account) ? turn.helper_id : null;
    const before = await rateTurn(ref, feedback, helper, now);
    if (before === undefined) throw new Problem('not-found');
    if (helper) await countPrompt(helper, turn, thumbChange(before, feedback));
    return feedback;
  },
);
