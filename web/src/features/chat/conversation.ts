import { decodeTime, ulid } from 'ulid';
import { Problem, problems } from '#shared/contract/problem.ts';
import type { Feedback } from '#shared/domain/chat.ts';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { serverNow } from '#web/server-clock.ts';
import { createAnswering } from './answer-runner.ts';
import { createStore, type Place } from './conversation-state.ts';
import { asked, type Draft, draftOf, merged, patched, type Stored, visible } from './local-turn.ts';
import { createLiveText } from './streaming-text.ts';
import { setCurrent } from './session-storage.ts';

export type Conversation = ReturnType<typeof createConversation>;

/** The turns of a conversation as the server has them. */
export const storedKey = (chatId: string) => ['chat', chatId] as const;

const leavingMs = 500;
const limitWords = problems['limit-reached'].title;
const busyElsewhere = 'Your last question is still being answered. Send this one when it is done.';

/** One conversation of this tab. It lives outside the pages, so an answer goes on arriving while another page is open. */
export const createConversation = (place: Place) => {
  const store = createStore(place);
  const { get, set } = store;
  const live = createLiveText();
  const answering = createAnswering(place, store, live);
  const find = (id: string | null | undefined) => get().exchanges.find((one) => one.id === id);

  /** Ids sort like the questions, whatever this device's clock does meanwhile. */
  const newId = (now: Date) => {
    const last = get().exchanges.at(-1);
    return ulid(Math.max(now.getTime(), last ? decodeTime(last.id) + 1 : 0));
  };

  /** Asks a question and answers whether it was taken; while another one is being answered a prompt is held. */
  const ask = (draft: Draft) => {
    const { busy, exchanges } = get();
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
    const exchange = asked(newId(now), { ...draft, text: draft.text.trim(), replaces }, now);
    setCurrent(place);
    set({ exchanges: [...exchanges.filter((one) => !isGone || one !== target), exchange] });
    answering.start(exchange);
    return true;
  };

  const retry = (id: string) => {
    const exchange = find(id);
    if (get().busy || !exchange || exchange.state === 'answered') return;
    set({ exchanges: patched(get().exchanges, id, { state: 'waiting', failure: null }) });
    answering.start(exchange);
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
      const last = visible(get().exchanges).at(-1);
      if (!last || get().busy) return;
      set({ editing: { id: last.id, aside: get().editing?.aside ?? get().text }, text: last.text });
    },
    cancelEdit: () => set({ text: get().editing?.aside ?? '', editing: null }),
    /** Asks the last question once more; it costs one question unless the first try failed. */
    regenerate: () => {
      const last = visible(get().exchanges).at(-1);
      if (!last) return;
      if (last.state === 'failed') retry(last.id);
      else ask({ ...draftOf(last), replaces: last.id });
    },
    /** Keeps a question that cannot be asked while no questions are left. */
    hold: (draft: Draft) => {
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
        await queryClient.cancelQueries({ queryKey: storedKey(place.chatId) });
        await api.history.clear({ id: place.chatId });
        queryClient.removeQueries({ queryKey: storedKey(place.chatId) });
        void queryClient.invalidateQueries({ queryKey: ['chats'] });
      }
      set({ exchanges: [], refused: null, editing: null });
    },
    /** Keeps what the owner thinks of an answer; where the server has let go of the answer, this tab remembers it. */
    rate: async (id: string, feedback: Feedback) => {
      const before = find(id)?.feedback ?? null;
      const show = (now: Feedback | null) =>
        set({ exchanges: patched(get().exchanges, id, { feedback: now }) });
      show(feedback);
      try {
        await api.history.rate({ id: place.chatId, message_id: id, ...feedback });
      } catch (error) {
        if (error instanceof Problem && error.code === 'not-found') return;
        // A page that is being left aborts its requests, and is gone by then: the rating has most likely arrived.
        await new Promise((resolve) => setTimeout(resolve, leavingMs));
        show(before);
        throw error;
      }
    },
    /** Takes over what the server has stored. */
    load: (stored: Stored) => {
      setCurrent(place);
      set({ exchanges: merged(stored, get().exchanges), saved: true });
    },
    /** Goes on with a question that a reload interrupted. */
    resume: () => {
      const open = get().exchanges.find(({ state }) => state === 'waiting');
      if (open && !get().busy) answering.start(open);
    },
    /** The connection is back: the question that failed for want of it is asked again. */
    backOnline: () => {
      const last = get().exchanges.findLast(({ failure }) => failure?.isOffline);
      if (last) retry(last.id);
    },
    /** The session is over: nothing is asked and nothing is written down any more. */
    close: () => {
      store.close();
      answering.abandon();
    },
  };
};
