import { ulid } from 'ulid';
import { connections } from '#shared/contract/connections.ts';
import { Problem } from '#shared/contract/problem.ts';
import { ownedBusiness } from '../account/businesses/businesses-table.ts';
import { openTokens, sealTokens } from '../lib/connections/token-seal.ts';
import { handle } from '../lib/http-handler.ts';
import type { StoredConnection } from './connection-item.ts';
import { connectionView } from './connection-view.ts';
import {
  type ConnectionRef,
  dueAttributes,
  findConnection,
  putConnection,
} from './connections-table.ts';
import { freshAccessToken, NotConnected } from './fresh-access-token.ts';
import { requireInPlan } from './provider-in-plan.ts';
import { requireOffered } from './providers/offered-providers.ts';
import { ProviderRefused } from './providers/provider-refused-error.ts';
import { placeAsAccount, tokensForProviderAccount } from './sign-in/agreed-provider-account.ts';
import { queueFirstRead } from './sign-in/queue-first-read.ts';

/** Chooses one of the places that the sign-in found, once; to change it later the owner disconnects. */
export const choosePlace = handle(
  connections.choosePlace,
  async ({ business_id, provider, remote }, { accountId, now }) => {
    requireOffered(provider);
    const { account } = await ownedBusiness(accountId, business_id);
    requireInPlan(account, provider, now);
    const ref = { accountId, businessId: business_id, provider };
    const before = await findConnection(ref);
    const place = before?.places?.find((one) => one.remote === remote);
    if (!before || !place) throw new Problem('not-found');
    const sealed = await sealedFor(ref, before, remote);
    // The consent was taken back meanwhile: the connection says so.
    if (!sealed) return connectionView(provider, await findConnection(ref), true, now);
    const connection = {
      ...before,
      ...(await placeAsAccount(provider, place, before.remote_hash)),
      ...sealed,
      id: ulid(),
      asked_at: now.getTime(),
      gsi1pk: dueAttributes(ref, now).gsi1pk,
    };
    const outcome = await putConnection(accountId, connection, before);
    if (outcome === 'no-business') throw new Problem('not-found');
    // Another tab was first.
    if (outcome === 'refused') throw new Problem('conflict');
    await queueFirstRead(accountId, { business_id, provider });
    return connectionView(provider, connection, true, now);
  },
);

/** The tokens of one of the places, sealed, as a newer version of those of the person; undefined when these are over. */
const sealedFor = async (ref: ConnectionRef, before: StoredConnection, remote: string) => {
  const { sealed, version } = before;
  try {
    const tokens = await openTokens(sealed, before);
    const access = (refused?: string) => freshAccessToken(ref, refused);
    const kept = await tokensForProviderAccount(ref.provider, remote, tokens, access);
    if (kept === tokens) return { sealed, version };
    return { sealed: await sealTokens(kept, before), version: version + 1 };
  } catch (error) {
    if (error instanceof NotConnected) return undefined;
    if (error instanceof ProviderRefused)
      throw new Problem('unavailable', undefined, { cause: error });
    throw error;
  }
};
