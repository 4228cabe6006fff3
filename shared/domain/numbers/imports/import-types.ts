import type { Decimal } from '../number-definition.ts';
import type { FileKind } from './imported-file.ts';

/** What a column can be read as. */
export const fields = {
  number: 'Number',
  date: 'Date',
  due: 'Due date',
  paid_on: 'Date paid',
  closed_on: 'Date finished',
  customer: 'Customer',
  before_tax: 'Price before tax',
  tax: 'Tax amount',
  total: 'Price with tax',
  balance: 'Amount due',
  paid: 'Amount paid',
  status: 'Status',
  type: 'Type',
  currency: 'Currency',
  refunded: 'Refunded',
  fee: 'Card fee',
} as const;
export type Field = keyof typeof fields;
export const fieldIds = Object.keys(fields) as Field[];
export const moneyFields = [
  'total',
  'before_tax',
  'tax',
  'balance',
  'paid',
  'refunded',
  'fee',
] as const;
export const dateFields = ['date', 'due', 'paid_on', 'closed_on'] as const;

/** The column of each field, by its place in the header. */
export type Mapping = Readonly<Partial<Record<Field, number>>>;

/** What the reader is told besides the rows. */
export type ImportOwner = {
  /** The local day, ISO. */
  readonly today: string;
  /** ISO country code; decides between 3/4 and 4/3 when the file does not. */
  readonly country: string;
  /** IANA time zone, for times that are written in UTC. */
  readonly zone: string;
  readonly currency: string;
};

/** What the owner corrected: the field of a column (null leaves it out), the order of day and month, the header's row. */
export type Corrections = {
  readonly columns?: Readonly<Record<number, Field | null>>;
  readonly dateOrder?: DateOrder;
  readonly kind?: FileKind;
  /** The owner says that the amounts are in the currency of the business, whatever the file says. */
  readonly isOwnCurrency?: boolean;
};
export type DateOrder = 'm/d' | 'd/m';

/** How "3/4/2026" is read, who decided it, and a date of the file to ask about when nobody could. */
export type DateReading = {
  order: DateOrder | null;
  by: 'not needed' | 'a day above 12' | 'dates in the past' | 'the country' | 'the owner';
  ask: { example: string; readings: Readonly<Record<DateOrder, string | null>> } | null;
};

export type DocumentState = 'open' | 'paid' | 'bad' | 'won' | 'lost' | 'unknown';

/** One invoice, quote, job or payment of the file; money in the smallest coins, days ISO. */
export type BookDocument = {
  number: string;
  customer: string;
  date: string;
  due: string | null;
  paid_on: string | null;
  state: DocumentState;
  /** With tax, refunds taken off; negative for a credit. */
  total: number;
  /** Before tax as far as the file says so. */
  net: number;
  /** Before refunds. */
  charged: number;
  /** Amount due. */
  balance: number;
  fee: number;
};

/** Why a line of the file is not counted, said of one line and of several. */
export const leftOutReasons = {
  total: ['total', 'totals'],
  section: ['heading', 'headings'],
  footer: ['note outside the table', 'notes outside the table'],
  duplicate: ['duplicate', 'duplicates'],
  draft: ['draft', 'drafts'],
  void: ['voided or canceled', 'voided or canceled'],
  zero: ['with a zero amount', 'with a zero amount'],
  no_amount: ['with no readable amount', 'with no readable amount'],
  other_currency: ['in another currency', 'in another currency'],
  not_a_document: ['of another type', 'of another type'],
  unknown_status: ['with a status we don’t recognize', 'with a status we don’t recognize'],
  no_date: ['with no readable date', 'with no readable date'],
} as const;
export type LeftOutReason = keyof typeof leftOutReasons;

/** Lines that were left out for one reason, with some of them to look at. */
export type LeftOut = { reason: LeftOutReason; count: number; examples: (readonly string[])[] };

/** Too little in the file to say something: so many of so many that are needed. */
export type TooFew = {
  too_few: number;
  needs: number;
  of: 'documents' | 'days' | 'months' | 'customers';
};
/** A value and how many documents it was made from. */
export type Counted = { value: Decimal; n: number } | TooFew;
