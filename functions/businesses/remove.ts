import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { activeAfterRemoval } from '#shared/domain/businesses.ts';
import { accountOf } from '../account/account-of.ts';
import { changeAccount } from '../account/account-table.ts';
import { viewOf } from '../account/account-view.ts';
import { disownBusiness } from '../account/ownership-table.ts';
import { purgeBusiness } from '../account/purge-table.ts';
import { handle } from '../lib/http.ts';
import { businessesOf, removeBusiness } from './businesses-table.ts';

/** Deletes a business with its chats and memory. The business itself goes last, so that an interrupted delete can be repeated. */
export const remove = handle(contract.businesses.remove, async ({ id }, { user, now }) => {
  const [account, businesses] = await Promise.all([accountOf(user.id, now), businessesOf(user.id)]);
  if (!businesses.some((business) => business.id === id)) throw new Problem('not-found');
  // From here on no other tab can switch to it.
  await disownBusiness(user.id, id);
  const next = activeAfterRemoval(id, businesses, account);
  if (next !== account.active_business_id)
    await changeAccount(
      user.id,
      { active_business_id: next, updated_at: now.toISOString() },
      { condition: 'active_business_id = :gone', values: { ':gone': id } },
    );
  await purgeBusiness(user.id, id);
  await removeBusiness(user.id, id);
  return viewOf(user.id, now);
});
