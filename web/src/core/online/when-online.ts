/** Resolves once the browser is online again; rejects when `signal` is aborted first. */
export const whenOnline = (signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    addEventListener('online', () => resolve(), { once: true, ...(signal && { signal }) });
  });
