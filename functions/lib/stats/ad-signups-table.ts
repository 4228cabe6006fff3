import type { Account } from '#shared/domain/account/account.ts';
import { isUncounted } from '#shared/domain/admin/uncounted-accounts.ts';
import { isAdSignup } from '#shared/domain/site/ad-signups.ts';
import { table } from '../table.ts';
import { countersKey, ignoreFailure } from './counters-table.ts';

/** The entry of an account in the list of sign-ups from ads. */
export const adSignupKey = ({ id, created_at }: Pick<Account, 'id' | 'created_at'>) =>
  countersKey('ads', `${created_at}#${id}`);

/** Adds an account to the list of sign-ups from ads, or removes it, after its test mark has changed; never fails. */
export const updateAdSignup = (account: Account) =>
  ignoreFailure(async () => {
    if (!isAdSignup(account)) return;
    if (isUncounted(account)) await table.remove(adSignupKey(account));
    else await table.put({ ...adSignupKey(account), account_id: account.id });
  });

/** Moves the entry of an account in the list of sign-ups from ads to another id; never fails. */
export const moveAdSignup = (account: Account, to: string) =>
  ignoreFailure(async () => {
    if (!isAdSignup(account) || isUncounted(account)) return;
    await table.put({ ...adSignupKey({ ...account, id: to }), account_id: to });
    await table.remove(adSignupKey(account));
  });

/** The `top` sources or campaigns of the ad page with their sign-ups, the most first. */
export const adSignupsBy = async (dimension: 'SOURCE' | 'CAMPAIGN', top: number) => {
  const counts: { name: string; count: number }[] = [];
  const all = table.each({
    KeyConditionExpression: 'pk = :total AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':total': countersKey('total').pk, ':prefix': `${dimension}#` },
  });
  for await (const { sk, signups } of all)
    if (Number(signups) > 0)
      counts.push({ name: sk.slice(dimension.length + 1), count: Number(signups) });
  return counts.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)).slice(0, top);
};

/** The ids of the latest sign-ups from the ad page, newest first. */
export const recentAdSignups = async (limit: number) => {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :ads',
    ExpressionAttributeValues: { ':ads': countersKey('ads').pk },
    ScanIndexForward: false,
    Limit: limit,
  });
  return items.map(({ account_id }) => String(account_id));
};
