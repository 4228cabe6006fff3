/** Words of headers, and which of them say who wrote a file. */

import type { Field } from './column-fields.ts';
import type { FileKind } from './file-kinds-and-limits.ts';
import type { ImportSource } from './import-sources.ts';

/** A header in one spelling: lower case, without currency signs, stars and colons. */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\((?:usd|eur|gbp|cad|aud|nzd|chf|%|[$€£])?\)|[$€£*:]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The headers of each field, the surest first. */
export const headerWords: Readonly<Record<Field, readonly string[]>> = {
  number: [
    'invoice #',
    'invoice number',
    'invoicenumber',
    'invoice no',
    'invoice no.',
    'invoice id',
    'num',
    'no.',
    'quote #',
    'quote number',
    'job #',
    'estimate #',
    'estimate number',
    'rechnungsnr',
    'rechnungsnummer',
    'invoice',
    'id',
  ],
  date: [
    'sent date',
    'issued date',
    'date issued',
    'invoice date',
    'invoicedate',
    'transaction date',
    'job scheduled start date',
    'scheduled start date',
    'created date utc',
    'created date (utc)',
    'date',
    'rechnungsdatum',
    'datum',
    'estimate date',
    'quote date',
    'created date',
  ],
  due: ['due date', 'date due', 'duedate', 'fällig am', 'fällig'],
  paid_on: [
    'marked paid date',
    'date paid',
    'last payment date',
    'paid date',
    'payment date',
    'bezahlt am',
  ],
  closed_on: ['closed date', 'completed date', 'finished', 'completion date'],
  customer: [
    'client name',
    'customer full name',
    'customer name',
    'contactname',
    'customer',
    'client',
    'name',
    'kunde',
    'customer email',
  ],
  before_tax: ['pre-tax total', 'subtotal', 'line subtotal', 'netto', 'net'],
  tax: ['tax amount', 'taxtotal', 'tax 1 amount', 'mwst', 'ust', 'vat'],
  total: [
    'total',
    'invoice total',
    'requested amount',
    'job amount',
    'total revenue',
    'line total',
    'brutto',
    'amount',
    'price',
  ],
  balance: [
    'open balance',
    'balance',
    'due amount',
    'invoiceamountdue',
    'amount due',
    'balance due',
  ],
  paid: ['amount paid', 'invoiceamountpaid'],
  status: ['status', 'invoice status', 'job status', 'estimate status', 'quote status', 'paid'],
  type: ['transaction type', 'type'],
  currency: ['currency'],
  refunded: ['amount refunded'],
  fee: ['fee', 'credit card fee'],
};

/** Every header that is known. */
export const knownHeaders: ReadonlySet<string> = new Set(Object.values(headerWords).flat());

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
