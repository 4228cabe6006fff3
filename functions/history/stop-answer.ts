import { answerActions } from '#shared/contract/answer-actions.ts';
import { Problem } from '#shared/contract/problem.ts';
import { stopTurn } from '../chat/turns/stops-table.ts';
import { handle } from '../lib/http-handler.ts';
import { requireOwnTurn } from './require-own-conversation.ts';

/** Records that the owner stopped an answer; the worker that gives it cuts it there. */
export const stop = handle(answerActions.stop, async ({ id, message_id, shown }, caller) => {
  const ref = await requireOwnTurn(caller, { id, message_id });
  if (!(await stopTurn(ref, { at: caller.now.getTime(), shown }))) throw new Problem('not-found');
  return { id: id.toLowerCase() };
});
