import { Conversation } from '#shared/domain/chat/conversation-schemas.ts';
import type { AccountId, Actor } from '../../lib/account-and-person-ids.ts';
import { askerOf } from '../../lib/keys/conversation-ids.ts';
import { conversationKey } from '../../lib/keys/conversation-keys.ts';
import { indexPartition } from '../../lib/keys/index-partitions.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';
import { sortPrefix } from '../../lib/keys/owner-item-keys.ts';
import { cursor } from '../../lib/page-cursor.ts';
import { conditionFailed, setFields, table } from '../../lib/table.ts';

/** The header of a conversation, with fields that only the server reads. */
export type StoredConversation = Conversation & {
  /** A turn of the conversation has its `follow_up`, which is given once per conversation. */
  followed_up?: boolean;
  /** The newest turn that came with a copy: it and those before were asked by somebody else. */
  shared_until?: string | undefined;
};
/** The header of an item, under the title its owner gave it if any; undefined for a conversation that is being deleted. */
export const storedConversation = (item: Item | undefined): StoredConversation | undefined =>
  item && !item.deleting
    ? {
        ...Conversation.parse({ ...item, title: item.own_title ?? item.title }),
        followed_up: item.followed_up === true,
        shared_until: item.shared_until as string | undefined,
      }
    : undefined;

/** The header of a conversation of this account, or undefined. */
export const findConversation = async (accountId: AccountId, conversationId: string) =>
  storedConversation(
    await table.get(conversationKey(accountId, conversationId), { consistent: true }),
  );

/** A header in a list, with the conversation it is of. */
export type ListedConversation = StoredConversation & { conversationId: string };
/** The header of an item in a list; undefined for a conversation that is being deleted. */
export const listedConversation = (item: Item): ListedConversation | undefined => {
  const chat = storedConversation(item);
  return chat && { ...chat, conversationId: item.sk.slice(sortPrefix.conversation.length) };
};

/**
 * Writes a header unless a later answer has already written it; safe to repeat. Unless it `isNew` the header has to
 * exist, so that an answer that arrives after its conversation was deleted does not create it again.
 */
export const saveConversation = async (
  { accountId, conversationId }: { accountId: AccountId; conversationId: string },
  { id, ...chat }: StoredConversation,
  isNew: boolean,
) => {
  const set = setFields({
    ...chat,
    id,
    gsi1pk: indexPartition.conversations({
      accountId,
      personId: askerOf(accountId, conversationId),
    }),
    gsi1sk: `${chat.updated_at}#${id}`,
  });
  try {
    await table.update(conversationKey(accountId, conversationId), {
      ...set,
      ConditionExpression: `attribute_not_exists(deleting) AND (${isNew ? 'attribute_not_exists(pk) OR ' : ''}#updated_at <= :updated_at)`,
      ReturnValues: 'NONE',
    });
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
};

/** What an owner makes of a conversation in the list; an answer that arrives meanwhile changes none of it. */
type ConversationMarks = { own_title?: string; pinned?: true | undefined; is_new?: undefined };

/** Keeps the marks of a conversation and returns its header; undefined where there is none. */
export const markConversation = async (
  accountId: AccountId,
  id: string,
  marks: ConversationMarks,
) => {
  try {
    const item = await table.update(conversationKey(accountId, id), {
      ...setFields(marks),
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deleting)',
    });
    return storedConversation(item);
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
};

export type ConversationFilter = {
  business_id?: string | undefined;
  helper_id?: string | undefined;
  pinned?: 'yes' | undefined;
};
/** Items read in one request of a filtered list, of which most may not match. */
const filterBatch = 200;
/** Requests one page of a filtered list may make; the next page continues after them. */
const maxRequests = 10;

/** One request of the list of conversations, last updated first: `batch` headers after `from`, those that fit the filter. */
export const queryHeaders = (
  actor: Actor,
  filter: ConversationFilter,
  batch: number,
  from: Record<string, unknown> | undefined,
) => {
  const conditions = filterExpression(filter);
  return table.query({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :chats',
    ExpressionAttributeValues: {
      ':chats': indexPartition.conversations(actor),
      ...conditions.values,
    },
    ...(conditions.expression && { FilterExpression: conditions.expression }),
    ScanIndexForward: false,
    Limit: batch,
    ...(from && { ExclusiveStartKey: from }),
  });
};

/** One page of a person's conversations, last updated first; a page may have fewer than `limit` while `next` is set. */
export const listConversations = async (
  actor: Actor,
  limit: number,
  after?: string,
  filter: ConversationFilter = {},
) => {
  const isFiltered = filterExpression(filter).expression !== '';
  const chats: ListedConversation[] = [];
  let from = cursor.read(after, 'gsi1pk', indexPartition.conversations(actor));
  for (let requests = 0; requests < maxRequests; requests++) {
    const batch = isFiltered ? filterBatch : limit - chats.length;
    const { items, next } = await queryHeaders(actor, filter, batch, from);
    for (const item of items) {
      const chat = listedConversation(item);
      if (chat) chats.push(chat);
      if (chats.length === limit && item !== items.at(-1))
        return { chats, next: cursor.write(positionOf(item)) };
    }
    from = next;
    if (!next || chats.length === limit) break;
  }
  return { chats, next: cursor.write(from) };
};

/** The key by which the list of conversations continues after this item. */
export const positionOf = ({ pk, sk, gsi1pk, gsi1sk }: Item) => ({ pk, sk, gsi1pk, gsi1sk });

/** The filter as an expression; empty when nothing is filtered. */
const filterExpression = ({ business_id, helper_id, pinned }: ConversationFilter) => {
  const parts: [string, string, unknown][] = [];
  if (business_id) parts.push(['business_id = :business', ':business', business_id]);
  if (helper_id) parts.push(['helper_id = :helper', ':helper', helper_id]);
  if (pinned) parts.push(['pinned = :pinned', ':pinned', true]);
  return {
    expression: parts.map(([condition]) => condition).join(' AND '),
    values: Object.fromEntries(parts.map(([, name, value]) => [name, value])),
  };
};
