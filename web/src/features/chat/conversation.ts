import { ulid } from 'ulid';
import { Problem } from '#shared/contract/problem.ts';
import type { Feedback } from '#shared/domain/chat.ts';
import type { HelperId } from '#shared/domain/helpers.ts';
import { takeQuota } from '#web/account.ts';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { serverNow } from '#web/server-clock.ts';
import { askUntilAnswered } from './ask.ts';
import { answered, asked, type Draft, type Exchange, merged, patched } from './exchange.ts';
import { failureOf, isConnectionTrouble } from './failure.ts';
import { createLiveText } from './live-text.ts';
import { keep, kept } from './tab-memory.ts';

export type Place = {
  readonly chatId: string;
  readonly businessId: string;
  /** null is the general assistant. */
  readonly helperId: HelperId | null;
};

export type ConversationState = {
  readonly exchanges: readonly Exchange[];
  /** The question that is being answered, if any. */
  readonly busy: string | null;
  /** Why the last question was refused before anything was asked: the page shows it and gives the words back. */
  readonly refused: { code: Problem['code']; message: string; draft: Draft } | null;
  /** Whether the server keeps this conversation. */
  readonly saved: boolean;
};

export type Conversation = ReturnType<typeof createConversation>;

/** Refusals that leave no trace in the conversation: nothing was asked, so the words go back into the input. */
const refusals: readonly Problem['code'][] = [
  'limit-reached',
  'too-fast',
  'helper-locked',
  'previewing',
];

/** One conversation of this tab. It lives outside the pages, so an answer goes on arriving while another page is open. */
export const createConversation = (place: Place) => {
  let state: ConversationState = {
    exchanges: kept(place.chatId),
    busy: null,
    refused: null,
    saved: false,
  };
  const live = createLiveText();
  const listeners = new Set<() => void>();
  let abort = new AbortController();

  const set = (change: Partial<ConversationState>) => {
    state = { ...state, ...change };
    keep(place, state.exchanges);
    for (const listener of listeners) listener();
  };
  const patch = (id: string, change: Partial<Exchange>) =>
    set({ exchanges: patched(state.exchanges, id, change) });
  const drop = (id: string) => state.exchanges.filter((exchange) => exchange.id !== id);

  const answer = async (exchange: Exchange) => {
    const { id, text, prompt, replaces } = exchange;
    abort = new AbortController();
    const { signal } = abort;
    set({ busy: id, refused: null });
    try {
      const done = await askUntilAnswered(
        {
          message_id: id,
          chat_id: place.chatId,
          business_id: place.businessId,
          helper_id: place.helperId,
          ...(text && { text }),
          ...(prompt && { prompt }),
          ...(replaces && { replaces }),
        },
        { signal, onText: live.add, onStart: live.reset },
      );
      takeQuota(done.quota);
      set({
        exchanges: patched(state.exchanges, id, answered(done.turn)),
        busy: null,
        saved: done.saved,
      });
      if (done.saved) void queryClient.invalidateQueries({ queryKey: ['chats'] });
      if (done.facts.length + done.decisions.length > 0)
        void queryClient.invalidateQueries({ queryKey: ['memory'] });
    } catch (error) {
      if (signal.aborted) return;
      fail(exchange, error);
    }
  };

  const fail = (exchange: Exchange, error: unknown) => {
    if (error instanceof Problem && refusals.includes(error.code)) {
      const { text, prompt, title, replaces } = exchange;
      const draft: Draft = {
        text,
        ...(prompt && { prompt }),
        ...(title && { title }),
        ...(replaces && { replaces }),
      };
      set({
        exchanges: drop(exchange.id),
        busy: null,
        refused: { code: error.code, message: error.message, draft },
      });
      void queryClient.invalidateQueries({ queryKey: ['account'] });
      return;
    }
    const failure = failureOf(error, place.helperId);
    set({
      exchanges: patched(state.exchanges, exchange.id, { state: 'failed', failure }),
      busy: null,
    });
    if (isConnectionTrouble(error))
      addEventListener('online', () => retry(exchange.id), { once: true });
  };

  /** Asks a question; does nothing while another one is being answered. */
  const ask = (draft: Draft) => {
    if (state.busy || (!draft.text.trim() && !draft.prompt && !draft.replaces)) return;
    const now = serverNow();
    const exchange = asked(ulid(now.getTime()), { ...draft, text: draft.text.trim() }, now);
    const before = draft.replaces ? drop(draft.replaces) : state.exchanges;
    set({ exchanges: [...before.filter(({ state: is }) => is !== 'failed'), exchange] });
    void answer(exchange);
  };

  const retry = (id: string) => {
    const exchange = state.exchanges.find((one) => one.id === id);
    if (state.busy || !exchange || exchange.state === 'answered') return;
    patch(id, { state: 'waiting', failure: null });
    void answer(exchange);
  };

  return {
    place,
    live,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    ask,
    retry,
    /** Stops waiting and keeps what has arrived on screen; the server finishes the answer all the same. */
    stop: () => {
      const id = state.busy;
      if (!id) return;
      abort.abort();
      set({
        exchanges: patched(state.exchanges, id, { state: 'stopped', content: live.whole() }),
        busy: null,
      });
    },
    /** Asks the last question once more; it costs one question. */
    regenerate: () => {
      const last = state.exchanges.at(-1);
      if (!last || state.busy) return;
      const { id, text, prompt, title } = last;
      ask({ text, ...(prompt && { prompt }), ...(title && { title }), replaces: id });
    },
    dismissRefusal: () => set({ refused: null }),
    /** Empties the conversation here, and on the server where it is kept. Rejects when the server could not. */
    clear: async () => {
      if (state.saved) await api.history.clear({ id: place.chatId });
      set({ exchanges: [], refused: null });
    },
    rate: async (id: string, feedback: Feedback) => {
      const before = state.exchanges.find((exchange) => exchange.id === id)?.feedback ?? null;
      patch(id, { feedback });
      try {
        if (state.saved) await api.history.rate({ id: place.chatId, message_id: id, ...feedback });
      } catch (error) {
        patch(id, { feedback: before });
        throw error;
      }
    },
    /** Takes over what the server has stored. */
    load: (stored: readonly Exchange[]) =>
      set({ exchanges: merged(stored, state.exchanges), saved: true }),
    /** Goes on with a question that a reload interrupted. */
    resume: () => {
      const open = state.exchanges.find(({ state: is }) => is === 'waiting');
      if (open && !state.busy) void answer(open);
    },
  };
};
