import { Account } from '#shared/domain/account.ts';
import { Business } from '#shared/domain/business.ts';
import { chatKey, storedChat } from '../history/chats-table.ts';
import { table } from '../lib/table.ts';
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
  const [account, business] = await Promise.all(
    keys.slice(0, 2).map((key) => find(key.sk) ?? table.get(key, { consistent: true })),
  );
  return {
    account: account && AccountFacts.parse(account),
    business: business && BusinessFacts.parse(business),
    chat: storedChat(find(keys[2].sk)),
    /** What was counted a moment ago: a guess that saves a round, never the last word. */
    quota: quotaOf(find(keys[3].sk)),
    /** There is a header, but its conversation is being deleted. */
    deleting: find(keys[2].sk)?.deleting === true,
  };
};
export type Scene = Awaited<ReturnType<typeof readScene>>;
