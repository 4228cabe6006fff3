import { expect, test } from 'vitest';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import {
  changeConnection,
  company,
  connectBooks,
  connectedOwner,
  connectionOf,
  invoicesOf,
  provider,
  storedConnectionOf,
  syncNow,
} from '#test/support/connections.ts';

const endRestoredAccess = async () =>
  (
    await import('#functions/account/restore/end-restored-connections-and-apps.ts')
  ).endRestoredConnectionsAndApps(new Date());

/** Replaces the user pool with an empty one and signs the owner up there with the same address, who takes over the account. */
const moveToNewPool = async (app: App, name: string) => {
  const { offerTransfers } = await import('#functions/account/restore/offer-transfers.ts');
  await offerTransfers(new Date());
  await app.pool('AdminDeleteUser', { Username: emailOf(name) });
  await app.signUp(name);
  const api = app.as(name);
  const { account } = await api.account.get({});
  return { api, sub: await app.sub(name), businessId: String(account.active_business_id) };
};

test('after a restore every connection waits for its owner, nothing is asked of the provider, and signing in again mends it', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const before = { ...app.stack.books.seen };
  await endRestoredAccess();
  expect(await connectionOf(ada)).toMatchObject({
    state: 'attention',
    reason: 'restored',
    way: 'connect',
  });
  expect(await storedConnectionOf(app, ada)).not.toHaveProperty('gsi1pk');
  await syncNow(app, ada);
  await app.stack.books.pay(company, '41');
  await app.stack.queue.syncs.hurry();
  expect(app.stack.books.seen).toMatchObject({ api: before.api, refreshes: before.refreshes });
  expect(await invoicesOf(ada)).toHaveLength(8);
  expect((await invoicesOf(ada))[0]).toMatchObject({ paid: null });

  await connectBooks(app, ada);
  expect(await connectionOf(ada)).toMatchObject({ state: 'connected' });
  expect((await invoicesOf(ada))[0]).toMatchObject({ number: '1041', paid: expect.any(String) });
});

test('disconnecting a connection that was restored asks nothing of the provider: its tokens may be somebody else’s by now', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  await endRestoredAccess();
  await ada.api.connections.disconnect({ business_id: ada.businessId, provider });
  expect(app.stack.books.grants()).toBe(1);
  expect(await connectionOf(ada)).toEqual({ provider, state: 'ready' });
  expect(await invoicesOf(ada)).toEqual([]);
});

test('an account that moves to a new sign-in takes its connection along: its tokens open, it is read by the clock, and events reach it', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const hour = `SYNC#${new Date().toISOString().slice(0, 13)}`;
  await changeConnection(app, ada, { gsi1pk: hour });
  const moved = await moveToNewPool(app, 'ada');
  expect(moved.sub).not.toBe(ada.sub);
  expect(await app.table.rows(`USER#${ada.sub}`)).toEqual([]);
  expect(JSON.stringify(await app.table.all())).not.toContain(ada.sub);

  const { runJob } = await import('#local/jobs.ts');
  await app.stack.books.pay(company, '42');
  expect(await runJob('on-connections-due')).toEqual({ due: 1, queued: 1 });
  await app.stack.queue.syncs.hurry();
  expect((await storedConnectionOf(app, moved)).failures).toBe(0);
  const paidOnes = async () =>
    (await moved.api.connections.receivables({ business_id: moved.businessId })).receivables
      .filter(({ paid }) => paid)
      .map(({ number }) => number);
  expect(await paidOnes()).toEqual(['1042']);

  const rows = (await app.table.all()).filter(({ pk }) => pk.startsWith('ACCOUNTOF#'));
  expect(rows).toMatchObject([{ account_id: moved.sub }]);
  for (const row of rows) await app.table.put({ ...row, read_from: 0 });
  await app.stack.books.pay(company, '43');
  await app.stack.queue.syncs.hurry();
  expect((await paidOnes()).toSorted()).toEqual(['1042', '1043']);
});

test('a connection that was copied to another business does not open: its tokens are bound to their own', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const eve = { api: await app.member('eve'), sub: await app.sub('eve') };
  const { account } = await eve.api.account.get({});
  const businessId = String(account.active_business_id);
  const { pk: _, sk: __, ...fields } = await storedConnectionOf(app, ada);
  await app.table.put({
    ...fields,
    pk: `USER#${eve.sub}`,
    sk: `ACCOUNTAT#${businessId}#${provider}`,
    business_id: businessId,
  });
  const before = app.stack.books.seen.api;
  await syncNow(app, { ...eve, businessId });
  expect(await storedConnectionOf(app, eve)).toMatchObject({ failures: 1 });
  expect(app.stack.books.seen.api).toBe(before);
  expect((await eve.api.connections.receivables({ business_id: businessId })).receivables).toEqual(
    [],
  );
});
