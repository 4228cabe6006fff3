import { expect, test } from 'vitest';
import {
  BankAccount,
  CreditMemo,
  Customer,
  Fault,
  Invoice,
  Payment,
  Preferences,
  ProfitAndLoss,
} from '#functions/connections/providers/quickbooks/quickbooks-schemas.ts';
import { answerOf, faultOf } from '#local/books/api.ts';
import { createOutsideChanges } from '#local/books/outside-changes.ts';
import { openBooks } from '#local/books/store.ts';
import { officialAnswers, officialTypes } from '#test/fixtures/connections/quickbooks-types.ts';

const company = '9001';

/** Books in which everything has happened that the stand-in can do. */
const usedBooks = async () => {
  const state = openBooks(undefined);
  const outside = createOutsideChanges(state, async () => undefined);
  await outside.pay(company, '41');
  await outside.payHalf(company, '42');
  await outside.voidInvoice(company, '43');
  await outside.deleteInvoice(company, '44');
  await outside.payOnAccount(company, 'Linda Marsh', 20);
  outside.giveCredit(company, 'Tom Ferrante', 5);
  await outside.addInvoice(company, { customer: 'Ines', amount: 99.5, due: 3, currency: 'CAD' });
  const books = state.value.companies[company];
  if (!books) throw new Error('There is no company');
  return books;
};

const ask = async (path: string, params: Record<string, string> = {}) =>
  answerOf(await usedBooks(), path, new URLSearchParams(params));
const query = (text: string) => ask('query', { query: text });

const answers = {
  'open invoices': [
    officialAnswers.query,
    () =>
      query(
        "select * from Invoice where Balance > '0' orderby DueDate startposition 1 maxresults 200",
      ),
  ],
  'invoices by their ids': [
    officialAnswers.query,
    () => query("select * from Invoice where Id in ('41', '43') maxresults 100"),
  ],
  'bank accounts': [
    officialAnswers.query,
    () => query("select * from Account where AccountType = 'Bank'"),
  ],
  'what customers owe': [
    officialAnswers.query,
    () =>
      query("select Id, Balance from Customer where Balance > '0' startposition 1 maxresults 1000"),
  ],
  preferences: [officialAnswers.query, () => query('select * from Preferences')],
  changes: [
    officialAnswers.cdc,
    () =>
      ask('cdc', { entities: 'Invoice,Payment,CreditMemo', changedSince: '2020-01-01T00:00:00Z' }),
  ],
  'the profit and loss of some months': [
    officialAnswers.report,
    () => ask('reports/ProfitAndLoss', { start_date: '2026-01-01', end_date: '2026-06-30' }),
  ],
  'the company': [officialAnswers.company, () => ask(`companyinfo/${company}`)],
  'a query it does not know': [officialAnswers.fault, () => query('select * from Customer')],
  'an address it does not know': [officialAnswers.fault, () => ask('reports/Cake')],
} as const;

test.each(Object.entries(answers))(
  'the stand-in answers %s in the official shape',
  async (_, [shape, answer]) => {
    const { body } = await answer();
    expect(shape.safeParse(body).error?.issues ?? []).toEqual([]);
    // Not an empty answer, in which nothing could be wrong.
    expect(JSON.stringify(body).length).toBeGreaterThan(65);
  },
);

test('an error of each status has the official shape, and its number is read', () => {
  const { body } = faultOf(403, 'AUTHORIZATION', '3100');
  expect(officialAnswers.fault.safeParse(body).success).toBe(true);
  expect(Fault.parse(body).Fault.Error[0]?.code).toBe('3100');
});

test.each([
  ['a member that the official type does not have', { Owed: 5 }],
  ['an amount as text', { Balance: '5' }],
  ['a day as a moment', { DueDate: '2026-11-25T00:00:00Z' }],
  ['a status that does not exist', { status: 'Gone' }],
])('%s would be noticed', (_, wrong) => {
  const answer = { QueryResponse: { Invoice: [{ Id: '1', ...wrong }] } };
  expect(officialAnswers.query.safeParse(answer).success).toBe(false);
});

const read = {
  Invoice: Invoice.shape,
  Payment: Payment.shape,
  CreditMemo: CreditMemo.shape,
  Customer: Customer.shape,
  Account: BankAccount.shape,
  Preferences: Preferences.shape,
};

test.each(Object.entries(read))('what is read of %s is in the official type', (name, shape) => {
  const official = Object.keys(officialTypes[name as keyof typeof read].shape);
  expect(Object.keys(shape).filter((member) => !official.includes(member))).toEqual([]);
});

test('what is read of a report is in the official shape', () => {
  const { Columns, Rows } = officialAnswers.report.shape;
  expect(Object.keys(ProfitAndLoss.shape)).toEqual(['Columns', 'Rows']);
  const column = Object.keys(ProfitAndLoss.shape.Columns.shape.Column.element.shape);
  expect(Object.keys(Columns.shape.Column.element.shape)).toEqual(expect.arrayContaining(column));
  const row = Object.keys(Rows.shape.Row.element.shape);
  expect(row).toEqual(expect.arrayContaining(['group', 'Summary']));
});
