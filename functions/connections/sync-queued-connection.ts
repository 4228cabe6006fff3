import { decodeTime } from 'ulid';
import type { Account } from '#shared/domain/account/account.ts';
import type { StoredBusiness } from '#shared/domain/account/business.ts';
import { chooseDays, providers, readableDays } from '#shared/domain/connections/providers.ts';
import {
  isWithinBudget,
  nextReadAt,
  signInTries,
  waitAfterFailure,
} from '#shared/domain/connections/sync-schedule.ts';
import { findAccount } from '../account/account-table.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { longestDelay, queueSync, type SyncMessage } from '../lib/connections/sync-queue.ts';
import { dueHour } from '../lib/keys/connection-keys.ts';
import { count } from '../lib/metrics.ts';
import type { StoredConnection } from './connection-item.ts';
import {
  type ConnectionRef,
  changeConnection,
  dueAttributes,
  findConnection,
} from './connections-table.ts';
import { countSyncFailure } from './count-sync-failure.ts';
import { endConnection } from './end-connection.ts';
import { NotConnected } from './fresh-access-token.ts';
import { callsOn } from './provider-calls-table.ts';
import { isInPlan } from './provider-in-plan.ts';
import { offeredProviders } from './providers/offered-providers.ts';
import { type ProviderProblem, ProviderRefused } from './providers/provider-refused-error.ts';
import { runSyncSteps } from './sync/run-sync-steps.ts';
import { tellConnectionStopped } from './tell-connection-stopped.ts';
import { withProviderAccount } from './with-provider-account.ts';
import { workerLeaseMs } from './worker-times.ts';

const dayMs = 86_400_000;

export type SyncOutcome =
  | 'read'
  | 'not-connected'
  | 'not-due'
  | 'busy'
  | 'no-plan'
  | 'no-place'
  | 'over-budget'
  | 'stopped'
  | 'disconnected'
  | ProviderProblem;

const after = (ms: number, now: Date) => new Date(now.getTime() + ms);

/** Reads one connection, or says why not. Whatever happens the connection is due again at some time, unless it needs its owner. */
export const syncQueuedConnection = async (
  message: SyncMessage,
  now: Date,
): Promise<SyncOutcome> => {
  const { account_id: accountId, business_id: businessId, provider, why } = message;
  const ref = { accountId, businessId, provider };
  const connection = await findConnection(ref);
  if (!connection) return 'not-connected';
  if (connection.state === 'leaving') {
    await endConnection(ref, now);
    return 'disconnected';
  }
  // Another one than the worker may have met the end of the sign-in.
  if (connection.state === 'dead') await tellConnectionStopped(ref);
  if (connection.state === 'dead' || !offeredProviders().includes(provider)) return 'not-connected';
  // A message that is older than another read, or came twice.
  if (why === 'clock' && (connection.gsi1pk ?? '') > dueHour(now)) return 'not-due';
  const [account, business] = await Promise.all([
    findAccount(accountId, { consistent: true }),
    findBusiness(accountId, businessId),
  ]);
  if (!account || !business || account.deletion_requested_at) return 'not-connected';
  if (!isInPlan(account, provider, now)) return withoutPlan(ref, connection, now);
  if (connection.places) return withoutPlace(ref, connection, now);
  const isWaitedFor = why === 'owner' || why === 'event';
  const calls = await callsOn(provider, now);
  if (!isWithinBudget(calls, providers[provider].callsPerDay, isWaitedFor)) {
    count('SyncOverBudget');
    await changeConnection(ref, connection, dueAttributes(ref, after(6 * 3_600_000, now)));
    return 'over-budget';
  }
  const { syncing_until } = connection;
  const isFree = (syncing_until ?? 0) <= now.getTime();
  const lease = { syncing_until: now.getTime() + workerLeaseMs };
  if (!isFree || !(await changeConnection(ref, connection, lease, { syncing_until })))
    return busy(message);
  return readUnderLease(message, ref, connection, account, business, now);
};

/** Another worker reads it: what this message is about may have come after that one asked. */
const busy = async (message: SyncMessage): Promise<SyncOutcome> => {
  const { late: _, ...again } = message;
  if (message.why === 'event') await queueSync(again, 60);
  return 'busy';
};

/** Nothing is read before the owner says which place it is; a sign-in for which nobody says it ends by itself. */
const withoutPlace = async (
  ref: ConnectionRef,
  connection: StoredConnection,
  now: Date,
): Promise<SyncOutcome> => {
  if (now.getTime() - decodeTime(connection.id) >= chooseDays * dayMs) {
    await endConnection(ref, now);
    return 'disconnected';
  }
  await changeConnection(ref, connection, dueAttributes(ref, after(dayMs, now)));
  return 'no-place';
};

/** Nothing is asked of the provider without a plan; after the days that the owner may still read, the connection ends. */
const withoutPlan = async (
  ref: ConnectionRef,
  connection: StoredConnection,
  now: Date,
): Promise<SyncOutcome> => {
  const ended = connection.plan_ended_at ?? now.toISOString();
  if (now.getTime() - Date.parse(ended) >= readableDays * dayMs) {
    await endConnection(ref, now);
    return 'disconnected';
  }
  await changeConnection(ref, connection, {
    plan_ended_at: ended,
    ...dueAttributes(ref, after(dayMs, now)),
  });
  return 'no-plan';
};

const readUnderLease = async (
  message: SyncMessage,
  ref: ConnectionRef,
  connection: StoredConnection,
  account: Account,
  business: StoredBusiness,
  now: Date,
): Promise<SyncOutcome> =>
  withProviderAccount(ref, connection.remote, now, async (remote) => {
    try {
      const result = await runSyncSteps(ref, connection, business, remote, now);
      await changeConnection(ref, connection, {
        ...result,
        updated_at: now.toISOString(),
        syncing_until: undefined,
        problem: null,
        failures: 0,
        failing_since: null,
        plan_ended_at: null,
        ...dueAttributes(ref, nextReadAt(lastSeenOf(account, message, now), now)),
      });
      return 'read';
    } catch (error) {
      if (error instanceof NotConnected) {
        await tellConnectionStopped(ref);
        return 'stopped';
      }
      return await failed(ref, connection, error, now);
    }
  });

/** The day of the last visit ends as late as it can; who presses is here. */
const lastSeenOf = ({ active_on, created_at }: Account, { why }: SyncMessage, now: Date) => {
  if (why === 'owner') return now;
  return new Date(active_on ? `${active_on}T23:59:59.999Z` : created_at);
};

const daily = ['permission', 'subscription'] as const;
const isDaily = (problem: ProviderProblem): problem is (typeof daily)[number] =>
  (daily as readonly ProviderProblem[]).includes(problem);

const failed = async (
  ref: ConnectionRef,
  connection: StoredConnection,
  error: unknown,
  now: Date,
): Promise<SyncOutcome> => {
  const refused = error instanceof ProviderRefused ? error : undefined;
  const problem = refused?.problem ?? 'unavailable';
  await countSyncFailure(ref, problem, error, now);
  const failures = connection.failures + 1;
  if (problem === 'sign-in' && failures >= signInTries) {
    const dead = { state: 'dead', problem: 'sign-in', untold: true } as const;
    await changeConnection(ref, connection, { ...dead, ...dueAttributes(ref, null) });
    await tellConnectionStopped(ref);
    return problem;
  }
  const seconds = isDaily(problem)
    ? dayMs / 1000
    : waitAfterFailure(failures, refused?.retrySeconds ?? 0, Math.random());
  await changeConnection(ref, connection, {
    syncing_until: undefined,
    failures,
    failing_since: connection.failing_since ?? now.toISOString(),
    ...(isDaily(problem) && { problem }),
    // The clock is the net below the queue.
    ...dueAttributes(ref, after(Math.max(seconds * 1000, 3_600_000), now)),
  });
  if (seconds <= longestDelay) {
    const { accountId, businessId, provider } = ref;
    const again = {
      account_id: accountId,
      business_id: businessId,
      provider,
      why: 'again',
    } as const;
    await queueSync(again, seconds);
  }
  return problem;
};
