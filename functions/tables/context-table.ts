import { Account } from '#shared/domain/account.ts';
import { Business } from '#shared/domain/business.ts';
import {
  accountKey,
  businessKey,
  conversationKey,
  type Item,
  type Key,
  quotaKey,
} from '../lib/keys.ts';
import { table } from '../lib/table.ts';
import { businessIdsOf } from './account-table.ts';
import { quotaOf } from './codec.ts';
import { storedConversation } from './conversations-table.ts';

const AccountFields = Account.pick({
  is_admin: true,
  is_test: true,
  trial_ends_at: true,
  subscription: true,
});
const BusinessFields = Business.omit({ is_active: true });

/**
 * The account, the business, the saved conversation and the quota of a question, in one round; account and businesses
 * are neighbors and cost one read together. An account or business that seems to be missing is read again consistently:
 * it may be seconds old.
 */
export const readContextItems = async (sub: string, businessId: string, conversationId: string) => {
  const keys = {
    account: accountKey(sub),
    business: businessKey(sub, businessId),
    conversation: conversationKey(sub, conversationId),
    quota: quotaKey(sub),
  };
  const [neighbors, others] = await Promise.all([
    table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :account AND :business',
      ExpressionAttributeValues: {
        ':pk': keys.account.pk,
        ':account': keys.account.sk,
        ':business': keys.business.sk,
      },
    }),
    table.getMany([keys.conversation, keys.quota]),
  ]);
  const items = [...neighbors.items, ...others];
  const find = ({ sk }: Key) => items.find((item) => item.sk === sk);
  const owns = (item: Item | undefined) => item && businessIdsOf(item).has(businessId);
  const found = find(keys.account);
  const [account, business] = await Promise.all([
    owns(found) ? found : table.get(keys.account, { consistent: true }),
    find(keys.business) ?? table.get(keys.business, { consistent: true }),
  ]);
  return {
    account: account && AccountFields.parse(account),
    /** A business that is being deleted is no longer the owner's. */
    business: business && owns(account) ? BusinessFields.parse(business) : undefined,
    conversation: storedConversation(find(keys.conversation)),
    /** What was counted a moment ago: it saves a round when it is right and is checked by the write. */
    quota: quotaOf(find(keys.quota)),
    /** The conversation has a header, but is being deleted. */
    deleting: find(keys.conversation)?.deleting === true,
  };
};
export type ContextItems = Awaited<ReturnType<typeof readContextItems>>;
