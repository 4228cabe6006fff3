import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import {
  accountOfKey,
  changeConnection,
  company,
  connectBooks,
  connectedOwner,
  invoicesOf,
  provider,
  syncNow,
} from '#test/support/connections.ts';

test('a payment arrives by its event: in part it lowers the balance, whole it is dated, and both keep the reminder', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const [oldest] = await invoicesOf(ada);
  await ada.api.connections.changeReceivable({
    business_id: ada.businessId,
    id: String(oldest?.id),
    today: new Date().toISOString().slice(0, 10),
    change: 'reminded',
  });
  expect(await app.stack.books.pay(company, '41', 160)).toBe(200);
  await app.stack.queue.syncs.hurry();
  expect((await invoicesOf(ada))[0]).toMatchObject({ number: '1041', balance: '500', paid: null });
  // The read of the first event came before its time; the next one is let in by the clock.
  await app.table.change(...(await accountOfKey(app)), 'read_from', 0);
  await app.stack.books.pay(company, '41');
  await app.stack.queue.syncs.hurry();
  expect((await invoicesOf(ada))[0]).toMatchObject({
    number: '1041',
    // What was owed last, which is what came in.
    balance: '500',
    paid: new Date().toISOString().slice(0, 10),
    reminders: [{ on: new Date().toISOString().slice(0, 10) }],
  });
});

test('a voided and a deleted invoice leave the list, whether the change or the whole list is read; a new one comes in', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  await app.stack.books.voidInvoice(company, '41');
  await app.stack.books.deleteInvoice(company, '42');
  await app.stack.books.addInvoice(company, {
    customer: 'Ines',
    amount: 99.5,
    due: 3,
    currency: 'CAD',
  });
  await syncNow(app, ada);
  const numbers = (await invoicesOf(ada)).map(({ number }) => number);
  expect(numbers).toHaveLength(7);
  expect(numbers).not.toContain('1041');
  expect(numbers).not.toContain('1042');
  expect((await invoicesOf(ada)).find(({ customer }) => customer === 'Ines')).toMatchObject({
    currency: 'CAD',
    balance: '99.5',
  });

  await app.stack.books.voidInvoice(company, '43');
  await app.stack.books.deleteInvoice(company, '44');
  await app.stack.books.pay(company, '45');
  await changeConnection(app, ada, { read_all_at: null });
  await syncNow(app, ada);
  const after = await invoicesOf(ada);
  expect(after.map(({ number }) => number)).not.toContain('1043');
  expect(after.map(({ number }) => number)).not.toContain('1044');
  expect(after.find(({ number }) => number === '1045')?.paid).toBeTruthy();
  expect(after.find(({ number }) => number === '1046')).toMatchObject({ paid: null });
});

test('an owner agrees once to a number of the books: later reads bring it up to date, and it stays after disconnecting', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const business_id = ada.businessId;
  const { proposals } = await ada.api.connections.books({ business_id });
  const [cash] = proposals;
  if (cash?.id !== 'cash_today') throw new Error('There is no proposal');
  const accept = (value: string, replaces: string | null) =>
    ada.api.connections.acceptNumbers({
      business_id,
      numbers: [{ id: 'cash_today', value, replaces }],
    });
  await expect(accept('1', null)).rejects.toMatchObject({ code: 'conflict' });
  await expect(accept(cash.value, '5')).rejects.toMatchObject({ code: 'conflict' });
  const after = await accept(cash.value, null);
  expect(after.proposals.map(({ id }) => id)).toEqual(['monthly_sales']);
  const kept = async () =>
    (await ada.api.numbers.list({ business_id })).numbers.find(({ id }) => id === 'cash_today');
  expect(await kept()).toMatchObject({
    value: '8240.55',
    source: 'import',
    origin: { file: 'QuickBooks Online' },
  });
  app.stack.books.company(company).bank = 7000;
  await changeConnection(app, ada, { read_all_at: null });
  await syncNow(app, ada);
  expect(await kept()).toMatchObject({ value: '7000' });
  await ada.api.connections.disconnect({ business_id, provider });
  expect(await kept()).toMatchObject({ value: '7000', source: 'owner' });
  expect(await kept()).not.toHaveProperty('origin');
});

test('disconnecting ends the grant there and leaves nothing here; so do the deletion of the business and of the account', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const business_id = ada.businessId;
  const traces = async () =>
    (await app.table.all()).filter(({ pk, sk }) =>
      /ACCOUNTAT#|ACCOUNTOF#|RECEIVABLE#/.test(`${pk} ${sk}`),
    );
  const grants = () => app.stack.books.grants();
  expect(grants()).toBe(1);
  expect(await ada.api.connections.disconnect({ business_id, provider })).toEqual({
    provider,
    state: 'ready',
  });
  expect(grants()).toBe(0);
  expect(await traces()).toEqual([]);

  await connectBooks(app, ada);
  await ada.api.businesses.remove({ business_id });
  expect(grants()).toBe(0);
  expect(await traces()).toEqual([]);

  const eve = await asker(app, 'eve');
  await connectBooks(app, eve);
  await eve.api.account.remove({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.hurry();
  expect(grants()).toBe(0);
  expect(await traces()).toEqual([]);
});

test('what an owner takes along names the connection and holds no key to it', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const { connections } = await ada.api.account.export({});
  expect(connections).toMatchObject([{ provider, account: 'Bright Side Cleaning LLC' }]);
  expect(JSON.stringify(connections)).not.toMatch(/sealed|version|access|refresh/);
});
