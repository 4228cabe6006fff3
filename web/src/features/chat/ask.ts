import pRetry, { AbortError } from 'p-retry';
import type { Contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Input, StreamEvent } from '#shared/contract/route.ts';
import { api } from '#web/api.ts';

type Ask = Contract['chat']['ask'];
export type Question = Input<Ask>;
export type Answer = Extract<StreamEvent<Ask>, { event: 'done' }>['data'];

type Options = {
  signal: AbortSignal;
  onText: (piece: string) => void;
  /** An attempt starts from the beginning: text of an earlier one is void. */
  onStart: () => void;
};

/** The stream ended without its last event: the connection broke, while the server goes on with the answer. */
class Cut extends Error {}

const waitMs = 2000;
/** As long as one answer may take on the server, and a little more. */
const patienceMs = 150_000;

/**
 * Sends a question until it is answered. Before the first word of an answer a failure is retried three times, after 1, 2
 * and 4 seconds; an answer that is being written already is waited for. Every attempt carries the same message id, so it
 * counts once. Rejects with a Problem, or with the browser's TypeError when the server cannot be reached.
 */
export const askUntilAnswered = async (question: Question, options: Options): Promise<Answer> => {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await withRetries(question, options);
    } catch (error) {
      const isWaiting = error instanceof Problem && error.code === 'still-answering';
      if (!(isWaiting || error instanceof Cut) || Date.now() > until) throw plain(error);
      await pause(waitMs, options.signal);
    }
  }
};

const withRetries = (question: Question, options: Options) => {
  let hasText = false;
  return pRetry(
    async () => {
      try {
        return await attempt(question, options, () => {
          hasText = true;
        });
      } catch (error) {
        throw !hasText && isWorthRetrying(error) ? error : final(error);
      }
    },
    { retries: 3, minTimeout: 1000, factor: 2, randomize: false, signal: options.signal },
  );
};

const attempt = async (question: Question, options: Options, onFirstText: () => void) => {
  const { signal, onText, onStart } = options;
  onStart();
  let hasText = false;
  try {
    for await (const { event, data } of await api.chat.ask(question, { signal })) {
      if (event === 'done') return data;
      if (event === 'error') throw new Problem(data.code, data.message);
      if (!hasText) onFirstText();
      hasText = true;
      onText(data.text);
    }
  } catch (error) {
    if (hasText && error instanceof TypeError && !signal.aborted) throw new Cut();
    throw error;
  }
  throw new Cut();
};

const isWorthRetrying = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof Problem && error.retryable && error.code !== 'too-fast');

/** p-retry stops at an AbortError and rejects with what is inside it. */
const final = (error: unknown) =>
  new AbortError(error instanceof Error ? error : new Error(String(error)));

const plain = (error: unknown) => (error instanceof Cut ? new TypeError('Failed to fetch') : error);

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
