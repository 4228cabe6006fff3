import type { Problem } from '#shared/contract/problem.ts';
import { takeQuota } from '#web/account.ts';
import { queryClient } from '#web/query-client.ts';
import { expire } from '#web/session.ts';
import { type Answer, askUntilAnswered } from './ask.ts';
import type { Place, Store } from './conversation-state.ts';
import { answered, draftOf, type Exchange, patched } from './local-turn.ts';
import { failureOf, isRefusal, refusalText } from './failure.ts';
import type { LiveText } from './streaming-text.ts';

/** Sees one question of a conversation through: to its answer, its failure, or its way back into the input. */
export const createAnswering = (place: Place, { get, set }: Store, live: LiveText) => {
  let abort = new AbortController();

  const start = (exchange: Exchange) => {
    abort = new AbortController();
    void see(exchange, abort.signal);
  };

  const see = async (exchange: Exchange, signal: AbortSignal) => {
    let tries = 0;
    // Words that have arrived stay on screen until an attempt brings its own.
    live.restart(exchange.content);
    set({ busy: exchange.id, refused: null });
    try {
      const done = await askUntilAnswered(questionOf(exchange, place), {
        signal,
        onTry: () => {
          tries += 1;
        },
        onStart: live.restart,
        onText: live.add,
      });
      if (!signal.aborted) take(exchange, done);
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error)) refuse(exchange, error);
      else
        set({
          exchanges: patched(get().exchanges, exchange.id, {
            state: 'failed',
            failure: failureOf(error, { helperId: place.helperId, tries }),
          }),
          busy: null,
        });
    }
  };

  const take = ({ id, replaces }: Exchange, { turn, quota, saved, facts, decisions }: Answer) => {
    takeQuota(quota);
    const exchanges = get().exchanges.filter((one) => one.id !== replaces);
    set({ exchanges: patched(exchanges, id, answered(turn)), busy: null, saved });
    if (saved) void queryClient.invalidateQueries({ queryKey: ['chats'] });
    if (facts.length + decisions.length > 0)
      void queryClient.invalidateQueries({ queryKey: ['memory'] });
  };

  /** Nothing was asked, so the question leaves the conversation and its words go back to where they came from. */
  const refuse = (exchange: Exchange, problem: Problem) => {
    if (problem.code === 'signed-out') {
      // It stays as it is, to be asked under the same id when the owner is back.
      set({ busy: null });
      void expire();
      return;
    }
    const { exchanges, text } = get();
    const replaced = exchanges.find(({ id }) => id === exchange.replaces);
    const isAgain = replaced !== undefined && sameWords(replaced, exchange);
    const isTyped = !exchange.prompt && !isAgain;
    const goesBack = isTyped && text === '';
    set({
      exchanges: exchanges.filter(({ id }) => id !== exchange.id),
      busy: null,
      refused: {
        code: problem.code,
        message: refusalText(problem),
        held: isAgain || goesBack ? null : draftOf(exchange),
      },
      ...(goesBack && {
        text: exchange.text,
        editing: replaced ? { id: replaced.id, aside: '' } : null,
      }),
    });
    void queryClient.invalidateQueries({ queryKey: ['account'] });
  };

  return {
    start,
    stop: () => {
      const { busy, exchanges } = get();
      if (!busy) return;
      abort.abort();
      const content = live.whole();
      set({ exchanges: patched(exchanges, busy, { state: 'stopped', content }), busy: null });
    },
    /** Lets go without a word; the question is still open. */
    abandon: () => abort.abort(),
  };
};

const questionOf = ({ id, text, prompt, replaces }: Exchange, place: Place) => ({
  message_id: id,
  chat_id: place.chatId,
  business_id: place.businessId,
  helper_id: place.helperId,
  ...(text && { text }),
  ...(prompt && { prompt }),
  ...(replaces && { replaces }),
});

const sameWords = (one: Exchange, other: Exchange) =>
  one.text === other.text && JSON.stringify(one.prompt) === JSON.stringify(other.prompt);
