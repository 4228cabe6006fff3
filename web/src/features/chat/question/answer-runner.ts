import type { Problem } from '#shared/contract/problem.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { longTextOf } from '#shared/domain/chat/answer-parts/part-events.ts';
import type { CalculationResult } from '#shared/domain/numbers/calculations/calculation-schemas.ts';
import { setQuota } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { endSessionOnError } from '#web/core/auth/end-session-on-error.ts';
import { whenOnline } from '#web/core/online/when-online.ts';
import { queryClient } from '#web/core/query-client.ts';
import type { StreamingParts } from '../answer/streaming-parts.ts';
import type { ConversationPlace } from '../conversation/conversation-place.ts';
import type { ConversationState, ConversationStore } from '../conversation/conversation-state.ts';
import {
  answeredTurn,
  type LocalTurn,
  toUnsentQuestion,
  withChange,
} from '../conversation/local-turn.ts';
import type { askQueued } from './ask-queued.ts';
import type { Answer } from './ask-until-answered.ts';
import { isRefusal, refusalText, toFailure } from './question-failure.ts';

let asking: typeof import('./ask-queued.ts') | undefined;

/** Loaded ahead when the browser is idle: no page begins with a question on its way. */
export const loadAsk = async () => {
  asking ??= await import('./ask-queued.ts');
  return asking;
};

/** Asks until there is an answer; where the code for it is not here yet, waits until the browser is online. */
const askWhenLoaded = async (...asked: Parameters<typeof askQueued>) => {
  for (;;) {
    try {
      return await (asking ?? (await loadAsk())).askQueued(...asked);
    } catch (error) {
      if (navigator.onLine || !(error instanceof TypeError)) throw error;
      await whenOnline(asked[2].signal);
    }
  }
};

export type AnswerRunner = ReturnType<typeof createAnswerRunner>;

/** Runs one question of a conversation at a time until it is answered, has failed, or was refused and returns to the input. */
export const createAnswerRunner = (
  place: ConversationPlace,
  store: ConversationStore,
  live: StreamingParts,
) => {
  const { get, set } = store;
  let abort = new AbortController();

  const start = (turn: LocalTurn) => {
    abort = new AbortController();
    void run(turn, abort.signal);
  };

  const run = async (turn: LocalTurn, signal: AbortSignal) => {
    let attempts = 0;
    let sums: readonly CalculationResult[] = [];
    // What has arrived stays on screen until the next attempt sends its first part.
    live.restart(turn.parts);
    set({ busy: turn.id, refused: null });
    try {
      const done = await askWhenLoaded(place, turn, {
        signal,
        onTry: () => {
          attempts += 1;
          // Every attempt streams the sums again.
          sums = [];
        },
        onStart: () => live.restart(turn.continues ? turn.parts : []),
        onPart: live.apply,
        onCalculations: (more) => {
          sums = [...sums, ...more];
          set({ turns: withChange(get().turns, turn.id, { sums }) });
        },
      });
      if (!signal.aborted) complete(store, turn, done, place);
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error)) refuse(store, turn, error);
      else
        set({
          turns: withChange(get().turns, turn.id, {
            state: 'failed',
            failure: toFailure(error, { helperId: place.helperId, attempts }),
          }),
          busy: null,
        });
    }
  };

  return {
    start,
    stop: () => {
      const { busy, turns } = get();
      if (!busy) return;
      abort.abort();
      // What was seen is what is kept, here and on the server.
      const parts = live.shown();
      const content = parts.map(longTextOf).filter(Boolean).join('\n\n');
      set({ turns: withChange(turns, busy, { state: 'stopped', parts, content }), busy: null });
      void reportStop(place.conversationId, busy, parts);
    },
    /** Stops listening and changes no state; the question stays open. */
    abandon: () => abort.abort(),
  };
};

/** Where the request is lost the server keeps the whole answer, which shows after the next reload. */
const reportStop = async (id: string, message_id: string, parts: readonly Part[]) => {
  try {
    const { answerAsMarkdown } = await import(
      '#shared/domain/chat/answer-parts/answer-as-markdown.ts'
    );
    const shown = answerAsMarkdown(parts).length;
    await api.history.stop({ id, message_id, shown });
    await queryClient.invalidateQueries({ queryKey: ['account'] });
  } catch {}
};

/** Shows a complete answer in place of the turn it replaces. */
const complete = (
  { get, set }: ConversationStore,
  { id, replaces, photo }: LocalTurn,
  { turn, quota, saved }: Answer,
  { helperId }: ConversationPlace,
) => {
  setQuota(quota);
  const turns = get().turns.filter((one) => one.id !== replaces);
  // From the assistant the photo goes along to the helper it names; a helper has seen it.
  const kept = helperId ? { thumbnail: photo?.thumbnail } : photo;
  const answered = { ...answeredTurn(turn), ...(turn.photo && photo && { photo: kept }) };
  set({ turns: withChange(turns, id, answered as LocalTurn), busy: null, saved });
  if (saved) void queryClient.invalidateQueries({ queryKey: ['chats'] });
  if (turn.facts.length + turn.decisions.length > 0)
    void queryClient.invalidateQueries({ queryKey: ['memory'] });
  // Numbers typed into blanks are kept, and fill in the next prompt.
  if (turn.prompt) void queryClient.invalidateQueries({ queryKey: ['numbers'] });
};

/** Takes a question that was never asked out of the conversation. */
const refuse = ({ get, set }: ConversationStore, turn: LocalTurn, problem: Problem) => {
  if (endSessionOnError(problem)) {
    // The question stays, to be asked under the same id after the next sign-in.
    set({ busy: null });
    return;
  }
  set(stateAfterRefusal(get(), turn, problem));
  void queryClient.invalidateQueries({ queryKey: ['account'] });
};

/** A refused question returns to an empty input, or is kept as a draft to send again; a repeated one is dropped. */
const stateAfterRefusal = (
  { turns, text }: ConversationState,
  turn: LocalTurn,
  problem: Problem,
): Partial<ConversationState> => {
  const replaced = turns.find(({ id }) => id === turn.replaces);
  const isRepeat = replaced !== undefined && isSameQuestion(replaced, turn);
  const isTyped = !turn.prompt && !isRepeat;
  const returnsToInput = isTyped && text === '';
  return {
    turns: turns.filter(({ id }) => id !== turn.id),
    busy: null,
    refused: {
      code: problem.code,
      message: refusalText(problem),
      pendingQuestion: isRepeat || returnsToInput ? null : toUnsentQuestion(turn),
    },
    ...(returnsToInput && {
      text: turn.text,
      ...(turn.photo && { photo: turn.photo }),
      editing: replaced ? { id: replaced.id, displacedText: '' } : null,
      forwarded: turn.forwardedFrom ? { ...turn.forwardedFrom, text: turn.text } : null,
    }),
  };
};

const isSameQuestion = (one: LocalTurn, other: LocalTurn) =>
  one.text === other.text && JSON.stringify(one.prompt) === JSON.stringify(other.prompt);
