import { decodeTime, ulid } from 'ulid';
import { Problem, problems } from '#shared/contract/problem.ts';
import type { Feedback } from '#shared/domain/chat.ts';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { serverNow } from '#web/server-clock.ts';
import { createAnswerRunner } from './answer-runner.ts';
import { type ConversationPlace, createConversationStore } from './conversation-state.ts';
import {
  type Draft,
  draftOf,
  mergeStored,
  newTurn,
  type StoredTurns,
  visibleTurns,
  withChange,
} from './local-turn.ts';
import { setCurrent } from './session-storage.ts';
import { createStreamingText } from './streaming-text.ts';

export type LocalConversation = ReturnType<typeof createLocalConversation>;

/** The turns of a conversation as the server has them. */
export const storedKey = (conversationId: string) => ['chat', conversationId] as const;

const leavingMs = 500;
const limitWords = problems['limit-reached'].title;
const busyElsewhere = 'Your last question is still being answered. Send this one when it is done.';

/** One conversation of this tab. It lives outside the pages, so an answer goes on arriving while another page is open. */
export const createLocalConversation = (place: ConversationPlace) => {
  const store = createConversationStore(place);
  const { get, set } = store;
  const live = createStreamingText();
  const answering = createAnswerRunner(place, store, live);
  const find = (id: string | null | undefined) => get().turns.find((one) => one.id === id);

  /** Ids sort like the questions, whatever this device's clock does meanwhile. */
  const newId = (now: Date) => {
    const last = get().turns.at(-1);
    return ulid(Math.max(now.getTime(), last ? decodeTime(last.id) + 1 : 0));
  };

  /** Asks a question and answers whether it was taken; while another one is being answered a prompt is held. */
  const ask = (draft: Draft) => {
    const { busy, turns } = get();
    if (!draft.text.trim() && !draft.prompt) return false;
    if (busy) {
      if (draft.prompt)
        set({ refused: { code: 'still-answering', message: busyElsewhere, held: draft } });
      return false;
    }
    const now = serverNow();
    // A question without an answer may not be stored, so what it was to replace is what the new one replaces.
    const target = find(draft.replaces);
    const root = target?.state === 'answered' ? null : target?.replaces;
    const isGone = target?.state === 'failed' || Boolean(root);
    const replaces = root ?? draft.replaces ?? null;
    const turn = newTurn(newId(now), { ...draft, text: draft.text.trim(), replaces }, now);
    setCurrent(place);
    set({ turns: [...turns.filter((one) => !isGone || one !== target), turn] });
    answering.start(turn);
    return true;
  };

  const retry = (id: string) => {
    const turn = find(id);
    if (get().busy || !turn || turn.state === 'answered') return;
    set({ turns: withChange(get().turns, id, { state: 'waiting', failure: null }) });
    answering.start(turn);
  };

  return {
    place,
    live,
    state: get,
    subscribe: store.subscribe,
    ask,
    retry,
    /** Writes into the input. Once the words of a refused question are changed, the refusal is history. */
    type: (text: string) => {
      setCurrent(place);
      set({ text, ...(get().refused?.held === null && { refused: null }) });
    },
    /** Asks what stands in the input. */
    send: () => {
      const { text, editing } = get();
      if (!ask({ text, replaces: editing?.id ?? null })) return false;
      set({ text: editing?.aside ?? '', editing: null });
      return true;
    },
    /** Stops waiting and keeps what has arrived on screen; the server finishes the answer all the same. */
    stop: answering.stop,
    /** Puts the last question into the input; what stood there comes back afterwards. */
    edit: () => {
      const last = visibleTurns(get().turns).at(-1);
      if (!last || get().busy) return;
      set({ editing: { id: last.id, aside: get().editing?.aside ?? get().text }, text: last.text });
    },
    cancelEdit: () => set({ text: get().editing?.aside ?? '', editing: null }),
    /** Asks the last question once more; it costs one question unless the first try failed. */
    regenerate: () => {
      const last = visibleTurns(get().turns).at(-1);
      if (!last) return;
      if (last.state === 'failed') retry(last.id);
      else ask({ ...draftOf(last), replaces: last.id });
    },
    /** Keeps a question that cannot be asked while no questions are left. */
    holdBack: (draft: Draft) => {
      setCurrent(place);
      set({ refused: { code: 'limit-reached', message: limitWords, held: draft } });
    },
    /** Asks what was refused once more. */
    askHeld: () => {
      const held = get().refused?.held;
      if (!held || get().busy) return;
      set({ refused: null });
      ask(held);
    },
    dismissRefusal: () => set({ refused: null }),
    /** Empties the conversation here, and on the server where it is kept. Rejects when the server could not. */
    clear: async () => {
      if (get().saved) {
        await queryClient.cancelQueries({ queryKey: storedKey(place.conversationId) });
        await api.history.clear({ id: place.conversationId });
        queryClient.removeQueries({ queryKey: storedKey(place.conversationId) });
        void queryClient.invalidateQueries({ queryKey: ['chats'] });
      }
      set({ turns: [], refused: null, editing: null });
    },
    /** Keeps what the owner thinks of an answer; where the server has let go of the answer, this tab remembers it. */
    rate: async (id: string, feedback: Feedback) => {
      const before = find(id)?.feedback ?? null;
      const show = (now: Feedback | null) =>
        set({ turns: withChange(get().turns, id, { feedback: now }) });
      show(feedback);
      try {
        await api.history.rate({ id: place.conversationId, message_id: id, ...feedback });
      } catch (error) {
        if (error instanceof Problem && error.code === 'not-found') return;
        // A page that is being left aborts its requests, and is gone by then: the rating has most likely arrived.
        await new Promise((resolve) => setTimeout(resolve, leavingMs));
        show(before);
        throw error;
      }
    },
    /** Takes over what the server has stored. */
    load: (stored: StoredTurns) => {
      setCurrent(place);
      set({ turns: mergeStored(stored, get().turns), saved: true });
    },
    /** Goes on with a question that a reload interrupted. */
    resume: () => {
      const open = get().turns.find(({ state }) => state === 'waiting');
      if (open && !get().busy) answering.start(open);
    },
    /** The connection is back: the question that failed for want of it is asked again. */
    backOnline: () => {
      const last = get().turns.findLast(({ failure }) => failure?.isOffline);
      if (last) retry(last.id);
    },
    /** The session is over: nothing is asked and nothing is written down any more. */
    close: () => {
      store.close();
      answering.abandon();
    },
  };
};
