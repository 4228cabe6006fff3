import type { FileKind } from './file-kinds-and-limits.ts';
import type { ImportSource } from './import-sources.ts';
import { headerWords } from './known-headers.ts';

type Signature = readonly [ImportSource, ...headers: string[]];

/** Headers that together say who wrote the file. */
const signatures: readonly Signature[] = [
  ['square', 'invoice token'],
  ['xero', 'contactname', 'invoicenumber'],
  ['stripe', 'id', 'created date (utc)', 'amount'],
  ['jobber', 'client name', 'invoice #', 'marked paid date'],
  ['jobber', 'client name', 'quote #', 'sent date'],
  ['jobber', 'client name', 'job #'],
  ['jobber', 'client name', 'paid with', 'paid through'],
  ['housecall', 'job #', 'customer name', 'job amount'],
  ['housecall', 'hcp id', 'job status'],
  ['freshbooks', 'client name', 'date issued', 'invoice status'],
  ['quickbooks', 'transaction type', 'num'],
  ['quickbooks', 'num', 'open balance'],
  ['quickbooks', 'no.', 'open balance', 'due date'],
];

/** Who wrote the file, by its headers; a spreadsheet where they name nobody. */
export const sourceOfHeaders = (headers: readonly string[]): ImportSource =>
  signatures.find(([, ...needed]) => needed.every((header) => headers.includes(header)))?.[0] ??
  'spreadsheet';

/** What the rows are about, by the headers and the lines above them. */
export const kindOfHeaders = (
  headers: readonly string[],
  source: ImportSource,
  title: string,
): FileKind => {
  const has = (...names: readonly string[]) => names.some((name) => headers.includes(name));
  if (has('quote #', 'quote number', 'estimate #', 'estimate number')) return 'quotes';
  if (/estimate/i.test(title)) return 'quotes';
  if (source === 'stripe' || has('paid through')) return 'payments';
  if (has('hcp id') || (has('job #') && !has('invoice #'))) return 'jobs';
  if (/aging|open invoices/i.test(title)) return 'open-balances';
  const dated = headerWords.date.some((name) => headers.includes(name));
  return !dated && has('customer', 'client', 'kunde') && has('total', 'amount')
    ? 'customer-totals'
    : 'invoices';
};
