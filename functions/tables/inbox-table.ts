import { decodeTime } from 'ulid';
import { ContactMessage, Suggestion } from '#shared/domain/feedback.ts';
import { monthOf } from '#shared/domain/months.ts';
import type { Item } from '../lib/keys.ts';
import { inboxPartition } from '../lib/keys.ts';
import { listByMonth, type PageInput } from '../lib/pagination.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';
import { countSuggestions } from './stats-table.ts';

type Kind = 'suggestion' | 'contact';
/** A ULID contains the time it was created, and so the month of the item's partition. */
const key = (kind: Kind, id: string) => ({
  pk: inboxPartition(kind, monthOf(new Date(decodeTime(id)))),
  sk: id,
});

/** Stores a suggestion. */
export const saveSuggestion = async (suggestion: Suggestion) => {
  await table.put({ ...key('suggestion', suggestion.id), ...suggestion });
  await countSuggestions(1);
};

/** Stores a contact message. */
export const saveMessage = async (message: ContactMessage) => {
  await table.put({ ...key('contact', message.id), ...message });
};

/** One page of the suggestions, newest first; it may have fewer than `limit` while `next` is set. */
export const listSuggestions = (page: PageInput, now: Date) =>
  pageOf('suggestion', (item) => Suggestion.parse(item), page, now);

/** One page of the contact messages, newest first; it may have fewer than `limit` while `next` is set. */
export const listMessages = (page: PageInput, now: Date) =>
  pageOf('contact', (item) => ContactMessage.parse(item), page, now);

const pageOf = async <T>(kind: Kind, read: (item: Item) => T, page: PageInput, now: Date) => {
  // Limits the reads of an empty inbox: a page queries 5 months instead of 12.
  const list = {
    pkOf: (month: string) => inboxPartition(kind, month),
    pkName: 'pk',
    months: 5,
  } as const;
  const { items, next } = await listByMonth(list, page, now);
  return { items: items.map(read), next };
};

/** Deletes a suggestion; false when there is none. */
export const removeSuggestion = async (id: string) => {
  const found = (await table.remove(key('suggestion', id))) !== undefined;
  if (found) await countSuggestions(-1);
  return found;
};

/** Deletes a contact message; false when there is none. */
export const removeMessage = async (id: string) =>
  (await table.remove(key('contact', id))) !== undefined;

/** Marks a contact message as done or open; returns it, or undefined when there is none. */
export const markMessage = async (id: string, done: boolean) => {
  try {
    const item = await table.update(key('contact', id), {
      ...setFields({ done }),
      ConditionExpression: 'attribute_exists(pk)',
    });
    return ContactMessage.parse(item);
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
};
