import { ulid } from 'ulid';
import { forms } from '#shared/contract/feedback.ts';
import { feature, handle } from '../lib/http.ts';
import { receiveMessage } from './receive-message.ts';
import { saveSuggestion } from './suggestions-table.ts';
import { throttleSender } from './throttle-sender.ts';

/** Stores a suggestion of a visitor who is not signed in. */
const suggest = handle(forms.suggest, async (input, caller) => {
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

/** Takes a message of somebody who is not signed in. */
const contact = handle(forms.contact, async (input, caller) => {
  await throttleSender('contact', caller);
  return receiveMessage(input, { user_id: null, plan: null, priority: false }, caller.now);
});

export const handler = feature(forms, { suggest, contact });
