import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { stopTurn } from '../tables/stops-table.ts';

/** Records that the owner stopped an answer; the worker that gives it cuts it there. */
export const stop = handle(history.stop, async ({ id, message_id, shown }, { user, now }) => {
  const ref = {
    sub: user.id,
    conversationId: id.toLowerCase(),
    messageId: message_id.toUpperCase(),
  };
  if (!(await stopTurn(ref, { at: now.getTime(), shown }))) throw new Problem('not-found');
  return { id: ref.conversationId };
});
