import { expect, test } from 'vitest';
import { row } from '#local/books/store.ts';
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

test('a payment that is for no invoice yet changes nothing; once it is applied the invoice is paid on the day of the payment', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const books = app.stack.books.company(company);
  const payment = row('950', { TxnDate: dayAgo(3), TotalAmt: 660, Line: [] as unknown[] });
  books.payments.push(payment);
  await syncNow(app, ada);
  expect((await invoicesOf(ada))[0]).toMatchObject({ number: '1041', balance: '660', paid: null });
  const [invoice] = books.invoices;
  if (!invoice) throw new Error('There is no invoice');
  const MetaData = { ...payment.MetaData, LastUpdatedTime: new Date().toISOString() };
  Object.assign(payment, {
    MetaData,
    Line: [{ Amount: 660, LinkedTxn: [{ TxnId: '41', TxnType: 'Invoice' }] }],
  });
  Object.assign(invoice, { Balance: 0, MetaData });
  await syncNow(app, ada);
  expect((await invoicesOf(ada)).find(({ number }) => number === '1041')).toMatchObject({
    paid: dayAgo(3),
  });
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
      Line: ['41', '42'].map((TxnId) => ({ LinkedTxn: [{ TxnId, TxnType: 'Invoice' }] })),
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

test('credits of customers are summed beside what is owed, and change no invoice until they are used', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const books = app.stack.books.company(company);
  books.credits.push({ amount: 12.34 }, { amount: 0.1 });
  await changeConnection(app, ada, { read_all_at: null });
  await syncNow(app, ada);
  const figures = async () =>
    (await ada.api.connections.books({ business_id: ada.businessId })).figures;
  expect((await figures())?.credits).toEqual({ amount: '47.44', n: 3 });
  expect((await invoicesOf(ada)).every(({ paid }) => paid === null)).toBe(true);
  books.credits = [];
  await changeConnection(app, ada, { read_all_at: null });
  await syncNow(app, ada);
  expect((await figures())?.credits).toEqual({ amount: '0', n: 0 });
});

test('a read that is cut short at any write is done again by the next one, with the same result', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const { businessId: business_id, sub } = ada;
  const { books, data } = app.stack;
  const { id = '' } = (await invoicesOf(ada))[0] ?? {};
  await ada.api.connections.changeReceivable({ business_id, id, today, change: 'reminded' });
  const owned = /^(CONNECTION|RECEIVABLE|RESULT)#/;
  const rows = async () => (await app.table.rows(`USER#${sub}`)).filter(({ sk }) => owned.test(sk));
  const before = await rows();
  for (const paid of ['41', '42', '43']) await books.pay(company, paid);
  await books.voidInvoice(company, '44');
  await app.stack.queue.syncs.hurry();
  const result = async () =>
    (await rows()).flatMap(({ sk, paid, balance, reminders, came_in_USD }) =>
      sk.startsWith('CONNECTION') ? [] : [{ sk, paid, balance, reminders, came_in_USD }],
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
    const { syncConnection } = await import('#functions/connections/sync-connection.ts');
    await syncConnection(message, new Date()).catch(() => {});
    letOn();
    await readAgain();
    await syncNow(app, ada);
    expect(await result(), `cut at write ${cut}`).toEqual(whole);
    expect(cut).toBeLessThan(30);
    cuts = cut;
  }
  expect(cuts).toBeGreaterThan(4);
});
