import type { ProviderId } from '#shared/domain/connections/providers.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import type { OAuthClient } from '../lib/connections/provider-oauth-client.ts';
import type { Tokens } from '../lib/connections/token-seal.ts';
import { remoteHash } from '../lib/keyed-hashes.ts';
import { connectionsOfProviderAccount } from './connections-of-provider-account-table.ts';
import { revokeOf } from './providers/oauth-clients.ts';

type Own = { readonly accountId: AccountId; readonly businessId: string };

/** Whether another connection lives from the grant of a person, and would end with it. */
const isShared = async (
  provider: ProviderId,
  { person }: Tokens,
  { accountId, businessId }: Own,
): Promise<boolean> => {
  if (person === undefined) return false;
  const rows = await connectionsOfProviderAccount(provider, await remoteHash(provider, person), {
    consistent: true,
  });
  return rows.some((row) => row.account_id !== accountId || row.business_id !== businessId);
};

/** Ends the grant of a connection at the provider, unless another one lives from it too; answers whether there is nothing left to do. */
export const revokeProviderGrant = async (
  client: OAuthClient,
  provider: ProviderId,
  tokens: Tokens,
  own: Own,
): Promise<boolean> =>
  (await isShared(provider, tokens, own)) || revokeOf(provider)(client, tokens);
