import { createBooksSession } from './books-session.ts';
import type { WorkerRequest } from './worker-request.ts';

/** Reads files beside the page, so that a large one does not stop it. The rows live here and end with the worker. */
const session = createBooksSession();

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const answer =
    'bytes' in data ? session.open(data.bytes, data.told) : session.correct(data.corrections);
  postMessage({ id: data.id, answer });
});
