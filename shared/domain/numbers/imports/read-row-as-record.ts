import type { BooksFileRecord, RecordState } from './books-file-record.ts';
import type { CellReader } from './cell-reader.ts';
import type { Field, Mapping } from './column-fields.ts';
import type { FileKind } from './file-kinds-and-limits.ts';
import type { ImportOwner } from './import-owner-and-corrections.ts';
import type { LeftOutReason } from './left-out-lines.ts';
import { readStatus, type Status } from './read-status.ts';
import type { RecognizedColumns } from './recognize-columns.ts';

type Row = readonly string[];

/** Entries that are no invoice, by their type; a payment or a credit that is still open is one in a list of open balances only. */
const otherTypes =
  /overpayment|prepayment|^(bill|expense|check|journal|transfer|estimate|purchase)/;
const signOfType = (type: string, kind: FileKind): 1 | -1 | undefined => {
  if (kind === 'payments' || kind === 'quotes' || kind === 'jobs') return 1;
  if (otherTypes.test(type)) return undefined;
  if (/payment|deposit/.test(type)) return kind === 'open-balances' ? -1 : undefined;
  return /credit|refund/.test(type) ? -1 : 1;
};

const stateOf = (
  status: Status | undefined,
  row: Row,
  cells: CellReader,
  mapping: Mapping,
  owed: number | null,
) => {
  if (status) return status;
  const done = mapping.paid_on === undefined ? mapping.closed_on : mapping.paid_on;
  if (done !== undefined) {
    const day = cells.day(row, mapping.paid_on === undefined ? 'closed_on' : 'paid_on');
    return day ? 'paid' : 'open';
  }
  if (owed !== null) return owed === 0 ? 'paid' : 'open';
  return 'unknown';
};

export type ReadRow = { record: BooksFileRecord } | { leftOut: LeftOutReason; word?: string };

/** Reads one row, or the lines of one invoice together: a record, or why it is none. */
export const readRowAsRecord = (
  lines: readonly Row[],
  cells: CellReader,
  recognized: RecognizedColumns,
  {
    owner,
    customer,
    isOwnCurrency = false,
  }: { owner: ImportOwner; customer: string; isOwnCurrency?: boolean },
): ReadRow => {
  const { kind, mapping } = recognized;
  const [row = []] = lines;
  const sumOf = (field: Field) => {
    if (lines.length === 1) return cells.coins(row, field);
    const amounts = lines.map((line) => cells.coins(line, field)).filter((one) => one !== null);
    return amounts.length > 0 ? amounts.reduce((a, b) => a + b, 0) : null;
  };
  const sign = signOfType(cells.text(row, 'type').toLowerCase(), kind);
  if (!sign) return { leftOut: 'another_type' };
  const signed = (coins: number) => (sign < 0 ? -Math.abs(coins) : coins);

  const word = cells.text(row, 'status');
  const status = word && word !== '-' ? readStatus(word, kind) : undefined;
  if (word && word !== '-' && !status) return { leftOut: 'unknown_status', word };

  const charged = sumOf('total') ?? addedUp(sumOf('before_tax'), sumOf('tax'));
  const refunded = Math.abs(sumOf('refunded') ?? 0);
  const total = signed(charged ?? 0) - refunded;
  const owed = owedOf(cells, row, total, signed);
  const state = stateOf(status, row, cells, mapping, owed);
  if (state === 'draft') return { leftOut: 'draft' };
  if (state === 'void') return { leftOut: 'void' };
  if (charged === null) return { leftOut: 'no_amount' };
  if (total === 0) return { leftOut: 'zero' };
  const currency = cells.text(row, 'currency').toUpperCase();
  if (currency && currency !== owner.currency && !isOwnCurrency)
    return { leftOut: 'other_currency' };
  // A list of customers has no dates; its totals are as of today.
  const date = kind === 'customer-totals' ? owner.today : cells.day(row, 'date');
  if (!date) return { leftOut: 'no_date' };

  const tax = sumOf('tax');
  const before = sumOf('before_tax') ?? (tax === null ? charged : charged - tax);
  return {
    record: {
      number: cells.text(row, 'number'),
      customer,
      date,
      due: cells.day(row, 'due'),
      paid_on: cells.day(row, 'paid_on'),
      // A credit is never a paid job.
      state: sign < 0 && state === 'paid' ? 'open' : (state satisfies RecordState),
      total,
      net: signed(before) - refunded,
      charged,
      balance: owed ?? (state === 'open' ? total : 0),
      fee: Math.abs(sumOf('fee') ?? 0),
    },
  };
};

const addedUp = (net: number | null, tax: number | null) =>
  net === null ? null : net + (tax ?? 0);

/** What is still owed: as the file says it, else the total less what was paid. */
const owedOf = (cells: CellReader, row: Row, total: number, signed: (coins: number) => number) => {
  const balance = cells.coins(row, 'balance');
  if (balance !== null) return signed(balance);
  const paid = cells.coins(row, 'paid');
  return paid === null ? null : total - paid;
};
