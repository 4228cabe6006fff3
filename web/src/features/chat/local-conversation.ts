import { createAnswerRunner } from './answer-runner.ts';
import { type ConversationPlace, createConversationStore } from './conversation-state.ts';
import { createDraftChanges } from './draft-changes.ts';
import { createInputActions } from './input-actions.ts';
import { createQuestionActions } from './question-actions.ts';
import { createStoredActions } from './stored-actions.ts';
import { createStreamingParts } from './streaming-parts.ts';

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
    ...createDraftChanges(place, store),
    /** Stops the answer: what was seen is kept, here and on the server. */
    stop: runner.stop,
    /** Ends with the session: nothing is asked and nothing is stored any more. */
    close: () => {
      store.close();
      runner.abandon();
    },
  };
};
