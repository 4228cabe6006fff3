import { feedback } from '#shared/contract/feedback.ts';
import { handle } from '../lib/http.ts';
import { receiveMessage } from './receive-message.ts';
import { throttle } from './sender.ts';

/** Takes a message of somebody who is not signed in. */
export const contact = handle(feedback.contact, async (input, caller) => {
  await throttle('contact', caller);
  return receiveMessage(input, { user_id: null, plan: null, priority: false }, caller.now);
});
