import { Account } from '#shared/domain/account/account.ts';
import type { StoredBusiness } from '#shared/domain/account/businesses.ts';
import {
  type Conversation,
  type KeptPhoto,
  MemoryEntry,
  type Turn,
} from '#shared/domain/chat/chat.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { SavedWork } from '#shared/domain/drafts/saved-work.ts';
import type { Sent } from '#shared/domain/feedback/feedback.ts';
import { isUnexpired } from '#shared/domain/lib/retention.ts';
import { NumberEntry } from '#shared/domain/numbers/known.ts';
import {
  BusinessCheckIn,
  BusinessWeekNumbers,
} from '#shared/domain/week/check-in/check-in-schemas.ts';
import { BusinessCalendar } from '#shared/domain/week/feed-schemas.ts';
import { Task } from '#shared/domain/week/tasks.ts';
import { storedConversation } from '../../chat/turns/conversations-table.ts';
import { storedPhoto } from '../../chat/turns/photos-table.ts';
import { storedTurn } from '../../chat/turns/turn-item.ts';
import { storedReceivable } from '../../connections/receivables-table.ts';
import { storedSent } from '../../feedback/sent-table.ts';
import { attemptOf, isAnswered } from '../../lib/codec.ts';
import { cursor } from '../../lib/cursor.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { Item } from '../../lib/keys.ts';
import { accountKey, ownerPartition, sortPrefix } from '../../lib/keys.ts';
import { table } from '../../lib/table.ts';
import { storedBusiness } from '../businesses/businesses-table.ts';

/** An owner's stored data by kind. */
export type OwnerData = {
  account: Account | null;
  businesses: StoredBusiness[];
  knowledge: MemoryEntry[];
  numbers: NumberEntry[];
  receivables: Receivable[];
  work: SavedWork[];
  tasks: Task[];
  weeks: BusinessWeekNumbers[];
  reviews: BusinessCheckIn[];
  calendars: BusinessCalendar[];
  chats: Conversation[];
  turns: Turn[];
  photos: KeptPhoto[];
  sent: Sent[];
};

/** Items of a page. Turns are stored compressed; so many of the longest, with parts and as Markdown, stay below a Lambda's response limit. */
const pageSize = 40;

/** One page of everything stored about a user; `next` continues it and is null at its end. */
export const ownerDataOf = async (accountId: AccountId, after: string | undefined, now: Date) => {
  const pk = ownerPartition(accountId);
  const from = cursor.read(after, 'pk', pk);
  const { items, next } = await table.query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    Limit: pageSize,
    ...(from && { ExclusiveStartKey: from }),
  });
  const data: OwnerData = {
    account: null,
    businesses: [],
    knowledge: [],
    numbers: [],
    receivables: [],
    work: [],
    tasks: [],
    weeks: [],
    reviews: [],
    calendars: [],
    chats: [],
    turns: [],
    photos: [],
    sent: [],
  };
  for (const item of items) addItem(data, item, now);
  return { ...data, next: cursor.write(next) };
};

/** Adds an item to the list of its kind. Questions without an answer and counters are not exported. */
const addItem = (data: OwnerData, item: Item, now: Date) => {
  const { sk } = item;
  if (sk === accountKey('').sk) data.account = Account.parse(item);
  if (sk.startsWith(sortPrefix.business)) data.businesses.push(storedBusiness(item));
  if (sk.startsWith(sortPrefix.memory)) data.knowledge.push(MemoryEntry.parse(item));
  if (sk.startsWith(sortPrefix.number)) data.numbers.push(NumberEntry.parse(item));
  if (sk.startsWith(sortPrefix.receivable))
    data.receivables.push(...[storedReceivable(item, now) ?? []].flat());
  if (sk.startsWith(sortPrefix.work)) data.work.push(SavedWork.parse(item));
  if (sk.startsWith(sortPrefix.task) && isUnexpired(item as { ttl?: number }, now))
    data.tasks.push(Task.parse(item));
  if (sk.startsWith(sortPrefix.weekNumbers)) data.weeks.push(BusinessWeekNumbers.parse(item));
  if (sk.startsWith(sortPrefix.review)) data.reviews.push(BusinessCheckIn.parse(item));
  if (sk.startsWith(sortPrefix.feed)) data.calendars.push(BusinessCalendar.parse(item));
  if (sk.startsWith(sortPrefix.photo)) data.photos.push(storedPhoto(item));
  if (sk.startsWith(sortPrefix.sent)) data.sent.push(storedSent(item));
  if (sk.startsWith(sortPrefix.conversation))
    data.chats.push(...[storedConversation(item) ?? []].flat());
  if (sk.startsWith(sortPrefix.turn) && isAnswered(item) && isUnexpired(attemptOf(item), now))
    data.turns.push(storedTurn(item));
};
