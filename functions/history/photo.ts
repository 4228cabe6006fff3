import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { findPhoto } from '../chat/turns/photos-table.ts';
import { handle } from '../lib/http.ts';

/** The small picture of a photo that the caller sent. */
export const photo = handle(history.photo, async ({ id, message_id }, { accountId }) => {
  const found = await findPhoto({
    accountId,
    conversationId: id.toLowerCase(),
    messageId: message_id.toUpperCase(),
  });
  if (!found) throw new Problem('not-found');
  return found;
});
