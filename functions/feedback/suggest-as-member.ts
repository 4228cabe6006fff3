import { ulid } from 'ulid';
import { feedback } from '#shared/contract/feedback.ts';
import { handle } from '../lib/http-handler.ts';
import { requireAccountOfSender } from './require-account-of-sender.ts';
import { saveSuggestion } from './suggestions-table.ts';
import { throttleSender } from './throttle-sender.ts';

/** Stores a suggestion under the caller's account, so no e-mail address is asked for. */
export const suggestAsMember = handle(feedback.suggestAsMember, async (input, caller) => {
  await throttleSender('suggestion', caller);
  await requireAccountOfSender(caller.accountId);
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
