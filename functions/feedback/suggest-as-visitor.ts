import { ulid } from 'ulid';
import { forms } from '#shared/contract/feedback.ts';
import { handle } from '../lib/http-handler.ts';
import { saveSuggestion } from './suggestions-table.ts';
import { throttleSender } from './throttle-sender.ts';

/** Stores a suggestion of a visitor who is not signed in. */
export const suggest = handle(forms.suggest, async (input, caller) => {
  await throttleSender('suggestion', caller);
  const id = ulid(caller.now.getTime());
  await saveSuggestion({
    ...input,
    id,
    user_id: null,
    done: false,
    created_at: caller.now.toISOString(),
  });
  return { id };
});
