import { decodeTime } from 'ulid';
import { ContactMessage, type Sent, Suggestion } from '#shared/domain/feedback/feedback.ts';
import { monthOf } from '#shared/domain/lib/months.ts';
import type { PersonId } from '../lib/ids.ts';
import { addressHash } from '../lib/keyed-hash.ts';
import {
  type Item,
  inboxPartition,
  indexPartition,
  senderKey,
  senderPartition,
} from '../lib/keys.ts';
import { cursor } from '../lib/page-cursor.ts';
import { listByMonth, type PageInput } from '../lib/pagination.ts';
import { countSuggestions } from '../lib/stats-table.ts';
import { conditionFailed, setFields, table } from '../lib/table.ts';
import { removeReplies } from './replies-table.ts';
import { removeSent, saveSent } from './sent-messages-table.ts';

/** One thing that was sent to the operator. */
type SentItem = { kind: 'suggestion' | 'message'; id: string };

/** Notes under the keyed hash of an address what was sent from it, so that it is found when the account of the address leaves. */
const saveSender = async (sender: string, { kind, id }: SentItem) => {
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
const messageKinds = ['contact', 'priority'] as const;
/** An id carries the moment it was made, so it says in which month its item lies. */
export const inboxKey = (kind: Kind, id: string) => ({
  pk: inboxPartition(kind, monthOf(new Date(decodeTime(id)))),
  sk: id,
});

/** Lists a message among the open ones from a moment on. */
const openAt = (moment: string, id: string) => ({
  gsi1pk: indexPartition.openMessages,
  gsi1sk: `${moment}#${id}`,
});
export const notOpen = { gsi1pk: undefined, gsi1sk: undefined };
/** Lists a suggestion among those that nobody has dealt with. */
export const openSuggestion = (id: string) => ({
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

/** Stores a contact message, and notes it with its address and, if it has one, its owner. */
export const saveMessage = async (stored: ContactMessage) => {
  const { id, user_id, email, message: text, priority, created_at } = stored;
  if (user_id) await saveSent(user_id, { kind: 'message', id, text, created_at });
  const sender = await addressHash(email);
  await saveSender(sender, { kind: 'message', id });
  await table.put({
    ...inboxKey(priority ? 'priority' : 'contact', id),
    ...stored,
    sender,
    ...openAt(created_at, id),
  });
};

/** One page of the suggestions, newest first; it may have fewer than `limit` while `next` is set. */
export const listSuggestions = (page: PageInput, now: Date) =>
  pageOf('suggestion', (item) => Suggestion.parse(item), page, now);

/** One page of the contact messages, those of owners who pay or the others, newest first; it may be short while `next` leads on. */
export const listMessages = (from: 'paid' | 'others', page: PageInput, now: Date) =>
  pageOf(from === 'paid' ? 'priority' : 'contact', (item) => ContactMessage.parse(item), page, now);

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

/** Deletes a suggestion, its owner's note too; answers whether there was one. */
export const removeSuggestion = async (id: string) => {
  const found = await table.remove(inboxKey('suggestion', id));
  if (!found) return false;
  await countSuggestions(-1);
  await forgetNotes(found);
  await removeReplies(id);
  return true;
};

/** Deletes a contact message, its owner's note too; answers whether there was one. */
export const removeMessage = async (id: string) => {
  for (const kind of messageKinds) {
    const found = await table.remove(inboxKey(kind, id));
    if (!found) continue;
    await forgetNotes(found);
    await removeReplies(id);
    return true;
  }
  return false;
};

const forgetNotes = async ({ user_id, sender, sk }: Item) => {
  if (typeof user_id === 'string') await removeSent(user_id, sk);
  if (typeof sender === 'string') await removeSender(sender, sk);
};

/** Deletes everything that was sent from an address, by its keyed hash, signed in or not. */
export const removeSentFrom = async (sender: string) => {
  for await (const { kind, id } of sentFrom(sender)) {
    await (kind === 'suggestion' ? removeSuggestion(id) : removeMessage(id));
    await removeSender(sender, id);
  }
};

/** Says of something an owner sent that its sender has another id now; one that was deleted stays so. */
export const passOnSent = async ({ kind, id }: Pick<Sent, 'kind' | 'id'>, to: string) => {
  for (const each of kind === 'suggestion' ? (['suggestion'] as const) : messageKinds)
    await changeInInbox(each, id, { user_id: to });
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

/** Changes a contact message; returns it, or undefined when there is none. */
const changeMessage = async (id: string, fields: Record<string, unknown>) => {
  for (const kind of messageKinds) {
    const item = await changeInInbox(kind, id, fields);
    if (item) return ContactMessage.parse(item);
  }
  return undefined;
};

/** The moment at which a message came in, which its id carries. */
const cameAt = (id: string) => new Date(decodeTime(id)).toISOString();

/** Marks a contact message as done or open; returns it, or undefined when there is none. */
export const markMessage = (id: string, done: boolean) =>
  changeMessage(id, {
    done,
    snoozed_until: null,
    ...(done ? notOpen : openAt(cameAt(id), id)),
  });

/** Takes an open message out of the open ones until a moment, or puts it back with null. */
export const snoozeMessage = (id: string, until: string | null) =>
  changeMessage(id, { done: false, snoozed_until: until, ...openAt(until ?? cameAt(id), id) });

/** Says which admin takes care of a message; null for none. */
export const assignMessage = (id: string, adminId: PersonId | null) =>
  changeMessage(id, { assigned_to: adminId });

/** The messages by id with the keyed hash of the address they came from, in no order, without those that do not exist. */
const messagesOf = async (ids: readonly string[]) => {
  const keys = ids.flatMap((id) => messageKinds.map((kind) => inboxKey(kind, id)));
  const items = keys.length ? await table.getMany(keys) : [];
  return items.map((item) => ({ message: ContactMessage.parse(item), sender: item.sender }));
};

/** How many earlier messages of the same address are read. */
const earlierRead = 20;

/** The messages from one address but one of them, by the keyed hash of the address, newest first. */
const messagesFrom = async (sender: string, except: string) => {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': senderPartition(sender) },
    ScanIndexForward: false,
    Limit: earlierRead,
  });
  const ids = items.flatMap(({ sk, kind }) => (kind === 'message' && sk !== except ? [sk] : []));
  const messages = (await messagesOf(ids)).map(({ message }) => message);
  return messages.toSorted((a, b) => b.id.localeCompare(a.id));
};

/** The messages that came from an address, newest first. */
export const messagesFromAddress = async (email: string) =>
  messagesFrom(await addressHash(email), '');

/** A contact message and the earlier and later ones from the same address, newest first; undefined when there is none. */
export const messageWithOthers = async (id: string) => {
  const [found] = await messagesOf([id]);
  if (!found) return undefined;
  return { message: found.message, others: await messagesFrom(String(found.sender), id) };
};

/** One page of the messages that are open now, or of those that are snoozed, by the moment from which they are shown. */
export const listOpen = async (
  show: 'open' | 'snoozed',
  { limit, after }: PageInput,
  now: Date,
) => {
  const from = cursor.read(after, 'gsi1pk', indexPartition.openMessages);
  const { items, next } = await table.query({
    IndexName: 'gsi1',
    KeyConditionExpression: `gsi1pk = :open AND gsi1sk ${show === 'open' ? '<=' : '>'} :now`,
    ExpressionAttributeValues: {
      ':open': indexPartition.openMessages,
      // After every id of that moment.
      ':now': `${now.toISOString()}#~`,
    },
    Limit: limit,
    ...(from && { ExclusiveStartKey: from }),
  });
  return { items: items.map((item) => ContactMessage.parse(item)), next: cursor.write(next) };
};
