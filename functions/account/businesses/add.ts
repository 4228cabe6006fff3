import { randomUUID } from 'node:crypto';
import { businesses } from '#shared/contract/businesses.ts';
import { Problem } from '#shared/contract/problem.ts';
import {
  blankDetails,
  businessLimit,
  startBusiness,
  tidyDetails,
} from '#shared/domain/businesses.ts';
import { raiseFirstLetters } from '#shared/domain/names.ts';
import { handle } from '../lib/http.ts';
import { accountViewOf } from '../services/account-view.ts';
import { ensureAccount } from '../services/ensure-account.ts';
import { createBusiness, removeBusiness } from '../tables/businesses-table.ts';
import { addBusinessId } from '../tables/ownership-table.ts';

/** Adds a business and makes it the active one. The first one is created by onboarding, which also starts the trial. */
export const add = handle(businesses.add, async (details, { user, now }) => {
  const account = await ensureAccount(user.id, now);
  if (!account.onboarding_completed)
    throw new Problem('conflict', 'Finish setting up your first business before you add another.');
  const name = raiseFirstLetters(details.name);
  const business = startBusiness(
    { ...blankDetails(name, details.type), ...tidyDetails(details), name },
    { id: randomUUID(), owner: user.id, now },
  );
  await createBusiness(business);
  if (!(await addBusinessId(user.id, business.id, businessLimit, now))) {
    await removeBusiness(user.id, business.id);
    throw new Problem(
      'conflict',
      `You can have up to ${businessLimit} businesses. Delete one to add another.`,
    );
  }
  return accountViewOf(user.id, now);
});
