import { ulid } from 'ulid';
import { connections } from '#shared/contract/connections.ts';
import type { ConnectRefusal } from '#shared/domain/connections/connection-problems.ts';
import { findAccount } from '../../account/account-table.ts';
import { findBusiness } from '../../account/businesses/businesses-table.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import {
  ExchangeRefused,
  finishSignIn,
  type OAuthClient,
  requireScopes,
} from '../../lib/connections/provider-oauth-client.ts';
import {
  KeyOutOfReach,
  openVerifier,
  sealTokens,
  type Tokens,
} from '../../lib/connections/token-seal.ts';
import { handle } from '../../lib/http-handler.ts';
import { remoteHash } from '../../lib/keyed-hashes.ts';
import { hashed, log } from '../../lib/log.ts';
import type { StoredConnection } from '../connection-item.ts';
import { connectionView } from '../connection-view.ts';
import { dueAttributes, findConnection, putConnection } from '../connections-table.ts';
import { requireInPlan } from '../provider-in-plan.ts';
import { adapters } from '../providers/index.ts';
import { oauthClientOf } from '../providers/oauth-clients.ts';
import { ProviderRefused } from '../providers/provider-refused-error.ts';
import { revokeProviderGrant } from '../revoke-provider-grant.ts';
import {
  agreedProviderAccount,
  isAgreedProviderAccount,
  tokensForProviderAccount,
} from './agreed-provider-account.ts';
import { ConnectRefused } from './connect-refused-error.ts';
import { queueFirstRead } from './queue-first-read.ts';
import { type Attempt, takeAttempt } from './sign-in-attempts-table.ts';
import { hashOfState } from './start-sign-in.ts';

/** Ends a sign-in: what the provider sent back becomes a connection, or a reason why not, and then nothing is stored. */
export const finish = handle(
  connections.finish,
  async ({ provider, query }, { accountId, now }) => {
    const client = await oauthClientOf(provider);
    const params = new URLSearchParams(query);
    let use: Attempt['use'] = 'read';
    try {
      const attempt = await attemptOf(params, provider, accountId, now);
      use = attempt.use;
      const connection = await connect(client, attempt, params, now);
      if (!connection.places) await queueFirstRead(accountId, attempt);
      return {
        outcome: 'connected' as const,
        business_id: attempt.business_id,
        from: attempt.from,
        use,
        connection: connectionView(provider, connection, true, now),
      };
    } catch (error) {
      const said = reasonOf(error);
      if (!said) throw error;
      const reason = use === 'write' && isNo(said) ? 'not-allowed' : said;
      const about = { provider, reason, account: hashed(accountId) };
      if (reason === 'not-kept')
        log.error('sign-in at a provider not kept', { ...about, error: error as Error });
      else log.info('sign-in at a provider refused', about);
      return { outcome: 'refused' as const, provider, reason, use };
    }
  },
);

/** Whether a refusal is the owner's: what they had allowed before stays. */
const isNo = (reason: ConnectRefusal) => reason === 'denied' || reason === 'missing-permission';

const reasonOf = (error: unknown): ConnectRefusal | undefined => {
  if (error instanceof ConnectRefused || error instanceof ExchangeRefused) return error.reason;
  if (error instanceof KeyOutOfReach) return 'not-kept';
  if (!(error instanceof ProviderRefused)) return undefined;
  return error.problem === 'sign-in' || error.problem === 'permission'
    ? 'missing-permission'
    : 'unavailable';
};

/** The attempt that a state leads to, used up by this; it has to be of this person and this provider. */
const attemptOf = async (
  params: URLSearchParams,
  provider: Attempt['provider'],
  accountId: AccountId,
  now: Date,
) => {
  const attempt = await takeAttempt(hashOfState(params.get('state') ?? ''), now);
  if (attempt?.provider !== provider) throw new ConnectRefused('expired');
  if (attempt.account_id !== accountId) throw new ConnectRefused('another-person');
  return attempt;
};

const connect = async (
  client: OAuthClient,
  attempt: Attempt,
  params: URLSearchParams,
  now: Date,
): Promise<StoredConnection> => {
  const { account_id: accountId, business_id, provider } = attempt;
  const [account, business] = await Promise.all([
    findAccount(accountId, { consistent: true }),
    findBusiness(accountId, business_id),
  ]);
  if (!account || !business) throw new ConnectRefused('business-gone');
  requireInPlan(account, provider, now);
  const state = params.get('state') ?? '';
  const verifier = await openVerifier(attempt.sealed, attempt);
  const { tokens, granted } = await finishSignIn(
    client,
    { query: params, state, verifier },
    now.getTime(),
    adapters[provider].exchange,
  );
  try {
    requireScopes(client, granted);
    return await store(attempt, params, { tokens, granted: granted ?? attempt.asked }, now);
  } catch (error) {
    // What is not kept is ended there too: nobody is left with a grant that nothing shows.
    if (!(await standsFor(attempt, params, tokens)))
      await revokeProviderGrant(client, provider, tokens, { accountId, businessId: business_id });
    throw error;
  }
};

/**
 * Whether a connection that works lives from the grant of this sign-in, which would end with it: that of the same person where
 * the provider names them, else one to an account of theirs. What cannot be found out is left as it is.
 */
const standsFor = async (attempt: Attempt, params: URLSearchParams, { access, person }: Tokens) => {
  const { account_id: accountId, business_id: businessId, provider } = attempt;
  const standing = await findConnection({ accountId, businessId, provider });
  if (standing?.state !== 'working') return false;
  if (person !== undefined) return standing.remote_hash === (await remoteHash(provider, person));
  const remotes = (standing.places ?? [standing]).map(({ remote }) => remote);
  return isAgreedProviderAccount(provider, params, access, remotes).catch(() => true);
};

type Given = { readonly tokens: Tokens; readonly granted: readonly string[] };

const store = async (
  attempt: Attempt,
  params: URLSearchParams,
  { tokens, granted }: Given,
  now: Date,
) => {
  const { account_id: accountId, business_id, provider } = attempt;
  const ref = { accountId, businessId: business_id, provider };
  const before = await findConnection(ref);
  const agreed = await agreedProviderAccount(provider, params, tokens, before);
  // Before a place is chosen, what leads to all of them is kept.
  const kept = agreed.places
    ? tokens
    : await tokensForProviderAccount(provider, agreed.remote, tokens);
  const connection: StoredConnection = {
    ...(before ?? freshConnection(now)),
    id: ulid(),
    business_id,
    provider,
    ...agreed,
    state: 'working',
    problem: null,
    untold: undefined,
    sealed: await sealTokens(kept, attempt),
    granted: [...granted],
    version: (before?.version ?? 0) + 1,
    refresher: undefined,
    refreshing_until: undefined,
    syncing_until: undefined,
    refresh_ends: tokens.refreshEnds ? new Date(tokens.refreshEnds).toISOString() : null,
    asked_at: now.getTime(),
    failures: 0,
    failing_since: null,
    plan_ended_at: null,
    gsi1pk: dueAttributes(ref, now).gsi1pk,
  };
  const outcome = await putConnection(accountId, connection, before);
  if (outcome === 'no-business') throw new ConnectRefused('business-gone');
  // Another tab was first; its connection counts.
  if (outcome === 'refused') throw new ConnectRefused('expired');
  return connection;
};

const freshConnection = (now: Date) => ({
  connected_at: now.toISOString(),
  updated_at: null,
  cursor: null,
  read_all_at: null,
  figures: null,
});
