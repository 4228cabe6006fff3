import { createStreamingParts } from '../answer/streaming-parts.ts';
import { createAnswerRunner } from '../question/answer-runner.ts';
import { createInputActions } from '../question/input-actions.ts';
import { createQuestionActions } from '../question/question-actions.ts';
import { type ConversationPlace, createConversationStore } from './conversation-state.ts';
import { type LocalTurn, withChange } from './local-turn.ts';
import { createStoredActions } from './stored-actions.ts';

export type LocalConversation = ReturnType<typeof createLocalConversation>;

/** One conversation of this tab. It outlives the pages, so an answer goes on arriving while another page is open. */
export const createLocalConversation = (place: ConversationPlace) => {
  const store = createConversationStore(place);
  const live = createStreamingParts();
  const runner = createAnswerRunner(place, store, live);
  const questions = createQuestionActions(place, store, runner);
  return {
    place,
    live,
    state: store.get,
    subscribe: store.subscribe,
    ...questions,
    ...createInputActions(place, store, questions),
    ...createStoredActions(place, store),
    /** Keeps what the owner made of the drafts of an answer. */
    amend: (id: string, change: Pick<LocalTurn, 'drafts' | 'places' | 'hasUnsavedPlaces'>) =>
      store.set({ turns: withChange(store.get().turns, id, change) }),
    /** Stops the answer: what was seen is kept, here and on the server. */
    stop: runner.stop,
    /** Ends with the session: nothing is asked and nothing is stored any more. */
    close: () => {
      store.close();
      runner.abandon();
    },
  };
};
