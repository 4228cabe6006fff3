/** Resolves once the browser is online again; rejects when `signal` is aborted first. */
export const whenOnline = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    addEventListener('online', () => resolve(), { once: true, signal });
  });

/** What is shown when a request did not reach the server; browsers only say "Failed to fetch". */
export const unreachable = 'We couldn’t reach Sevenhands. Check your connection and try again.';

/** Rejects with a `TypeError` that says {@link unreachable} where the browser's own says that a request was lost. */
export const explainLost = async <T>(asked: Promise<T>): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof TypeError ? new TypeError(unreachable, { cause: error }) : error;
  }
};
