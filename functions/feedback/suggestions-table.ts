import { Suggestion } from '#shared/domain/feedback/feedback-schemas.ts';
import { addressHash } from '../lib/keyed-hashes.ts';
import { indexPartition } from '../lib/keys/index-partitions.ts';
import type { PageInput } from '../lib/list-by-month.ts';
import { cursor } from '../lib/page-cursor.ts';
import { countSuggestions } from '../lib/stats/counters-table.ts';
import { table } from '../lib/table.ts';
import {
  changeInInbox,
  inboxKey,
  inboxPage,
  notOpen,
  removeFromInbox,
  saveSender,
} from './inbox-table.ts';
import { saveSent } from './sent-feedback-table.ts';

/** Lists a suggestion among those that nobody has dealt with. */
const openSuggestion = (id: string) => ({
  gsi1pk: indexPartition.openSuggestions,
  gsi1sk: id,
});

/** Stores a suggestion, and notes it with its owner and its address if it has them. */
export const saveSuggestion = async (suggestion: Suggestion) => {
  const { id, user_id, contact_email, suggestion_text: text, created_at } = suggestion;
  // First the notes: what was stored without them would stay behind when the account leaves.
  if (user_id) await saveSent(user_id, { kind: 'suggestion', id, text, created_at });
  const sender = contact_email ? await addressHash(contact_email) : undefined;
  if (sender) await saveSender(sender, { kind: 'suggestion', id });
  await table.put({
    ...inboxKey('suggestion', id),
    ...suggestion,
    sender,
    ...openSuggestion(id),
  });
  await countSuggestions(1);
};

/** One page of the suggestions, newest first; it may have fewer than `limit` while `next` is set. */
export const listSuggestions = (page: PageInput, now: Date) =>
  inboxPage('suggestion', (item) => Suggestion.parse(item), page, now);

/** One page of the suggestions that nobody has dealt with, newest first. */
export const listOpenSuggestions = async ({ limit, after }: PageInput) => {
  const from = cursor.read(after, 'gsi1pk', indexPartition.openSuggestions);
  const { items, next } = await table.query({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :open',
    ExpressionAttributeValues: { ':open': indexPartition.openSuggestions },
    ScanIndexForward: false,
    Limit: limit,
    ...(from && { ExclusiveStartKey: from }),
  });
  return { items: items.map((item) => Suggestion.parse(item)), next: cursor.write(next) };
};

/** The suggestions with these ids, in no order, without those that do not exist. */
export const suggestionsOf = async (ids: readonly string[]) => {
  const items = await table.getMany(ids.map((id) => inboxKey('suggestion', id)));
  return items.map((item) => Suggestion.parse(item));
};

/** Marks a suggestion as dealt with, or as open again; returns it, or undefined when there is none. */
export const markSuggestion = async (id: string, done: boolean) => {
  const listed = done ? notOpen : openSuggestion(id);
  const item = await changeInInbox('suggestion', id, { done, ...listed });
  return item && Suggestion.parse(item);
};

/** Deletes a suggestion, its owner's note too; answers whether there was one. */
export const removeSuggestion = (id: string) => removeFromInbox('suggestion', id);
