import { describe, expect, test } from 'vitest';
import type { FileKind } from '#shared/domain/numbers/imports/file-kinds-and-limits.ts';
import { booksProblemTexts } from '#shared/domain/numbers/imports/import-texts.ts';
import { type BooksProblem, readBooks } from '#shared/domain/numbers/imports/read-books.ts';
import { booksOf, owner } from '#test/support/numbers/import-samples.ts';

const table = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'));
const read = (text: string, options = {}, told = {}) => booksOf(table(text), told, options);

describe('exports are recognized by their headers', () => {
  test.each([
    ['quickbooks', 'invoices', 'Date|Num|Customer|Memo/Description|Due Date|Amount|Open Balance'],
    ['quickbooks', 'invoices', 'Date|No.|Customer|Due Date|Amount|Open Balance|Status'],
    [
      'jobber',
      'jobs',
      'Job #|Client name|Created date|Scheduled start date|Closed date|Total revenue ($)|Profit %',
    ],
    [
      'jobber',
      'payments',
      'Client name|Date|Time|Type|Paid with|Paid through|Total $|Tip $|Fee $|Invoice #',
    ],
    [
      'housecall',
      'jobs',
      'Invoice|HCP Id|Date|Customer|Amount|Labor|Subtotal|Payment History|Credit Card Fee|Job Status|Finished',
    ],
    [
      'freshbooks',
      'invoices',
      'Client Name|Invoice #|Date Issued|Date Due|Invoice Status|Date Paid|Item Name|Rate|Quantity|Line Subtotal|Tax 1 Type|Tax 1 Amount|Line Total|Currency',
    ],
    ['spreadsheet', 'invoices', 'When|Customer|Date|Price'],
    ['spreadsheet', 'customer-totals', 'Customer|Total'],
  ])('%s, %s', (source, kind, header) => {
    const row = header.split('|').map(() => '');
    const rows = [header.split('|'), row.map((_, at) => String(at))];
    const books = readBooks(rows, owner);
    if ('problem' in books) throw new Error(books.problem);
    expect([books.source, books.kind]).toEqual([source, kind]);
  });

  test('lines of an invoice are added up, and customer rows apply to the lines below', () => {
    const books = read(`
      Sales by Customer Detail||||||||
      |Transaction date|Transaction type|Num|Product/Service full name|Description|Quantity|Amount|Balance
      Dunmore Dental||||||||
      |10/05/2026|Invoice|900|Clean|Kitchen|1|100.00|100.00
      |10/05/2026|Invoice|900|Windows|Two floors|1|60.00|160.00
      |10/19/2026|Credit Memo|901|Clean|Kitchen|1|-30.00|130.00
      Total for Dunmore Dental|||||||130.00|
      Kestrel Cafe||||||||
      |10/20/2026|Invoice|902|Clean|Cafe|1|75.50|75.50
      TOTAL|||||||$205.50|`);
    const records = books.records.map(({ customer, number, total }) => [customer, number, total]);
    expect(records).toEqual([
      ['Dunmore Dental', '900', 16_000],
      ['Dunmore Dental', '901', -3000],
      ['Kestrel Cafe', '902', 7550],
    ]);
    // A running balance is not an amount owed.
    expect(books.mapping.balance).toBeUndefined();
    expect(books.figures.open_total).toBeUndefined();
    expect(books.checksum).toEqual({ file: 20_550, rows: 20_550 });
  });

  test('quotes are recognized by the name of the report', () => {
    const books = read(`
      Estimates by Customer||||||
      |Date|Transaction Type|Num|Memo/Description|Amount|Status
      Hartsell HOA||||||
      |01/20/2026|Estimate|70|Fence|1,200.00|Closed
      |01/25/2026|Estimate|71|Fence|900.00|Rejected
      |10/20/2026|Estimate|72|Fence|800.00|Pending`);
    expect(books.kind).toBe('quotes');
    expect(books.records.map(({ state }) => state)).toEqual(['won', 'lost', 'open']);
    expect(books.figures.quote_win_rate).toEqual({ too_few: 2, needs: 10, of: 'documents' });
    expect(books.figures.quiet_quotes).toEqual({ n: 1, amount: '800' });
  });

  test('lines of FreshBooks with their tax become one invoice', () => {
    const books = read(`
      Client Name|Invoice #|Date Issued|Date Due|Invoice Status|Date Paid|Rate|Quantity|Line Subtotal|Tax 1 Amount|Line Total|Currency
      Ana|7|2026-10-01|2026-10-15|paid|2026-10-09|50|2|100.00|8.00|108.00|USD
      Ana|7|2026-10-01|2026-10-15|paid|2026-10-09|50|1|50.00|4.00|54.00|USD`);
    expect(books.records).toMatchObject([{ net: 15_000, total: 16_200, state: 'paid' }]);
  });

  test('a job is completed on the day it was closed', () => {
    const books = read(`
      Job #|Client name|Scheduled start date|Closed date|Total revenue ($)
      1|Ana|Oct 01, 2026|Oct 02, 2026|$300.00
      2|Ben|Dec 24, 2026|-|$400.00`);
    expect(books.records.map(({ state }) => state)).toEqual(['paid', 'open']);
    expect(books.figures.jobs_per_week).toEqual({ too_few: 1, needs: 24, of: 'documents' });
  });

  test('payment fees are a share of the payments', () => {
    const header = 'Client name|Date|Type|Paid with|Paid through|Total $|Fee $|Invoice #';
    const rows = Array.from(
      { length: 8 },
      (_, at) => `Ana|10/${20 + (at % 5)}/2026|Payment|Card|Jobber|${100 + at}.00|-3.00|${at}`,
    );
    const { figures } = read([header, ...rows].join('\n'));
    expect(figures.card_fee).toEqual({ value: '2.899', n: 8 });
    expect(figures.average_job_value).toBeUndefined();
  });

  test('a list of customers gives one figure', () => {
    const rows = [
      'Customer|Total',
      'Ana|500',
      'Ben|200',
      'Cy|150',
      'Di|100',
      'Ed|50',
      'TOTAL|$1,000.00',
    ];
    expect(read(rows.join('\n')).figures).toEqual({ largest_customer: { value: '50', n: 5 } });
  });
});

describe('unreadable files get a reason', () => {
  test.each([
    [[], 'no_rows'],
    [[['', ' ']], 'no_rows'],
    [[['hello'], ['world']], 'no_header'],
    [
      [
        ['Customer', 'Amount', 'Status'],
        ['Ana', '5', 'paid'],
      ],
      'no_date_column',
    ],
    [
      [
        ['Customer', 'Date'],
        ['Ana', '2026-01-01'],
      ],
      'no_amount_column',
    ],
  ])('%j is %s', (rows, problem) => {
    const kind = problem === 'no_date_column' ? 'invoices' : undefined;
    const options = kind ? { corrections: { kind: kind as FileKind } } : {};
    expect(readBooks(rows, owner, options)).toMatchObject({ problem });
    expect(booksProblemTexts[problem as BooksProblem]).toMatch(/[.?]$|below/);
  });

  test('a line with an unknown status is skipped and reported', () => {
    const books = read(`
      Date|Customer|Amount|Status
      2026-10-01|Ana|5|Paid
      2026-10-02|Ben|6|Whatever`);
    expect(books.unknownStatuses).toEqual(['Whatever']);
    expect(books.leftOut).toMatchObject([{ reason: 'unknown_status', count: 1 }]);
  });
});

describe('corrections by the owner', () => {
  const rows = `
    Date|Created|Customer|Amount|Net of it|Paid
    1/2/2026|3/4/2026|Ana|108.00|100.00|yes
    2/3/2026|5/6/2026|Ben|216.00|200.00|no`;

  test('a column can be read as another field, and reset', () => {
    const before = read(rows);
    expect(before.columns.map(({ field, sure }) => [field, sure])).toEqual([
      ['date', true],
      [null, false],
      ['customer', true],
      ['total', true],
      [null, false],
      ['status', true],
    ]);
    expect(before.columns[3]?.samples).toEqual(['108.00', '216.00']);
    const after = read(rows, { corrections: { columns: { 4: 'before_tax', 0: null, 1: 'date' } } });
    expect(after.mapping).toEqual({ date: 1, customer: 2, total: 3, before_tax: 4, status: 5 });
    expect(after.records.map(({ net, total }) => [net, total])).toEqual([
      [10_000, 10_800],
      [20_000, 21_600],
    ]);
  });

  test('an ambiguous order of day and month is asked about with a date of the file', () => {
    const asked = read(rows).dates;
    expect(asked).toEqual({
      order: 'm/d',
      by: 'the country',
      ask: { example: '1/2/2026', readings: { 'm/d': '2026-01-02', 'd/m': '2026-02-01' } },
    });
    const told = read(rows, { corrections: { dateOrder: 'd/m' } });
    expect(told.dates).toEqual({ order: 'd/m', by: 'the owner', ask: null });
    expect(told.records[0]?.date).toBe('2026-02-01');
    expect(read(rows, {}, { country: 'GB' }).records[0]?.date).toBe('2026-02-01');
  });

  test('a date order with future invoices, or due dates before the invoice date, is ruled out', () => {
    const future = read('Date|Customer|Amount\n12/1/2025|Ana|5\n8/12/2026|Ben|6');
    expect(future.dates).toMatchObject({ order: 'm/d', by: 'dates in the past', ask: null });
    const due = read('Date|Due date|Customer|Amount\n3/4/2026|2/5/2026|Ana|5');
    expect(due.dates).toMatchObject({ order: 'd/m', by: 'dates in the past' });
    const both = read('Date|Customer|Amount\n13/4/2026|Ana|5\n4/13/2026|Ben|6');
    expect(both.dates.ask).not.toBeNull();
    expect(both.leftOut).toMatchObject([{ reason: 'no_date', count: 1 }]);
    const same = read('Date|Customer|Amount\n4/4/2026|Ana|5');
    expect(same.dates).toMatchObject({ by: 'not needed', ask: null });
  });
});
