import { ulid } from 'ulid';
import type { App } from '#test/support/app.ts';
import { type Asker, asker } from '#test/support/chat.ts';
import { connectAccount, storedConnectionOf, syncNow } from '#test/support/connections.ts';

/** The provider of the reviews, and the place that the stand-in's first person looks after. */
export const provider = 'google-business' as const;
export const place = 'accounts/101/locations/501';

type Known = Pick<Asker, 'api' | 'businessId'> & { readonly sub: string };

/** Signs in there as one of its people and hands over what comes back; waits for the first read. */
export const connectProfile = (
  app: App,
  owner: Pick<Known, 'api' | 'businessId'>,
  person = '101',
) => connectAccount(app, owner, person, provider);

/** An owner whose profile is connected and was read. */
export const profileOwner = async (app: App, name = 'ada') => {
  const owner = await asker(app, name);
  await connectProfile(app, owner);
  return owner;
};

/** The connection as its owner sees it. */
export const profileViewOf = async ({ api, businessId }: Pick<Known, 'api' | 'businessId'>) =>
  (await api.connections.list({ business_id: businessId })).connections.find(
    (one) => one.provider === provider,
  );

/** The connection as it is stored. */
export const storedProfileOf = (app: App, owner: Known) => storedConnectionOf(app, owner, provider);

/** Has the profile read as if its owner pressed after the minute in which they may not. */
export const readNow = (app: App, owner: Known) => syncNow(app, owner, provider);

/** The reviews of an owner. */
export const reviewsOf = ({ api, businessId }: Pick<Known, 'api' | 'businessId'>) =>
  api.connections.reviews({ business_id: businessId });

/** Presses for an answer under a review. */
export const pressFor = (
  { api, businessId }: Pick<Known, 'api' | 'businessId'>,
  id: string,
  text = 'We are sorry, Mike.',
  press = ulid(),
) => api.connections.press({ business_id: businessId, id, press, kind: 'reply', text });

/** Lets the minute of everything that waits go by, and the workers do what is due. */
export const minuteLater = async (
  app: Pick<App, 'table' | 'stack'>,
  { sub }: Pick<Known, 'sub'>,
) => {
  const past = new Date(Date.now() - 1000).toISOString();
  for (const row of await app.table.rows(`USER#${sub}`, 'PRESS#'))
    if (row.state === 'waiting') await app.table.put({ ...row, goes_at: past });
  await app.stack.queue.syncs.hurry();
};

/** A review as it is stored a moment after it was read, and a press for an answer to it that goes in an hour. */
export const storeReview = async (
  app: App,
  { sub, businessId }: Pick<Known, 'sub' | 'businessId'>,
  fields: Record<string, unknown> = {},
) => {
  const now = new Date();
  const [at, id, press] = [now.toISOString(), ulid().toLowerCase(), ulid()];
  const ttl = Math.floor(now.getTime() / 1000) + 86_400;
  const own = { business_id: businessId, provider, ttl };
  await app.table.put({
    pk: `USER#${sub}`,
    sk: `REVIEW#${businessId}#${id}`,
    ...own,
    ...{ id, remote_id: `remote-${id}`, stars: 2, text: 'They came late.', name: 'Mike D.' },
    ...{ at, changed_at: at, read_at: at, reply: null, before: null, removed_at: null },
    press_id: press,
    ...fields,
  });
  const pressed = {
    ...own,
    ...{ id: press, remote: place, about: id, kind: 'reply', state: 'waiting', by: sub },
    pressed_at: at,
  };
  await app.table.put({
    pk: `USER#${sub}`,
    sk: `PRESS#${businessId}#${press}`,
    ...pressed,
    ...{ target: `remote-${id}`, text: 'We are sorry.', problem: null, tries: 0 },
    goes_at: new Date(now.getTime() + 3_600_000).toISOString(),
    seen: { changed_at: at, reply: null },
  });
  await app.table.put({
    pk: `USER#${sub}`,
    sk: `PRESSED#${businessId}#${press}`,
    ...pressed,
  });
  return { review: id, press };
};

/** Uses every route of reviews once, and the choice of a place. */
export const useReviews = async (app: App, owner: Known) => {
  const { api, businessId: business_id } = owner;
  await connectProfile(app, owner, '102');
  const remote = 'accounts/102/locations/503';
  await api.connections.choosePlace({ business_id, provider, remote });
  await app.stack.queue.syncs.settled();
  const [review] = (await reviewsOf(owner)).reviews;
  const press = ulid();
  await pressFor(owner, String(review?.id), 'Thank you!', press);
  await api.connections.takeBack({ business_id, id: String(review?.id), press });
  // Its writer takes it away, and the owner off the list.
  for (const { reviewId } of app.stack.profile.place(remote).reviews)
    app.stack.profile.removeReview(remote, reviewId);
  await readNow(app, owner);
  await api.connections.forgetReview({ business_id, id: String(review?.id) });
};

/** An owner with a new review of two stars. */
export const reviewed = async (app: App) => {
  app.stack.profile.addReview(place, { name: 'Mike Dunn', stars: 2, text: 'They came late.' });
  const ada = await profileOwner(app);
  const [review] = (await reviewsOf(ada)).reviews;
  return { ada, id: String(review?.id) };
};

/** One review of an owner. */
export const reviewOf = async (owner: Pick<Known, 'api' | 'businessId'>, id: string) =>
  (await reviewsOf(owner)).reviews.find((one) => one.id === id);

/** The words that were written at the provider, in their order. */
export const writesOf = (app: App) => app.stack.profile.seen.writes.map(({ text }) => text);
