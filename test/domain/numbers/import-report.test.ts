import { describe, expect, test } from 'vitest';
import {
  customerBar,
  payBars,
  priceStrip,
  quoteBar,
} from '#shared/domain/numbers/imports/chart-data.ts';
import { decodeFile, fileProblemTexts } from '#shared/domain/numbers/imports/decode-csv-file.ts';
import { figureDescriptions } from '#shared/domain/numbers/imports/figures/figure-descriptions.ts';
import {
  keptImportOf,
  mergeImport,
  numbersOf,
  originOf,
} from '#shared/domain/numbers/imports/figures/figures-to-keep.ts';
import { SavedImport } from '#shared/domain/numbers/imports/figures/saved-import-schemas.ts';
import { maxBytes } from '#shared/domain/numbers/imports/file-kinds-and-limits.ts';
import {
  booksNotes,
  booksTitle,
  leftOutText,
  tooFewText,
} from '#shared/domain/numbers/imports/import-texts.ts';
import {
  overdueList,
  quietQuoteList,
} from '#shared/domain/numbers/imports/overdue-and-quote-lists.ts';
import { createFormat } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { SavedNumber } from '#shared/domain/numbers/saved-number-schemas.ts';
import {
  booksOf,
  bytesOf,
  csvOf,
  owner,
  readSample,
  samples,
} from '#test/support/numbers/import-samples.ts';
import { readCsv } from '#web/features/numbers/read-csv.ts';

const dollars = createFormat({ locale: 'en-US', currency: 'USD' });
const sample = (name: string) => {
  const found = samples.find(({ file }) => file === name);
  return readSample(name, found?.told).books;
};
const customers = [
  'Ana Whitlow',
  'Bracken',
  'Carter',
  'Dunmore',
  'Eli Fontaine',
  'Greta Hollis',
  'Hartsell',
  'Ines Quarles',
  'Jonah Pruitt',
  'Kestrel',
  'Lorne Maddox',
  'Maribel Stroud',
  'Schäfer',
  'Müller',
  'O’Hara',
  'Bramley',
  'Okafor',
];

describe('the page about a file', () => {
  test('shows the results of the QuickBooks sample', () => {
    const books = sample('quickbooks-invoice-list.csv');
    expect(booksTitle(books, dollars)).toBe('33 invoices from QuickBooks');
    expect(leftOutText(books, dollars)).toBe(
      '4 lines were skipped: 1 total, 1 note outside the table, 1 duplicate, 1 with a zero amount.',
    );
    expect(books.figures.average_job_value).toEqual({ value: '204.5', n: 27 });
    expect(overdueList(books.from)).toMatchObject([
      {
        customer: 'Hartsell HOA',
        amount: '1572.75',
        days: 197,
        bills: [{ number: '1016', days: 197 }, { number: '1030' }],
      },
      { customer: 'Kestrel Cafe', amount: '422.25', days: 135 },
      { customer: 'Maribel Stroud', amount: '295.13', days: 83 },
    ]);
    expect(booksNotes(books, owner.today, dollars)).toEqual([
      'The file doesn’t separate tax, so we used prices and sales as listed.',
    ]);
  });

  test('shows days to pay, job prices and the largest customers', () => {
    const books = sample('jobber-invoices.csv');
    const bars = payBars(books.from);
    expect(bars.reduce((sum, { n }) => sum + n, 0)).toBe(31);
    expect(bars.map(({ days }) => days)).toEqual(['0-7', '8-14', '15-30', '31-60', 'over 60']);
    const strip = priceStrip(books.from);
    expect(strip?.prices).toHaveLength(31);
    expect([strip?.lower, strip?.upper]).toEqual(['210', '400']);
    const bar = customerBar(books.from);
    expect(bar).toHaveLength(6);
    expect(bar[0]?.share).toBe('17.3');
    expect(bar[5]?.name).toBeNull();
    expect(booksNotes(books, owner.today, dollars)).toEqual([
      'The file starts partway through a month, so that month may look slower than it was.',
    ]);
  });

  test('shows quotes without an answer, and the results of the older ones', () => {
    const books = sample('jobber-quotes.csv');
    expect(quietQuoteList(books.from)).toMatchObject([
      { number: '326', customer: 'Hartsell HOA', days: 14, amount: '3027' },
      { number: '323', customer: 'Eli Fontaine', days: 51, amount: '847' },
    ]);
    expect(quoteBar(books.from)).toEqual({ won: 12, lost: 2, open: 6 });
    expect(booksNotes(books, owner.today, dollars)).toEqual([
      'The file’s total is $99,999, but the rows add up to $63,150.',
    ]);
  });

  test('shows the end of an older export, and where there is too little data', () => {
    const books = sample('square-invoices.csv');
    expect(booksNotes(books, owner.today, dollars)[0]).toBe('This file ends on October 8, 2026.');
    const { season } = books.figures;
    if (!season || !('too_few' in season)) throw new Error('It was said');
    expect(tooFewText(season, dollars)).toBe('not enough data: 9 of 12 months');
  });

  test('counts every invoice when the file does not show payments, and says so', () => {
    const rows = Array.from({ length: 30 }, (_, at) => [
      `2026-0${1 + (at % 9)}-05`,
      `C${at}`,
      String(100 + at),
    ]);
    const books = booksOf([['Date', 'Customer', 'Amount'], ...rows]);
    expect(books.figures.average_job_value).toEqual({ value: '114.5', n: 30 });
    expect(books.figures.open_total).toBeUndefined();
    expect(booksNotes(books, owner.today, dollars)[1]).toBe(
      'The file doesn’t show what’s been paid, so we counted every invoice.',
    );
  });
});

describe('the stored figures of a file', () => {
  test.each(samples)('$file: contain figures only, no row and no name', ({ file, told }) => {
    const books = readSample(file, told).books;
    const kept = SavedImport.parse(JSON.parse(JSON.stringify(keptImportOf(books, told.today))));
    expect(kept.figures).toEqual(books.figures);
    const numbers = numbersOf(books, told);
    for (const one of numbers) expect(SavedNumber.safeParse(one).success).toBe(true);
    const text = JSON.stringify([kept, numbers]);
    for (const name of customers) expect(text).not.toContain(name);
    for (const id of Object.keys(books.figures))
      expect(Object.keys(figureDescriptions)).toContain(id);
  });

  test('name the file they come from, and include the tax where the price does', () => {
    const books = sample('jobber-invoices.csv');
    const plain = numbersOf(books, owner);
    expect(plain.map(({ id, value }) => [id, value])).toEqual([
      ['average_job_value', '310'],
      ['days_to_pay', '15'],
      ['jobs_per_week', '0.8'],
      ['monthly_sales', '924.17'],
    ]);
    expect(originOf(books)).toEqual({ file: 'Jobber invoices', rows: 37, until: '2026-11-18' });
    const withTax = numbersOf(books, { ...owner, taxMode: 'included' });
    expect(withTax[0]?.value).toBe('331.7');
  });

  test('do not replace numbers typed by the owner', () => {
    const imported = numbersOf(sample('jobber-invoices.csv'), owner);
    const price = {
      id: 'average_job_value',
      value: '420',
      unit: 'money',
      date: '2026-10-02',
      source: 'owner',
    } as const;
    const days = {
      id: 'days_to_pay',
      value: '15',
      unit: 'count',
      date: '2026-10-02',
      source: 'owner',
    } as const;
    const jobs = {
      id: 'jobs_per_week',
      value: '9',
      unit: 'count',
      date: '2026-10-02',
      source: 'computed',
    } as const;
    const { replace, ask } = mergeImport([price, days, jobs], imported);
    expect(replace.map(({ id }) => id)).toEqual(['jobs_per_week', 'monthly_sales']);
    expect(ask).toEqual([{ typed: price, imported: imported[0] }]);
  });
});

describe('files as bytes', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  test('an Excel file and a PDF are refused with instructions to export again', () => {
    expect(decodeFile(new Uint8Array([0x50, 0x4b, 3, 4]))).toEqual({ problem: 'excel' });
    expect(decodeFile(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toEqual({ problem: 'excel' });
    expect(readCsv(bytes('%PDF-1.7'))).toEqual({ problem: 'pdf' });
    expect(readCsv(new Uint8Array())).toEqual({ problem: 'empty' });
    expect(decodeFile(new Uint8Array(maxBytes + 1))).toEqual({ problem: 'too_large' });
    for (const text of Object.values(fileProblemTexts)) expect(text).toMatch(/\.$/);
  });

  test('sep= sets the separator, quoted fields may contain line breaks and inches, and line endings may be mixed', () => {
    expect(csvOf(bytes('sep=;\na;b,c\n1;2'))).toMatchObject({
      delimiter: ';',
      rows: [
        ['a', 'b,c'],
        ['1', '2'],
      ],
    });
    expect(csvOf(bytes('a,b\r\n"x\r\ny",2\n3,4\r5,6')).rows).toEqual([
      ['a', 'b'],
      ['x\ny', '2'],
      ['3', '4'],
      ['5', '6'],
    ]);
    expect(csvOf(bytes('a,b\n"2" PVC pipe",5\n6,7')).rows).toEqual([
      ['a', 'b'],
      ['2" PVC pipe', '5'],
      ['6', '7'],
    ]);
    expect(csvOf(bytes('a\tb\n1\t2')).delimiter).toBe('\t');
    expect(csvOf(bytes('a|b\n1|2')).delimiter).toBe('|');
  });

  test('more than 50,000 rows are refused', () => {
    const text = `Date,Amount\n${'2026-01-01,5\n'.repeat(51_100)}`;
    expect(readCsv(bytes(text))).toEqual({ problem: 'too_many_rows' });
  });

  test('encodings are recognized by their bytes', () => {
    expect(csvOf(bytesOf('sheet-utf16.csv')).encoding).toBe('utf-16le');
    expect(csvOf(bytesOf('sheet-german.csv')).encoding).toBe('windows-1252');
    const bigEndian = new Uint8Array([0xfe, 0xff, 0, 0x61, 0, 0x2c, 0, 0x62]);
    expect(csvOf(bigEndian)).toMatchObject({ encoding: 'utf-16be', rows: [['a', 'b']] });
  });
});
