import { expect, test } from 'vitest';
import { fromCents } from '#test/support/numbers/golden.ts';
import { type Expected, readSample, samples } from '#test/support/numbers/import-samples.ts';

/** Converts results to the format of the expected files: money in cents and counts as numbers. */
const moneyKeys = new Set(['amount', 'sales', 'with_tax']);
const moneyFigures = new Set(['average_job_value', 'monthly_sales']);
const asProduct = (value: unknown, key = '', figure = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => asProduct(one, key, figure));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        asProduct(one, key === 'by_age' ? 'amount' : name, figure || name),
      ]),
    );
  }
  if (typeof value !== 'number') return value;
  if (moneyKeys.has(key) || (key === 'value' && moneyFigures.has(figure))) return fromCents(value);
  return key === 'value' ? String(value) : value;
};
const withoutUnits = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, one) => (key === 'of' ? undefined : one)));

const orderBy: Record<string, string> = {
  'the other order puts dates in the future or due before issue': 'dates in the past',
};

const comesTo = (sample: Expected) => {
  const { csv, books } = readSample(sample.file, sample.told);
  expect(csv.encoding).toBe(sample.encoding);
  expect(csv.delimiter === '\t' ? 'tab' : csv.delimiter).toBe(sample.delimiter);
  const { source, kind, asOf, until, mapping, columns, dates, records, checksum } = books;
  expect({ source, kind, as_of: asOf, until }).toEqual({
    source: sample.source,
    kind: sample.kind,
    as_of: sample.as_of,
    until: sample.until,
  });
  expect(books.headerRow + 1).toBe(sample.header_row);
  const named = Object.entries(mapping).map(([field, at]) => [field, columns[at ?? -1]?.header]);
  expect(Object.fromEntries(named)).toEqual(sample.columns);
  const { order, by, ask } = sample.date_order;
  expect({ ...dates, ask: dates.ask !== null }).toEqual({ order, by: orderBy[by] ?? by, ask });
  const leftOut = books.leftOut.map(({ reason, count }) => [reason, count]);
  expect(Object.fromEntries(leftOut)).toEqual(sample.rows.left_out);
  expect(books.rowsBelowHeader).toBe(sample.rows.below_header);
  expect(records).toHaveLength(sample.rows.records);
  expect(checksum ?? undefined).toEqual(sample.checksum);
  expect(books.from.has.tax).toBe(sample.before_tax);
  expect(withoutUnits(books.figures)).toEqual(asProduct(sample.figures));
};

test.each(samples)('$file gives the figures worked out by hand', (sample) => {
  comesTo(sample);
});
