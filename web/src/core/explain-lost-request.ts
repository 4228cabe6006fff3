/** What is shown when a request did not reach the server; browsers only say "Failed to fetch". */
export const unreachable = 'We couldn’t reach Sevenhands. Check your connection and try again.';

/** Rejects with a `TypeError` that says {@link unreachable} where the browser's own says that a request was lost. */
export const explainLostRequest = async <T>(asked: Promise<T>): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof TypeError ? new TypeError(unreachable, { cause: error }) : error;
  }
};
