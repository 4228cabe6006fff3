import * as z from 'zod';
import { ExportedPost, PostAtPlace } from '#shared/domain/connections/posts/post.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';

/** A post at one place as it is stored; at several places it is several items with one id. */
const StoredPost = z.object({
  ...PostAtPlace.omit({ press: true, sent: true }).shape,
  id: z.ulid(),
  business_id: z.uuid(),
  text: z.string(),
  call: z.boolean(),
  /** The press that is about it. */
  press_id: z.ulid(),
  /** Where it stands, with its id there. */
  sent: z.object({ ...PostAtPlace.shape.sent.unwrap().shape, remote_id: z.string() }).nullable(),
  ttl: z.int(),
});
export type StoredPost = z.infer<typeof StoredPost>;

/** The post of an item, or undefined when it has expired. */
export const storedPost = (item: Item, now: Date): StoredPost | undefined =>
  isUnexpired(item as { ttl?: number }, now) ? StoredPost.parse(item) : undefined;

/** The post of an item as its owner takes it along. */
export const exportedPost = (item: Item, now: Date): ExportedPost[] => {
  const post = storedPost(item, now);
  return post ? [ExportedPost.parse(post)] : [];
};
