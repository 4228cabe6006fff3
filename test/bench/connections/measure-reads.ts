import { startApp } from '#test/support/app.ts';
import { changeConnection, company, connectedOwner, provider } from '#test/support/connections.ts';
import { type EchoingService, startKms } from '../../proof/secrets/echoing-services.ts';

/** What one read of a connection takes: calls of the provider, of the table and its units, and of the key. */
export type ReadCost = {
  readonly provider: number;
  readonly table: number;
  readonly reads: number;
  readonly writes: number;
  readonly key: number;
};
/** A read that finds nothing new, one that finds a payment, and the one of a day that asks for everything. */
export type ReadCosts = Readonly<Record<'quiet' | 'changed' | 'whole', ReadCost>>;

const isRead = (operation: string) => /^(Get|Query|BatchGet|TransactGet|Scan)/.test(operation);
const dayMs = 86_400_000;

/** What one call takes beyond another one. */
const combined = (one: ReadCost, other: ReadCost, sign: 1 | -1): ReadCost => ({
  provider: one.provider + sign * other.provider,
  table: one.table + sign * other.table,
  reads: one.reads + sign * other.reads,
  writes: one.writes + sign * other.writes,
  key: one.key + sign * other.key,
});

/** Reads the connected books of the local stack once in each way and counts; each with a refresh of the tokens, which run out within the hour. */
export const measureReads = async (): Promise<ReadCosts> => {
  let key: EchoingService | undefined;
  await using app = await startApp({
    proxies: {
      kms: async (url) => {
        key = await startKms(url);
        return key.url;
      },
    },
  });
  const owner = await connectedOwner(app);
  const { books, data } = app.stack;
  const { syncQueuedConnection } = await import('#functions/connections/sync-queued-connection.ts');
  const { freshAccessToken } = await import('#functions/connections/fresh-access-token.ts');
  const ref = { accountId: owner.sub, businessId: owner.businessId, provider };

  const counted = async (act: () => Promise<unknown>): Promise<ReadCost> => {
    data.meter.reset();
    const before = { provider: books.seen.api, key: key?.received.length ?? 0 };
    await act();
    const used = Object.entries(data.meter.byOperation());
    const units = (reads: boolean) =>
      used.reduce((sum, [name, { capacity }]) => sum + (isRead(name) === reads ? capacity : 0), 0);
    return {
      provider: books.seen.api - before.provider,
      table: used.reduce((sum, [, { calls }]) => sum + calls, 0),
      reads: units(true),
      writes: units(false),
      key: (key?.received.length ?? 0) - before.key,
    };
  };
  const access = await freshAccessToken(ref);
  const plain = await counted(() => freshAccessToken(ref));
  const refreshed = await counted(() => freshAccessToken(ref, access));
  const refresh = combined(refreshed, plain, -1);

  const read = async (fields: Record<string, unknown> = {}): Promise<ReadCost> => {
    await changeConnection(app, owner, { cursor: new Date().toISOString(), ...fields });
    const cost = await counted(async () => {
      const { sub: account_id, businessId: business_id } = owner;
      const message = { account_id, business_id, provider, why: 'event' } as const;
      const outcome = await syncQueuedConnection(message, new Date());
      if (outcome !== 'read') throw new Error(`The read ended with ${outcome}`);
    });
    return combined(cost, refresh, 1);
  };
  const whole = await read({ read_all_at: null });
  const { invoices, payments, credits } = books.company(company);
  const longAgo = new Date(Date.now() - dayMs).toISOString();
  for (const { MetaData } of [...invoices, ...payments, ...credits])
    MetaData.LastUpdatedTime = longAgo;
  const quiet = await read();
  await books.pay(company, '41');
  return { quiet, changed: await read(), whole };
};
