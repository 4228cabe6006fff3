import { syncFailedCounter } from '#shared/domain/admin/health-counters.ts';
import { connectionStoppedMail } from '#shared/domain/connections/connection-stopped-mail.ts';
import { findAccount } from '../account/account-table.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { config } from '../lib/config.ts';
import { hashed, log } from '../lib/log.ts';
import { sendAccountMail } from '../lib/mail/send-account-mail.ts';
import { count, countOf } from '../lib/metrics.ts';
import { countHealth } from '../lib/stats/health-table.ts';
import { type ConnectionRef, changeConnection, findConnection } from './connections-table.ts';
import type { ProviderProblem } from './providers/adapter.ts';

/** Logs and counts a read of a connection, or of one part of it, that failed. */
export const noteSyncFailure = async (
  { accountId, provider }: ConnectionRef,
  problem: ProviderProblem,
  error: unknown,
  now: Date,
) => {
  log.warn('a connection was not read', {
    account: hashed(accountId),
    provider,
    problem,
    error: error as Error,
  });
  count(problem === 'shape' ? 'SyncShapeUnknown' : 'SyncFailed');
  countOf(provider, 'ConnectionFailures');
  await countHealth({ [syncFailedCounter(provider)]: 1 }, now);
};

/** Tells the owner of a connection by mail that they have to sign in again, whatever met that; of several workers one does. */
export const tellConnectionStopped = async (ref: ConnectionRef) => {
  const connection = await findConnection(ref);
  if (connection?.state !== 'dead' || !connection.untold) return;
  const told = { untold: undefined, syncing_until: undefined };
  if (!(await changeConnection(ref, connection, told, { untold: true }))) return;
  const [account, business] = await Promise.all([
    findAccount(ref.accountId, { consistent: true }),
    findBusiness(ref.accountId, ref.businessId),
  ]);
  if (!account || !business || account.deletion_requested_at) return;
  count('ConnectionStopped');
  await sendAccountMail(account, connectionStoppedMail(ref.provider, business, config.APP_ORIGIN));
};
