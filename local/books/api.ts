import type { ApiAnswer } from '../oauth/api-answer-and-faults.ts';
import type { Company, Row } from './store.ts';

/** What the next calls get instead of an answer. */
export const faults = ['401', '403', '429', '500', 'slow', 'not-json', 'odd'] as const;
export type Fault = (typeof faults)[number];

/** An error as the API writes it. */
export const faultOf = (status: number, type: string, code: string): ApiAnswer => ({
  status,
  body: { Fault: { Error: [{ Message: type, code }], type }, time: new Date().toISOString() },
});

const found = (entity: string, rows: readonly unknown[], start = 1): ApiAnswer => ({
  status: 200,
  body: {
    QueryResponse: rows.length
      ? { [entity]: rows, startPosition: start, maxResults: rows.length }
      : {},
    time: new Date().toISOString(),
  },
});

const openInvoices =
  /^select \* from Invoice where Balance > '0' orderby DueDate startposition (\d+) maxresults (\d+)$/;
const owing =
  /^select Id, Balance from Customer where Balance > '0' startposition (\d+) maxresults (\d+)$/;
const byId = /^select \* from Invoice where Id in \(((?:'\d+'(?:, )?)+)\) maxresults 100$/;

/** Each customer with what they owe: credits and payments that no invoice has used are taken off. */
const customers = ({ invoices, credits, payments }: Company) => {
  const balances = new Map<string, number>();
  const add = (ref: { value: string } | undefined, amount: number) =>
    ref && balances.set(ref.value, (balances.get(ref.value) ?? 0) + amount);
  for (const { CustomerRef, Balance } of invoices) add(CustomerRef, Balance);
  for (const { CustomerRef, Balance } of credits) add(CustomerRef, -Balance);
  for (const { CustomerRef, UnappliedAmt = 0 } of payments) add(CustomerRef, -UnappliedAmt);
  return [...balances].map(([Id, sum]) => ({
    Id,
    domain: 'QBO',
    sparse: true,
    Balance: Math.round(sum * 100) / 100,
  }));
};

const queried = (company: Company, text: string): ApiAnswer => {
  const [, start, size] = openInvoices.exec(text) ?? [];
  if (start && size) {
    const open = company.invoices
      .filter(({ Balance }) => Balance > 0)
      .toSorted((a, b) => (a.DueDate < b.DueDate ? -1 : 1));
    const from = Number(start) - 1;
    return found('Invoice', open.slice(from, from + Number(size)), Number(start));
  }
  const [, list] = byId.exec(text) ?? [];
  if (list)
    return found(
      'Invoice',
      company.invoices.filter(({ Id }) => list.includes(`'${Id}'`)),
    );
  if (text === "select * from Account where AccountType = 'Bank'")
    return found('Account', [{ Id: '35', Name: 'Checking', CurrentBalance: company.bank }]);
  const [, first, most] = owing.exec(text) ?? [];
  if (first && most) {
    const from = Number(first) - 1;
    const rows = customers(company).filter(({ Balance }) => Balance > 0);
    return found('Customer', rows.slice(from, from + Number(most)), Number(first));
  }
  if (text === 'select * from Preferences')
    return found('Preferences', [
      { Id: '1', CurrencyPrefs: { HomeCurrency: { value: company.currency } } },
    ]);
  return faultOf(400, 'ValidationFault', '4000');
};

const changedSince = (company: Company, since: string): ApiAnswer => {
  const isNew = ({ MetaData }: Row) => MetaData.LastUpdatedTime >= since;
  const deleted = company.deleted
    .filter(({ at }) => at >= since)
    .map(({ Id, at }) => ({ Id, status: 'Deleted', MetaData: { LastUpdatedTime: at } }));
  const answerOf = (entity: string, rows: readonly unknown[]) =>
    rows.length ? { [entity]: rows, startPosition: 1, maxResults: rows.length } : {};
  return {
    status: 200,
    body: {
      CDCResponse: [
        {
          QueryResponse: [
            answerOf('Invoice', [...company.invoices.filter(isNew), ...deleted]),
            answerOf('Payment', company.payments.filter(isNew)),
            answerOf('CreditMemo', company.credits.filter(isNew)),
          ],
        },
      ],
      time: new Date().toISOString(),
    },
  };
};

/** The report of some months by month, with a total column; costs are a part of the sales. */
const profitAndLoss = (company: Company, from: string, to: string): ApiAnswer => {
  const months: string[] = [];
  for (let at = new Date(`${from}T00:00:00Z`); at.toISOString().slice(0, 10) <= to; ) {
    months.push(at.toISOString().slice(0, 10));
    at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
  }
  const thisMonth = new Date();
  const salesOf = (start: string) => {
    const ago =
      (thisMonth.getUTCFullYear() - Number(start.slice(0, 4))) * 12 +
      thisMonth.getUTCMonth() +
      1 -
      Number(start.slice(5, 7));
    return company.sales.at(-ago) ?? 0;
  };
  const line = (group: string, share: number) => {
    const amounts = months.map((start) => salesOf(start) * share);
    const all = [...amounts, amounts.reduce((sum, one) => sum + one, 0)];
    return {
      type: 'Section',
      group,
      Summary: {
        ColData: [
          { value: `Total ${group}` },
          ...all.map((one) => ({ value: one ? one.toFixed(2) : '' })),
        ],
      },
    };
  };
  const column = (start: string, key: string) => ({
    ColTitle: key,
    ColType: 'Money',
    MetaData: [
      { Name: 'StartDate', Value: start },
      { Name: 'EndDate', Value: to },
      { Name: 'ColKey', Value: key },
    ],
  });
  return {
    status: 200,
    body: {
      Header: { ReportName: 'ProfitAndLoss', ReportBasis: 'Cash', Currency: company.currency },
      Columns: {
        Column: [
          { ColTitle: '', ColType: 'Account', MetaData: [{ Name: 'ColKey', Value: 'account' }] },
          ...months.map((start) => column(start, start.slice(0, 7))),
          column(months[0] ?? from, 'total'),
        ],
      },
      Rows: {
        Row: [line('Income', 1), line('COGS', 0.2), line('Expenses', 0.5), line('NetIncome', 0.3)],
      },
    },
  };
};

/** What the API answers about a company; a query it does not know is refused as the real one refuses what it cannot read. */
export const answerOf = (company: Company, path: string, params: URLSearchParams): ApiAnswer => {
  const text = (name: string) => params.get(name) ?? '';
  if (path === 'query') return queried(company, text('query'));
  if (path === 'cdc') return changedSince(company, text('changedSince'));
  if (path === 'reports/ProfitAndLoss')
    return profitAndLoss(company, text('start_date'), text('end_date'));
  if (path.startsWith('companyinfo/'))
    return { status: 200, body: { CompanyInfo: { CompanyName: company.name, Country: 'US' } } };
  return faultOf(404, 'ValidationFault', '610');
};
