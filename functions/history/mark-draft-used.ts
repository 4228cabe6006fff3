import { answerActions } from '#shared/contract/answer-actions.ts';
import { Problem } from '#shared/contract/problem.ts';
import { hasDraft } from '../chat/turns/turn-item.ts';
import { findTurn } from '../chat/turns/turns-table.ts';
import { handle } from '../lib/http-handler.ts';
import { countFirstDraftUse } from './count-first-draft-use.ts';
import { requireOwnTurn } from './require-own-conversation.ts';

/** Notes that the owner took a draft of an answer along, the first time. */
export const markDraftUsed = handle(answerActions.takeDraft, async ({ id, message_id }, caller) => {
  const ref = await requireOwnTurn(caller, { id, message_id });
  const turn = await findTurn(ref);
  if (!turn || !hasDraft(turn)) throw new Problem('not-found');
  await countFirstDraftUse(ref, turn, caller.now);
  return { id: id.toLowerCase() };
});
