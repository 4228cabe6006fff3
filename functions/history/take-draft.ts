import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { hasDraft } from '../chat/turns/turn-item.ts';
import { findTurn } from '../chat/turns/turns-table.ts';
import { handle } from '../lib/http.ts';
import { namedTurn } from './named-conversation.ts';
import { noteUse } from './note-answer-use.ts';

/** Notes that the owner took a draft of an answer along, the first time. */
export const takeDraft = handle(history.takeDraft, async ({ id, message_id }, caller) => {
  const ref = await namedTurn(caller, { id, message_id });
  const turn = await findTurn(ref);
  if (!turn || !hasDraft(turn)) throw new Problem('not-found');
  await noteUse(ref, turn, caller.now);
  return { id: id.toLowerCase() };
});
