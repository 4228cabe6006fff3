import { randomUUID } from 'node:crypto';
import { businesses } from '#shared/contract/businesses.ts';
import { Problem } from '#shared/contract/problem.ts';
import { tidyDetails } from '#shared/domain/account/business.ts';
import { blankDetails, businessLimit, startBusiness } from '#shared/domain/account/new-business.ts';
import { raiseFirstLetters } from '#shared/domain/lib/name-capitals.ts';
import { ownerNameOf } from '#shared/domain/people/names-of-people.ts';
import { handle } from '../../lib/http-handler.ts';
import { accountViewOf } from '../account-view.ts';
import { ensureAccount } from '../ensure-account.ts';
import { addBusinessId } from './account-business-ids-table.ts';
import { businessesOf, createBusiness, removeBusiness } from './businesses-table.ts';

/** Adds a business and makes it the active one. The first one is created by onboarding, which also starts the trial. */
export const add = handle(businesses.add, async (details, { accountId, now }) => {
  const [account, others] = await Promise.all([
    ensureAccount(accountId, now),
    businessesOf(accountId),
  ]);
  if (!account.onboarding_completed)
    throw new Problem('conflict', 'Finish setting up your first business before you add another.');
  const name = raiseFirstLetters(details.name);
  // The owner is the same person in all of them, and says the name once.
  const owner_name = ownerNameOf(others);
  const business = startBusiness(
    { ...blankDetails(name, details.type), owner_name, ...tidyDetails(details), name },
    { id: randomUUID(), accountId, now },
  );
  await createBusiness(business);
  if (!(await addBusinessId(accountId, business.id, businessLimit, now))) {
    await removeBusiness(accountId, business.id);
    throw new Problem(
      'conflict',
      `You can have up to ${businessLimit} businesses. Delete one to add another.`,
    );
  }
  return accountViewOf({ accountId }, now);
});
