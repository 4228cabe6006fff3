// @module-tag night
import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { postsOf, pressPost, standing, takePostBack } from '#test/support/posts/posts.ts';
import {
  connectProfile,
  minuteLater,
  profileOwner,
  provider,
  storedProfileOf,
} from '#test/support/reviews/reviews.ts';

type Owner = Awaited<ReturnType<typeof profileOwner>>;

/** What became of the only post. */
const onlyPress = async (owner: Owner) => (await postsOf(owner))[0]?.places[0]?.press;

const send = async ({ sub, businessId }: Owner, at = Date.now() + 61_000) => {
  const { sendPresses } = await import('#functions/connections/presses/send-presses.ts');
  return sendPresses({ accountId: sub, businessId, provider }, new Date(at));
};

test.each(['lost', 'written-500'] as const)(
  'a post whose confirmation is %s is looked up there, and never sent again',
  async (fault) => {
    await using app = await startApp();
    const ada = await profileOwner(app);
    const pressed = await pressPost(ada, 'Once');
    app.stack.profile.fail(fault);
    await minuteLater(app, ada);
    expect(await onlyPress(ada)).toMatchObject({ state: 'waiting', problem: 'unsure' });
    // It may be there, so it is too late to take it back and to change it.
    await expect(takePostBack(ada, pressed)).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      pressPost(ada, 'Twice', { id: pressed.id, replaces: pressed.press }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await minuteLater(app, ada);
    expect(standing(app)).toEqual(['Once']);
    expect((await postsOf(ada))[0]?.places[0]).toMatchObject({
      press: null,
      sent: { link: expect.any(String) },
    });
  },
);

test('one of which nobody knows is not sent again by itself; when its owner presses again it is looked up first', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const { id } = await pressPost(ada, 'Perhaps');
  app.stack.profile.fail('500');
  await minuteLater(app, ada);
  await minuteLater(app, ada);
  expect(await onlyPress(ada)).toMatchObject({ state: 'failed', problem: 'unsure' });
  expect(standing(app)).toEqual([]);
  // It does not stand there, so the press of its owner posts it; a lookup that fails is tried again.
  await pressPost(ada, 'Perhaps', { id });
  app.stack.profile.fail('500');
  await minuteLater(app, ada);
  expect(await onlyPress(ada)).toMatchObject({ state: 'waiting', problem: 'unavailable' });
  await minuteLater(app, ada);
  expect(standing(app)).toEqual(['Perhaps']);
  const [post] = await postsOf(ada);
  expect(post?.places[0]).toMatchObject({ press: null, sent: {} });

  // Here it came up after all: the press of its owner finds it and posts nothing.
  const late = await pressPost(ada, 'Late');
  app.stack.profile.fail('lost', '500', '500');
  await minuteLater(app, ada);
  await minuteLater(app, ada);
  expect(standing(app)).toEqual(['Perhaps', 'Late']);
  expect(await onlyPress(ada)).toMatchObject({ state: 'failed', problem: 'unsure' });
  await pressPost(ada, 'Late', { id: late.id });
  app.stack.profile.mend();
  await minuteLater(app, ada);
  expect(standing(app)).toEqual(['Perhaps', 'Late']);
  expect((await postsOf(ada))[0]?.places[0]).toMatchObject({ press: null, sent: {} });
});

test('workers that run at once post once; after one that died another looks and does not post again', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  await pressPost(ada, 'Once');
  await Promise.all(Array.from({ length: 8 }, () => send(ada)));
  expect(standing(app)).toEqual(['Once']);
  const [row] = await app.table.rows(`USER#${ada.sub}`, 'PRESS#');
  const [post] = await app.table.rows(`USER#${ada.sub}`, 'POST#');
  // As if that worker had died after the call, before it noted anything.
  const died = { ...row, state: 'sending', sending_until: 1 };
  await app.table.put(died as never);
  await app.table.put({ ...post, sent: null } as never);
  await send(ada);
  expect(standing(app)).toEqual(['Once']);
  expect((await postsOf(ada))[0]?.places[0]).toMatchObject({ press: null, sent: {} });

  // As if it had died before the call: nobody can know, so the owner decides.
  await pressPost(ada, 'Never called');
  const rows = await app.table.rows(`USER#${ada.sub}`, 'PRESS#');
  const waiting = rows.find(({ state }) => state === 'waiting');
  await app.table.put({ ...waiting, state: 'sending', sending_until: 1 } as never);
  await send(ada);
  expect(standing(app)).toEqual(['Once']);
  expect(await onlyPress(ada)).toMatchObject({ state: 'failed', problem: 'unsure' });
});

test('the same words twice are two posts: a lookup does not take the first for the second', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  await pressPost(ada, 'Open on Friday');
  await minuteLater(app, ada);
  await pressPost(ada, 'Open on Friday');
  app.stack.profile.fail('lost');
  await minuteLater(app, ada);
  await minuteLater(app, ada);
  expect(standing(app)).toEqual(['Open on Friday', 'Open on Friday']);
  const links = (await postsOf(ada)).map(({ places }) => places[0]?.sent?.link);
  expect(new Set(links).size).toBe(2);
});

const failsWith = async (app: App, ada: Owner, problem: string) => {
  expect(await onlyPress(ada)).toMatchObject({ state: 'failed', problem });
  expect(standing(app)).toEqual([]);
};

test('words that are refused, a missing permission, an ended plan and a withdrawn consent are told, and the same post goes on', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const { profile } = app.stack;
  const { id } = await pressPost(ada, 'Words');
  profile.fail('policy');
  await minuteLater(app, ada);
  await failsWith(app, ada, 'refused');
  await pressPost(ada, 'Better words', { id });
  profile.fail('403');
  await minuteLater(app, ada);
  await failsWith(app, ada, 'permission');
  // A provider that is asked too often did nothing: it is tried once more.
  await pressPost(ada, 'Better words', { id });
  profile.fail('429', '429');
  await minuteLater(app, ada);
  expect(await onlyPress(ada)).toMatchObject({ state: 'waiting', problem: 'unavailable' });
  await minuteLater(app, ada);
  await failsWith(app, ada, 'unavailable');
  const account = await app.table.row(`USER#${ada.sub}`, 'ACCOUNT');
  await pressPost(ada, 'Better words', { id });
  const free = { plan: 'free', trial_ends_at: '2026-01-01T00:00:00.000Z' };
  await app.table.put({ ...account, ...free } as never);
  await minuteLater(app, ada);
  await failsWith(app, ada, 'plan');
  await expect(pressPost(ada, 'Words', { id })).rejects.toMatchObject({ code: 'upgrade-needed' });
  await app.table.put(account as never);
  await pressPost(ada, 'Better words', { id });
  profile.revoke();
  profile.expire();
  await minuteLater(app, ada);
  await failsWith(app, ada, 'sign-in');
  await connectProfile(app, ada);
  await pressPost(ada, 'Better words', { id });
  await minuteLater(app, ada);
  expect(standing(app)).toEqual(['Better words']);
});

test('nothing goes to another place than it was pressed for', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const { id, press } = await pressPost(ada, 'Words');
  await app.table.put({
    ...(await storedProfileOf(app, ada)),
    remote: 'accounts/101/locations/999',
  });
  await minuteLater(app, ada);
  await failsWith(app, ada, 'gone');
  expect((await takePostBack(ada, { id, press })).posts).toEqual([]);
});

test('an old press that is put away after its post was pressed again leaves the post that waits', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const old = await pressPost(ada, 'Words');
  app.stack.profile.fail('policy');
  await minuteLater(app, ada);
  await failsWith(app, ada, 'refused');
  const { press } = await pressPost(ada, 'Words', { id: old.id });
  // As another tab does that still shows the failed one.
  const { posts } = await takePostBack(ada, old);
  expect(posts).toMatchObject([{ id: old.id, places: [{ press: { id: press } }] }]);
  await minuteLater(app, ada);
  expect(standing(app)).toEqual(['Words']);
  expect(await postsOf(ada)).toMatchObject([{ id: old.id, places: [{ press: null, sent: {} }] }]);
  const records = await app.table.rows(`USER#${ada.sub}`, 'PRESSED#');
  expect(records.map(({ state }) => state)).toEqual(['taken-back', 'sent']);
});

test('a worker that began 20 seconds ago takes no other post and asks for the next message', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  await pressPost(ada, 'Late in the worker');
  for (const row of await app.table.rows(`USER#${ada.sub}`, 'PRESS#'))
    await app.table.put({ ...row, goes_at: new Date(Date.now() - 60_000).toISOString() });
  expect(await send(ada, Date.now() - 20_500)).toBe(1000);
  expect(await onlyPress(ada)).toMatchObject({ state: 'waiting', problem: null });
  expect(standing(app)).toEqual([]);
  expect(await send(ada, Date.now())).toBeUndefined();
  expect(standing(app)).toEqual(['Late in the worker']);
});
