import pRetry from 'p-retry';
import type { Contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Input, StreamEvent } from '#shared/contract/route.ts';
import type { PartEvent } from '#shared/domain/chat/answer-parts/part-events.ts';
import type { CalculationResult } from '#shared/domain/numbers/calculations/calculation-schemas.ts';
import { api } from '#web/core/api.ts';

type Ask = Contract['chat']['ask'];
export type Question = Input<Ask>;
export type Answer = Extract<StreamEvent<Ask>, { event: 'done' }>['data'];

/** What a question tells on its way, and what stops it. */
export type AskOptions = {
  signal: AbortSignal;
  /** Counts the requests that are sent. */
  onTry: () => void;
  /** Called with the first part of an attempt, which replaces what an earlier one streamed. */
  onStart: () => void;
  onPart: (event: PartEvent) => void;
  /** Called with sums that were worked out for the answer. */
  onCalculations: (sums: readonly CalculationResult[]) => void;
};

/** The stream ended without its last event: the connection broke, and the server goes on with the answer. */
class ConnectionLost extends Error {}

/** How many attempts of one question may reach the model. */
const maxTries = 4;
/** How long to wait before asking again for an answer that another request is producing. */
const stillAnsweringMs = 2000;
/** The longest an answer may take on the server, with a margin. */
const answerTimeoutMs = 150_000;
/** The server waits at most 25 s for the model's next text, so a longer silence means a lost connection. */
const silenceMs = 45_000;

/**
 * Sends a question until it is answered. A failure before the first text and a connection that breaks later are retried
 * three times, after 1, 2 and 4 seconds; an answer that is being produced already is waited for. Every attempt carries
 * the same message id, so it counts once. Rejects with a Problem, or with the browser's TypeError when the server cannot
 * be reached; at once while the browser is offline.
 */
export const askUntilAnswered = async (
  question: Question,
  options: AskOptions,
): Promise<Answer> => {
  let hasText = false;
  let triesLeft = maxTries;
  const onStart = () => {
    hasText = true;
    options.onStart();
  };
  try {
    return await pRetry(() => attempt(question, { ...options, onStart }), {
      retries: Number.POSITIVE_INFINITY,
      maxRetryTime: answerTimeoutMs,
      minTimeout: 1000,
      factor: 2,
      signal: options.signal,
      // A request that is refused because an answer is on its way has not reached the model.
      shouldConsumeRetry: ({ error }) => !isStillAnswering(error),
      shouldRetry: async ({ error }) => {
        if (isStillAnswering(error)) {
          await pause(stillAnsweringMs, options.signal);
          return true;
        }
        triesLeft--;
        if (triesLeft === 0 || !navigator.onLine) return false;
        return error instanceof ConnectionLost || (!hasText && isWorthRetrying(error));
      },
    });
  } catch (error) {
    throw error instanceof ConnectionLost ? new TypeError('Failed to fetch') : error;
  }
};

const attempt = async (
  question: Question,
  { signal, onTry, onStart, onPart, onCalculations }: AskOptions,
) => {
  const silence = createSilence();
  let hasText = false;
  onTry();
  try {
    const both = AbortSignal.any([signal, silence.signal]);
    for await (const { event, data } of await api.chat.ask(question, { signal: both })) {
      // Text that arrives after Stop must not be shown under the next question.
      signal.throwIfAborted();
      silence.end();
      if (event === 'done') return data;
      if (event === 'error') throw new Problem(data.code, data.message);
      if (event === 'sums') onCalculations(data.sums);
      else {
        if (!hasText) onStart();
        hasText = true;
        onPart({ event, data } as PartEvent);
      }
      silence.begin();
    }
  } catch (error) {
    const isLost = silence.signal.aborted || error instanceof TypeError;
    if (signal.aborted || !isLost) throw error;
    throw hasText ? new ConnectionLost() : new TypeError('Failed to fetch', { cause: error });
  } finally {
    silence.end();
  }
  throw new ConnectionLost();
};

const createSilence = () => {
  const lost = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(() => lost.abort(), silenceMs);
  };
  begin();
  return { signal: lost.signal, begin, end: () => clearTimeout(timer) };
};

const isStillAnswering = (error: unknown) =>
  error instanceof Problem && error.code === 'still-answering';

const isWorthRetrying = (error: unknown) =>
  error instanceof TypeError || (error instanceof Problem && error.status >= 500);

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
