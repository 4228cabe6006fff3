import { businesses } from '#shared/contract/businesses.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Member } from '#shared/domain/people/people.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { handle } from '../../lib/http-handler.ts';
import { changeMemberItem } from '../../people/people-table.ts';
import { accountViewOf } from '../account-view.ts';
import { setActiveBusiness } from './active-business-table.ts';
import { findBusiness } from './businesses-table.ts';

/** Makes a business the one that somebody has open who is not the owner: the owner's stays. */
const openForMember = async (
  { accountId, member }: { accountId: AccountId; member: Member },
  id: string,
) => {
  if (!(await findBusiness(accountId, id))) throw new Problem('not-found');
  const after = await changeMemberItem(accountId, member.id, { active_business_id: id });
  if (!after) throw new Problem('no-access');
  return { accountId, member: { ...member, ...after } };
};

/** Makes a business the active one. Succeeds without a change if it already is. */
export const switchBusiness = handle(
  businesses.switch,
  async ({ business_id: id }, { accountId, member, now }) => {
    if (member) return accountViewOf(await openForMember({ accountId, member }, id), now);
    if (!(await setActiveBusiness(accountId, id, now))) throw new Problem('not-found');
    return accountViewOf({ accountId }, now);
  },
);
