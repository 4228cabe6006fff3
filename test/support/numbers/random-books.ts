import fc from 'fast-check';
import {
  dateFields,
  type Field,
  fieldIds,
  moneyFields,
} from '#shared/domain/numbers/imports/column-fields.ts';
import { headerWords } from '#shared/domain/numbers/imports/known-headers.ts';

const dates = [
  '1/2/2026',
  '13/1/2026',
  '2026-10-05',
  'Oct 05, 2026',
  '5-Oct-26',
  '05.10.2026',
  '46000',
  '2026-10-05 23:59:59',
  '99/99/9999',
  '2026-13-45T99:99Z',
  '00/00/00',
  '31/02/2026',
  '-',
  '3/4/26',
];
const amounts = [
  '0',
  '1',
  '12.50',
  '$1,234.56',
  '1.234,56 €',
  '(85.00)',
  '-5',
  '5-',
  '1,20,000',
  '9'.repeat(40),
  '1e400',
  '.',
  ',',
  '-',
  '$',
  '1.2.3,4',
  'nan',
  '5 CR',
  '−7',
];
const words = [
  'Paid',
  'Unpaid',
  'Draft',
  'Void',
  'Partially Paid',
  'Not sold',
  'Converted',
  'Completed',
  'Scheduled',
  'Bad Debt',
  'Invoice',
  'Credit Memo',
  'Payment',
  'Sales overpayment',
  'USD',
  'eur',
  'TOTAL',
  'Total for',
  'Summe',
  'Whatever',
];
const odd = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '🧰',
  '="678"',
  '__proto__',
  'x'.repeat(5000),
  '\u202e',
  'Ana Whitlow',
  'hartsell  hoa ',
  'As of Nov 18, 2026',
  'A/R Aging Detail',
  'Estimates by Customer',
  '1',
  'null',
];
const numbers = Array.from({ length: 300 }, (_, at) => String(at));
const names = Array.from({ length: 12 }, (_, at) => `Customer ${at}`);
const pool = [...dates, ...amounts, ...words, ...odd];

const cell = fc.oneof(
  { arbitrary: fc.constantFrom(...pool), weight: 30 },
  { arbitrary: fc.string({ maxLength: 12 }), weight: 1 },
);

type Column = { header: string; cells: readonly string[] };
const columnOf = (field: Field, cells: readonly string[]) =>
  fc.constantFrom(...headerWords[field]).map((header): Column => ({ header, cells }));
const cellsOf = (field: Field): readonly string[] => {
  if (isIn(dateFields, field)) return dates;
  if (isIn(moneyFields, field)) return amounts;
  if (field === 'status' || field === 'type' || field === 'currency') return words;
  return field === 'number' ? numbers : names;
};
const isIn = (list: readonly Field[], field: Field) => list.includes(field);
const known = fc.constantFrom(...fieldIds).chain((field) => columnOf(field, cellsOf(field)));
const strange = fc
  .constantFrom(
    'Invoice Token',
    'Paid with',
    'Paid through',
    'Product/Service full name',
    'HCP Id',
    'Marked paid date',
    'Total ($)',
    '',
    'Notes',
    '__proto__',
  )
  .map((header): Column => ({ header, cells: pool }));
const columns = fc
  .tuple(
    columnOf('date', dates),
    columnOf('total', amounts),
    columnOf('customer', names),
    fc.array(fc.oneof({ arbitrary: known, weight: 5 }, { arbitrary: strange, weight: 1 }), {
      maxLength: 9,
    }),
    fc.nat(20),
  )
  // Some rows have no date, amount or customer.
  .map(([date, total, customer, more, drop]) =>
    [date, total, customer, ...more].filter((_, at) => at !== drop),
  );

/** A file with that many rows: some titles, a mostly known header, and mostly valid columns. */
export const randomBooks = (rows: number): fc.Arbitrary<string[][]> =>
  fc
    .record({
      titles: fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 3 }),
      columns,
      odd: fc.array(fc.array(cell, { maxLength: 16 }), { maxLength: 4 }),
      /** One cell in this many has another type. */
      noise: fc.constantFrom(3, 20, 200, 100_000),
      seed: fc.integer({ min: 1, max: 2 ** 31 - 2 }),
    })
    .map(({ titles, columns: drawn, odd: more, noise, seed }) => {
      let state = seed;
      // Drawing every cell from fast-check would take most of the time for a million rows.
      const next = (below: number) => {
        state = (state * 48_271) % 2_147_483_647;
        return state % below;
      };
      const body = Array.from({ length: rows }, () =>
        drawn.map(({ cells }) => {
          const from = next(noise) === 0 ? pool : cells;
          return from[next(from.length)] ?? '';
        }),
      );
      return [...titles, drawn.map(({ header }) => header), ...body, ...more];
    });
