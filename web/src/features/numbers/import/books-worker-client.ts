import type { Corrections } from '#shared/domain/numbers/imports/import-owner-and-corrections.ts';
import type { BooksAnswer, BooksReadOptions } from './books-file-reader.ts';
import { startBooksWorker } from './start-books-worker.ts';

/** Reads a file and holds its rows until it is closed. */
export type BooksWorkerClient = {
  open: (bytes: Uint8Array, told: BooksReadOptions) => Promise<BooksAnswer>;
  correct: (corrections: Corrections) => Promise<BooksAnswer>;
  close: () => void;
};

const workerReader = (): BooksWorkerClient => {
  const worker = startBooksWorker();
  const waiting = new Map<number, PromiseWithResolvers<BooksAnswer>>();
  let last = 0;
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; answer: BooksAnswer }>) => {
      waiting.get(data.id)?.resolve(data.answer);
      waiting.delete(data.id);
    },
  );
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('Couldn’t read the file.'));
    waiting.clear();
  });
  const ask = (
    request: { bytes: Uint8Array; told: BooksReadOptions } | { corrections: Corrections },
  ) => {
    last += 1;
    const answer = Promise.withResolvers<BooksAnswer>();
    waiting.set(last, answer);
    worker.postMessage({ id: last, ...request });
    return answer.promise;
  };
  return {
    open: (bytes, told) => ask({ bytes, told }),
    correct: (corrections) => ask({ corrections }),
    close: () => worker.terminate(),
  };
};

/** Where there are no workers the page reads by itself. */
const pageReader = (): BooksWorkerClient => {
  const books = import('./books-file-reader.ts').then(({ createBooksFileReader }) =>
    createBooksFileReader(),
  );
  return {
    open: async (bytes, told) => (await books).open(bytes, told),
    correct: async (corrections) => (await books).correct(corrections),
    close: () => {},
  };
};

/** A reader with its code on the way, so that nothing is loaded once there is a file. */
export const createBooksWorkerClient = (): BooksWorkerClient =>
  typeof Worker === 'undefined' ? pageReader() : workerReader();
