import { ulid } from 'ulid';
import { feedback } from '#shared/contract/feedback.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { isPaid } from '#shared/domain/plan/plans.ts';
import { feature, handle } from '../lib/http.ts';
import { enterAccount, enterAsPerson } from '../people/enter-account-table.ts';
import { receiveMessage } from './receive-message.ts';
import { senderAccount } from './sender-account.ts';
import { saveSuggestion } from './suggestions-table.ts';
import { throttleSender } from './throttle-sender.ts';

/** Stores a suggestion under the caller's account, so no e-mail address is asked for. */
const suggestAsMember = handle(feedback.suggestAsMember, async (input, caller) => {
  await throttleSender('suggestion', caller);
  await senderAccount(caller.accountId);
  const id = ulid(caller.now.getTime());
  await saveSuggestion({
    ...input,
    id,
    user_id: caller.accountId,
    contact_email: null,
    done: false,
    created_at: caller.now.toISOString(),
  });
  return { id };
});

/** Takes a message of an owner, with the account and its plan; those of owners who pay are listed first. */
const contactAsMember = handle(feedback.contactAsMember, async (input, caller) => {
  const { accountId, now } = caller;
  await throttleSender('contact', caller);
  const { plan, is_trial } = entitlementOf(await senderAccount(accountId), now);
  const priority = isPaid(plan) && !is_trial;
  return receiveMessage(input, { user_id: accountId, plan, priority }, now);
});

export const handler = feature(
  feedback,
  { suggestAsMember, contactAsMember },
  { enterAccount, enterAsPerson },
);
