import type { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { StreamEvent } from '#shared/contract/route.ts';
import { createContinuation } from '#shared/domain/chat/answer-parts/continued-parts.ts';
import { parseParts } from '#shared/domain/chat/answer-parts/parse-part.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { applyPartEvent, type PartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import { emptyAnswer } from '#shared/domain/chat/model-answer-formats.ts';
import type { SentEvents } from '#shared/domain/chat/stopped-answer.ts';
import type { BuiltPrompt } from '../prompt/built-prompt.ts';
import type { Question } from '../question.ts';
import type { StoredTurn } from '../turns/turn-item.ts';
import { answerWithTools, type ToolAnswering } from './answer-with-tools.ts';
import type { ProviderAnswer } from './ask-model.ts';

type Event = StreamEvent<typeof contract.chat.ask>;
type Told = { answer: ProviderAnswer; sent: SentEvents };

/** The message for the owner when the provider failed; the provider's own is never shown. */
const providerFailed = {
  assistant: "I'm sorry, I'm having trouble connecting right now. Please try again in a moment.",
  helper: 'An unknown error occurred while getting AI response.',
} as const;

/**
 * Asks the provider: yields the parts of the answer as they grow, those of a continuation behind the parts it goes on
 * from, and returns the whole answer, or its beginning once the owner has stopped it; throws `unavailable` when the
 * provider fails or says nothing.
 */
export async function* streamAnswer(
  { request, codes, deliverables, learnable, sums, coded }: BuiltPrompt,
  { helper, isContinuation }: Question,
  begun: StoredTurn | undefined,
  { isStopped, ...caller }: ToolAnswering['caller'] & Pick<ToolAnswering, 'isStopped'>,
): AsyncGenerator<Event, Told> {
  const before = begun ? begun.parts : [];
  const stop = watchStop(isStopped);
  const pieces = answerWithTools({ ...request, stopped: stop.signal }, helper, {
    caller,
    // The rest of an answer is written with the figures and the deliverables that its beginning has.
    sums: isContinuation ? null : sums,
    deliverables: isContinuation ? [] : deliverables,
    isStopped: async () => stop.signal.aborted || isStopped(),
    coded,
    codes,
    typed: learnable.ownWords,
  });
  const teller = createTeller(before, begun !== undefined);
  try {
    for (;;) {
      const next = await pieces.next();
      if (next.done) {
        const answer = teller.whole(next.value);
        // What its owner has stopped may be empty: nothing is kept of it.
        if (!next.value.parts.length && !stop.signal.aborted) throw new EmptyAnswer();
        return { ...teller.told(), answer };
      }
      if ('event' in next.value) yield* teller.tell(next.value);
      else yield { event: 'sums', data: { sums: [...next.value] } };
    }
  } catch (cause) {
    if (cause instanceof Problem && passedOn.has(cause.code)) throw cause;
    if (cause instanceof EmptyAnswer) throw new Problem('unavailable', emptyAnswer, { cause });
    const kind = helper === null ? 'assistant' : 'helper';
    throw new Problem('unavailable', providerFailed[kind], { cause });
  } finally {
    stop.end();
  }
}

/** The model has answered with nothing that can be shown. */
class EmptyAnswer extends Error {}

/** Problems that already say what the owner has to know. */
const passedOn = new Set<string>(['refused', 'answers-paused']);

/** How often a running answer asks whether its owner has stopped it, in ms. */
const stopCheckMs = 2000;

/** A signal that is aborted once the owner has stopped the answer; a check that fails is made again. */
const watchStop = (isStopped: () => Promise<boolean>) => {
  const controller = new AbortController();
  const check = async () => {
    if (await isStopped()) controller.abort();
  };
  const timer = setInterval(() => void check().catch(() => {}), stopCheckMs);
  return { signal: controller.signal, end: () => clearInterval(timer) };
};

/** Follows what is told of an answer, with the parts that it goes on from. */
const createTeller = (before: readonly Part[], isContinued: boolean) => {
  const continuation = createContinuation(before);
  const sent: { at: number; event: PartEvent }[] = [];
  let parts: Part[] = [...before];
  return {
    tell: (event: PartEvent): PartEvent[] => {
      const events = isContinued ? continuation.push(event) : [event];
      for (const one of events) {
        sent.push({ at: Date.now(), event: one });
        parts = applyPartEvent(parts, one);
      }
      return events;
    },
    told: () => ({ sent }),
    /** The answer with all its parts, within the limits. */
    whole: (answer: ProviderAnswer): ProviderAnswer => ({
      ...answer,
      parts: parseParts(isContinued ? parts : answer.parts),
    }),
  };
};
