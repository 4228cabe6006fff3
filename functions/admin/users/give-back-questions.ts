import { Problem } from '#shared/contract/problem.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { giveBackQuestions as giveBack } from '../../plan/quota/give-back-questions-table.ts';
import { audited } from '../audited-operation.ts';
import { requireAccount } from './require-account-and-proofs.ts';

/** Gives questions of the running day or month back, at most as many as were used. */
export const giveBackQuestions = audited('giveBackQuestions', async ({ id, questions }, now) => {
  const entitlement = entitlementOf(await requireAccount(id), now);
  if (!entitlement.quota)
    throw new Problem('conflict', 'This plan has no limit, so there is nothing to give back.');
  const given_back = await giveBack(id, entitlement, questions, now);
  if (given_back === 0) throw new Problem('conflict', 'This account hasn’t used any questions.');
  return { given_back };
});
