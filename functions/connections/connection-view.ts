import {
  type AttentionReason,
  attentionReasonTexts,
} from '#shared/domain/connections/connection-problems.ts';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import { mayWrite } from '#shared/domain/connections/provider-scopes.ts';
import { type ProviderId, providers, readableDays } from '#shared/domain/connections/providers.ts';
import { hasFailedLong } from '#shared/domain/connections/sync-schedule.ts';
import type { StoredConnection } from './connection-item.ts';

const dayMs = 86_400_000;

/** A read that was asked for begins within this time, in ms. */
const askedMs = 60_000;

/** So long before a sign-in at the provider runs out the owner is told. */
const endsSoonDays = 14;

const reasonFor = (
  { problem, failing_since }: StoredConnection,
  inPlan: boolean,
  now: Date,
): AttentionReason | undefined => {
  if (problem !== null && problem !== 'plan') return problem;
  if (!inPlan) return 'plan';
  return hasFailedLong(failing_since, now) ? 'failing' : undefined;
};

const readableUntil = ({ plan_ended_at }: StoredConnection, now: Date) =>
  new Date(
    (plan_ended_at ? Date.parse(plan_ended_at) : now.getTime()) + readableDays * dayMs,
  ).toISOString();

/** A provider as the owner of a business sees it, connected or not. */
export const connectionView = (
  provider: ProviderId,
  connection: StoredConnection | undefined,
  inPlan: boolean,
  now: Date,
): ConnectionView => {
  if (!connection)
    return inPlan
      ? { provider, state: 'ready' }
      : { provider, state: 'not-in-plan', plan: providers[provider].plan };
  const { name: account, updated_at, refresh_ends } = connection;
  if (connection.state === 'leaving') return { provider, state: 'disconnecting', account };
  const reason = reasonFor(connection, inPlan, now);
  if (reason)
    return {
      provider,
      state: 'attention',
      account,
      updated_at,
      reason,
      way: attentionReasonTexts[reason].way,
      readable_until: reason === 'plan' ? readableUntil(connection, now) : null,
    };
  if (connection.places) return { provider, state: 'choosing', places: connection.places };
  const allowed = mayWrite(provider, connection.granted);
  const may_write = allowed === undefined ? {} : { may_write: allowed };
  if (updated_at === null) return { provider, state: 'connecting', account, ...may_write };
  const endsSoon =
    refresh_ends !== null && Date.parse(refresh_ends) - now.getTime() < endsSoonDays * dayMs;
  const asked = connection.asked_at ?? 0;
  const isAsked = asked > Date.parse(updated_at) && now.getTime() - asked < askedMs;
  return {
    provider,
    state: 'connected',
    account,
    updated_at,
    updating: isAsked || (connection.syncing_until ?? 0) > now.getTime(),
    ends_at: endsSoon ? refresh_ends : null,
    ...may_write,
  };
};
