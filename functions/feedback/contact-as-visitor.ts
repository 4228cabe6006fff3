import { forms } from '#shared/contract/feedback.ts';
import { handle } from '../lib/http-handler.ts';
import { receiveMessage } from './receive-message.ts';
import { throttleSender } from './throttle-sender.ts';

/** Takes a message of somebody who is not signed in. */
export const contact = handle(forms.contact, async (input, caller) => {
  await throttleSender('contact', caller);
  return receiveMessage(input, { user_id: null, plan: null, priority: false }, caller.now);
});
