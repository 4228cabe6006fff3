import type { Account } from '#shared/domain/account/account.ts';
import { previewedPlan, previewPlans } from '#shared/domain/admin/previewed-plan.ts';
import type { Caller } from './caller/caller.ts';

/**
 * An account as a read shows it: while its admin previews a plan, as an account on that plan, so that the pages show what
 * that plan sees. The header of anybody else changes nothing.
 */
export const asPreviewed = <A extends Account>(
  account: A,
  { headers, now }: Pick<Caller, 'headers' | 'now'>,
): A => {
  const plan = previewPlans.find((one) => one === headers['x-preview']);
  return plan && account.is_admin ? { ...account, ...previewedPlan(plan, now) } : account;
};
