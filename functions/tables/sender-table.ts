import { senderKey, senderPartition } from '../lib/keys.ts';
import { table } from '../lib/table.ts';

/** One thing that was sent to the operator. */
type SentItem = { kind: 'suggestion' | 'message'; id: string };

/** Notes under the keyed hash of an address what was sent from it, so that it is found when the account of the address leaves. */
export const saveSender = async (sender: string, { kind, id }: SentItem) => {
  await table.put({ ...senderKey(sender, id), kind });
};

/** Removes the note; removed already counts as done. */
export const removeSender = async (sender: string, id: string) => {
  await table.remove(senderKey(sender, id));
};

/** Everything that was sent from an address, oldest first. */
export async function* sentFrom(sender: string): AsyncGenerator<SentItem> {
  const items = table.each({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': senderPartition(sender) },
    ConsistentRead: true,
  });
  for await (const { sk, kind } of items)
    yield { kind: kind === 'suggestion' ? 'suggestion' : 'message', id: sk };
}
