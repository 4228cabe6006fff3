import type { ExportedPostPhoto } from '#shared/domain/connections/posts/post.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { postPhotoKey } from '../../lib/keys/connection-keys.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';
import { table } from '../../lib/table.ts';
import type { PostPress } from '../presses/press-item.ts';

/** A photo that goes with a post, and a hash of it. */
export type PostPhoto = { readonly bytes: Uint8Array; readonly hash: string };

type OfPress = Pick<PostPress, 'business_id' | 'id'>;

/** The write that keeps the photo of a press until it is sent or taken back. */
export const keptPhoto = (
  accountId: AccountId,
  { business_id, id, ttl }: PostPress,
  { bytes }: PostPhoto,
) => ({
  Put: {
    TableName: table.name,
    Item: { ...postPhotoKey(accountId, business_id, id), business_id, press: id, bytes, ttl },
  },
});

/** The writes that remove the photo of a press that is over; none where it has none. */
export const withoutPhoto = (
  accountId: AccountId,
  { business_id, id, photo }: OfPress & Pick<PostPress, 'photo'>,
) =>
  photo === null
    ? []
    : [{ Delete: { TableName: table.name, Key: postPhotoKey(accountId, business_id, id) } }];

/** The photo that waits with a press, or undefined. */
export const findPostPhoto = async (
  accountId: AccountId,
  { business_id, id }: OfPress,
  now: Date,
): Promise<Uint8Array | undefined> => {
  const item = await table.get(postPhotoKey(accountId, business_id, id), { consistent: true });
  return item && isUnexpired(item as { ttl?: number }, now) ? bytesOf(item) : undefined;
};

const bytesOf = (item: Item) => Buffer.from(item.bytes as Uint8Array);

/** The photo of an item as its owner takes it along. */
export const exportedPostPhoto = (item: Item, now: Date): ExportedPostPhoto[] =>
  isUnexpired(item as { ttl?: number }, now)
    ? [
        {
          business_id: String(item.business_id),
          press: String(item.press),
          photo: `data:image/jpeg;base64,${bytesOf(item).toString('base64')}`,
        },
      ]
    : [];
