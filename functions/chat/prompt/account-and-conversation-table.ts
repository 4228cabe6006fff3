import { Account } from '#shared/domain/account/account.ts';
import { dayOf } from '#shared/domain/lib/utc-day.ts';
import { businessIdsOf } from '../../account/account-table.ts';
import { storedBusiness } from '../../account/businesses/businesses-table.ts';
import { bookedCalendar } from '../../connections/calendar/booked-calendar-in-connection-item.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { calendarKeys } from '../../lib/connections/calendar-providers.ts';
import { quotaOf } from '../../lib/items/quota-attributes.ts';
import { accountKey } from '../../lib/keys/account-keys.ts';
import { businessKey } from '../../lib/keys/business-key.ts';
import { conversationKey } from '../../lib/keys/conversation-keys.ts';
import type { Item, Key } from '../../lib/keys/key-and-item.ts';
import { peopleKey } from '../../lib/keys/people-keys.ts';
import { quotaKey, spendKey } from '../../lib/keys/plan-keys.ts';
import { table } from '../../lib/table.ts';
import { storedPeople } from '../../people/people-item.ts';
import { accountSpendOf } from '../../plan/quota/model-spend-table.ts';
import { storedConversation } from '../turns/conversations-table.ts';

const AccountFields = Account.pick({
  is_admin: true,
  is_test: true,
  trial_ends_at: true,
  subscription: true,
  answers_paused_at: true,
  owner_id: true,
  deletion_requested_at: true,
});

/**
 * Reads account, business, conversation header, quota and the day's spend of a question in one round trip; account, people, connections and businesses
 * have adjacent keys and are one query. An account or business that is missing is read again consistently, since it may have
 * been created seconds ago.
 */
export const readContextItems = async (
  accountId: AccountId,
  businessId: string,
  conversationId: string,
  now: Date,
) => {
  const keys = {
    account: accountKey(accountId),
    business: businessKey(accountId, businessId),
    conversation: conversationKey(accountId, conversationId),
    quota: quotaKey(accountId),
    spend: spendKey(accountId, dayOf(now)),
  };
  const [adjacent, others] = await Promise.all([
    table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :account AND :business',
      ExpressionAttributeValues: {
        ':pk': keys.account.pk,
        ':account': keys.account.sk,
        ':business': keys.business.sk,
      },
    }),
    table.getMany([keys.conversation, keys.quota, keys.spend]),
  ]);
  const items = [...adjacent.items, ...others];
  const find = ({ sk }: Key) => items.find((item) => item.sk === sk);
  const owns = (item: Item | undefined) => item && businessIdsOf(item).has(businessId);
  const readAccount = find(keys.account);
  const [account, business] = await Promise.all([
    owns(readAccount) ? readAccount : table.get(keys.account, { consistent: true }),
    find(keys.business) ?? table.get(keys.business, { consistent: true }),
  ]);
  return {
    account: account && AccountFields.parse(account),
    /** Undefined while it is being deleted: it is removed from the owner's businesses first. */
    business: business && owns(account) ? storedBusiness(business) : undefined,
    conversation: storedConversation(find(keys.conversation)),
    /** Who works in the account beside its owner, as the question may read it. */
    people: storedPeople(find(peopleKey(accountId))),
    /** May be out of date; the conditional write of the charge checks it. */
    quota: quotaOf(find(keys.quota)),
    /** May be out of date by the questions that are being answered. */
    spend: accountSpendOf(find(keys.spend)),
    /** When the business is booked, where its calendar is connected. */
    calendar: bookedCalendar(calendarKeys(accountId, businessId).map(find), now),
    /** Whether the conversation is being deleted. */
    deleting: find(keys.conversation)?.deleting === true,
  };
};
export type ContextItems = Awaited<ReturnType<typeof readContextItems>>;
