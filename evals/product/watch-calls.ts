import { AsyncLocalStorage } from 'node:async_hooks';
import type { Call } from './call.ts';
import { readStream } from './read-stream.ts';

const watched = new AsyncLocalStorage<Promise<Call>[]>();

/**
 * Records every request to a chat model from now on, without changing it. Must run before the product is imported,
 * because its client keeps the `fetch` of that moment.
 */
export const watchCalls = () => {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const calls = watched.getStore();
    const url = input instanceof Request ? input.url : String(input);
    if (!calls || !url.endsWith('/chat/completions')) return real(input, init);
    const began = performance.now();
    const charactersIn = typeof init?.body === 'string' ? init.body.length : 0;
    const response = real(input, init);
    calls.push(
      response.then(
        async (answer) => ({ ...(await readStream(answer.clone(), began)), charactersIn }),
        () => ({ ...failed, charactersIn }),
      ),
    );
    // The body is copied before the first reader gets the response.
    return response.then((answer) => answer);
  };
};

const failed = {
  model: '',
  ms: 0,
  firstMs: 0,
  firstDraftMs: null,
  reasoning: 0,
  finish: 'error',
  usage: null,
  text: '',
} as const;

/** The result or error of `run`, with the calls it made, in order. */
export const withCalls = async <T>(run: () => Promise<T>) => {
  const calls: Promise<Call>[] = [];
  const [outcome] = await Promise.allSettled([watched.run(calls, run)]);
  return { outcome, calls: await Promise.all(calls) };
};
