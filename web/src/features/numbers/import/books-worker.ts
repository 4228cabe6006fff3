import type { Corrections } from '#shared/domain/numbers/imports/import-owner-and-corrections.ts';
import { type BooksReadOptions, createBooksFileReader } from './books-file-reader.ts';

/** Reads files beside the page, so that a large one does not stop it. The rows live here and end with the worker. */
const books = createBooksFileReader();

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const answer =
    'bytes' in data ? books.open(data.bytes, data.told) : books.correct(data.corrections);
  postMessage({ id: data.id, answer });
});

/** What the page asks of the worker; the answer has the same id. */
type WorkerRequest = { id: number } & (
  | { bytes: Uint8Array; told: BooksReadOptions }
  | { corrections: Corrections }
);
