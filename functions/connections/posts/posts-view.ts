import type { Post, PostAtPlace, PostsView } from '#shared/domain/connections/posts/post.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { asPostPress, type StoredPress } from '../presses/press-item.ts';
import { listPresses } from '../presses/presses-table.ts';
import type { StoredPost } from './post-item.ts';
import { listPosts } from './posts-table.ts';

const pressView = (stored: StoredPress | undefined): PostAtPlace['press'] => {
  const press = asPostPress(stored);
  // What was sent stands as the post; what was taken back is over.
  if (!press || press.state === 'sent' || press.state === 'taken-back') return null;
  const { id, kind, state, pressed_at, goes_at, problem } = press;
  return { id, kind, state, pressed_at, goes_at, problem };
};

const atPlace = (
  { provider, photo, sent, removed_at }: StoredPost,
  press: StoredPress | undefined,
): PostAtPlace => ({
  provider,
  press: pressView(press),
  photo,
  sent: sent && { at: sent.at, link: sent.link },
  removed_at,
});

/** The posts of a business with what is being done about each. */
export const postsView = async (
  accountId: AccountId,
  businessId: string,
  now: Date,
): Promise<PostsView> => {
  const [stored, presses] = await Promise.all([
    listPosts(accountId, businessId, now),
    listPresses(accountId, businessId, now),
  ]);
  return postsViewOf(stored, presses);
};

/** The same of what was read already. */
export const postsViewOf = (
  stored: readonly StoredPost[],
  presses: readonly StoredPress[],
): PostsView => {
  const byId = new Map(presses.map((one) => [one.id, one]));
  const posts: Post[] = [];
  // One that was changed at one of its places is listed once for each of its words.
  const together = ({ id, call, text }: StoredPost) => JSON.stringify([id, call, text]);
  for (const items of Map.groupBy(stored, together).values()) {
    const places = items
      .map((one) => atPlace(one, byId.get(one.press_id)))
      // What was stopped before it went out is no post.
      .filter(({ press, sent }) => press !== null || sent !== null);
    const [first] = items;
    if (!first || places.length === 0) continue;
    const { id, text, call } = first;
    posts.push({ id, text, call, places });
  }
  return { posts };
};
