import type { ConnectionRef } from '../connections-table.ts';
import { withoutPhoto } from '../posts/post-photos-table.ts';
import { withoutPost } from '../posts/posts-table.ts';
import { changePress, listPresses, takenBack } from './presses-table.ts';

/** Takes back everything that waits to be sent for a connection, and deletes its words: nothing goes out after it ended. */
export const takeBackAllPresses = async (
  { accountId, businessId, provider }: ConnectionRef,
  now: Date,
) => {
  for (const press of await listPresses(accountId, businessId, now)) {
    if (press.provider !== provider || press.state !== 'waiting') continue;
    const post = { business_id: businessId, id: press.about, provider };
    const more =
      press.kind === 'post'
        ? [withoutPost(accountId, post, press.id), ...withoutPhoto(accountId, press)]
        : [];
    await changePress(accountId, press, takenBack, more);
  }
};
