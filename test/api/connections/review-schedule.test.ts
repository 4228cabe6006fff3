import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import {
  connectProfile,
  place,
  profileOwner,
  profileViewOf,
  provider,
  readNow,
  reviewsOf,
  storedProfileOf,
} from '#test/support/reviews/reviews.ts';

const dayMs = 86_400_000;
/** The hour in which a connection is due that is read again in so many ms. */
const dueIn = (ms: number) => `SYNC#${new Date(Date.now() + ms).toISOString().slice(0, 13)}`;
/** The same for a read that may have been within the hour before this one. */
const hoursAround = (ms: number) => [dueIn(ms - 60_000), dueIn(ms)];

/** Lets the clock do what is due, and the profile of an owner be that. */
const dueNow = async (app: App, ada: Awaited<ReturnType<typeof asker>>, more: object = {}) => {
  const { runJob } = await import('#local/jobs.ts');
  await app.table.put({ ...(await storedProfileOf(app, ada)), gsi1pk: dueIn(0), ...more });
  await runJob('on-connections-due');
  await app.stack.queue.syncs.hurry();
};

test('of several places the owner chooses one, once; nothing is read before, and no other place is taken', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await connectProfile(app, ada, '102');
  const view = await profileViewOf(ada);
  // One that is not verified is not offered.
  expect(view).toMatchObject({
    state: 'choosing',
    places: [
      { name: 'Bright Side North', address: '12 Elm Street, Austin' },
      { name: 'Bright Side South' },
    ],
  });
  const { runJob } = await import('#local/jobs.ts');
  const calls = app.stack.profile.seen.api;
  await runJob('on-connections-due');
  await readNow(app, ada);
  expect(app.stack.profile.seen.api).toBe(calls);
  const choose = (remote: string) =>
    ada.api.connections.choosePlace({ business_id: ada.businessId, provider, remote });
  await expect(choose(place)).rejects.toMatchObject({ code: 'not-found' });
  expect(await choose('accounts/102/locations/503')).toMatchObject({ state: 'connecting' });
  await app.stack.queue.syncs.settled();
  expect(await profileViewOf(ada)).toMatchObject({
    state: 'connected',
    account: 'Bright Side South',
  });
  expect((await reviewsOf(ada)).reviews).toHaveLength(1);
  await expect(choose('accounts/102/locations/502')).rejects.toMatchObject({ code: 'not-found' });
  const eve = await asker(app, 'eve');
  await expect(
    eve.api.connections.choosePlace({
      business_id: ada.businessId,
      provider,
      remote: 'accounts/102/locations/502',
    }),
  ).rejects.toMatchObject({ code: 'not-found' });
  // Signing in again keeps the place; signing in as somebody else does not replace it.
  expect(await connectProfile(app, ada, '102')).toMatchObject({ outcome: 'connected' });
  expect(await profileViewOf(ada)).toMatchObject({ account: 'Bright Side South' });
  expect(await connectProfile(app, ada, '101')).toMatchObject({ reason: 'another-account' });
});

test('a sign-in for which no place is chosen is looked at daily, asks the provider nothing, and ends after thirty days', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await connectProfile(app, ada, '102');
  const calls = app.stack.profile.seen.api;
  const daysLater = (days: number) => dueNow(app, ada, { id: ulid(Date.now() - days * dayMs) });
  await daysLater(29);
  expect(await profileViewOf(ada)).toMatchObject({ state: 'choosing' });
  expect((await storedProfileOf(app, ada)).gsi1pk).toBeOneOf(hoursAround(dayMs));
  await daysLater(30);
  expect(await profileViewOf(ada)).toEqual({ provider, state: 'ready' });
  expect(app.stack.profile.seen.api).toBe(calls);
  expect((await app.table.all()).filter(({ sk }) => String(sk).startsWith('ACCOUNTAT#'))).toEqual(
    [],
  );
});

test('the clock reads the reviews of an owner who was here that day every hour, and of one who stays away rarely', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  expect((await storedProfileOf(app, ada)).gsi1pk).toBeOneOf(hoursAround(dayMs / 24));
  await ada.api.account.get({});
  app.stack.profile.addReview(place, { name: 'Mike Dunn', stars: 2, text: 'They came late.' });
  await dueNow(app, ada);
  expect((await reviewsOf(ada)).reviews[0]).toMatchObject({ name: 'Mike D.', stars: 2 });
  expect((await storedProfileOf(app, ada)).gsi1pk).toBeOneOf(hoursAround(dayMs / 24));
  const away = new Date(Date.now() - 3 * dayMs).toISOString().slice(0, 10);
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'active_on', away);
  await dueNow(app, ada);
  expect((await storedProfileOf(app, ada)).gsi1pk).toBeOneOf(hoursAround(dayMs));
});
