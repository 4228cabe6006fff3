// @module-tag night
import { expect, test, vi } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  callsOfRead,
  changeConnection,
  company,
  connectedOwner,
  connectionOf,
  invoicesOf,
  provider,
  storedConnectionOf,
  syncNow,
} from '#test/support/connections.ts';
import { shorterWaits } from '#test/support/faults/shorter-waits.ts';

const minuteMs = 60_000;
const hourOf = (ms: number) => `SYNC#${new Date(ms).toISOString().slice(0, 13)}`;

test('fresh tokens that are refused three times in a row end the reads, with one mail; once or twice they do not', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const { books, mail } = app.stack;
  const mails = () =>
    mail.inbox.list().filter(({ subject }) => subject === 'QuickBooks Online stopped');
  for (const time of [1, 2]) {
    books.fail('401', '401');
    await syncNow(app, ada);
    expect(await connectionOf(ada), String(time)).toMatchObject({ state: 'connected' });
    expect(await storedConnectionOf(app, ada)).toMatchObject({ failures: time });
  }
  expect(mails()).toEqual([]);
  books.fail('401', '401');
  await syncNow(app, ada);
  expect(await connectionOf(ada)).toMatchObject({ state: 'attention', reason: 'sign-in' });
  expect(await storedConnectionOf(app, ada)).not.toHaveProperty('gsi1pk');
  const before = books.seen.api;
  await app.stack.queue.syncs.hurry();
  await books.pay(company, '41');
  await app.stack.queue.syncs.hurry();
  expect(books.seen.api).toBe(before);
  expect(mails()).toHaveLength(1);
  expect(await invoicesOf(ada)).toHaveLength(8);
});

test('an answer that comes slowly is read; one that does not come in time is tried again', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const { books } = app.stack;
  books.fail('slow');
  {
    // The provider's 1.5 seconds.
    using _ = shorterWaits({ from: 1500, to: 1500, by: 5 });
    await syncNow(app, ada);
  }
  expect(await storedConnectionOf(app, ada)).toMatchObject({ failures: 0 });
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  using sooner = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 40));
  books.fail('slow');
  await syncNow(app, ada);
  expect(sooner).toHaveBeenCalled();
  expect(await storedConnectionOf(app, ada)).toMatchObject({ failures: 1 });
  expect(await connectionOf(ada)).toMatchObject({ state: 'connected' });
});

test('a provider that is slow at every call is left before the Lambda ends, and the next read begins later', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  await changeConnection(app, ada, { read_all_at: null });
  const now = Date.now;
  using clock = vi.spyOn(Date, 'now');
  const before = app.stack.books.seen.api;
  // Half a minute goes by after the first call.
  clock.mockImplementation(() => now() + (app.stack.books.seen.api > before ? 45_000 : 0));
  await syncNow(app, ada);
  clock.mockImplementation(now);
  expect(app.stack.books.seen.api).toBe(before + 1);
  expect(await storedConnectionOf(app, ada)).toMatchObject({ failures: 1 });
  await syncNow(app, ada);
  expect(await storedConnectionOf(app, ada)).toMatchObject({ failures: 0 });
});

test('after a refusal the next try waits as long as the provider asks and longer with each one, and the clock looks after an hour at the earliest', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const { books, queue } = app.stack;
  const waits: number[] = [];
  for (let time = 1; time <= 4; time++) {
    books.fail('429');
    await syncNow(app, ada);
    waits.push(queue.syncs.nextInMs());
    const { gsi1pk } = await storedConnectionOf(app, ada);
    expect(String(gsi1pk) >= hourOf(Date.now() + 60 * minuteMs - 5_000)).toBe(true);
    // The message that waits is taken out: it is later than the clock of this test.
    books.mend();
    if (waits.at(-1) !== Number.POSITIVE_INFINITY) {
      books.fail('429');
      await changeConnection(app, ada, { state: 'dead' });
      await queue.syncs.hurry();
      await changeConnection(app, ada, { state: 'working' });
      books.mend();
    }
  }
  const [first = 0, second = 0, third, fourth] = waits;
  expect(first).toBeGreaterThan(55_000);
  expect(first).toBeLessThanOrEqual(1.25 * minuteMs);
  expect(second).toBeGreaterThan(5 * minuteMs - 5_000);
  expect(second).toBeLessThanOrEqual(1.25 * 5 * minuteMs);
  // Half an hour and more is the clock's: no message waits.
  expect([third, fourth]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
});

test('subscriptions and permissions that ended are looked at once a day', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  app.stack.books.fail('403');
  await syncNow(app, ada);
  expect((await storedConnectionOf(app, ada)).gsi1pk).toBe(hourOf(Date.now() + 24 * 60 * minuteMs));
  expect(app.stack.queue.syncs.nextInMs()).toBe(Number.POSITIVE_INFINITY);
});

test('the calls of a day are a budget: reads by the clock stop first, then all, and nobody’s connection fails by it', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const { books, queue } = app.stack;
  const { runJob } = await import('#local/jobs.ts');
  const calls = (count: number) =>
    app.table.change(`CALLS#${provider}`, new Date().toISOString().slice(0, 10), 'calls', count);
  const readByClock = async () => {
    await changeConnection(app, ada, { gsi1pk: hourOf(Date.now()) });
    const before = books.seen.api;
    await runJob('on-connections-due');
    await queue.syncs.hurry();
    return books.seen.api - before;
  };
  const counted = await app.table.row(`CALLS#${provider}`, new Date().toISOString().slice(0, 10));
  // Name and currency of the company were asked for by the sign-in, before there was a connection.
  expect(counted?.calls).toBe(books.seen.api - 2);
  expect(await readByClock()).toBe(callsOfRead);
  await calls(12_000);
  expect(await readByClock()).toBe(0);
  const before = books.seen.api;
  await syncNow(app, ada);
  expect(books.seen.api).toBe(before + callsOfRead);
  await calls(15_000);
  await syncNow(app, ada);
  await changeConnection(app, ada, {});
  expect(books.seen.api).toBe(before + callsOfRead);
  expect(await storedConnectionOf(app, ada)).toMatchObject({ failures: 0 });
  expect(await connectionOf(ada)).toMatchObject({ state: 'connected' });
  expect((await storedConnectionOf(app, ada)).gsi1pk).toBe(hourOf(Date.now() + 6 * 60 * minuteMs));
});
