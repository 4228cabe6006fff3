import { Problem } from '#shared/contract/problem.ts';
import { whenOnline } from '#web/core/online/when-online.ts';
import { withTabLock } from '#web/core/with-tab-lock.ts';
import { outboxOf } from '#web/offline/outbox.ts';
import type { ConversationPlace } from '../conversation/conversation-place.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { toQuestion } from '../conversation/turn-as-question.ts';
import { type AskOptions, askUntilAnswered, type Question } from './ask-until-answered.ts';

const askWhenOnline = async (question: Question, options: AskOptions) => {
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

/** The questions without an answer, by business, in the order they were asked. */
export const queuedQuestions = outboxOf<{
  readonly id: string;
  readonly place: ConversationPlace;
  readonly turn: LocalTurn;
}>('question');

/** The lock that the tab holds in which a question waits for its answer. */
export const questionLock = (id: string) => `question ${id}`;

/**
 * Asks until there is an answer, and waits as long as the browser is offline. Meanwhile the question stays on this
 * device, so that a later visit asks it if this tab is closed; one tab asks it at a time.
 */
export const askQueued = async (place: ConversationPlace, turn: LocalTurn, options: AskOptions) => {
  const { id } = turn;
  const dequeue = () => queuedQuestions.dequeue(place.businessId, id);
  queuedQuestions.enqueue(place.businessId, { id, place, turn });
  try {
    const question = toQuestion(turn, place);
    const answer = await withTabLock(questionLock(id), () => askWhenOnline(question, options));
    dequeue();
    return answer;
  } catch (error) {
    if (options.signal.aborted || !isStillOpen(error)) dequeue();
    throw error;
  }
};
