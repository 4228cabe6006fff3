import type { BooksFigures } from '#shared/domain/connections/books/books-schemas.ts';
import { decimalFromNumber } from '#shared/domain/numbers/decimal-as-text.ts';
import type {
  Adapter,
  AdapterOf,
  Books,
  BooksInvoice,
  InvoiceChange,
  Invoices,
} from '../adapter.ts';
import { ProviderRefused } from '../provider-refused-error.ts';
import { hasValidSignature, parseJsonOrUndefined } from '../verify-signed-body.ts';
import { pagesOf, query, read } from './quickbooks-client.ts';
import {
  BankAccount,
  Changes,
  CompanyInfo,
  Customer,
  Event,
  Invoice,
  Preferences,
  ProfitAndLoss,
  reportAmount,
} from './quickbooks-schemas.ts';

const realmPattern = /^\d{1,25}$/;
const rowsPerPage = 200;
/** Ids that one query asks for. */
const idsPerQuery = 50;
/** So many rows of an entity change data capture sends at most; what is beyond them is lost. */
const mostChanges = 1000;
/** How far back it reaches, less a day for the clocks. */
const changeDays = 29;
/** Most months that one report covers. */
const monthsPerReport = 6;
const dayMs = 86_400_000;

const asInvoice = (one: Invoice): BooksInvoice => ({
  id: one.Id,
  customer_id: one.CustomerRef.value,
  customer: (one.CustomerRef.name ?? '').trim().slice(0, 100),
  number: (one.DocNumber ?? '').trim().slice(0, 40),
  issued: one.TxnDate,
  // Without terms an invoice is due on its own day.
  due: one.DueDate ?? one.TxnDate,
  total: one.TotalAmt,
  balance: one.Balance,
  currency: one.CurrencyRef?.value ?? null,
});

/** An invoice that was voided is kept there with nothing in it. */
const changeOf = (one: Invoice, paidOn: string | null): InvoiceChange => {
  if (Number(one.Balance) > 0) return { kind: 'open', invoice: asInvoice(one) };
  return one.TotalAmt === '0'
    ? { kind: 'gone', id: one.Id }
    : { kind: 'paid', id: one.Id, on: paidOn };
};

const open: Invoices['open'] = async function* (account) {
  const where = "where Balance > '0' orderby DueDate";
  for await (const page of pagesOf(account, 'Invoice', Invoice, { where, rows: rowsPerPage }))
    yield page.map(asInvoice);
};

/** The balance of a customer has credits and payments taken off that no invoice has used; neither can be asked for by itself. */
const balances: Invoices['balances'] = async (account) => {
  const owing = { columns: 'Id, Balance', where: "where Balance > '0'", rows: 1000 };
  const found = new Map<string, string>();
  for await (const page of pagesOf(account, 'Customer', Customer, owing))
    for (const { Id, Balance } of page) found.set(Id, Balance);
  return found;
};

const changed: Invoices['changed'] = async (account, since) => {
  if (Date.now() - since.getTime() > changeDays * dayMs) return 'too-much';
  const params = { entities: 'Invoice,Payment,CreditMemo', changedSince: since.toISOString() };
  const { invoices, payments, credits } = await read(account, 'cdc', params, Changes);
  const all = [invoices, payments, credits];
  if (all.some(({ length }) => length >= mostChanges)) return 'too-much';
  const paidOn = new Map<string, string>();
  for (const payment of payments) {
    if ('status' in payment) continue;
    for (const { TxnId, TxnType } of payment.Line.flatMap(({ LinkedTxn }) => LinkedTxn))
      if (TxnType === 'Invoice' && payment.TxnDate > (paidOn.get(TxnId) ?? ''))
        paidOn.set(TxnId, payment.TxnDate);
  }
  return {
    invoices: invoices.map(
      (one): InvoiceChange =>
        'status' in one ? { kind: 'gone', id: one.Id } : changeOf(one, paidOn.get(one.Id) ?? null),
    ),
    balances: all.some(({ length }) => length > 0),
  };
};

const fate: Invoices['fate'] = async (account, ids) => {
  const known = ids.filter((id) => /^\d+$/.test(id));
  const found: InvoiceChange[] = [];
  for (let at = 0; at < known.length; at += idsPerQuery) {
    const asked = known.slice(at, at + idsPerQuery);
    const list = asked.map((id) => `'${id}'`).join(', ');
    const rows = await query(account, 'Invoice', Invoice, `where Id in (${list}) maxresults 100`);
    found.push(...rows.map((one) => changeOf(one, null)));
  }
  const there = new Set(found.map((one) => (one.kind === 'open' ? one.invoice.id : one.id)));
  const gone = ids.filter((id) => !there.has(id));
  return [...found, ...gone.map((id): InvoiceChange => ({ kind: 'gone', id }))];
};

const sumOf = (amounts: readonly (string | undefined)[]) =>
  decimalFromNumber(
    amounts.reduce((sum, amount) => sum + Number(amount ?? 0), 0),
    2,
  ) ?? '0';

const monthsIn = ({ Columns, Rows }: ProfitAndLoss): BooksFigures['months'] =>
  Columns.Column.flatMap(({ ColType, MetaData }, column) => {
    const start = MetaData.find(({ Name }) => Name === 'StartDate')?.Value;
    const isTotal = MetaData.some(({ Name, Value }) => Name === 'ColKey' && Value === 'total');
    if (ColType !== 'Money' || !start || isTotal) return [];
    const amountOf = (group: string) => {
      const row = Rows.Row.find((one) => one.group === group);
      const amount = reportAmount(row?.Summary?.ColData[column]?.value);
      if (amount === undefined) throw new ProviderRefused('shape');
      return amount;
    };
    return {
      month: start.slice(0, 7),
      income: sumOf([amountOf('Income'), amountOf('OtherIncome')]),
      costs: sumOf([amountOf('COGS'), amountOf('Expenses'), amountOf('OtherExpenses')]),
      profit: amountOf('NetIncome'),
    };
  });

/** The first day of the month so many months after that of a day. */
const firstOf = (today: string, months: number) =>
  new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + months, 1));
const asDay = (at: Date) => at.toISOString().slice(0, 10);

const books: Books = async (account, today) => {
  const months: BooksFigures['months'] = [];
  for (const from of [-2 * monthsPerReport, -monthsPerReport]) {
    const report = await read(
      account,
      'reports/ProfitAndLoss',
      {
        start_date: asDay(firstOf(today, from)),
        end_date: asDay(new Date(firstOf(today, from + monthsPerReport).getTime() - dayMs)),
        summarize_column_by: 'Month',
        accounting_method: 'Cash',
      },
      ProfitAndLoss,
    );
    months.push(...monthsIn(report));
  }
  const banks = await query(account, 'Account', BankAccount, `where AccountType = 'Bank'`);
  return {
    months: months.slice(-12),
    balance: banks.length ? sumOf(banks.map(({ CurrentBalance }) => CurrentBalance)) : null,
  };
};

const eventsIn: NonNullable<Adapter['eventsIn']> = (rawBody, headers, verifierToken) => {
  const given = Buffer.from(headers['intuit-signature'] ?? '', 'base64');
  if (!hasValidSignature(rawBody, given, verifierToken)) return 'forged';
  // Rightly signed and no JSON: there is nothing in it for us, and sending it again would not help.
  const events = [parseJsonOrUndefined(rawBody)]
    .flat()
    .flatMap((event) => Event.safeParse(event).data ?? []);
  const ours = events.filter(({ type }) => /^qbo\.(invoice|payment)\./.test(type));
  const times = ours.flatMap(({ time }) => (time ? [Date.parse(time)] : []));
  return {
    accounts: [...new Set(ours.map(({ intuitaccountid }) => intuitaccountid))],
    since: times.length ? Math.min(...times) : undefined,
  };
};

/** QuickBooks Online of Intuit. */
export const quickbooks: AdapterOf<'quickbooks'> = {
  signedIn: {
    remoteIn: (found) => {
      const realms = found.getAll('realmId');
      return realms.length === 1 && realmPattern.test(realms[0] ?? '') ? realms[0] : undefined;
    },
    describe: async (account) => {
      const { CompanyInfo: company } = await read(
        account,
        `companyinfo/${account.remote}`,
        {},
        CompanyInfo,
      );
      const [preferences] = await query(account, 'Preferences', Preferences);
      if (!preferences) throw new ProviderRefused('shape');
      const currency = preferences.CurrencyPrefs.HomeCurrency.value;
      return { name: company.CompanyName.trim().slice(0, 100), currency };
    },
  },
  invoices: { open, changed, fate, balances },
  books,
  eventsIn,
};
