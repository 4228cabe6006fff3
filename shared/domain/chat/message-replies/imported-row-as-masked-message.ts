/** A kit that starts from a row of the owner's own books instead of a pasted message. */

import { daysBetween, type LocalDate } from '../../lib/local-date.ts';
import type { MaskedDetail } from '../masking/masked-details.ts';

/** What a kit may know of an imported row; whatever else the row holds is not looked at. */
export type ImportedRow = Readonly<{
  kind: 'overdue-invoice' | 'quiet-quote';
  /** Stays on the device. */
  customer: string;
  /** A decimal: "1275.00". */
  amount: string;
  /** Its currency, when it is not the owner's own. */
  currency?: string;
  issued: LocalDate | null;
  due: LocalDate | null;
  /** Of the oldest invoice, as the owner's books write it. */
  number?: string;
  /** How many invoices the amount is of. */
  invoices?: number;
  /** How many reminders were sent before. */
  reminders?: number;
  /** How the reminder sounds unless the owner chooses otherwise. */
  tone?: 'plain' | 'warm' | 'firm';
}>;

/** What leaves the device for a row, and what is put back into the drafts. */
export type MaskedRow = Readonly<{
  /** Values of the kit's inputs by id. */
  inputs: Readonly<Record<string, string>>;
  /** Stands where a pasted message would. */
  message: string;
  details: readonly MaskedDetail[];
}>;

const isDate = (value: string | null): value is LocalDate =>
  /^\d{4}-\d{2}-\d{2}$/.test(value ?? '');
/** Numbers of invoices are short and hold no words. */
const isNumber = (value: string) => /^[A-Za-z]{0,3}[-#/ ]?\d[\d/-]{0,14}$/.test(value);
const isAmount = (value: string) => /^\d{1,12}(?:\.\d{1,3})?$/.test(value);

/** Only the amount, the number and the dates of a row go out, and a placeholder for the name; anything not shaped like them is left out. */
export const importedRowAsMaskedMessage = (row: ImportedRow, today: LocalDate): MaskedRow => {
  const { kind, customer, amount, issued, due, number = '', invoices = 1, reminders = 0 } = row;
  const currency = /^[A-Z]{3}$/.test(row.currency ?? '') ? row.currency : undefined;
  const money = isAmount(amount) ? amount : '';
  const sent = isDate(issued) ? issued : undefined;
  const dueOn = isDate(due) ? due : undefined;
  const late = dueOn ? daysBetween(dueOn, today) : 0;
  const isInvoice = kind === 'overdue-invoice';
  const lines = [
    isInvoice
      ? 'An invoice to [customer] is not paid.'
      : 'A quote to [customer] has had no answer.',
    isInvoice && isNumber(number) && `Invoice number: ${number}`,
    isInvoice && invoices > 1 && `Invoices together: ${invoices}, the oldest is named here`,
    money && `Amount: ${[money, currency].filter(Boolean).join(' ')}`,
    sent && `Sent on: ${sent}, ${daysBetween(sent, today)} days ago`,
    dueOn && isInvoice && `Due on: ${dueOn}${late > 0 ? `, ${late} days late` : ''}`,
    isInvoice && reminders > 0 && `Reminders I sent before: ${reminders}`,
    'I have no message from [customer]; write as if I speak first.',
  ];
  const inputs: Record<string, string> = isInvoice
    ? // The input is an amount in the owner's currency.
      { invoice_amount: currency ? '' : money }
    : { days_since_quote: sent ? String(daysBetween(sent, today)) : '' };
  return {
    inputs: Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== '')),
    message: lines.filter(Boolean).join('\n'),
    details: [{ placeholder: '[customer]', kind: 'customer', value: customer.trim() }],
  };
};
