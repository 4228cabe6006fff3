import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { GrantGone, refreshTokens } from '../lib/connections/provider-oauth-client.ts';
import { openTokens, sealTokens, type Tokens } from '../lib/connections/token-seal.ts';
import type { StoredConnection } from './connection-item.ts';
import { type ConnectionRef, changeConnection, findConnection } from './connections-table.ts';
import { oauthClientOf } from './providers/oauth-clients.ts';

/** The connection is gone, or its owner has to sign in again. */
export class NotConnected extends Error {}

/** An access token is used until so long before it ends, in ms. */
const spareMs = 120_000;
/** How long one worker may refresh; longer than a refresh lasts, so that a worker that died holds nobody up for long. */
const leaseMs = 20_000;
/** How long others look again for what it stores, in ms. */
const waits = [0, 50, 100, 200, 400, 800, 1600, 3200];

/** The service calls that a refresh makes, replaced in the proof of crossing refreshes. */
export type RefreshServices = {
  readonly find: (ref: ConnectionRef) => Promise<StoredConnection | undefined>;
  readonly change: typeof changeConnection;
  readonly open: typeof openTokens;
  readonly seal: typeof sealTokens;
  readonly refresh: (connection: StoredConnection, tokens: Tokens) => Promise<Tokens>;
  readonly wait: (ms: number) => Promise<unknown>;
  readonly now: () => number;
};

const services: RefreshServices = {
  find: findConnection,
  change: changeConnection,
  open: openTokens,
  seal: sealTokens,
  refresh: async ({ provider }, tokens) =>
    refreshTokens(await oauthClientOf(provider), tokens, Date.now()),
  wait,
  now: Date.now,
};

/**
 * An access token that is good for the next two minutes and is not `refused`. Of several workers one refreshes and the
 * others take what it stores: a refresh token that is used twice ends the whole grant. Throws {@link NotConnected}.
 */
export const freshAccessToken = async (
  ref: ConnectionRef,
  refused?: string,
  use: RefreshServices = services,
): Promise<string> => {
  for (const pause of waits) {
    if (pause) await use.wait(pause);
    const seen = await use.find(ref);
    if (seen?.state !== 'working') throw new NotConnected();
    const tokens = await use.open(seen.sealed, seen);
    const { access, accessEnds = Number.POSITIVE_INFINITY } = tokens;
    if (access !== refused && accessEnds - spareMs > use.now()) return access;
    if ((seen.refreshing_until ?? 0) > use.now()) continue;
    const refresher = randomUUID();
    const leased = await use.change(
      ref,
      seen,
      { refresher, refreshing_until: use.now() + leaseMs },
      { version: seen.version, refresher: seen.refresher },
    );
    if (leased) return refreshAs(refresher, ref, seen, tokens, use);
  }
  throw new Error('Another worker still refreshes the tokens');
};

const given = { refresher: undefined, refreshing_until: undefined };

const refreshAs = async (
  refresher: string,
  ref: ConnectionRef,
  seen: StoredConnection,
  tokens: Tokens,
  use: RefreshServices,
): Promise<string> => {
  const held = { version: seen.version, refresher };
  let fresh: Tokens;
  try {
    fresh = await use.refresh(seen, tokens);
  } catch (error) {
    if (!(error instanceof GrantGone)) {
      // Out of reach or broken: nothing is known of the grant, so the connection stays as it is.
      await use.change(ref, seen, given, held);
      throw error;
    }
    const dead = {
      ...given,
      state: 'dead',
      problem: 'sign-in',
      untold: true,
      gsi1pk: undefined,
      gsi1sk: undefined,
    } as const;
    await use.change(ref, seen, dead, held);
    return storedAccess(ref, seen, use);
  }
  const store = async () => {
    const change = {
      ...given,
      sealed: await use.seal(fresh, seen),
      version: seen.version + 1,
      refresh_ends: fresh.refreshEnds ? new Date(fresh.refreshEnds).toISOString() : null,
    };
    return use.change(ref, seen, change, held);
  };
  if (await storing(store, use)) return fresh.access;
  return storedAccess(ref, seen, use);
};

/** The answer of a refresh is the only copy of the new tokens: sealing and storing it is tried until the lease is over. */
const storing = async (store: () => Promise<boolean>, use: RefreshServices): Promise<boolean> => {
  for (const pause of [100, 400, 1600, 3200]) {
    try {
      return await store();
    } catch {
      await use.wait(pause);
    }
  }
  return store();
};

/** Somebody else stored tokens meanwhile, for example the owner who connected again: those count. */
const storedAccess = async (ref: ConnectionRef, seen: StoredConnection, use: RefreshServices) => {
  const now = await use.find(ref);
  if (now?.state !== 'working' || now.version === seen.version) throw new NotConnected();
  return (await use.open(now.sealed, now)).access;
};
