import { FeedbackReply } from '#shared/domain/feedback/feedback-schemas.ts';
import { repliesPartition } from '../lib/keys/feedback-keys.ts';
import { table } from '../lib/table.ts';
import { isWritten } from '../lib/writes/conditional-write.ts';

const keyOf = (messageId: string, id: string) => ({ pk: repliesPartition(messageId), sk: id });

/** Stores an answer before it is mailed; false when it is stored already, so that sending it twice mails it once. */
export const saveReply = async (messageId: string, reply: FeedbackReply) => {
  return isWritten(
    table.put(
      { ...keyOf(messageId, reply.id), ...reply },
      { ConditionExpression: 'attribute_not_exists(pk)' },
    ),
  );
};

/** Removes an answer that was not mailed. */
export const removeReply = async (messageId: string, id: string) => {
  await table.remove(keyOf(messageId, id));
};

/** Every answer to a message, oldest first. */
export const repliesTo = async (messageId: string) => {
  const replies: FeedbackReply[] = [];
  const items = table.each({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': repliesPartition(messageId) },
    ConsistentRead: true,
  });
  for await (const item of items) replies.push(FeedbackReply.parse(item));
  return replies;
};

/** Removes every answer to a message. */
export const removeReplies = async (messageId: string) => {
  for (const { id } of await repliesTo(messageId)) await removeReply(messageId, id);
};
