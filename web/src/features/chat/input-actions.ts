import { problems } from '#shared/contract/problem.ts';
import {
  type ConversationPlace,
  type ConversationStore,
  takenFromOf,
} from './conversation-state.ts';
import { type Draft, type TakenFrom, visibleTurns } from './local-turn.ts';
import type { QuestionActions } from './question-actions.ts';
import { setCurrent } from './session-storage.ts';

const limitReached = problems['limit-reached'].title;

/** What the composer and the refusal above it do: type, send, edit the last question, keep or drop a draft. */
export const createInputActions = (
  place: ConversationPlace,
  { get, set }: ConversationStore,
  { ask }: Pick<QuestionActions, 'ask'>,
) => ({
  /** Sets the text of the input. Changing the text of a refused question dismisses the refusal. */
  type: (text: string) => {
    setCurrent(place);
    set({ text, ...(get().refused?.held === null && { refused: null }) });
  },
  /** Puts a question of another conversation into the input. */
  carry: (text: string, from: TakenFrom) => {
    setCurrent(place);
    set({ text, carried: { ...from, text }, refused: null });
  },
  /** Asks what is in the input; returns whether it was accepted. */
  send: () => {
    const { text, editing } = get();
    const takenFrom = takenFromOf(get());
    if (!ask({ text, replaces: editing?.id ?? null, takenFrom })) return false;
    set({ text: editing?.aside ?? '', editing: null, ...(!editing && { carried: null }) });
    return true;
  },
  /** Puts the last question into the input; the text it displaces comes back after sending or canceling. */
  edit: () => {
    const last = visibleTurns(get().turns).at(-1);
    if (!last || get().busy) return;
    set({ editing: { id: last.id, aside: get().editing?.aside ?? get().text }, text: last.text });
  },
  cancelEdit: () => set({ text: get().editing?.aside ?? '', editing: null }),
  /** Keeps a draft that cannot be sent because the quota is used up. */
  holdBack: (draft: Draft) => {
    setCurrent(place);
    set({ refused: { code: 'limit-reached', message: limitReached, held: draft } });
  },
  dismissRefusal: () => set({ refused: null }),
});
