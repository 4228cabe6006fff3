import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import {
  accountOfKey,
  company,
  connectedOwner,
  connectionOf,
  syncNow,
} from '#test/support/connections.ts';

const eventOf = (time?: string) => ({
  specversion: '1.0',
  type: 'qbo.invoice.updated.v1',
  intuitaccountid: company,
  ...(time && { time }),
});
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** The last day on the page that says whether the product works. */
const todayOf = async (app: App) =>
  (await app.as('admin').admin.getHealth({ days: '14' })).days.at(-1);

test('reads of connections that failed are shown to the operator by provider', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  expect((await todayOf(app))?.syncs_failed).toEqual({
    quickbooks: 0,
    'google-business': 0,
    'google-calendar': 0,
    'facebook-page': 0,
  });
  for (const fault of ['429', '500', 'odd'] as const) {
    app.stack.books.fail(fault);
    await syncNow(app, ada);
  }
  await syncNow(app, ada);
  expect((await todayOf(app))?.syncs_failed).toEqual({
    quickbooks: 3,
    'google-business': 0,
    'google-calendar': 0,
    'facebook-page': 0,
  });
});

test('events of a provider that come long after what they tell of are shown as late, once each time', async () => {
  await using app = await startApp();
  await connectedOwner(app);
  const { books, queue } = app.stack;
  const send = async (events: object[], signature?: string) => {
    await app.table.change(...(await accountOfKey(app)), 'read_from', 0);
    await books.sendEvent(JSON.stringify(events), signature);
    await queue.syncs.hurry();
    const today = await todayOf(app);
    // They are no events of the payment provider.
    expect(today?.webhooks_late).toBe(0);
    return today?.syncs_late.quickbooks;
  };
  expect(await send([eventOf(minutesAgo(4))])).toBe(0);
  expect(await send([eventOf()])).toBe(0);
  expect(await send([eventOf('yesterday')])).toBe(0);
  expect(await send([eventOf(minutesAgo(6))], 'AAAA')).toBe(0);
  // Of several events the oldest counts.
  expect(await send([eventOf(minutesAgo(1)), eventOf(minutesAgo(6))])).toBe(1);
});

test('a count that cannot be stored fails no read', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const { books, data } = app.stack;
  let refused = 0;
  const letOn = data.inject(({ input }) => {
    if (!JSON.stringify(input.Key ?? {}).includes('HEALTH')) return undefined;
    refused++;
    return 'fail';
  });
  books.fail('500');
  await syncNow(app, ada);
  letOn();
  expect(refused).toBeGreaterThan(0);
  await syncNow(app, ada);
  expect(await connectionOf(ada)).toMatchObject({ state: 'connected' });
  expect(app.stack.queue.syncs.deadLetters()).toEqual([]);
});
