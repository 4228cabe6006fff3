import type { Problem } from '#shared/contract/problem.ts';
import { setQuota } from '#web/account.ts';
import { queryClient } from '#web/query-client.ts';
import { expire } from '#web/session.ts';
import { type Answer, askUntilAnswered } from './ask.ts';
import type { ConversationPlace, ConversationStore } from './conversation-state.ts';
import { failureOf, isRefusal, refusalText } from './failure.ts';
import { answeredTurn, draftOf, type LocalTurn, withChange } from './local-turn.ts';
import type { StreamingText } from './streaming-text.ts';

/** Sees one question of a conversation through: to its answer, its failure, or its way back into the input. */
export const createAnswerRunner = (
  place: ConversationPlace,
  { get, set }: ConversationStore,
  live: StreamingText,
) => {
  let abort = new AbortController();

  const start = (turn: LocalTurn) => {
    abort = new AbortController();
    void run(turn, abort.signal);
  };

  const run = async (turn: LocalTurn, signal: AbortSignal) => {
    let tries = 0;
    // Words that have arrived stay on screen until an attempt brings its own.
    live.restart(turn.content);
    set({ busy: turn.id, refused: null });
    try {
      const done = await askUntilAnswered(questionOf(turn, place), {
        signal,
        onTry: () => {
          tries += 1;
        },
        onStart: live.restart,
        onText: live.add,
      });
      if (!signal.aborted) complete(turn, done);
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error)) refuse(turn, error);
      else
        set({
          turns: withChange(get().turns, turn.id, {
            state: 'failed',
            failure: failureOf(error, { helperId: place.helperId, tries }),
          }),
          busy: null,
        });
    }
  };

  const complete = ({ id, replaces }: LocalTurn, { turn, quota, saved }: Answer) => {
    setQuota(quota);
    const turns = get().turns.filter((one) => one.id !== replaces);
    set({ turns: withChange(turns, id, answeredTurn(turn)), busy: null, saved });
    if (saved) void queryClient.invalidateQueries({ queryKey: ['chats'] });
    if (turn.facts.length + turn.decisions.length > 0)
      void queryClient.invalidateQueries({ queryKey: ['memory'] });
  };

  /** Nothing was asked, so the question leaves the conversation and its words go back to where they came from. */
  const refuse = (turn: LocalTurn, problem: Problem) => {
    if (problem.code === 'signed-out') {
      // It stays as it is, to be asked under the same id when the owner is back.
      set({ busy: null });
      void expire();
      return;
    }
    const { turns, text } = get();
    const replaced = turns.find(({ id }) => id === turn.replaces);
    const isAgain = replaced !== undefined && sameWords(replaced, turn);
    const isTyped = !turn.prompt && !isAgain;
    const goesBack = isTyped && text === '';
    set({
      turns: turns.filter(({ id }) => id !== turn.id),
      busy: null,
      refused: {
        code: problem.code,
        message: refusalText(problem),
        held: isAgain || goesBack ? null : draftOf(turn),
      },
      ...(goesBack && {
        text: turn.text,
        editing: replaced ? { id: replaced.id, aside: '' } : null,
      }),
    });
    void queryClient.invalidateQueries({ queryKey: ['account'] });
  };

  return {
    start,
    stop: () => {
      const { busy, turns } = get();
      if (!busy) return;
      abort.abort();
      const content = live.whole();
      set({ turns: withChange(turns, busy, { state: 'stopped', content }), busy: null });
    },
    /** Lets go without a word; the question is still open. */
    abandon: () => abort.abort(),
  };
};

const questionOf = ({ id, text, prompt, replaces }: LocalTurn, place: ConversationPlace) => ({
  message_id: id,
  chat_id: place.conversationId,
  business_id: place.businessId,
  helper_id: place.helperId,
  ...(text && { text }),
  ...(prompt && { prompt }),
  ...(replaces && { replaces }),
});

const sameWords = (one: LocalTurn, other: LocalTurn) =>
  one.text === other.text && JSON.stringify(one.prompt) === JSON.stringify(other.prompt);
