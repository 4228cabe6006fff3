import { posts } from '#shared/contract/connections/posts.ts';
import { Problem } from '#shared/contract/problem.ts';
import { handle } from '../../lib/http-handler.ts';
import { asPostPress } from '../presses/press-item.ts';
import { changePress, findPress, takenBack } from '../presses/presses-table.ts';
import { withoutPhoto } from './post-photos-table.ts';
import { withoutPost } from './posts-table.ts';
import { postsView } from './posts-view.ts';

/** Takes back a post that waits or failed; its words are deleted. What was sent is refused, and taken away at the place instead. */
export const takeBackUnsentPost = handle(
  posts.takeBackPost,
  async ({ business_id, id, press: pressId }, { accountId, now }) => {
    const stored = asPostPress(await findPress(accountId, business_id, pressId, now));
    if (stored?.about !== id) throw new Problem('not-found');
    if (stored.state === 'taken-back') return postsView(accountId, business_id, now);
    // One of which no answer came may stand there already.
    const isOver = (stored.state === 'waiting' && !stored.problem) || stored.state === 'failed';
    if (!isOver) throw new Problem('conflict');
    const about = { business_id, id, provider: stored.provider };
    const more =
      stored.kind === 'post'
        ? [withoutPost(accountId, about, pressId), ...withoutPhoto(accountId, stored)]
        : [];
    if (!(await changePress(accountId, stored, takenBack, more))) throw new Problem('conflict');
    return postsView(accountId, business_id, now);
  },
);
