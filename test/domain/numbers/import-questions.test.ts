import { expect, test } from 'vitest';
import type {
  Corrections,
  ImportOwner,
} from '#shared/domain/numbers/imports/import-owner-and-corrections.ts';
import {
  booksNotes,
  booksProblemTexts,
  currencyQuestion,
} from '#shared/domain/numbers/imports/import-texts.ts';
import { openInvoiceList } from '#shared/domain/numbers/imports/open-invoice-list.ts';
import { type Books, readBooks } from '#shared/domain/numbers/imports/read-books.ts';
import { createFormat } from '#shared/domain/numbers/number-format-and-local-words.ts';

const owner: ImportOwner = {
  today: '2026-11-25',
  country: 'US',
  zone: 'America/New_York',
  currency: 'USD',
};
const format = createFormat({ locale: 'en-US', currency: 'USD' });
const read = (rows: string[][], corrections: Corrections = {}, by = owner) =>
  readBooks(rows, by, { corrections });
const booksOf = (rows: string[][], corrections: Corrections = {}): Books => {
  const books = read(rows, corrections);
  if ('problem' in books) throw new Error(books.problem);
  return books;
};

test('the day a job was finished counts as its date when the file has no other', () => {
  const books = booksOf([
    ['Job #', 'Customer Name', 'Completed date', 'Total'],
    ['1', 'Ann', '2026-11-02', '200'],
    ['2', 'Ben', '2026-11-09', '300'],
  ]);
  expect(books.records.map(({ date }) => date)).toEqual(['2026-11-02', '2026-11-09']);
  expect(books.leftOut).toEqual([]);
});

test('a date of its own wins over the day a job was finished', () => {
  const books = booksOf([
    ['Job #', 'Customer Name', 'Date', 'Completed date', 'Total'],
    ['1', 'Ann', '2026-10-20', '2026-11-02', '200'],
  ]);
  expect(books.records[0]?.date).toBe('2026-10-20');
});

test.each([
  [
    'a sign',
    [
      ['Date', 'Customer', 'Total'],
      ['2026-01-05', 'A', '€120.00'],
    ],
    'EUR',
  ],
  [
    'a code in the header',
    [
      ['Date', 'Customer', 'Amount', 'Total (CAD)'],
      ['2026-01-05', 'A', '1', '2'],
    ],
    'CAD',
  ],
  [
    'a code beside the amount',
    [
      ['Date', 'Customer', 'Total'],
      ['2026-01-05', 'A', 'GBP 120.00'],
    ],
    'GBP',
  ],
  [
    'a currency column',
    [
      ['Date', 'Customer', 'Total', 'Currency'],
      ['2026-01-05', 'A', '120', 'EUR'],
    ],
    'EUR',
  ],
  [
    'its own sign',
    [
      ['Date', 'Customer', 'Total'],
      ['2026-01-05', 'A', '$120.00'],
    ],
    undefined,
  ],
  [
    'no sign',
    [
      ['Date', 'Customer', 'Total'],
      ['2026-01-05', 'A', '120.00'],
    ],
    undefined,
  ],
])('a file in another currency, by %s, is asked about and not counted', (_, rows, currency) => {
  const books = read(rows);
  if (currency === undefined) return expect('problem' in books && books.problem).toBe(false);
  expect(books).toMatchObject({ problem: 'other_currency', currency });
  expect('records' in books).toBe(false);
  // Only the owner’s word makes it count as it stands.
  const counted = read(rows, { isOwnCurrency: true });
  expect('records' in counted && counted.records).toHaveLength(1);
});

test('a mixed file counts its own currency, and says what it left out', () => {
  const books = booksOf([
    ['Date', 'Customer', 'Total', 'Currency'],
    ['2026-01-05', 'A', '120', 'USD'],
    ['2026-01-06', 'B', '80', 'USD'],
    ['2026-01-07', 'C', '50', 'EUR'],
  ]);
  expect(books.records).toHaveLength(2);
  expect(books.leftOut).toMatchObject([{ reason: 'other_currency', count: 1 }]);
});

test('a dollar sign in a file of a business in Canada is its own', () => {
  const rows = [
    ['Date', 'Customer', 'Total'],
    ['2026-01-05', 'A', '$120.00'],
  ];
  expect('records' in read(rows, {}, { ...owner, country: 'CA', currency: 'CAD' })).toBe(true);
  expect(read(rows, {}, { ...owner, country: 'DE', currency: 'EUR' })).toMatchObject({
    problem: 'other_currency',
    currency: 'USD',
  });
});

test('the question names both currencies', () => {
  expect(currencyQuestion('EUR', 'USD')).toBe(
    'This file looks like it’s in euros, and your business counts in US dollars. We didn’t count anything yet.',
  );
  expect(booksProblemTexts.other_currency).not.toBe('');
});

test('months that the file has only in part are named where they are left out', () => {
  const rows = ['2026-08-20', '2026-09-10', '2026-10-10', '2026-11-10'].map((date, nth) => [
    String(nth),
    'Ann',
    date,
    '100',
    'Paid',
  ]);
  const books = booksOf([['Invoice #', 'Customer', 'Date', 'Total', 'Status'], ...rows]);
  expect(books.figures.months?.map(({ month }) => month)).toEqual(['2026-09', '2026-10']);
  expect(booksNotes(books, owner.today, format)).toContain(
    'August 2026 and November 2026 are left out of monthly sales because the file doesn’t have the whole month.',
  );
});

test('the invoices that would be saved are the open ones, due first, without what else the row holds', () => {
  const books = booksOf([
    ['Invoice #', 'Customer', 'Date', 'Due date', 'Total', 'Balance', 'Status', 'Customer email'],
    ['1', 'Ann  Lee', '2026-10-01', '2026-11-20', '200', '150', 'Open', 'ann@example.com'],
    ['2', 'Ben', '2026-10-02', '2026-11-10', '300', '300', 'Open', ''],
    ['3', 'Cid', '2026-10-03', '2026-11-15', '100', '0', 'Paid', ''],
  ]);
  expect(openInvoiceList(books.from, 10)).toEqual([
    {
      customer: 'Ben',
      number: '2',
      issued: '2026-10-02',
      due: '2026-11-10',
      total: '300',
      balance: '300',
    },
    {
      customer: 'Ann Lee',
      number: '1',
      issued: '2026-10-01',
      due: '2026-11-20',
      total: '200',
      balance: '150',
    },
  ]);
  expect(openInvoiceList(books.from, 1)).toHaveLength(1);
});
