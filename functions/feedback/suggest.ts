import { ulid } from 'ulid';
import { feedback } from '#shared/contract/feedback.ts';
import { handle } from '../lib/http.ts';
import { saveSuggestion } from '../tables/inbox-table.ts';
import { throttle } from './sender.ts';

/** Stores a suggestion of a visitor who is not signed in. */
export const suggest = handle(feedback.suggest, async (input, caller) => {
  await throttle('suggestion', caller);
  const id = ulid(caller.now.getTime());
  await saveSuggestion({ ...input, id, user_id: null, created_at: caller.now.toISOString() });
  return { id };
});
