import { isAllowedClientId } from '#shared/domain/apps/app-client.ts';
import { mcpAddress } from '#shared/domain/apps/mcp-address.ts';
import { config } from '../../lib/config.ts';
import { appTokenHash } from '../../lib/keyed-hashes.ts';
import type { StoredGrant } from '../grant-item.ts';
import { findGrant, type GrantRef } from '../grants-table.ts';
import { idInAccess } from './token-pair.ts';

/** The permission that an access token stands for now, and where it is; undefined for any other text. */
export const grantOfAccessToken = async (
  token: string,
  now: Date,
): Promise<{ ref: GrantRef; grant: StoredGrant; ends: number } | undefined> => {
  const id = idInAccess(token);
  const found = id === undefined ? undefined : await findGrant(id, now);
  if (!found) return undefined;
  const { grant, ref } = found;
  const hash = await appTokenHash(token);
  const pair = [grant.current, grant.before].find((one) => one?.access === hash);
  const isGood =
    pair &&
    pair.access_ends > now.getTime() &&
    grant.resource === mcpAddress(config.APP_ORIGIN) &&
    isAllowedClientId(grant.client_id, config.APPS);
  return isGood ? { ref, grant, ends: pair.access_ends } : undefined;
};
