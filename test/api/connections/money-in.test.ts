import { expect, test } from 'vitest';
import { row } from '#local/books/store.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { openOf } from '#shared/domain/connections/receivable-rules.ts';
import { startApp } from '#test/support/app.ts';
import {
  changeConnection,
  company,
  connectedOwner,
  invoicesOf,
  syncNow,
} from '#test/support/connections.ts';

const today = new Date().toISOString().slice(0, 10);
const dayAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('a payment that is for no invoice yet is taken off what its customer owes; once it is applied the invoice is paid, whole, on the day of the payment', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const books = app.stack.books.company(company);
  const payment = await app.stack.books.payOnAccount(company, 'Oak Street Dental', 660);
  payment.TxnDate = dayAgo(3);
  await app.stack.queue.syncs.hurry();
  const [first] = await invoicesOf(ada);
  expect(first).toMatchObject({ number: '1041', balance: '0', credit: '660', paid: null });
  expect(openOf([first as Receivable])).toEqual([]);
  const [invoice] = books.invoices;
  if (!invoice) throw new Error('There is no invoice');
  const MetaData = { ...payment.MetaData, LastUpdatedTime: new Date().toISOString() };
  Object.assign(payment, {
    MetaData,
    UnappliedAmt: 0,
    Line: [{ Amount: 660, LinkedTxn: [{ TxnId: '41', TxnType: 'Invoice' }] }],
  });
  Object.assign(invoice, { Balance: 0, MetaData });
  await syncNow(app, ada);
  const paid = (await invoicesOf(ada)).find(({ number }) => number === '1041');
  expect(paid).toMatchObject({ paid: dayAgo(3), balance: '660' });
  expect(paid).not.toHaveProperty('credit');
});

test('one payment for several invoices pays each; a payment that is deleted opens its invoice again, and is not counted', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const { businessId: business_id } = ada;
  const books = app.stack.books.company(company);
  const [first, second] = books.invoices;
  if (!first || !second) throw new Error('There are no invoices');
  const find = async (number: string) =>
    (await invoicesOf(ada)).find((one) => one.number === number);
  const { id = '' } = (await find('1041')) ?? {};
  await ada.api.connections.changeReceivable({ business_id, id, today, change: 'reminded' });
  const MetaData = { CreateTime: '', LastUpdatedTime: new Date().toISOString() };
  Object.assign(first, { Balance: 0, MetaData });
  Object.assign(second, { Balance: 0, MetaData });
  books.payments.push(
    row('960', {
      TxnDate: today,
      TotalAmt: 825,
      Line: ['41', '42'].map((TxnId) => ({
        Amount: 0,
        LinkedTxn: [{ TxnId, TxnType: 'Invoice' }],
      })),
    }),
  );
  await syncNow(app, ada);
  expect(await find('1041')).toMatchObject({ paid: today });
  expect(await find('1042')).toMatchObject({ paid: today });
  const counted = () => app.table.rows(`USER#${ada.sub}`, `RESULT#${business_id}`);
  expect(await counted()).toMatchObject([{ reminders: 1, paid: 1, came_in_USD: 660 }]);

  books.payments = [];
  const again = { CreateTime: '', LastUpdatedTime: new Date().toISOString() };
  Object.assign(first, { Balance: 660, MetaData: again });
  await syncNow(app, ada);
  expect(await find('1041')).toMatchObject({
    paid: null,
    balance: '660',
    reminders: [{ on: today }],
  });
  expect(await counted()).toMatchObject([{ reminders: 1, paid: 0, came_in_USD: 0 }]);
  const stored = await app.table.rows(`USER#${ada.sub}`, `RECEIVABLE#${business_id}`);
  expect(stored.find(({ number }) => number === '1041')).not.toHaveProperty('ttl');
});

test('the invoices of a customer together ask for no more than the customer owes: credits are taken off those that are due first', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const { books, queue } = app.stack;
  const owedBy = async (customer: string) =>
    (await invoicesOf(ada))
      .filter((one) => one.customer === customer && one.paid === null)
      .map(({ balance, credit }) => [balance, credit]);
  // The credit that stands in the books from the start.
  expect(await owedBy('Riverside Books')).toEqual([['350', '35']]);
  expect(await owedBy('Tom Ferrante')).toEqual([['140', undefined]]);

  await books.addInvoice(company, { customer: 'Harbor Yoga', amount: 100.5, due: -30 });
  await queue.syncs.hurry();
  expect(await owedBy('Harbor Yoga')).toEqual([
    ['100.5', undefined],
    ['430', undefined],
  ]);
  // No event tells of a credit: the next read finds it.
  books.giveCredit(company, 'Harbor Yoga', 120.75);
  await syncNow(app, ada);
  expect(await owedBy('Harbor Yoga')).toEqual([
    ['0', '100.5'],
    ['409.75', '20.25'],
  ]);
  books.giveCredit(company, 'Harbor Yoga', 1000);
  await syncNow(app, ada);
  expect(await owedBy('Harbor Yoga')).toEqual([
    ['0', '100.5'],
    ['0', '430'],
  ]);
  expect(await owedBy('Riverside Books')).toEqual([['350', '35']]);

  // The credits are gone again: a whole list brings every invoice back as it is in the books.
  books.company(company).credits = [];
  await changeConnection(app, ada, { read_all_at: null });
  await syncNow(app, ada);
  expect(await owedBy('Harbor Yoga')).toEqual([
    ['100.5', undefined],
    ['430', undefined],
  ]);
  expect(await owedBy('Riverside Books')).toEqual([['385', undefined]]);
});

test('a read that is cut short at any write is done again by the next one, with the same result', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const { businessId: business_id, sub } = ada;
  const { books, data } = app.stack;
  const { id = '' } = (await invoicesOf(ada))[0] ?? {};
  await ada.api.connections.changeReceivable({ business_id, id, today, change: 'reminded' });
  const owned = /^(ACCOUNTAT|RECEIVABLE|RESULT)#/;
  const rows = async () => (await app.table.rows(`USER#${sub}`)).filter(({ sk }) => owned.test(sk));
  const before = await rows();
  for (const paid of ['41', '42', '43']) await books.pay(company, paid);
  await books.voidInvoice(company, '44');
  await app.stack.queue.syncs.hurry();
  const result = async () =>
    (await rows()).flatMap(({ sk, paid, balance, reminders, came_in_USD }) =>
      sk.startsWith('ACCOUNTAT#') ? [] : [{ sk, paid, balance, reminders, came_in_USD }],
    );
  const whole = await result();
  expect(whole).toHaveLength(8);

  const readAgain = () => changeConnection(app, ada, { read_all_at: null, syncing_until: 0 });
  let cuts = 0;
  for (let cut = 1, writes = cut; writes >= cut; cut++) {
    for (const { pk, sk } of await rows()) await app.table.remove(pk, sk);
    for (const row of before) await app.table.put(row);
    await readAgain();
    writes = 0;
    const letOn = data.inject(({ operation }) => {
      const isWrite = /^(Transact|Batch)Write|^(Put|Update)Item/.test(operation);
      return isWrite && ++writes >= cut ? 'fail' : undefined;
    });
    const message = { account_id: sub, business_id, provider: 'quickbooks', why: 'event' } as const;
    const { syncQueuedConnection } = await import(
      '#functions/connections/sync-queued-connection.ts'
    );
    await syncQueuedConnection(message, new Date()).catch(() => {});
    letOn();
    await readAgain();
    await syncNow(app, ada);
    expect(await result(), `cut at write ${cut}`).toEqual(whole);
    expect(cut).toBeLessThan(30);
    cuts = cut;
  }
  expect(cuts).toBeGreaterThan(4);
});
