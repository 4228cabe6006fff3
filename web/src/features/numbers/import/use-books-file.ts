import { useEffect, useRef, useState } from 'react';
import { fileProblemTexts } from '#shared/domain/numbers/imports/decode-csv-file.ts';
import { maxBytes } from '#shared/domain/numbers/imports/file-kinds-and-limits.ts';
import type { Corrections } from '#shared/domain/numbers/imports/import-owner-and-corrections.ts';
import { localZone } from '#web/core/dates/local-day.ts';
import type { OwnerNumbers } from '../owner-numbers.ts';
import type { BooksAnswer } from './books-file-reader.ts';
import { type BooksWorkerClient, createBooksWorkerClient } from './books-worker-client.ts';

type State = {
  file: string | null;
  isReading: boolean;
  answer: BooksAnswer | null;
  corrections: Corrections;
};
const empty: State = { file: null, isReading: false, answer: null, corrections: {} };
const unreadable = 'Couldn’t read this file. Export it as a CSV again and try again.';

const toldBy = ({ style, today, inputs }: OwnerNumbers) => ({
  owner: {
    today,
    country: new Intl.Locale(style.locale).region ?? 'US',
    zone: localZone(),
    currency: style.currency,
  },
  locale: style.locale,
  taxMode: inputs.tax_mode,
});

/** A file and what it says. Its rows are forgotten with the page, and at once by `forget`. */
export const useBooksFile = (owner: OwnerNumbers) => {
  const [state, setState] = useState<State>(empty);
  const reader = useRef<BooksWorkerClient>(null);
  /** Only the newest request may change the page. */
  const newest = useRef(0);
  useEffect(() => {
    reader.current = createBooksWorkerClient();
    return () => reader.current?.close();
  }, []);
  const run = async (work: (reader: BooksWorkerClient) => Promise<BooksAnswer>) => {
    newest.current += 1;
    const turn = newest.current;
    setState((before) => ({ ...before, isReading: true }));
    const answer = reader.current
      ? await work(reader.current).catch((): BooksAnswer => ({ problem: unreadable }))
      : { problem: unreadable };
    if (turn === newest.current) setState((before) => ({ ...before, isReading: false, answer }));
  };
  return {
    ...state,
    open: (file: File) => {
      setState({ ...empty, file: file.name });
      if (file.size > maxBytes) {
        setState({ ...empty, file: file.name, answer: { problem: fileProblemTexts.too_large } });
        return;
      }
      void run(async (one) => one.open(new Uint8Array(await file.arrayBuffer()), toldBy(owner)));
    },
    correct: (corrections: Corrections) => {
      setState((before) => ({ ...before, corrections }));
      void run((one) => one.correct(corrections));
    },
    forget: () => {
      newest.current += 1;
      reader.current?.close();
      reader.current = createBooksWorkerClient();
      setState(empty);
    },
  };
};
export type OpenBooks = ReturnType<typeof useBooksFile>;
