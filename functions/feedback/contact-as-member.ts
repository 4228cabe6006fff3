import { feedback } from '#shared/contract/feedback.ts';
import { entitlementOf } from '#shared/domain/entitlement.ts';
import { isPaid } from '#shared/domain/plans.ts';
import { handle } from '../lib/http.ts';
import { receiveMessage } from './receive-message.ts';
import { postingAccount, throttle } from './sender.ts';

/** Takes a message of an owner, with the account and its plan; those of owners who pay are listed first. */
export const contactAsMember = handle(feedback.contactAsMember, async (input, caller) => {
  const { user, now } = caller;
  await throttle('contact', caller);
  const { plan, is_trial } = entitlementOf(await postingAccount(user), now);
  const priority = isPaid(plan) && !is_trial;
  return receiveMessage(input, { user_id: user.id, plan, priority }, now);
});
