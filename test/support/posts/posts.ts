import { ulid } from 'ulid';
import type { Contract } from '#shared/contract/index.ts';
import type { Input } from '#shared/contract/route.ts';
import type { App } from '#test/support/app.ts';
import type { Asker } from '#test/support/chat.ts';
import { base64Of, jpegOf } from '#test/support/photos.ts';
import { place, provider } from '#test/support/reviews/reviews.ts';
import { connectFacebook, facebook, facebookPage } from './facebook.ts';

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

/** A post with a photo as it is stored that failed on Facebook a moment ago, and its press. */
export const storePost = async (
  app: App,
  { sub, businessId }: Pick<Known, 'sub' | 'businessId'>,
  text: string,
) => {
  const now = new Date();
  const [id, press, at] = [ulid(), ulid(), now.toISOString()];
  const own = { business_id: businessId, provider: facebook, text, call: false };
  const pk = `USER#${sub}`;
  const ttl = Math.floor(now.getTime() / 1000) + 86_400;
  await app.table.put({
    ...{ pk, sk: `POST#${businessId}#${id}#${facebook}`, ...own, photo: true },
    ...{ id, press_id: press, sent: null, removed_at: null, ttl },
  });
  await app.table.put({
    ...{ pk, sk: `PRESS#${businessId}#${press}`, ...own, photo: 'a hash', remote: facebookPage },
    ...{ id: press, about: id, target: '', kind: 'post', state: 'failed', by: sub },
    ...{ pressed_at: at, goes_at: at, problem: 'refused', tries: 1, unsure_since: null, ttl },
  });
  const bytes = Buffer.from(`A photo beside: ${text}`);
  await app.table.put({
    ...{ pk, sk: `POSTPHOTO#${businessId}#${press}`, business_id: businessId, press, bytes, ttl },
  });
  return { post: id, postPress: press };
};

/** Uses every route of posts once, of an owner whose Page is connected. */
export const usePosts = async (app: App, owner: Known) => {
  await connectFacebook(app, owner);
  const photo = base64Of(jpegOf(640, 480));
  const { id, press } = await pressPost(owner, 'Words', { provider: facebook, photo });
  await owner.api.connections.postPhoto({ business_id: owner.businessId, id, press });
  await takePostBack(owner, { id, press });
  await postsOf(owner);
};
