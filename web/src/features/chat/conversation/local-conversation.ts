import { problems } from '#shared/contract/problem.ts';
import type { FiguresToAsk } from '#web/core/ask-helper/ask-finance-link.ts';
import { createStreamingParts } from '../answer/streaming-parts.ts';
import { type AnswerRunner, createAnswerRunner } from '../question/answer-runner.ts';
import type { ConversationPlace } from './conversation-place.ts';
import { setCurrentConversation, setTyping } from './conversation-session-storage.ts';
import {
  type ConversationStore,
  createConversationStore,
  getForwardedFrom,
} from './conversation-state.ts';
import {
  type DraftChanges,
  type ForwardedFrom,
  type LocalPhoto,
  type LocalTurn,
  toUnsentQuestion,
  type UnsentQuestion,
  withChange,
} from './local-turn.ts';
import { continuationOf, questionAfter } from './next-turn.ts';
import { createSetDangerAside } from './set-danger-aside.ts';
import { createStoredActions } from './stored-conversation-actions.ts';
import { visibleTurns } from './visible-turns.ts';

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
    ...createInputActions(place, store, questions.ask),
    ...createStoredActions(place, store),
    /** Keeps what the owner made of the drafts of an answer. */
    amend: (id: string, change: DraftChanges) =>
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

/** What is asked about figures unless the owner writes something else. */
const firstQuestion = 'What do these numbers mean for me, and what should I do first?';

/** What is asked about a photo unless the owner writes something else. */
const firstPhotoQuestion = 'What do you see in this photo, and what should I do about it?';

/** What the composer and the refusal above it do: type, send, edit the last question, keep or drop a draft. */
const createInputActions = (
  place: ConversationPlace,
  { get, set }: ConversationStore,
  ask: (draft: UnsentQuestion) => boolean,
) => ({
  /** Sets the text of the input. Changing the text of a refused question dismisses the refusal. */
  type: (text: string) => {
    setTyping(place);
    set({ text, ...(get().refused?.pendingQuestion === null && { refused: null }) });
  },
  /** Puts words into the input, behind those that stand there. */
  write: (words: string) => {
    setTyping(place);
    const typed = get().text.trim();
    set({ text: typed && !typed.endsWith(words) ? `${typed} ${words}` : words });
  },
  /** Puts a question of another conversation into the input; `from` is the answer because of which it is not counted again. */
  forward: (text: string, from: ForwardedFrom | null, photo?: LocalPhoto | null) => {
    setCurrentConversation(place);
    const forwarded = from && { ...from, text };
    set({ text, forwarded, refused: null, ...(photo?.data && { photo }) });
  },
  /** Asks what is in the input; returns whether it was accepted. */
  send: () => {
    const { text, editing, figures, photo } = get();
    const forwardedFrom = getForwardedFrom(get());
    const along = { ...(figures && { figures }), ...(photo && { photo }) };
    if (!ask({ text, replaces: editing?.id ?? null, forwardedFrom, ...along })) return false;
    set({
      text: editing?.displacedText ?? '',
      editing: null,
      figures: null,
      ...(photo && { photo: null }),
      ...(!editing && { forwarded: null }),
    });
    return true;
  },
  /** Takes a calculation along with the next question; null leaves it out again. */
  attach: (figures: FiguresToAsk | null) => {
    setTyping(place);
    const isEmpty = figures !== null && get().text.trim() === '';
    set({ figures, ...(isEmpty && { text: firstQuestion }) });
  },
  /** Takes a photo along with the next question; null leaves it out again. */
  show: (photo: LocalPhoto | null) => {
    setTyping(place);
    const { text } = get();
    const isEmpty = photo !== null && text.trim() === '';
    const isOurs = photo === null && text === firstPhotoQuestion;
    set({
      photo,
      ...((isEmpty || isOurs) && { text: isEmpty ? firstPhotoQuestion : '' }),
      refused: get().refused?.pendingQuestion ? get().refused : null,
    });
  },
  /** Puts the last question into the input; the text it displaces comes back after sending or canceling. */
  edit: () => {
    const last = visibleTurns(get().turns).at(-1);
    if (!last || get().busy) return;
    set({
      editing: { id: last.id, displacedText: get().editing?.displacedText ?? get().text },
      text: last.text,
    });
  },
  cancelEdit: () => set({ text: get().editing?.displacedText ?? '', editing: null }),
  /** Keeps a draft that cannot be sent because the quota is used up. */
  keepPending: (draft: UnsentQuestion) => {
    setCurrentConversation(place);
    const message = problems['limit-reached'].title;
    set({ refused: { code: 'limit-reached', message, pendingQuestion: draft } });
  },
  dismissRefusal: () => set({ refused: null }),
});

const busyElsewhere = 'Your last question is still being answered. Send this one when it’s done.';

/** Asks questions of one conversation, for the first time or again. */
const createQuestionActions = (
  place: ConversationPlace,
  { get, set }: ConversationStore,
  runner: AnswerRunner,
) => {
  /** Asks a question and returns whether it was accepted; a prompt sent while another question is being answered is kept as a draft. */
  const ask = (draft: UnsentQuestion) => {
    const { busy, turns } = get();
    if (!draft.text.trim() && !draft.prompt) return false;
    if (busy) {
      if (draft.prompt)
        set({
          refused: { code: 'still-answering', message: busyElsewhere, pendingQuestion: draft },
        });
      return false;
    }
    const { turn, remaining } = questionAfter(turns, draft);
    setCurrentConversation(place);
    set({ turns: [...remaining, turn] });
    runner.start(turn);
    return true;
  };

  const retry = (id: string) => {
    const turn = get().turns.find((one) => one.id === id);
    if (get().busy || !turn || turn.state === 'answered') return;
    set({ turns: withChange(get().turns, id, { state: 'waiting', failure: null }) });
    runner.start(turn);
  };

  return {
    ask,
    retry,
    /** Asks the last question again; it costs one question unless the first attempt failed. */
    regenerate: () => {
      const last = visibleTurns(get().turns).at(-1);
      if (!last) return;
      if (last.state === 'failed') retry(last.id);
      else ask({ ...toUnsentQuestion(last), photo: null, replaces: last.id });
    },
    /** Asks for the rest of the last answer, which was cut; it is not counted. */
    continueAnswer: (id: string) => {
      const { busy, turns } = get();
      const turn = busy ? undefined : continuationOf(turns, id);
      if (!turn) return;
      set({ turns: [...turns, turn] });
      runner.start(turn);
    },
    /** Asks the refused question again. */
    askPending: () => {
      const { refused, busy } = get();
      if (!refused?.pendingQuestion || busy) return;
      set({ refused: null });
      ask(refused.pendingQuestion);
    },
    setAside: createSetDangerAside({ get, set }, ask),
    ...createWithdrawal({ get, set }, runner),
    ...createResumption(get, runner, retry),
    /** Asks a question of another visit under its id; one that is answered stays as it is. */
    resumeQueued: (turn: LocalTurn) => {
      const { turns, busy } = get();
      if (busy) return;
      if (!turns.some(({ id }) => id === turn.id)) {
        setCurrentConversation(place);
        set({ turns: [...turns, turn] });
      }
      retry(turn.id);
    },
  };
};

/** Takes back what waits for a connection. */
const createWithdrawal = (
  { get, set }: Pick<ConversationStore, 'get' | 'set'>,
  runner: AnswerRunner,
) => ({
  /** Takes a question that waits for a connection out of the conversation; `how` is whether its words return to the input, before what was typed since. */
  withdraw: (id: string, how: 'change' | 'drop') => {
    const { turns, busy, text } = get();
    const turn = turns.find((one) => one.id === id);
    if (!turn || busy !== id) return;
    runner.abandon();
    set({
      turns: turns.filter((one) => one !== turn),
      busy: null,
      ...(how === 'change' && {
        text: [turn.text, text.trim()].filter(Boolean).join('\n'),
        ...(turn.photo && { photo: turn.photo }),
        ...(turn.figures && { figures: turn.figures }),
      }),
    });
  },
});

/** What asks again by itself: after a reload, and when the browser is online again. */
const createResumption = (
  get: ConversationStore['get'],
  runner: AnswerRunner,
  retry: (id: string) => void,
) => ({
  /** Resumes a question that a reload interrupted. */
  resume: () => {
    const open = get().turns.find(({ state }) => state === 'waiting');
    if (open && !get().busy) runner.start(open);
  },
  /** Retries the question that failed while the browser was offline. */
  backOnline: () => {
    const last = get().turns.findLast(({ failure }) => failure?.isOffline);
    if (last) retry(last.id);
  },
});
