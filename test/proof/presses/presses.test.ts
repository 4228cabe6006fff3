// @module-tag night
import { ulid } from 'ulid';
import { type App, startApp } from '#test/support/app.ts';
import type { Asker } from '#test/support/chat.ts';
import { connectFacebook, facebook } from '#test/support/posts/facebook.ts';
import { postsOf, pressPost, takePostBack } from '#test/support/posts/posts.ts';
import {
  minuteLater,
  place,
  pressFor,
  profileOwner,
  provider,
  readNow,
  reviewsOf,
} from '#test/support/reviews/reviews.ts';
import { control, guarantee, seed, type Tally } from '../support/guarantee.ts';
import { pick, type Random, randomOf } from '../support/random.ts';
import { callAnyRoute, runAnyJob } from './any-step.ts';

/** A press that was stored: its kind and its words. */
type Recorded = { kind: string; text: string };
type Pressed = Map<string, Recorded>;

const faults = ['500', '429', 'lost', 'written-500', 'slow', 'extra', '401'] as const;
const pageFaults = ['500', '4', 'lost', 'written-500', 'slow', 'extra'] as const;
/** Where posts go. */
const places = [provider, facebook] as const;

/** What somebody or something may do next, in any order. */
const steps = (app: App, ada: Asker, random: Random, pressed: Pressed) => {
  const { profile, facebook: page } = app.stack;
  const any = async () => pick(random, (await reviewsOf(ada)).reviews);
  const noted = async (id: string, recorded: Recorded) => {
    pressed.set(id, recorded);
  };
  const press = async () => {
    const [review, id] = [await any(), ulid()];
    const text = `Words ${id}`;
    await noted(id, { kind: 'PUT', text });
    // Some presses are sent twice, and some from two tabs.
    await Promise.allSettled([
      pressFor(ada, review.id, text, id),
      pressFor(ada, review.id, text, id),
    ]);
  };
  /** A new post, one more place of a post, a post that waits with other words, or one that failed pressed again; some are sent twice. */
  const post = async () => {
    const [old, press] = [pick(random, [...(await postsOf(ada)), undefined]), ulid()];
    const text = `Words ${press}`;
    await noted(press, { kind: 'POST', text });
    const at = pick(random, places);
    const before = old?.places.find(({ provider: one }) => one === at)?.press;
    const more = {
      press,
      provider: at,
      id: old?.id ?? ulid(),
      replaces: before?.state === 'waiting' ? before.id : null,
    };
    const answers = await Promise.allSettled([
      pressPost(ada, text, more),
      pressPost(ada, text, more),
    ]);
    const isTaken = answers.some(({ status }) => status === 'fulfilled');
    // What was replaced before it was tried must never be seen.
    if (isTaken && before?.state === 'waiting') pressed.delete(before.id);
  };
  const unpost = async () => {
    const old = pick(random, await postsOf(ada));
    const { provider: at } = pick(random, old.places);
    const press = ulid();
    await noted(press, { kind: 'DELETE', text: '' });
    const gone = { id: old.id, press, provider: at, kind: 'unpost' } as const;
    await Promise.allSettled([pressPost(ada, '', gone)]);
  };
  const takePost = async () => {
    const old = pick(random, await postsOf(ada));
    const before = pick(random, old.places).press;
    if (!before) return;
    const [answer] = await Promise.allSettled([
      takePostBack(ada, { id: old.id, press: before.id }),
    ]);
    if (answer.status === 'fulfilled' && before.problem === null) pressed.delete(before.id);
  };
  const unpress = async () => {
    const [review, id] = [await any(), ulid()];
    await noted(id, { kind: 'DELETE', text: '' });
    await Promise.allSettled([
      ada.api.connections.press({
        ...{ business_id: ada.businessId, id: review.id, press: id },
        ...{ kind: 'unreply', text: '' },
      }),
    ]);
  };
  const takeBack = async () => {
    const review = await any();
    if (!review.press) return;
    const { id } = review.press;
    const where = { business_id: ada.businessId, id: review.id, press: id };
    const [answer] = await Promise.allSettled([ada.api.connections.takeBack(where)]);
    // What was taken back before it was tried must never be seen.
    if (answer.status === 'fulfilled' && review.press.problem === null) pressed.delete(id);
  };
  return [
    press,
    press,
    unpress,
    takeBack,
    post,
    post,
    unpost,
    takePost,
    () => readNow(app, ada),
    () => minuteLater(app, ada),
    () => Promise.all([minuteLater(app, ada), minuteLater(app, ada)]),
    () => callAnyRoute(app, ada, random),
    () => callAnyRoute(app, ada, random),
    () => runAnyJob(random),
    async () => profile.fail(pick(random, faults)),
    async () => page.fail(pick(random, pageFaults)),
    async () => void profile.addReview(place, { stars: 2, text: 'Late.' }),
    async () => profile.expire(),
  ];
};

/** Each write must be of a press that was recorded, in its words, and none may be there twice. */
const checkWrites = (app: App, pressed: Pressed, records: number, tally: Tally) => {
  const writes = [...app.stack.profile.seen.writes, ...app.stack.facebook.seen.writes];
  const left = new Map(pressed);
  for (const { path, text } of writes) {
    const method = path.split(' ')[0];
    const found = [...left].find(
      ([, one]) => one.kind === method && (method === 'DELETE' || one.text === text),
    );
    tally.check(`${path} “${text}” was not pressed, or was written twice`, found !== undefined);
    if (found) left.delete(found[0]);
  }
  tally.check(`${writes.length} writes and ${records} records`, records >= writes.length);
};

const history = async (nth: number, tally: Tally, before?: (app: App) => Promise<unknown>) => {
  const random = randomOf(seed + nth);
  await using app = await startApp();
  const ada = await profileOwner(app);
  await connectFacebook(app, ada);
  const pressed: Pressed = new Map();
  for (let step = 0; step < 30; step++)
    await pick(random, steps(app, ada, random, pressed))().catch(() => undefined);
  app.stack.profile.mend();
  app.stack.facebook.mend();
  await minuteLater(app, ada);
  await minuteLater(app, ada);
  await before?.(app);
  const records = await app.table.rows(`USER#${ada.sub}`, 'PRESSED#');
  checkWrites(app, pressed, records.length, tally);
};

guarantee(
  'nothing is written at a provider but what somebody pressed, in the exact words, once, whatever routes and jobs run in any order',
  async (tally) => {
    for (let nth = 0; nth < 120; nth++) await history(nth, tally);
  },
);

control('a write that nobody pressed is noticed', async (tally) => {
  await history(0, tally, async (app) => {
    const { config } = await import('#functions/lib/config.ts');
    const { googleBusiness } = await import(
      '#functions/connections/providers/google-business/google-business.ts'
    );
    const { freshAccessToken } = await import('#functions/connections/fresh-access-token.ts');
    if (!config.CONNECTIONS[provider]) throw new Error('The provider is off');
    const [row] = (await app.table.all()).filter(({ sk }) => sk.endsWith(provider));
    const ref = {
      accountId: String(row?.pk).slice('USER#'.length),
      businessId: String(row?.business_id),
      provider,
    };
    const account = {
      remote: place,
      access: (refused?: string) => freshAccessToken(ref, refused),
      called: () => {},
    };
    await googleBusiness.reviews.write(account, { kind: 'reply', target: 'r1', text: 'By a job' });
  });
});
