import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { entitlementOf } from '#shared/domain/entitlement.ts';
import { isPaid } from '#shared/domain/plans.ts';
import { handle } from '../lib/http.ts';
import { findAccount } from '../tables/account-table.ts';
import { receiveMessage } from './receive-message.ts';
import { throttle } from './sender.ts';

/** Takes a message of an owner, with the account and its plan; those of owners who pay are listed first. */
export const contactAsMember = handle(contract.feedback.contactAsMember, async (input, caller) => {
  const { user, now } = caller;
  await throttle('contact', caller);
  const account = await findAccount(user.id);
  if (!account) throw new Problem('unavailable');
  const { plan, is_trial } = entitlementOf(account, now);
  const priority = isPaid(plan) && !is_trial;
  return receiveMessage(input, { user_id: user.id, plan, priority }, now);
});
