import { SentFeedback } from '#shared/domain/feedback/feedback-schemas.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { sentKey } from '../lib/keys/feedback-keys.ts';
import type { Item } from '../lib/keys/key-and-item.ts';
import { ownerPartition, sortPrefix } from '../lib/keys/owner-item-keys.ts';
import { table } from '../lib/table.ts';

/** What an owner sent, as read from the table. */
export const storedSent = (item: Item): SentFeedback => SentFeedback.parse(item);

/** Notes with the owner what they sent to the operator. */
export const saveSent = async (accountId: AccountId, sent: SentFeedback) => {
  await table.put({ ...sentKey(accountId, sent.id), ...sent });
};

/** Removes the owner's note of what they sent; removed already counts as done. */
export const removeSent = async (accountId: AccountId, id: string) => {
  await table.remove(sentKey(accountId, id));
};

/** Everything an owner sent to the operator, oldest first. */
export async function* sentOf(accountId: AccountId) {
  const items = table.each({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': ownerPartition(accountId), ':prefix': sortPrefix.sent },
    ConsistentRead: true,
  });
  for await (const item of items) yield storedSent(item);
}
