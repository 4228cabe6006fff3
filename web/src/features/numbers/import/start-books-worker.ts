import workerUrl from './books-worker.ts?worker&url';

type Policy = { createScriptURL: (url: string) => string };
/** Not in the DOM types yet, and not in every browser. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, policy: Policy) => Policy };
};

/** Makes the one address a worker may be started from; the content security policy lists this policy by its name. */
const policy = trustedTypes?.createPolicy('books-worker', {
  createScriptURL: (url) => {
    if (url !== workerUrl) throw new TypeError('Not the worker that reads books');
    return url;
  },
});

/** Starts the worker that reads books. */
export const startBooksWorker = () =>
  new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
