import * as z from 'zod';
import { appScopes } from '#shared/domain/apps/app-scopes.ts';
import { AppId, ConnectedApp } from '#shared/domain/apps/connected-app.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import type { Item } from '../lib/keys/key-and-item.ts';

/** Keyed hashes of one refresh token and of the access token that came with it. */
const TokenPair = z.object({
  refresh: z.string(),
  access: z.string(),
  /** When the access token ends (epoch ms). */
  access_ends: z.number(),
});
export type TokenPair = z.infer<typeof TokenPair>;

/** What an owner lets an AI app do in a business, as it is stored. */
const StoredGrant = z.object({
  id: AppId,
  business_id: z.uuid(),
  /** Who let it in, and the only one for whom it is good; absent where that is the first owner. */
  by: z.string().optional(),
  client_id: z.string(),
  name: z.string(),
  host: z.string(),
  /** The address that its tokens are good for. */
  resource: z.string(),
  scopes: z.array(z.enum(appScopes)),
  connected_at: z.iso.datetime(),
  used_at: z.iso.datetime().nullable(),
  current: TokenPair,
  /** The pair before it, which a request that was on its way may still bring. */
  before: TokenPair.nullable(),
  /** When `current` took its place (epoch ms). */
  rotated_at: z.number(),
  /** Grows by one with each change of the tokens. */
  version: z.int(),
  /** The end, in epoch seconds: nobody has refreshed it for so long. */
  ttl: z.number(),
});
export type StoredGrant = z.infer<typeof StoredGrant>;

/** The permission of an item, or undefined when it has run out. */
export const storedGrant = (item: Item, now: Date): StoredGrant | undefined => {
  const grant = StoredGrant.parse(item);
  return isUnexpired(grant, now) ? grant : undefined;
};

/** A permission as its owner sees it and takes it along, without tokens. */
export const connectedApp = ({ ttl, ...grant }: StoredGrant): ConnectedApp =>
  ConnectedApp.parse({ ...grant, ends_at: new Date(ttl * 1000).toISOString() });
