import { decodeTime, ulid } from 'ulid';
import { serverNow } from '#web/core/server-clock.ts';
import type { ConversationPlace, ConversationStore } from '../conversation/conversation-state.ts';
import {
  type Draft,
  draftOf,
  type LocalTurn,
  newTurn,
  visibleTurns,
  withChange,
} from '../conversation/local-turn.ts';
import type { AnswerRunner } from './answer-runner.ts';
import { setCurrent } from './session-storage.ts';

const busyElsewhere = 'Your last question is still being answered. Send this one when it’s done.';

export type QuestionActions = ReturnType<typeof createQuestionActions>;

/** Asks questions of one conversation, for the first time or again. */
export const createQuestionActions = (
  place: ConversationPlace,
  { get, set }: ConversationStore,
  runner: AnswerRunner,
) => {
  /** Asks a question and returns whether it was accepted; a prompt sent while another question is being answered is kept as a draft. */
  const ask = (draft: Draft) => {
    const { busy, turns } = get();
    if (!draft.text.trim() && !draft.prompt) return false;
    if (busy) {
      if (draft.prompt)
        set({ refused: { code: 'still-answering', message: busyElsewhere, held: draft } });
      return false;
    }
    const { turn, remaining } = questionAfter(turns, draft);
    setCurrent(place);
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
      else ask({ ...draftOf(last), photo: null, replaces: last.id });
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
    askHeld: () => {
      const { refused, busy } = get();
      if (!refused?.held || busy) return;
      set({ refused: null });
      ask(refused.held);
    },
    ...createResumption(get, runner, retry),
    /** Asks a question of another visit under its id; one that is answered stays as it is. */
    takeBack: (turn: LocalTurn) => {
      const { turns, busy } = get();
      if (busy) return;
      if (!turns.some(({ id }) => id === turn.id)) {
        setCurrent(place);
        set({ turns: [...turns, turn] });
      }
      retry(turn.id);
    },
  };
};

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

/** Ids sort in the order of the questions, even when this device's clock is set back. */
const newId = (turns: readonly LocalTurn[], now: Date) => {
  const last = turns.at(-1);
  return ulid(Math.max(now.getTime(), last ? decodeTime(last.id) + 1 : 0));
};

/** The turn of a new question, and the turns that stay before it. */
const questionAfter = (turns: readonly LocalTurn[], draft: Draft) => {
  const now = serverNow();
  const { replaces, remaining } = replacementIn(turns, draft);
  const text = draft.text.trim();
  return { turn: newTurn(newId(turns, now), { ...draft, text, replaces }, now), remaining };
};

/** The turn that asks for the rest of an answer, or nothing unless that answer is the last one and was cut. */
const continuationOf = (turns: readonly LocalTurn[], id: string): LocalTurn | undefined => {
  const cut = visibleTurns(turns).at(-1);
  if (cut?.id !== id || cut.cut !== 'continue') return undefined;
  const now = serverNow();
  const turn = newTurn(newId(turns, now), { ...draftOf(cut), replaces: id }, now);
  return { ...turn, content: cut.content, parts: cut.parts, continues: true };
};

/** The turn a new question replaces, and the turns that stay before it. */
const replacementIn = (turns: readonly LocalTurn[], draft: Draft) => {
  // A question without an answer may not be stored, so the new one replaces what that question was to replace.
  const target = turns.find(({ id }) => id === draft.replaces);
  const root = target?.state === 'answered' ? null : target?.replaces;
  const dropsTarget = target?.state === 'failed' || Boolean(root);
  return {
    replaces: root ?? draft.replaces ?? null,
    remaining: turns.filter((one) => !dropsTarget || one !== target),
  };
};
