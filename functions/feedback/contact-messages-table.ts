import { decodeTime } from 'ulid';
import { ContactMessage } from '#shared/domain/feedback/feedback-schemas.ts';
import type { PersonId } from '../lib/account-and-person-ids.ts';
import { addressHash } from '../lib/keyed-hashes.ts';
import { senderPartition } from '../lib/keys/feedback-keys.ts';
import { indexPartition } from '../lib/keys/index-partitions.ts';
import type { PageInput } from '../lib/list-by-month.ts';
import { cursor } from '../lib/page-cursor.ts';
import { table } from '../lib/table.ts';
import {
  changeInInbox,
  inboxKey,
  inboxPage,
  messageKinds,
  notOpen,
  removeFromInbox,
  saveSender,
} from './inbox-table.ts';
import { saveSent } from './sent-feedback-table.ts';

/** Lists a message among the open ones from a moment on. */
const openAt = (moment: string, id: string) => ({
  gsi1pk: indexPartition.openMessages,
  gsi1sk: `${moment}#${id}`,
});
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

/** One page of the contact messages, those of owners who pay or the others, newest first; it may be short while `next` leads on. */
export const listMessages = (from: 'paid' | 'others', page: PageInput, now: Date) =>
  inboxPage(
    from === 'paid' ? 'priority' : 'contact',
    (item) => ContactMessage.parse(item),
    page,
    now,
  );

/** Deletes a contact message, its owner's note too; answers whether there was one. */
export const removeMessage = async (id: string) => {
  for (const kind of messageKinds) if (await removeFromInbox(kind, id)) return true;
  return false;
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
