import { KeptPhoto } from '#shared/domain/chat/turn-schemas.ts';
import { chatIdOf } from '../../lib/keys/conversation-ids.ts';
import { photoKey, turnIds } from '../../lib/keys/conversation-keys.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';
import { table, transactionRefused } from '../../lib/table.ts';
import { keyOf, type TurnRef } from './turns-table.ts';

/** The small picture to keep of a photo. */
export type Thumbnail = { readonly type: string; readonly bytes: Uint8Array };

/** The photo of an item. */
export const storedPhoto = (item: Item): KeptPhoto => {
  const { conversationId, messageId } = turnIds(item);
  const bytes = Buffer.from(item.bytes as Uint8Array).toString('base64');
  return KeptPhoto.parse({
    ...item,
    chat_id: chatIdOf(conversationId),
    message_id: messageId,
    thumbnail: `data:${item.type};base64,${bytes}`,
  });
};

/**
 * Keeps the small picture of a question's photo, in an item of its own: turns are read often, and photos rarely. Nothing
 * is stored for a question that has been deleted meanwhile.
 */
export const savePhoto = async (
  ref: TurnRef,
  { type, bytes }: Thumbnail,
  { business_id, created_at }: Pick<KeptPhoto, 'business_id' | 'created_at'>,
) => {
  const TableName = table.name;
  const { accountId, conversationId, messageId } = ref;
  const key = photoKey(accountId, conversationId, messageId);
  try {
    await table.transact([
      {
        ConditionCheck: {
          TableName,
          Key: keyOf(ref),
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
      { Put: { TableName, Item: { ...key, business_id, created_at, type, bytes } } },
    ]);
  } catch (error) {
    if (!transactionRefused(error)) throw error;
  }
};

/** What is kept of the photo of a question of this owner, or undefined. */
export const findPhoto = async ({ accountId, conversationId, messageId }: TurnRef) => {
  const item = await table.get(photoKey(accountId, conversationId, messageId), {
    consistent: true,
  });
  return item && storedPhoto(item);
};
