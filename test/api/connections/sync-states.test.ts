import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  accountOfKey,
  callsOfRead,
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

test('a consent that was taken back stops the reads, tells the owner once, and is mended by signing in again', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  app.stack.books.revoke();
  await syncNow(app, ada);
  expect(await connectionOf(ada)).toMatchObject({
    state: 'attention',
    reason: 'sign-in',
    way: 'connect',
  });
  expect(await invoicesOf(ada)).toHaveLength(8);
  const before = app.stack.books.seen.api;
  await changeConnection(app, ada, { asked_at: 0 });
  await ada.api.connections.sync({ business_id: ada.businessId, provider });
  await app.stack.books.pay(company, '41');
  await app.stack.queue.syncs.hurry();
  expect(app.stack.books.seen.api).toBe(before);
  const mails = app.stack.mail.inbox
    .list()
    .filter(({ subject }) => subject === 'QuickBooks Online stopped');
  expect(mails).toHaveLength(1);
  await connectBooks(app, ada);
  expect(await connectionOf(ada)).toMatchObject({ state: 'connected' });
});

test('whatever the provider answers, the owner keeps the list and sees a state; it is read again later', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  for (const fault of ['429', '500', 'not-json', 'odd'] as const) {
    app.stack.books.fail(fault);
    await syncNow(app, ada);
    expect(await invoicesOf(ada), fault).toHaveLength(8);
    expect(await connectionOf(ada), fault).toMatchObject({ state: 'connected' });
    expect(await storedConnectionOf(app, ada), fault).toMatchObject({
      failing_since: expect.any(String),
    });
    expect((await storedConnectionOf(app, ada)).gsi1pk, fault).toMatch(/^SYNC#/);
    app.stack.books.mend();
  }
  await changeConnection(app, ada, { failing_since: '2026-01-01T00:00:00.000Z' });
  expect(await connectionOf(ada)).toMatchObject({
    state: 'attention',
    reason: 'failing',
    way: 'retry',
  });
  await syncNow(app, ada);
  expect(await connectionOf(ada)).toMatchObject({ state: 'connected' });
  expect(await storedConnectionOf(app, ada)).toMatchObject({ failures: 0, failing_since: null });

  app.stack.books.fail('403');
  await syncNow(app, ada);
  expect(await connectionOf(ada)).toMatchObject({ state: 'attention', reason: 'permission' });
  app.stack.books.fail('401');
  await syncNow(app, ada);
  expect(await connectionOf(ada)).toMatchObject({ state: 'connected' });
});

test('an owner may ask once a minute', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const ask = () => ada.api.connections.sync({ business_id: ada.businessId, provider });
  await expect(ask()).rejects.toMatchObject({ code: 'too-fast' });
  await changeConnection(app, ada, { asked_at: 0 });
  await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'too-fast' });
});

test('a plan without it stops the reads, keeps the list for thirty days, and then disconnects', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'trial_ends_at', '2026-01-01T00:00:00.000Z');
  const before = app.stack.books.seen.api;
  await app.stack.books.pay(company, '41');
  await app.stack.queue.syncs.hurry();
  expect(app.stack.books.seen.api).toBe(before);
  expect(await connectionOf(ada)).toMatchObject({
    state: 'attention',
    reason: 'plan',
    way: 'plans',
    readable_until: expect.any(String),
  });
  expect(await invoicesOf(ada)).toHaveLength(8);
  await changeConnection(app, ada, { plan_ended_at: '2026-01-01T00:00:00.000Z' });
  await app.table.remove(...(await accountOfKey(app)));
  const { runJob } = await import('#local/jobs.ts');
  await changeConnection(app, ada, { gsi1pk: `SYNC#${new Date().toISOString().slice(0, 13)}` });
  await runJob('on-connections-due');
  await app.stack.queue.syncs.hurry();
  expect(await connectionOf(ada)).toMatchObject({ state: 'not-in-plan' });
  expect(await invoicesOf(ada)).toEqual([]);
});

test('the job of the clock reads what is due, and a message that came twice reads once', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const { runJob } = await import('#local/jobs.ts');
  expect(await runJob('on-connections-due')).toEqual({ due: 0, queued: 0 });
  await changeConnection(app, ada, { gsi1pk: `SYNC#${new Date().toISOString().slice(0, 13)}` });
  const before = app.stack.books.seen.api;
  await runJob('on-connections-due');
  expect(await runJob('on-connections-due')).toEqual({ due: 1, queued: 1 });
  await app.stack.queue.syncs.hurry();
  expect(app.stack.books.seen.api).toBe(before + callsOfRead);
});

test('events: wrong signatures are refused, rightly signed ones are accepted whatever they say, and a flood is one read', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const { books } = app.stack;
  await books.pay(company, '41');
  const [body = ''] = books.seen.events;
  expect(await books.sendEvent(body, 'AAAA')).toBe(400);
  expect(await books.sendEvent(`${body} `, books.signatureOf(body))).toBe(400);
  expect(await books.sendEvent(body.replace(company, '777'))).toBe(200);
  for (const odd of ['', 'null', '[]', '[1]', '{"a":1}', 'no json', body, body, body])
    expect(await books.sendEvent(odd), odd).toBe(200);
  const before = books.seen.api;
  await app.stack.queue.syncs.hurry();
  expect(books.seen.api).toBe(before + callsOfRead);
  expect((await invoicesOf(ada))[0]?.paid).toBeTruthy();
});
