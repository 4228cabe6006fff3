import { Account } from '#shared/domain/account.ts';
import { Business } from '#shared/domain/business.ts';
import { idsOf } from './account-table.ts';
import { chatKey, storedChat } from './conversations-table.ts';
import { type Item, table } from '../lib/table.ts';
import { quotaKey, quotaOf } from './quota-table.ts';

const AccountFacts = Account.pick({
  is_admin: true,
  is_test: true,
  trial_ends_at: true,
  subscription: true,
});
const BusinessFacts = Business.omit({ is_active: true });

/**
 * Who asks, for which business and in which saved conversation, in one round; account and businesses are neighbours and
 * cost one read together. What seems to be missing is looked up once more in the newest state: a business may be seconds
 * old.
 */
export const readScene = async (sub: string, businessId: string, chatId: string) => {
  const pk = `USER#${sub}`;
  const keys = [
    { pk, sk: 'ACCOUNT' },
    { pk, sk: `BUSINESS#${businessId}` },
    chatKey(sub, chatId),
    quotaKey(sub),
  ] as const;
  const [near, far] = await Promise.all([
    table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :account AND :business',
      ExpressionAttributeValues: { ':pk': pk, ':account': keys[0].sk, ':business': keys[1].sk },
    }),
    table.getMany(keys.slice(2)),
  ]);
  const items = [...near.items, ...far];
  const find = (sk: string) => items.find((item) => item.sk === sk);
  const owns = (item: Item | undefined) => item && idsOf(item).has(businessId);
  const known = find(keys[0].sk);
  const [account, business] = await Promise.all([
    owns(known) ? known : table.get(keys[0], { consistent: true }),
    find(keys[1].sk) ?? table.get(keys[1], { consistent: true }),
  ]);
  return {
    account: account && AccountFacts.parse(account),
    /** One that is being deleted is the owner's no more. */
    business: business && owns(account) ? BusinessFacts.parse(business) : undefined,
    chat: storedChat(find(keys[2].sk)),
    /** What was counted a moment ago: a guess that saves a round, never the last word. */
    quota: quotaOf(find(keys[3].sk)),
    /** There is a header, but its conversation is being deleted. */
    deleting: find(keys[2].sk)?.deleting === true,
  };
};
export type Scene = Awaited<ReturnType<typeof readScene>>;
