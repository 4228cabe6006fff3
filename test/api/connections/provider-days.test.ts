import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { connectedOwner, syncNow } from '#test/support/connections.ts';

const provider = 'quickbooks' as const;
const company = '9001';
const today = new Date().toISOString().slice(0, 10);

const countedDays = async (days = 7) =>
  (await import('#functions/connections/provider-days-table.ts')).providerDays(
    provider,
    days,
    new Date(),
  );
const eventOf = (time?: string) =>
  JSON.stringify([
    {
      specversion: '1.0',
      type: 'qbo.invoice.updated.v1',
      intuitaccountid: company,
      ...(time && { time }),
    },
  ]);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('failures, connections that stopped and late events are counted by provider and day', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const { books, queue } = app.stack;
  expect(await countedDays()).toMatchObject([
    { day: today, connection_failures: 0, connections_stopped: 0, webhooks_late: 0 },
  ]);
  for (const fault of ['429', '500', 'odd'] as const) {
    books.fail(fault);
    await syncNow(app, ada);
  }
  expect(await countedDays()).toMatchObject([{ connection_failures: 3, connections_stopped: 0 }]);
  books.revoke();
  await syncNow(app, ada);
  expect(await countedDays()).toMatchObject([{ connection_failures: 3, connections_stopped: 1 }]);

  expect(await books.sendEvent(eventOf(minutesAgo(14)))).toBe(200);
  expect(await books.sendEvent(eventOf())).toBe(200);
  expect(await books.sendEvent(eventOf('yesterday'))).toBe(200);
  expect(await books.sendEvent(eventOf(minutesAgo(16)), 'AAAA')).toBe(400);
  expect(await countedDays()).toMatchObject([{ webhooks_late: 0 }]);
  // Of several events the oldest counts, and a delivery counts once.
  const both = JSON.stringify(
    [eventOf(minutesAgo(1)), eventOf(minutesAgo(16))].flatMap((one) => JSON.parse(one)),
  );
  expect(await books.sendEvent(both)).toBe(200);
  expect(await countedDays()).toMatchObject([{ webhooks_late: 1 }]);
  await queue.syncs.hurry();
});

test('days are read from the oldest on, no more than were asked for, and leave the table after forty', async () => {
  await using app = await startApp();
  await connectedOwner(app);
  const dayAgo = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  for (const days of [1, 6, 7])
    await app.table.put({
      pk: `PROVIDERDAY#${provider}`,
      sk: dayAgo(days),
      connection_failures: days,
    });
  expect((await countedDays()).map(({ day }) => day)).toEqual([dayAgo(6), dayAgo(1), today]);
  expect((await countedDays(1)).map(({ day }) => day)).toEqual([today]);
  const row = await app.table.row(`PROVIDERDAY#${provider}`, today);
  expect(Math.round((Number(row?.ttl) * 1000 - Date.now()) / 86_400_000)).toBe(40);
});

test('a count that cannot be stored fails no read and no event', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const letOn = app.stack.data.inject(({ input }) =>
    JSON.stringify(input.Key ?? {}).includes('PROVIDERDAY#') ? 'fail' : undefined,
  );
  expect(await app.stack.books.sendEvent(eventOf(minutesAgo(60)))).toBe(200);
  letOn();
  await app.stack.queue.syncs.hurry();
  expect(await ada.api.connections.list({ business_id: ada.businessId })).toMatchObject({
    connections: [{ state: 'connected' }],
  });
});
