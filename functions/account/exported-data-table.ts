import type { exportedLists } from '#shared/contract/account.ts';
import { Account } from '#shared/domain/account/account.ts';
import { SavedWork } from '#shared/domain/drafts/saved-work.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import { MemoryEntry } from '#shared/domain/memory/memory-schemas.ts';
import { NumberEntry } from '#shared/domain/numbers/number-entries.ts';
import { nameOf } from '#shared/domain/people/names-of-people.ts';
import { BusinessCalendar } from '#shared/domain/week/calendar-feed-schemas.ts';
import { BusinessCheckIn } from '#shared/domain/week/check-in/check-in-schemas.ts';
import { BusinessWeekNumbers } from '#shared/domain/week/check-in/week-numbers-schemas.ts';
import { Task } from '#shared/domain/week/task-schemas.ts';
import { connectedApp, storedGrant } from '../apps/grant-item.ts';
import { storedConversation } from '../chat/turns/conversations-table.ts';
import { storedPhoto } from '../chat/turns/photos-table.ts';
import { storedTurn, toWireTurn } from '../chat/turns/turn-item.ts';
import { exportedConnection } from '../connections/connection-item.ts';
import { exportedPlacePerformance } from '../connections/performance/place-performance-item.ts';
import { exportedPost } from '../connections/posts/post-item.ts';
import { exportedPostPhoto } from '../connections/posts/post-photos-table.ts';
import { exportedPress } from '../connections/presses/press-item.ts';
import { storedReceivable } from '../connections/receivables/receivables-table.ts';
import { exportedReview } from '../connections/reviews/review-item.ts';
import { storedSent } from '../feedback/sent-feedback-table.ts';
import type { Actor } from '../lib/account-and-person-ids.ts';
import type { Caller } from '../lib/caller/caller.ts';
import { attemptOf, isAnswered } from '../lib/items/turn-attempt-attributes.ts';
import { accountKey } from '../lib/keys/account-keys.ts';
import { askerOf, askerPrefix } from '../lib/keys/conversation-ids.ts';
import type { Item } from '../lib/keys/key-and-item.ts';
import { ownerPartition, sortPrefix } from '../lib/keys/owner-item-keys.ts';
import { peopleKey } from '../lib/keys/people-keys.ts';
import { cursor } from '../lib/page-cursor.ts';
import { table } from '../lib/table.ts';
import { storedPeople } from '../people/people-item.ts';
import { storedQuote } from '../results/quotes-table.ts';
import { storedResults } from '../results/results-table.ts';
import { storedBusiness } from './businesses/businesses-table.ts';

type Read<Entry> = { readonly prefix: string; readonly read: (item: Item, now: Date) => Entry[] };

/** Where each kind of exported data stands in the owner's partition, and how its items are read. Questions without an answer and counters of the quota are not exported. */
const kinds = {
  people: {
    prefix: peopleKey('').sk,
    read: (item) => storedPeople(item).members.map((one) => ({ id: one.id, name: nameOf(one) })),
  },
  businesses: { prefix: sortPrefix.business, read: (item) => [storedBusiness(item)] },
  knowledge: { prefix: sortPrefix.memory, read: (item) => [MemoryEntry.parse(item)] },
  numbers: { prefix: sortPrefix.number, read: (item) => [NumberEntry.parse(item)] },
  receivables: {
    prefix: sortPrefix.receivable,
    read: (item, now) => [storedReceivable(item, now) ?? []].flat(),
  },
  quotes: {
    prefix: sortPrefix.quote,
    read: (item, now) => [storedQuote(item, now) ?? []].flat(),
  },
  results: { prefix: sortPrefix.result, read: (item) => [storedResults(item)] },
  connections: { prefix: sortPrefix.connection, read: (item) => [exportedConnection(item)] },
  reviews: { prefix: sortPrefix.review, read: exportedReview },
  performance: { prefix: sortPrefix.performance, read: exportedPlacePerformance },
  posts: { prefix: sortPrefix.post, read: exportedPost },
  post_photos: { prefix: sortPrefix.postPhoto, read: exportedPostPhoto },
  presses: { prefix: sortPrefix.press, read: exportedPress },
  apps: {
    prefix: sortPrefix.app,
    read: (item, now) => {
      const grant = storedGrant(item, now);
      return grant ? [connectedApp(grant)] : [];
    },
  },
  work: { prefix: sortPrefix.work, read: (item) => [SavedWork.parse(item)] },
  tasks: {
    prefix: sortPrefix.task,
    read: (item, now) => (isUnexpired(item as { ttl?: number }, now) ? [Task.parse(item)] : []),
  },
  weeks: { prefix: sortPrefix.weekNumbers, read: (item) => [BusinessWeekNumbers.parse(item)] },
  check_ins: { prefix: sortPrefix.checkIn, read: (item) => [BusinessCheckIn.parse(item)] },
  calendars: { prefix: sortPrefix.feed, read: (item) => [BusinessCalendar.parse(item)] },
  chats: {
    prefix: sortPrefix.conversation,
    read: (item) => [storedConversation(item) ?? []].flat(),
  },
  turns: {
    prefix: sortPrefix.turn,
    read: (item, now) =>
      isAnswered(item) && isUnexpired(attemptOf(item), now) ? [toWireTurn(storedTurn(item))] : [],
  },
  photos: { prefix: sortPrefix.photo, read: (item) => [storedPhoto(item)] },
  sent: { prefix: sortPrefix.sent, read: (item) => [storedSent(item)] },
} satisfies Record<keyof typeof exportedLists, Read<unknown>>;

/** An owner's stored data by kind. */
export type ExportedData = { account: Account | null } & {
  [Kind in keyof typeof kinds]: ReturnType<(typeof kinds)[Kind]['read']>;
};

/** Items of a page. Turns are stored compressed; so many of the longest, with parts and as Markdown, stay below a Lambda's response limit. */
const pageSize = 40;

const ofChats = [sortPrefix.conversation, sortPrefix.photo, sortPrefix.turn];

/** Where the conversations of a person begin in the partition of an account. */
const chatsOf = (actor: Actor) => ofChats.map((prefix) => prefix + askerPrefix(actor));

/** Whether an item is of a conversation of somebody else. */
const isOfAnother = ({ accountId, personId }: Actor, { sk }: Pick<Item, 'sk'>) =>
  ofChats.some(
    (prefix) => sk.startsWith(prefix) && askerOf(accountId, sk.slice(prefix.length)) !== personId,
  );

/** A page of the items that an owner takes along: all but the conversations of others. */
const itemsOfOwner = async (actor: Actor, after: string | undefined) => {
  const pk = ownerPartition(actor.accountId);
  const from = cursor.read(after, 'pk', pk);
  const { items, next } = await table.query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    Limit: pageSize,
    ...(from && { ExclusiveStartKey: from }),
  });
  return { items: items.filter((item) => !isOfAnother(actor, item)), next };
};

/** A page of what a person takes along from the account of somebody else: their conversations. */
const itemsOfMember = async (actor: Actor, after: string | undefined) => {
  const pk = ownerPartition(actor.accountId);
  const from = cursor.read(after, 'pk', pk);
  const ranges = chatsOf(actor);
  const at = from ? ranges.findIndex((range) => String(from.sk).startsWith(range)) : 0;
  const range = ranges[at];
  if (!range) return { items: [], next: undefined };
  const { items, next } = await table.query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :range)',
    ExpressionAttributeValues: { ':pk': pk, ':range': range },
    Limit: pageSize,
    ...(from && from.sk !== range && { ExclusiveStartKey: from }),
  });
  const following = ranges[at + 1];
  return {
    items: items.filter((item) => !isOfAnother(actor, item)),
    next: next ?? (following ? { pk, sk: following } : undefined),
  };
};

/**
 * One page of everything stored about a person in an account: for its owner all but the conversations of others, for
 * anybody else their own conversations. `next` continues it and is null at its end.
 */
export const exportedDataOf = async (
  { member, ...actor }: Actor & Pick<Caller, 'member'>,
  after: string | undefined,
  now: Date,
) => {
  const { items, next } =
    member === undefined ? await itemsOfOwner(actor, after) : await itemsOfMember(actor, after);
  const account = items.find(({ sk }) => sk === accountKey('').sk);
  const lists = Object.entries<Read<unknown>>(kinds).map(([kind, { prefix, read }]) => [
    kind,
    items.filter(({ sk }) => sk.startsWith(prefix)).flatMap((item) => read(item, now)),
  ]);
  return {
    ...(Object.fromEntries(lists) as Omit<ExportedData, 'account'>),
    account: account ? Account.parse(account) : null,
    next: cursor.write(next),
  };
};
