import fc from 'fast-check';
import { expect } from 'vitest';
import {
  customerBar,
  payBars,
  priceStrip,
  quoteBar,
} from '#shared/domain/numbers/imports/chart-data.ts';
import { fieldIds } from '#shared/domain/numbers/imports/column-fields.ts';
import { keptImportOf, numbersOf } from '#shared/domain/numbers/imports/figures/figures-to-keep.ts';
import { SavedImport } from '#shared/domain/numbers/imports/figures/saved-import-schemas.ts';
import type { ImportOwner } from '#shared/domain/numbers/imports/import-owner-and-corrections.ts';
import { booksNotes, leftOutText } from '#shared/domain/numbers/imports/import-texts.ts';
import {
  overdueList,
  quietQuoteList,
} from '#shared/domain/numbers/imports/overdue-and-quote-lists.ts';
import { type Books, readBooks } from '#shared/domain/numbers/imports/read-books.ts';
import { createFormat } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { SavedNumber } from '#shared/domain/numbers/saved-number-schemas.ts';
import { randomBooks } from '#test/support/numbers/random-books.ts';
import { scaled } from '#test/support/proof-size.ts';
import { readCsv } from '#web/features/numbers/read-csv.ts';
import { guarantee, seed } from '../support/guarantee.ts';

const owners: readonly ImportOwner[] = [
  { today: '2026-11-18', country: 'US', zone: 'America/New_York', currency: 'USD' },
  { today: '2026-01-01', country: 'DE', zone: 'Europe/Berlin', currency: 'EUR' },
  { today: '2028-02-29', country: 'JP', zone: 'Asia/Tokyo', currency: 'JPY' },
];
const rowsEach = 200;

/** Runs all steps of page and store on a file. */
const everythingOf = (books: Books, owner: ImportOwner) => {
  const format = createFormat({ locale: 'en-US', currency: owner.currency });
  return {
    kept: keptImportOf(books, owner.today),
    numbers: numbersOf(books, owner),
    shown: [
      overdueList(books.from),
      quietQuoteList(books.from),
      payBars(books.from),
      priceStrip(books.from),
      customerBar(books.from),
      quoteBar(books.from),
    ],
    said: [...booksNotes(books, owner.today, format), leftOutText(books, format)],
  };
};

/** Properties of every file that was read. */
const isSound = (books: Books, owner: ImportOwner): string | undefined => {
  const { kept, numbers, shown, said } = everythingOf(books, owner);
  const left = books.leftOut.reduce((sum, { count }) => sum + count, 0);
  if (books.records.length + left > books.rowsBelowHeader) return 'a row was counted twice';
  if (!SavedImport.safeParse(kept).success) return `cannot be kept: ${JSON.stringify(kept)}`;
  if (!numbers.every((one) => SavedNumber.safeParse(one).success)) return 'a number cannot be kept';
  const text = JSON.stringify([kept, numbers, shown]);
  if (/NaN|Infinity|undefined|\de\+/.test(text)) return `half a figure: ${text.slice(0, 500)}`;
  return said.every((sentence) => sentence === '' || sentence.endsWith('.'))
    ? undefined
    : 'half a sentence';
};

guarantee(
  'a million random rows never make the import fail or give an incomplete figure',
  (tally) => {
    const files = scaled(10_000, 1_000_000) / rowsEach;
    const book = fc.record({ rows: randomBooks(rowsEach), owner: fc.constantFrom(...owners) });
    let records = 0;
    for (const { rows, owner } of fc.sample(book, { numRuns: files, seed })) {
      let wrong: string | undefined;
      try {
        const books = readBooks(rows, owner);
        if (!('problem' in books)) {
          records += books.records.length;
          wrong = isSound(books, owner);
        }
      } catch (error) {
        wrong = String(error);
      }
      tally.check(`${wrong} in ${JSON.stringify(rows.slice(0, 3))}`, wrong === undefined);
    }
    tally.measured(`${files * rowsEach} rows, ${records} of them records`);
    tally.check('some of the rows were records', records > files);
  },
);

guarantee('any correction of columns is accepted without an error', (tally) => {
  const book = fc.record({
    rows: randomBooks(20),
    columns: fc.dictionary(
      fc.nat(16).map(String),
      fc.option(fc.constantFrom(...fieldIds), { nil: null }),
      { maxKeys: 6 },
    ),
    dateOrder: fc.constantFrom('m/d' as const, 'd/m' as const),
    delimiter: fc.constantFrom(',', ';', '\t'),
  });
  const [owner] = owners;
  for (const { rows, columns, dateOrder, delimiter } of fc.sample(book, {
    numRuns: scaled(50, 5000),
    seed,
  })) {
    let wrong: string | undefined;
    try {
      if (!owner) throw new Error('There is no owner');
      const books = readBooks(rows, owner, { corrections: { columns, dateOrder }, delimiter });
      if (!('problem' in books)) wrong = isSound(books, owner);
    } catch (error) {
      wrong = String(error);
    }
    tally.check(`${wrong} with ${JSON.stringify(columns)}`, wrong === undefined);
  }
});

guarantee('any bytes give rows or a reason', (tally) => {
  const text = fc.array(
    fc.constantFrom(
      'a',
      '1',
      ',',
      ';',
      '\t',
      '|',
      '"',
      '\n',
      '\r',
      '\r\n',
      'sep=,\n',
      'ä',
      '\u0000',
      '="1"',
    ),
    { maxLength: 300 },
  );
  const bytes = fc.oneof(
    text.map((parts) => new TextEncoder().encode(parts.join(''))),
    fc.uint8Array({ maxLength: 300 }),
    fc.uint8Array({ maxLength: 100 }).map((tail) => new Uint8Array([0xff, 0xfe, ...tail])),
  );
  for (const one of fc.sample(bytes, { numRuns: scaled(200, 20_000), seed })) {
    let wrong: string | undefined;
    try {
      const csv = readCsv(one);
      if ('rows' in csv) for (const row of csv.rows) expect(Array.isArray(row)).toBe(true);
    } catch (error) {
      wrong = String(error);
    }
    tally.check(`${wrong} of ${one.join()}`, wrong === undefined);
  }
});
