import { history } from '#shared/contract/history.ts';
import { Problem } from '#shared/contract/problem.ts';
import { findPhoto } from '../chat/turns/photos-table.ts';
import { handle } from '../lib/http-handler.ts';
import { requireOwnTurn } from './require-own-conversation.ts';

/** The small picture of a photo that the caller sent. */
export const photo = handle(history.photo, async ({ id, message_id }, caller) => {
  const found = await findPhoto(await requireOwnTurn(caller, { id, message_id }));
  if (!found) throw new Problem('not-found');
  return found;
});
