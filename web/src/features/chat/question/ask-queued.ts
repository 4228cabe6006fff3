import { Problem } from '#shared/contract/problem.ts';
import { whenOnline } from '#web/core/lost-requests.ts';
import { withLock } from '#web/core/with-lock.ts';
import type { ConversationPlace } from '../conversation/conversation-state.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { askUntilAnswered } from './ask.ts';
import { dequeue, enqueue, lockOf } from './outbox.ts';

type Asked = Parameters<typeof askUntilAnswered>;

const askWhenOnline = async (...[question, options]: Asked) => {
  for (;;) {
    if (!navigator.onLine) await whenOnline(options.signal);
    try {
      return await askUntilAnswered(question, options);
    } catch (error) {
      if (navigator.onLine || !(error instanceof TypeError)) throw error;
    }
  }
};

/** The server was not reached, or wants the owner to sign in again: the question is asked once more under its id. */
const isStillOpen = (error: unknown) =>
  error instanceof TypeError || (error instanceof Problem && error.code === 'signed-out');

/**
 * Asks until there is an answer, and waits as long as the browser is offline. Meanwhile the question stays on this
 * device, so that a later visit asks it if this tab is closed; one tab asks it at a time.
 */
export const askQueued = async (
  place: ConversationPlace,
  turn: LocalTurn,
  ...[question, options]: Asked
) => {
  enqueue(place, turn);
  try {
    const answer = await withLock(lockOf(turn.id), () => askWhenOnline(question, options));
    dequeue(turn.id);
    return answer;
  } catch (error) {
    if (options.signal.aborted || !isStillOpen(error)) dequeue(turn.id);
    throw error;
  }
};
