import { createHash } from 'node:crypto';
import { connections } from '#shared/contract/connections.ts';
import { ownedBusiness } from '../account/businesses/businesses-table.ts';
import { beginSignIn } from '../lib/connections/oauth.ts';
import { sealVerifier } from '../lib/connections/token-seal.ts';
import { handle } from '../lib/http.ts';
import { requireInPlan } from './connection-views.ts';
import { oauthClientOf } from './providers/index.ts';
import { putAttempt } from './sign-in-attempts-table.ts';

/** A state is kept as its hash only: what the table holds cannot end a sign-in. */
export const hashOfState = (state: string) => createHash('sha256').update(state).digest('hex');

/** Begins a sign-in at a provider, for ten minutes and for this owner and business only. */
export const start = handle(
  connections.start,
  async ({ business_id, provider, from }, { accountId, now }) => {
    const client = await oauthClientOf(provider);
    const { account } = await ownedBusiness(accountId, business_id);
    requireInPlan(account, provider, now);
    const { url, state, verifier } = await beginSignIn(client);
    await putAttempt(
      hashOfState(state),
      {
        account_id: accountId,
        business_id,
        provider,
        from,
        sealed: await sealVerifier(verifier, { business_id, provider }),
      },
      now,
    );
    return { url };
  },
);
