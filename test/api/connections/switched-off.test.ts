import { expect, test, vi } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { connectedOwner, storedConnectionOf } from '#test/support/connections.ts';

const provider = 'quickbooks';

/** As if the operator had taken the provider out of the settings of the stage. */
const switchOff = async () => {
  const { config } = await import('#functions/lib/config.ts');
  const before = config.CONNECTIONS;
  Object.assign(config, { CONNECTIONS: {} });
  return { [Symbol.dispose]: () => void Object.assign(config, { CONNECTIONS: before }) };
};

const leftOf = async (app: App) =>
  (await app.table.all()).filter(({ pk, sk }) =>
    /ACCOUNTAT#|ACCOUNTOF#|RECEIVABLE#/.test(`${pk} ${sk}`),
  );

test('a stage whose operator has set no provider up has no card, no route, no event and no job for it', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  using _ = await switchOff();
  const business_id = ada.businessId;
  expect(await ada.api.connections.list({ business_id })).toEqual({ connections: [] });
  expect(await ada.api.connections.books({ business_id })).toEqual({
    figures: null,
    proposals: [],
  });
  const { connections } = ada.api;
  const refused = { code: 'not-found' };
  await expect(connections.start({ business_id, provider })).rejects.toMatchObject(refused);
  await expect(connections.finish({ provider, query: 'code=1' })).rejects.toMatchObject(refused);
  await expect(connections.sync({ business_id, provider })).rejects.toMatchObject(refused);
  await expect(connections.disconnect({ business_id, provider })).rejects.toMatchObject(refused);
  expect(await app.stack.books.sendEvent('[]')).toBe(404);
  const { runJob } = await import('#local/jobs.ts');
  expect(await runJob('on-connections-due')).toEqual({ due: 0, queued: 0 });
  expect(app.stack.books.seen.api).toBe(0);
});

test('a provider that is switched off later is not read any more, by no message that still waits, and its connections can be left', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const { books, queue } = app.stack;
  await books.pay('9001', '41');
  using fetched = vi.spyOn(globalThis, 'fetch');
  using _ = await switchOff();
  await queue.syncs.hurry();
  const addresses = fetched.mock.calls.map(([address]) => String(address));
  expect(addresses.filter((address) => address.includes('/v3/company/'))).toEqual([]);
  expect(await storedConnectionOf(app, ada)).toMatchObject({ failures: 0 });
  const { businessId: business_id } = ada;
  expect(await ada.api.connections.list({ business_id })).toEqual({ connections: [] });
  expect((await ada.api.connections.books({ business_id })).figures).toBeNull();
  await ada.api.account.remove({ confirmation: 'DELETE' });
  await queue.delivery.hurry();
  expect(await leftOf(app)).toEqual([]);
});
