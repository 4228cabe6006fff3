import { readBooks } from '#shared/domain/numbers/imports/read-books.ts';
import { readCsv } from '#web/features/numbers/read-csv.ts';
import { quantiles, type Table } from './report.ts';

const rows = 50_000;
const runs = 5;
const owner = {
  today: '2026-11-18',
  country: 'US',
  zone: 'America/New_York',
  currency: 'USD',
} as const;
const day = (back: number) =>
  new Date(Date.UTC(2026, 10, 17) - (back % 1000) * 86_400_000).toISOString().slice(0, 10);

/** A list of invoices of the maximum size. */
const books = () => {
  const header =
    'Invoice #,Client name,Subject,Status,Issued date,Due date,Marked paid date,Pre-tax total ($),Total ($),Balance ($)';
  const lines = Array.from({ length: rows }, (_, nth) => {
    const paid = nth % 9 !== 0;
    const net = 80 + ((nth * 37) % 4000) / 10;
    return [
      nth + 1,
      `"Customer ${nth % 700}, Main Street"`,
      '"2"" pipe, second floor"',
      paid ? 'Paid' : 'Past due',
      day(nth + 20),
      day(nth + 6),
      paid ? day(nth) : '-',
      net.toFixed(2),
      (net * 1.08).toFixed(2),
      paid ? '0.00' : (net * 1.08).toFixed(2),
    ].join(',');
  });
  return new TextEncoder().encode([header, ...lines].join('\n'));
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** Measures the largest allowed file from its bytes to every figure, as in the page's worker. */
export const imports = (): Table => {
  const bytes = books();
  const reading: number[] = [];
  const whole: number[] = [];
  const processor: number[] = [];
  for (let run = 0; run < runs; run++) {
    const begin = performance.now();
    const used = process.cpuUsage();
    const csv = readCsv(bytes);
    if ('problem' in csv) throw new Error(csv.problem);
    reading.push(performance.now() - begin);
    const read = readBooks(csv.rows, owner, { delimiter: csv.delimiter });
    if ('problem' in read || read.records.length !== rows) throw new Error('Rows are missing');
    whole.push(performance.now() - begin);
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1000);
  }
  const size = `${(bytes.length / 1e6).toFixed(1)} MB`;
  return {
    title: 'Import of books',
    note: `Median of ${runs} runs in Node, ${rows.toLocaleString('en-US')} rows, ${size}.`,
    rows: [
      { what: 'bytes to rows', ours: seconds(quantiles(reading).p50) },
      { what: 'bytes to figures', ours: seconds(quantiles(whole).p50), floor: 'budget 2 s' },
      {
        what: 'bytes to figures, processor time',
        ours: seconds(quantiles(processor).p50),
        floor: 'budget 2 s',
      },
    ],
  };
};
