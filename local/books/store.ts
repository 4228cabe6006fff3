import type { Models } from '../oauth/authorization-server.ts';
import { openState, type State } from '../stand-in-state.ts';

/** A row of the API as it is sent. */
export type Row = Record<string, unknown> & {
  Id: string;
  MetaData: { LastUpdatedTime: string };
};
export type InvoiceRow = Row & {
  DocNumber: string;
  TxnDate: string;
  DueDate: string;
  TotalAmt: number;
  Balance: number;
  CustomerRef: { value: string; name: string };
};

/** A credit memo, with what is left of it. */
export type CreditRow = Row & { CustomerRef: InvoiceRow['CustomerRef']; Balance: number };
/** A payment, with what no invoice has used of it. */
export type PaymentRow = Row & {
  TxnDate: string;
  TotalAmt: number;
  Line: { Amount: number; LinkedTxn: { TxnId: string; TxnType: string }[] }[];
  CustomerRef?: InvoiceRow['CustomerRef'];
  UnappliedAmt?: number;
};

/** A company of the stand-in. */
export type Company = {
  name: string;
  currency: string;
  bank: number;
  /** Sales of each of the last months, the newest last. */
  sales: number[];
  invoices: InvoiceRow[];
  payments: PaymentRow[];
  /** Credits that no invoice has used. */
  credits: CreditRow[];
  /** Ids of invoices that were deleted, with the moment. */
  deleted: { Id: string; at: string }[];
};

export type BooksState = { companies: Record<string, Company>; models: Models };

const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** A row with what every row of the API has. */
export const row = <Own extends object>(Id: string, own: Own) => ({
  Id,
  SyncToken: '0',
  domain: 'QBO',
  sparse: false,
  MetaData: { CreateTime: new Date().toISOString(), LastUpdatedTime: new Date().toISOString() },
  ...own,
});

/** A customer as other rows name them; the same name is the same customer. */
export const customerRef = (name: string) => ({
  value: `c-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
  name,
});

/** A credit memo for a customer that no invoice has used. */
export const creditRow = (Id: string, customer: string, amount: number): CreditRow =>
  row(Id, { TotalAmt: amount, Balance: amount, CustomerRef: customerRef(customer) });

export const invoiceRow = (
  Id: string,
  {
    customer,
    amount,
    due,
    currency = 'USD',
  }: { customer: string; amount: number; due: number; currency?: string },
): InvoiceRow =>
  row(Id, {
    DocNumber: `10${Id}`,
    TxnDate: day(due - 30),
    DueDate: day(due),
    TotalAmt: amount,
    Balance: amount,
    CustomerRef: customerRef(customer),
    CurrencyRef: { value: currency, name: currency },
  });

/** Unpaid invoices of the company that a fresh stack has: three late ones, five that are not due. */
const unpaid = [
  { customer: 'Oak Street Dental', amount: 660, due: -41 },
  { customer: 'Linda Marsh', amount: 165, due: -19 },
  { customer: 'Harbor Yoga', amount: 430, due: -8 },
  { customer: 'Pine & Co. Accounting', amount: 520, due: 4 },
  { customer: 'The Albrights', amount: 210, due: 9 },
  { customer: 'Riverside Books', amount: 385, due: 12 },
  { customer: 'Tom Ferrante', amount: 140, due: 16 },
  { customer: 'St. Ann’s School', amount: 560, due: 21 },
];

const emptyCompany = (name: string, currency: string): Company => ({
  name,
  currency,
  bank: 0,
  sales: [],
  invoices: [],
  payments: [],
  credits: [],
  deleted: [],
});

const companies = (): Record<string, Company> => ({
  '9001': {
    ...emptyCompany('Bright Side Cleaning LLC', 'USD'),
    bank: 8240.55,
    sales: [9100, 8700, 9900, 10200, 11800, 12400, 12900, 12100, 11500, 10900, 10100, 9800],
    invoices: unpaid.map((one, nth) => invoiceRow(String(41 + nth), one)),
    credits: [creditRow('90', 'Riverside Books', 35)],
  },
  '9002': emptyCompany('Bright Side Windows Inc.', 'CAD'),
});

/** The books of this machine, from a file or fresh. */
export const openBooks = (file: string | undefined): State<BooksState> =>
  openState(file, { companies: companies(), models: {} });
