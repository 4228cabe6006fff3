import { decodeTime } from 'ulid';
import type { SentFeedback } from '#shared/domain/feedback/feedback-schemas.ts';
import { monthOf } from '#shared/domain/lib/utc-months.ts';
import { inboxPartition, senderKey, senderPartition } from '../lib/keys/feedback-keys.ts';
import type { Item } from '../lib/keys/key-and-item.ts';
import { listByMonth, type PageInput } from '../lib/list-by-month.ts';
import { countSuggestions } from '../lib/stats/counters-table.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';
import { removeReplies } from './replies-table.ts';
import { removeSent } from './sent-feedback-table.ts';

/** What suggestions and contact messages have in common: both lie in the inbox, by month. */

/** One thing that was sent to the operator. */
type SentItem = Pick<SentFeedback, 'kind' | 'id'>;

/** Notes under the keyed hash of an address what was sent from it, so that it is found when the account of the address leaves. */
export const saveSender = async (sender: string, { kind, id }: SentItem) => {
  await table.put({ ...senderKey(sender, id), kind });
};

/** Removes the note; removed already counts as done. */
const removeSender = async (sender: string, id: string) => {
  await table.remove(senderKey(sender, id));
};

/** Everything that was sent from an address, oldest first. */
async function* sentFrom(sender: string): AsyncGenerator<SentItem> {
  const items = table.each({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': senderPartition(sender) },
    ConsistentRead: true,
  });
  for await (const { sk, kind } of items)
    yield { kind: kind === 'suggestion' ? 'suggestion' : 'message', id: sk };
}

type Kind = Parameters<typeof inboxPartition>[0];
/** Messages of owners who pay lie apart, so that they can be listed first. */
export const messageKinds = ['contact', 'priority'] as const;
/** The kinds under which something that was sent may lie. */
const kindsOf = (kind: SentItem['kind']): readonly Kind[] =>
  kind === 'suggestion' ? ['suggestion'] : messageKinds;
/** An id carries the moment it was made, so it says in which month its item lies. */
export const inboxKey = (kind: Kind, id: string) => ({
  pk: inboxPartition(kind, monthOf(new Date(decodeTime(id)))),
  sk: id,
});

/** Takes an item out of the index of what is open. */
export const notOpen = { gsi1pk: undefined, gsi1sk: undefined };

/** One page of one kind, newest first; it may have fewer than `limit` while `next` is set. */
export const inboxPage = async <T>(
  kind: Kind,
  read: (item: Item) => T,
  page: PageInput,
  now: Date,
) => {
  // Limits the reads of an empty inbox: a page queries 5 months instead of 12.
  const list = {
    pkOf: (month: string) => inboxPartition(kind, month),
    pkName: 'pk',
    months: 5,
  } as const;
  const { items, next } = await listByMonth(list, page, now);
  return { items: items.map(read), next };
};

/** Changes what lies in the inbox; returns it, or undefined when there is none. */
export const changeInInbox = async (kind: Kind, id: string, fields: Record<string, unknown>) => {
  try {
    return await table.update(inboxKey(kind, id), {
      ...setFields(fields),
      ConditionExpression: 'attribute_exists(pk)',
    });
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
};

/** Deletes what lies in the inbox, its answers and its notes too, and counts a suggestion off; answers whether there was such a thing. */
export const removeFromInbox = async (kind: Kind, id: string) => {
  const found = await table.remove(inboxKey(kind, id));
  if (!found) return false;
  if (kind === 'suggestion') await countSuggestions(-1);
  await forgetNotes(found);
  await removeReplies(id);
  return true;
};

const forgetNotes = async ({ user_id, sender, sk }: Item) => {
  if (typeof user_id === 'string') await removeSent(user_id, sk);
  if (typeof sender === 'string') await removeSender(sender, sk);
};

/** Says of something an owner sent that its sender has another id now; one that was deleted stays so. */
export const passOnSent = async ({ kind, id }: SentItem, to: string) => {
  for (const each of kindsOf(kind)) await changeInInbox(each, id, { user_id: to });
};

/** Deletes everything that was sent from an address, by its keyed hash, signed in or not. */
export const removeSentFrom = async (sender: string) => {
  for await (const { kind, id } of sentFrom(sender)) {
    for (const each of kindsOf(kind)) if (await removeFromInbox(each, id)) break;
    await removeSender(sender, id);
  }
};
