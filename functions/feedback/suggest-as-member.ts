import { ulid } from 'ulid';
import { feedback } from '#shared/contract/feedback.ts';
import { handle } from '../lib/http.ts';
import { saveSuggestion } from '../tables/inbox-table.ts';
import { postingAccount, throttle } from './sender.ts';

/** Stores a suggestion under the caller's account, so no e-mail address is asked for. */
export const suggestAsMember = handle(feedback.suggestAsMember, async (input, caller) => {
  await throttle('suggestion', caller);
  await postingAccount(caller.user);
  const id = ulid(caller.now.getTime());
  await saveSuggestion({
    ...input,
    id,
    user_id: caller.user.id,
    contact_email: null,
    created_at: caller.now.toISOString(),
  });
  return { id };
});
