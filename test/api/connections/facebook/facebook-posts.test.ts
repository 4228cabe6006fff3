// @module-tag night
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import {
  connectFacebook,
  facebook,
  facebookOwner,
  facebookPage,
  onFacebook,
  storedFacebookOf,
} from '#test/support/posts/facebook.ts';
import {
  postsOf,
  pressPost as pressAt,
  standing,
  takePostBack,
} from '#test/support/posts/posts.ts';
import { connectProfile, provider as google, minuteLater } from '#test/support/reviews/reviews.ts';

type Owner = Awaited<ReturnType<typeof facebookOwner>>;
type Options = NonNullable<Parameters<typeof pressAt>[2]>;

const pressPost = (owner: Owner, text?: string, more: Options = {}) =>
  pressAt(owner, text, { provider: facebook, ...more });
const removePost = (owner: Owner, id: string) => pressPost(owner, '', { id, kind: 'unpost' });
const onlyPlace = async (owner: Owner) => (await postsOf(owner))[0]?.places[0];

test('a post waits a minute, can be taken back until then, goes up once in its exact words with its link, and is deleted by a press', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const words = 'Two Fridays are open. <b>Call</b> 😀\n614-555-0134';
  const first = await pressPost(ada, words);
  expect(onFacebook(app)).toEqual([]);
  expect((await takePostBack(ada, first)).posts).toEqual([]);
  await minuteLater(app, ada);
  expect(onFacebook(app)).toEqual([]);
  const { id } = await pressPost(ada, words);
  await Promise.all([minuteLater(app, ada), minuteLater(app, ada)]);
  await minuteLater(app, ada);
  expect(onFacebook(app)).toEqual([words]);
  expect(await onlyPlace(ada)).toMatchObject({
    provider: facebook,
    press: null,
    sent: { link: expect.stringMatching(/^https:\/\/local\.facebook\.com\/801\/posts\//) },
  });
  await removePost(ada, id);
  await app.stack.queue.syncs.hurry();
  expect(onFacebook(app)).toEqual([]);
  expect(await onlyPlace(ada)).toMatchObject({ removed_at: expect.any(String) });
});

test('one that somebody deleted there is as its owner wants it', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const { id } = await pressPost(ada, 'Words');
  await minuteLater(app, ada);
  const { facebook: standIn } = app.stack;
  standIn.removePost(facebookPage, String(standIn.page(facebookPage).posts[0]?.id));
  await removePost(ada, id);
  await app.stack.queue.syncs.hurry();
  expect(await onlyPlace(ada)).toMatchObject({ press: null, removed_at: expect.any(String) });
});

test('a post for 8:00 at the business goes then and not before', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const [zone, business_id] = ['Pacific/Auckland', ada.businessId];
  await ada.api.businesses.update({ business_id, time_zone: zone });
  const { localDateOf, momentOf } = await import('#shared/domain/lib/local-time.ts');
  const { addDays } = await import('#shared/domain/lib/local-date.ts');
  const at = { date: addDays(localDateOf(new Date(), zone), 2), time: '08:00' };
  await pressPost(ada, 'Good morning', { at });
  const { sendPresses } = await import('#functions/connections/presses/send-presses.ts');
  const ref = { accountId: ada.sub, businessId: business_id, provider: facebook };
  const goes = momentOf(at.date, at.time, zone).getTime();
  await sendPresses(ref, new Date(goes - 1000));
  expect(onFacebook(app)).toEqual([]);
  await sendPresses(ref, new Date(goes));
  expect(onFacebook(app)).toEqual(['Good morning']);
});

test.each(['lost', 'written-500'] as const)(
  'a post whose confirmation is %s is looked up there, and never sent again',
  async (fault) => {
    await using app = await startApp();
    const ada = await facebookOwner(app);
    await pressPost(ada, 'Once');
    app.stack.facebook.fail(fault);
    await minuteLater(app, ada);
    expect((await onlyPlace(ada))?.press).toMatchObject({ state: 'waiting', problem: 'unsure' });
    await minuteLater(app, ada);
    expect(onFacebook(app)).toEqual(['Once']);
    expect(await onlyPlace(ada)).toMatchObject({ press: null, sent: { link: expect.any(String) } });
  },
);

test.each([
  ['200', 'permission'],
  // The Page is gone, or its person may not post there any more.
  ['missing', 'permission'],
  ['506', 'refused'],
  ['190', 'sign-in'],
] as const)('error %s is told as %s, and nothing went up', async (fault, problem) => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  await pressPost(ada, 'Words');
  app.stack.facebook.fail(fault);
  await minuteLater(app, ada);
  expect((await onlyPlace(ada))?.press).toMatchObject({ state: 'failed', problem });
  expect(onFacebook(app)).toEqual([]);
});

test.each(['4', '32', '368'] as const)(
  'a Page that is asked too often, error %s, is tried once more and then told',
  async (fault) => {
    await using app = await startApp();
    const ada = await facebookOwner(app);
    await pressPost(ada, 'Words');
    app.stack.facebook.fail(fault);
    await minuteLater(app, ada);
    expect((await onlyPlace(ada))?.press).toMatchObject({
      state: 'waiting',
      problem: 'unavailable',
    });
    await minuteLater(app, ada);
    expect(onFacebook(app)).toEqual(['Words']);
  },
);

test('a consent that was taken back fails the post, and after signing in again the same post goes up', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const { id } = await pressPost(ada, 'Words');
  app.stack.facebook.revoke();
  await minuteLater(app, ada);
  expect((await onlyPlace(ada))?.press).toMatchObject({ state: 'failed', problem: 'sign-in' });
  await connectFacebook(app, ada);
  await pressPost(ada, 'Words', { id });
  await minuteLater(app, ada);
  expect(onFacebook(app)).toEqual(['Words']);
});

test('a post for two places goes to each once, with a state, a link and a failure of its own', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  await connectProfile(app, ada);
  const id = ulid();
  await pressPost(ada, 'Both', { id, provider: google });
  await pressPost(ada, 'Both', { id });
  expect(await postsOf(ada)).toMatchObject([
    { id, text: 'Both', places: [{ provider: google }, { provider: facebook }] },
  ]);
  app.stack.facebook.fail('200');
  await Promise.all([minuteLater(app, ada), minuteLater(app, ada)]);
  const placeAt = async (provider: string) =>
    (await postsOf(ada)).flatMap(({ places }) => places).find((one) => one.provider === provider);
  expect(await placeAt(facebook)).toMatchObject({
    press: { state: 'failed', problem: 'permission' },
    sent: null,
  });
  expect(await placeAt(google)).toMatchObject({ press: null, sent: { link: expect.any(String) } });
  // The one that failed goes up again, and the other stays as it is.
  await pressPost(ada, 'Both', { id });
  await minuteLater(app, ada);
  expect([standing(app), onFacebook(app)]).toEqual([['Both'], ['Both']]);
  const links = (await postsOf(ada)).flatMap(({ places }) => places.map(({ sent }) => sent?.link));
  expect(new Set(links).size).toBe(2);
  expect((await ada.api.results.get({ business_id: ada.businessId })).month.posts).toBe(2);
  await removePost(ada, id);
  await app.stack.queue.syncs.hurry();
  expect([standing(app), onFacebook(app)]).toEqual([['Both'], []]);
});

test('words that are changed at one of two places are listed for each', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  await connectProfile(app, ada);
  const id = ulid();
  await pressPost(ada, 'First', { id, provider: google });
  const { press } = await pressPost(ada, 'First', { id });
  await pressPost(ada, 'Second', { id, replaces: press });
  expect((await postsOf(ada)).map(({ text, places }) => [text, places[0]?.provider])).toEqual(
    expect.arrayContaining([
      ['First', google],
      ['Second', facebook],
    ]),
  );
  await minuteLater(app, ada);
  expect([standing(app), onFacebook(app)]).toEqual([['First'], ['Second']]);
});

test('a stranger posts nothing on the Page of another owner, and its key opens for no other business', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const pressed = await pressPost(ada, 'Words');
  const eve = await asker(app, 'eve');
  const missing = { code: 'not-found' };
  for (const owner of [{ ...eve, businessId: ada.businessId }, eve]) {
    await expect(pressPost(owner)).rejects.toMatchObject(missing);
    await expect(takePostBack(owner, pressed)).rejects.toMatchObject(missing);
  }
  const place = { business_id: ada.businessId, provider: facebook, remote: facebookPage };
  await expect(eve.api.connections.choosePlace(place)).rejects.toMatchObject(missing);
  const { businesses } = await ada.api.businesses.add({ name: 'Other', type: 'Plumber' });
  const businessId = String(businesses.find(({ id }) => id !== ada.businessId)?.id);
  const own = { sk: `ACCOUNTAT#${businessId}#${facebook}`, business_id: businessId };
  await app.table.put({ ...(await storedFacebookOf(app, ada)), ...own });
  await takePostBack(ada, pressed);
  await pressPost({ ...ada, businessId }, 'With a key of another business');
  const { sendPresses } = await import('#functions/connections/presses/send-presses.ts');
  await sendPresses(
    { accountId: ada.sub, businessId, provider: facebook },
    new Date(Date.now() + 61_000),
  );
  expect(onFacebook(app)).toEqual([]);
});

test('nothing goes to another Page than it was pressed for', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  await pressPost(ada, 'Words');
  await app.table.put({ ...(await storedFacebookOf(app, ada)), remote: '802' });
  await minuteLater(app, ada);
  expect((await onlyPlace(ada))?.press).toMatchObject({ state: 'failed', problem: 'gone' });
});
