// @module-tag night
import { expect, test } from 'vitest';
import { invoiceRow } from '#local/books/store.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import {
  changeConnection,
  company,
  connectBooks,
  connectedOwner,
  connectionOf,
  invoicesOf,
  syncNow,
} from '#test/support/connections.ts';

/** So many are kept. */
const limit = 400;

/** Fills the company with so many open invoices; those with a lower number are due first. */
const fill = (app: App, count: number, from = 1000) => {
  const books = app.stack.books.company(company);
  const more = Array.from({ length: count }, (_, nth) =>
    invoiceRow(String(from + nth), { customer: `Customer ${nth}`, amount: 10, due: nth - 300 }),
  );
  books.invoices = [...books.invoices, ...more];
};
const empty = (app: App) => {
  app.stack.books.company(company).invoices = [];
};

test.each([1, 199, 200, 201, 399, 400])(
  'a list of %i invoices is read to its end, each once',
  async (count) => {
    await using app = await startApp();
    empty(app);
    fill(app, count);
    const ada = await asker(app, 'ada');
    await connectBooks(app, ada);
    const numbers = (await invoicesOf(ada)).map(({ number }) => number);
    expect(numbers).toHaveLength(count);
    expect(new Set(numbers).size).toBe(count);
  },
);

test('of a longer list the 400 that are due first are kept, in whatever way the others come in later', async () => {
  await using app = await startApp();
  empty(app);
  fill(app, 450);
  const ada = await asker(app, 'ada');
  await connectBooks(app, ada);
  const kept = async () => (await invoicesOf(ada)).filter(({ paid }) => !paid);
  const first = await kept();
  expect(first).toHaveLength(limit);
  expect(first.map(({ number }) => number)).toContain('101000');
  expect(first.map(({ number }) => number)).not.toContain('101400');

  // New ones that are due last change nothing …
  fill(app, 3, 5000);
  const newest = app.stack.books.company(company).invoices.slice(-3);
  for (const one of newest) Object.assign(one, { DueDate: '2099-01-01' });
  await syncNow(app, ada);
  expect(await kept()).toHaveLength(limit);
  expect((await kept()).some(({ due }) => due === '2099-01-01')).toBe(false);

  // … and one that is long due takes the place of the last.
  await app.stack.books.addInvoice(company, { customer: 'Late', amount: 10, due: -400 });
  await syncNow(app, ada);
  expect(await kept()).toHaveLength(limit);
  expect((await kept())[0]?.customer).toBe('Late');
  await changeConnection(app, ada, { read_all_at: null });
  await syncNow(app, ada);
  expect(await kept()).toHaveLength(limit);
  expect((await kept())[0]?.customer).toBe('Late');
  expect(await connectionOf(ada)).toMatchObject({ state: 'connected' });
});

test('of 120 invoices that are gone from the whole list each is asked for: paid ones are dated, voided and deleted ones removed', async () => {
  await using app = await startApp();
  empty(app);
  fill(app, 120);
  const ada = await asker(app, 'ada');
  await connectBooks(app, ada);
  const { books } = app.stack;
  const { invoices } = books.company(company);
  // Without an event, as when the events and the changes of a month were missed.
  for (const one of invoices) Object.assign(one, { Balance: 0 });
  for (const one of invoices.slice(0, 10)) Object.assign(one, { TotalAmt: 0 });
  books.company(company).invoices = invoices.slice(0, 110);
  await changeConnection(app, ada, { read_all_at: null });
  await syncNow(app, ada);
  const after = await invoicesOf(ada);
  expect(after).toHaveLength(100);
  expect(after.every(({ paid }) => paid === new Date().toISOString().slice(0, 10))).toBe(true);
});

test('more changes than are sent at once are read from the whole list', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const { invoices } = app.stack.books.company(company);
  const paid = Array.from({ length: 1000 }, (_, nth) => ({
    ...invoiceRow(String(3000 + nth), { customer: 'Done', amount: 5, due: -1 }),
    Balance: 0,
  }));
  const [oldest] = invoices;
  if (!oldest) throw new Error('There is no invoice');
  oldest.Balance = 1;
  // What is sent is cut: the change that counts is not among it.
  app.stack.books.company(company).invoices = [...paid, ...invoices];
  await syncNow(app, ada);
  expect((await invoicesOf(ada))[0]).toMatchObject({ number: '1041', balance: '1' });
});

test('a connection that was not read for more than a month is read whole', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const long = new Date(Date.now() - 40 * 86_400_000).toISOString();
  const books = app.stack.books.company(company);
  books.invoices = books.invoices.filter(({ Id }) => Id !== '42');
  // It was read whole a moment ago, by its own note: only the age of the cursor asks for it.
  await changeConnection(app, ada, { cursor: long });
  await syncNow(app, ada);
  expect((await invoicesOf(ada)).map(({ number }) => number)).not.toContain('1042');
});
