import { problems } from '#shared/contract/problem.ts';
import type { FiguresToAsk } from '#web/core/figures-to-ask.ts';
import {
  type ConversationPlace,
  type ConversationStore,
  takenFromOf,
} from '../conversation/conversation-state.ts';
import {
  type Draft,
  type LocalPhoto,
  type TakenFrom,
  visibleTurns,
} from '../conversation/local-turn.ts';
import type { QuestionActions } from './question-actions.ts';
import { setCurrent } from './session-storage.ts';

/** What is asked about figures unless the owner writes something else. */
const firstQuestion = 'What do these numbers mean for me, and what should I do first?';

/** What is asked about a photo unless the owner writes something else. */
const firstPhotoQuestion = 'What do you see in this photo, and what should I do about it?';

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
  /** Puts words into the input, behind those that stand there. */
  write: (words: string) => {
    setCurrent(place);
    const typed = get().text.trim();
    set({ text: typed && !typed.endsWith(words) ? `${typed} ${words}` : words });
  },
  /** Puts a question of another conversation into the input. */
  carry: (text: string, from: TakenFrom, photo?: LocalPhoto | null) => {
    setCurrent(place);
    set({ text, carried: { ...from, text }, refused: null, ...(photo?.data && { photo }) });
  },
  /** Asks what is in the input; returns whether it was accepted. */
  send: () => {
    const { text, editing, figures, photo } = get();
    const takenFrom = takenFromOf(get());
    const along = { ...(figures && { figures }), ...(photo && { photo }) };
    if (!ask({ text, replaces: editing?.id ?? null, takenFrom, ...along })) return false;
    set({
      text: editing?.aside ?? '',
      editing: null,
      figures: null,
      ...(photo && { photo: null }),
      ...(!editing && { carried: null }),
    });
    return true;
  },
  /** Takes a calculation along with the next question; null leaves it out again. */
  attach: (figures: FiguresToAsk | null) => {
    setCurrent(place);
    const isEmpty = figures !== null && get().text.trim() === '';
    set({ figures, ...(isEmpty && { text: firstQuestion }) });
  },
  /** Takes a photo along with the next question; null leaves it out again. */
  show: (photo: LocalPhoto | null) => {
    setCurrent(place);
    const { text } = get();
    const isEmpty = photo !== null && text.trim() === '';
    const isOurs = photo === null && text === firstPhotoQuestion;
    set({
      photo,
      ...((isEmpty || isOurs) && { text: isEmpty ? firstPhotoQuestion : '' }),
      refused: get().refused?.held ? get().refused : null,
    });
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
