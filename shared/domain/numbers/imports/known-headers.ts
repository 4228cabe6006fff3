/** Words of headers, by the field they stand for. */

import type { Field } from './column-fields.ts';

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
