import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../lib/http.ts';
import { findPhoto } from '../tables/photos-table.ts';

/** The small picture of a photo that the caller sent. */
export const photo = handle(history.photo, async ({ id, message_id }, { user }) => {
  const found = await findPhoto({
    sub: user.id,
    conversationId: id.toLowerCase(),
    messageId: message_id.toUpperCase(),
  });
  if (!found) throw new Problem('not-found');
  return found;
});
