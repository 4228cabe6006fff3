import type { AccountId } from '../lib/account-and-person-ids.ts';
import { openTokens } from '../lib/connections/token-seal.ts';
import { log } from '../lib/log.ts';
import { keepNumbersOfDisconnected } from './books/agreed-books-numbers.ts';
import { forgetEntries } from './calendar/forget-entries.ts';
import type { StoredConnection } from './connection-item.ts';
import {
  type ConnectionRef,
  changeConnection,
  dueAttributes,
  findConnection,
  listConnections,
  removeConnection,
} from './connections-table.ts';
import { removePlacePerformance } from './performance/place-performance-table.ts';
import { takeBackAllPresses } from './presses/take-back-all-presses.ts';
import { oauthClientOf } from './providers/oauth-clients.ts';
import { listReceivables, removeReceivables } from './receivables/receivables-table.ts';
import { listReviews, removeReviews } from './reviews/reviews-table.ts';
import { revokeProviderGrant } from './revoke-provider-grant.ts';

const revokeTries = 3;

/** Ends the grant at the provider as far as it answers; what is here is deleted in any case. */
const revoke = async (ref: ConnectionRef, connection: StoredConnection) => {
  const { provider } = ref;
  try {
    const [client, tokens] = await Promise.all([
      oauthClientOf(provider),
      openTokens(connection.sealed, connection),
    ]);
    for (let nth = 1; nth <= revokeTries; nth++)
      if (await revokeProviderGrant(client, provider, tokens, ref)) return true;
  } catch (error) {
    log.warn('grant not ended at the provider', { error: error as Error });
  }
  return false;
};

/**
 * Ends a connection: nothing reads it any more, the provider is told, and what was read is deleted. The numbers that the
 * owner agreed to stay as their own. May be repeated after an interruption; true when it is gone.
 */
export const endConnection = async (ref: ConnectionRef, now: Date): Promise<boolean> => {
  const connection = await findConnection(ref);
  if (!connection) return true;
  // Listed as due, so that the job ends it if this run dies.
  const leaving = { state: 'leaving', ...dueAttributes(ref, now) } as const;
  if (!(await changeConnection(ref, connection, leaving))) return false;
  await takeBackAllPresses(ref, now);
  await forgetEntries(ref, now);
  // Tokens that were refreshed until then are the ones to end.
  const last = (await findConnection(ref)) ?? connection;
  if (last.problem !== 'sign-in' && last.problem !== 'restored') await revoke(ref, last);
  const kept = await listReceivables(ref.accountId, ref.businessId, now);
  await removeReceivables(
    ref.accountId,
    kept.filter(({ source }) => source === ref.provider),
  );
  const reviews = await listReviews(ref.accountId, ref.businessId, now);
  await removeReviews(
    ref.accountId,
    reviews.filter(({ provider }) => provider === ref.provider),
  );
  await removePlacePerformance(ref);
  await keepNumbersOfDisconnected(ref);
  return removeConnection(ref, last);
};

/** Ends every connection of an owner, or of one of their businesses, before its items are deleted. */
export const endConnections = async (accountId: AccountId, now: Date, businessId?: string) => {
  for (const { business_id, provider } of await listConnections(accountId, businessId))
    await endConnection({ accountId, businessId: business_id, provider }, now);
};
