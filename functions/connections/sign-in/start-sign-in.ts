import { createHash } from 'node:crypto';
import { connections } from '#shared/contract/connections.ts';
import { Problem } from '#shared/contract/problem.ts';
import { mayWrite, scopesOf } from '#shared/domain/connections/provider-scopes.ts';
import { ownedBusiness } from '../../account/businesses/businesses-table.ts';
import { beginSignIn } from '../../lib/connections/provider-oauth-client.ts';
import { sealVerifier } from '../../lib/connections/token-seal.ts';
import { handle } from '../../lib/http-handler.ts';
import { findConnection } from '../connections-table.ts';
import { requireInPlan } from '../provider-in-plan.ts';
import { oauthClientOf } from '../providers/oauth-clients.ts';
import { putAttempt } from './sign-in-attempts-table.ts';

/** A state is kept as its hash only: what the table holds cannot end a sign-in. */
export const hashOfState = (state: string) => createHash('sha256').update(state).digest('hex');

/** Begins a sign-in at a provider, for ten minutes and for this owner and business only. */
export const start = handle(
  connections.start,
  async ({ business_id, provider, from, use }, { accountId, now }) => {
    const client = await oauthClientOf(provider);
    const { account } = await ownedBusiness(accountId, business_id);
    requireInPlan(account, provider, now);
    const before = await findConnection({ accountId, businessId: business_id, provider });
    // What is written after a press is asked for when that is pressed, never with the first sign-in.
    if (use === 'write' && (!before || before.places)) throw new Problem('conflict');
    const asked = scopesOf(
      provider,
      use === 'write' || mayWrite(provider, before?.granted) ? 'write' : 'read',
    );
    const { url, state, verifier } = await beginSignIn(client, asked);
    await putAttempt(
      hashOfState(state),
      {
        account_id: accountId,
        business_id,
        provider,
        from,
        use,
        asked: [...asked],
        sealed: await sealVerifier(verifier, { business_id, provider }),
      },
      now,
    );
    return { url };
  },
);
