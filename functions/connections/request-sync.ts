import { connections } from '#shared/contract/connections.ts';
import { Problem } from '#shared/contract/problem.ts';
import { ownedBusiness } from '../account/businesses/businesses-table.ts';
import { queueSync } from '../lib/connections/sync-queue.ts';
import { handle } from '../lib/http-handler.ts';
import { log } from '../lib/log.ts';
import type { StoredConnection } from './connection-item.ts';
import { connectionView } from './connection-view.ts';
import { type ConnectionRef, changeConnection, findConnection } from './connections-table.ts';
import { requireInPlan } from './provider-in-plan.ts';
import { requireOffered } from './providers/offered-providers.ts';

/** An owner may ask for a read at most so often, in ms. */
const askMs = 60_000;
/** What was read longer ago than this is read again when its owner is back, in ms. */
const oldMs = 3_600_000;

/** Notes that an owner asked, and puts the connection into the queue; false when they asked within the last minute. */
const ask = async (ref: ConnectionRef, connection: StoredConnection, now: Date) => {
  const { asked_at } = connection;
  if (asked_at !== undefined && now.getTime() - asked_at < askMs) return false;
  const noted = await changeConnection(ref, connection, { asked_at: now.getTime() }, { asked_at });
  if (!noted) return false;
  const { accountId, businessId, provider } = ref;
  await queueSync({ account_id: accountId, business_id: businessId, provider, why: 'owner' });
  return true;
};

/** Has a connection read because its owner pressed for it. */
export const sync = handle(
  connections.sync,
  async ({ business_id, provider }, { accountId, now }) => {
    requireOffered(provider);
    const { account } = await ownedBusiness(accountId, business_id);
    const ref = { accountId, businessId: business_id, provider };
    const connection = await findConnection(ref);
    if (!connection) throw new Problem('not-found');
    requireInPlan(account, provider, now);
    // A sign-in that ended is mended by the owner alone; the page says so.
    if (connection.state === 'working' && !(await ask(ref, connection, now)))
      throw new Problem('too-fast', 'We just looked. Try again in a minute.');
    return connectionView(provider, await findConnection(ref), true, now);
  },
);

/** Has the old ones of some connections read because their owner is here; never rejects. */
export const readWhenBack = async (
  accountId: string,
  all: readonly StoredConnection[],
  now: Date,
) => {
  const old = all.filter(
    ({ state, updated_at, failures }) =>
      state === 'working' &&
      failures === 0 &&
      updated_at !== null &&
      now.getTime() - Date.parse(updated_at) > oldMs,
  );
  try {
    for (const connection of old) {
      const { business_id: businessId, provider } = connection;
      await ask({ accountId, businessId, provider }, connection, now);
    }
  } catch (error) {
    log.warn('old connections not queued', { error: error as Error });
  }
};

/** Has a connection read once more by the worker, which knows what became of it; never rejects. */
export const readAgain = async ({ accountId, businessId, provider }: ConnectionRef) => {
  try {
    await queueSync({ account_id: accountId, business_id: businessId, provider, why: 'again' });
  } catch (error) {
    log.warn('a connection was not queued again', { error: error as Error });
  }
};
