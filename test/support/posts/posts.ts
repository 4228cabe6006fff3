import { ulid } from 'ulid';
import type { Contract } from '#shared/contract/index.ts';
import type { Input } from '#shared/contract/route.ts';
import type { App } from '#test/support/app.ts';
import type { Asker } from '#test/support/chat.ts';
import { connectProfile, place, provider } from '#test/support/reviews/reviews.ts';

type Known = Pick<Asker, 'api' | 'businessId'> & { readonly sub: string };
type Pressed = Partial<Input<Contract['connections']['pressPost']>>;

/** The posts of an owner. */
export const postsOf = async ({ api, businessId }: Pick<Known, 'api' | 'businessId'>) =>
  (await api.connections.posts({ business_id: businessId })).posts;

/** Presses for a post now; answers its id and that of the press with the posts. */
export const pressPost = async (
  { api, businessId }: Pick<Known, 'api' | 'businessId'>,
  text = 'Two Fridays in December are open.',
  more: Pressed = {},
) => {
  const asked = {
    ...{ business_id: businessId, id: ulid(), press: ulid(), provider, kind: 'post' as const },
    ...{ text, call: false, photo: null, at: null, replaces: null },
    ...more,
  };
  const { posts } = await api.connections.pressPost(asked);
  return { id: asked.id, press: asked.press, posts, post: posts.find(({ id }) => id === asked.id) };
};

/** Presses to have a post taken away. */
export const removePost = (owner: Pick<Known, 'api' | 'businessId'>, id: string) =>
  pressPost(owner, '', { id, kind: 'unpost' });

/** Takes back what was pressed for a post. */
export const takePostBack = (
  { api, businessId }: Pick<Known, 'api' | 'businessId'>,
  { id, press }: { readonly id: string; readonly press: string },
) => api.connections.takeBackPost({ business_id: businessId, id, press });

/** The words of the posts that stand at the provider. */
export const standing = (app: App) =>
  app.stack.profile.place(place).posts.map((one) => one.summary);

/** A post as it is stored that failed a moment ago, and its press. */
export const storePost = async (
  app: App,
  { sub, businessId }: Pick<Known, 'sub' | 'businessId'>,
  text: string,
) => {
  const now = new Date();
  const [id, press, at] = [ulid(), ulid(), now.toISOString()];
  const own = { business_id: businessId, provider, text, call: false };
  const ttl = Math.floor(now.getTime() / 1000) + 86_400;
  await app.table.put({
    pk: `USER#${sub}`,
    sk: `POST#${businessId}#${id}#${provider}`,
    ...own,
    ...{ id, press_id: press, photo: false, sent: null, removed_at: null, ttl },
  });
  await app.table.put({
    pk: `USER#${sub}`,
    sk: `PRESS#${businessId}#${press}`,
    ...own,
    ...{ id: press, remote: place, about: id, target: '', kind: 'post', state: 'failed', by: sub },
    ...{ pressed_at: at, goes_at: at, problem: 'refused', tries: 1, ttl },
    ...{ photo: null, unsure_since: null },
  });
  return { post: id };
};

/** Uses every route of posts once, of an owner whose profile is connected. */
export const usePosts = async (app: App, owner: Known) => {
  await connectProfile(app, owner);
  await takePostBack(owner, await pressPost(owner));
  await postsOf(owner);
};
