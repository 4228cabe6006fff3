import { Suggestion } from '#shared/domain/feedback/feedback.ts';
import { indexPartition } from '../lib/keys.ts';
import { cursor } from '../lib/page-cursor.ts';
import type { PageInput } from '../lib/pagination.ts';
import { table } from '../lib/table.ts';
import { changeInInbox, inboxKey, notOpen, openSuggestion } from './contact-messages-table.ts';

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
