import { appTokenHash } from '../../lib/keyed-hashes.ts';
import { findGrant, removeGrant } from '../grants-table.ts';
import { idInAccess, idInRefresh } from './token-pair.ts';

/** Ends the permission that a token is of; nothing happens when it is none of ours. */
export const revokeToken = async (token: string, now: Date) => {
  const id = idInAccess(token) ?? idInRefresh(token);
  const found = id === undefined ? undefined : await findGrant(id, now);
  if (!found) return;
  const hash = await appTokenHash(token);
  const { current, before } = found.grant;
  const known = [current.refresh, current.access, before?.refresh, before?.access];
  if (known.includes(hash)) await removeGrant(found.ref);
};
