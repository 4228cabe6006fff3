import { feedback } from '#shared/contract/feedback.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { isPaid } from '#shared/domain/plan/plans.ts';
import { handle } from '../lib/http-handler.ts';
import { receiveMessage } from './receive-message.ts';
import { requireAccountOfSender } from './require-account-of-sender.ts';
import { throttleSender } from './throttle-sender.ts';

/** Takes a message of an owner, with the account and its plan; those of owners who pay are listed first. */
export const contactAsMember = handle(feedback.contactAsMember, async (input, caller) => {
  const { accountId, now } = caller;
  await throttleSender('contact', caller);
  const { plan, is_trial } = entitlementOf(await requireAccountOfSender(accountId), now);
  const priority = isPaid(plan) && !is_trial;
  return receiveMessage(input, { user_id: accountId, plan, priority }, now);
});
