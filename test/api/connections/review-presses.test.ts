import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import {
  connectProfile,
  minuteLater,
  place,
  pressFor,
  profileOwner,
  provider,
  readNow,
  reviewsOf,
  storedProfileOf,
  switchProfileOn,
} from '#test/support/reviews.ts';

type Owner = Awaited<ReturnType<typeof profileOwner>>;

/** An owner with a new review of two stars. */
const reviewed = async (app: App) => {
  app.stack.profile.addReview(place, { name: 'Mike Dunn', stars: 2, text: 'They came late.' });
  const ada = await profileOwner(app);
  const [review] = (await reviewsOf(ada)).reviews;
  return { ada, id: String(review?.id) };
};
const reviewOf = async (owner: Owner, id: string) =>
  (await reviewsOf(owner)).reviews.find((one) => one.id === id);
const takeBack = ({ api, businessId }: Owner, id: string, press: string) =>
  api.reviews.takeBack({ business_id: businessId, id, press });
const writesOf = (app: App) => app.stack.profile.seen.writes.map(({ text }) => text);
const recordsOf = (app: App, { sub }: Owner) => app.table.rows(`USER#${sub}`, 'PRESSED#');

test('an answer waits a minute, can be taken back until then, and goes out once in its exact words', async () => {
  await using app = await startApp();
  using _ = await switchProfileOn(app);
  const { ada, id } = await reviewed(app);
  const words = 'We are sorry, Mike. <b>Call me</b> 😀';
  const first = ulid();
  const waiting = await pressFor(ada, id, words, first);
  expect(waiting.press).toMatchObject({ state: 'waiting', text: words, kind: 'reply' });
  await app.stack.queue.syncs.hurry();
  expect(writesOf(app)).toEqual([]);
  expect((await takeBack(ada, id, first)).press).toBeNull();
  expect((await takeBack(ada, id, first)).press).toBeNull();
  await minuteLater(app, ada);
  expect(writesOf(app)).toEqual([]);
  // The words that were taken back are nowhere.
  expect(JSON.stringify(await app.table.all())).not.toContain('Call me');
  await pressFor(ada, id, words);
  await minuteLater(app, ada);
  expect(writesOf(app)).toEqual([words]);
  expect(await reviewOf(ada, id)).toMatchObject({ press: null, reply: { text: words } });
  await minuteLater(app, ada);
  await readNow(app, ada);
  expect(writesOf(app)).toEqual([words]);
  expect(await reviewOf(ada, id)).toMatchObject({ press: null, reply: { text: words } });
  expect((await recordsOf(app, ada)).map(({ state, by }) => [state, by])).toEqual([
    ['taken-back', ada.sub],
    ['sent', ada.sub],
  ]);
  // Once it is out it is too late to take it back; it is deleted there by a press of its own.
  const stored = await app.table.rows(`USER#${ada.sub}`, 'REVIEW#');
  const press_id = String(stored.find((one) => one.id === id)?.press_id);
  await expect(takeBack(ada, id, press_id)).rejects.toMatchObject({ code: 'conflict' });
  await ada.api.reviews.press({
    business_id: ada.businessId,
    id,
    press: ulid(),
    kind: 'unreply',
    text: '',
  });
  await app.stack.queue.syncs.hurry();
  expect(await reviewOf(ada, id)).toMatchObject({ press: null, reply: null });
  expect(app.stack.profile.place(place).reviews.at(-1)).not.toHaveProperty('reviewReply');
});

test('a press that is sent twice is one; two presses for the same review, in two tabs, are one answer', async () => {
  await using app = await startApp();
  using _ = await switchProfileOn(app);
  const { ada, id } = await reviewed(app);
  const press = ulid();
  const twice = await Promise.all([
    pressFor(ada, id, 'One', press),
    pressFor(ada, id, 'One', press),
  ]);
  expect(twice.map((one) => one.press?.id)).toEqual([press, press]);
  await expect(pressFor(ada, id, 'Another text', press)).rejects.toMatchObject({
    code: 'conflict',
  });
  // While the first waits nothing else can be pressed: editing means taking it back first.
  await expect(pressFor(ada, id, 'Two')).rejects.toMatchObject({ code: 'conflict' });
  await takeBack(ada, id, press);
  const tabs = await Promise.allSettled([pressFor(ada, id, 'Tab 1'), pressFor(ada, id, 'Tab 2')]);
  expect(tabs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await Promise.all([minuteLater(app, ada), minuteLater(app, ada)]);
  expect(writesOf(app)).toHaveLength(1);
});

test('workers that run at once send it once; one that died is followed by one that looks first', async () => {
  await using app = await startApp();
  using _ = await switchProfileOn(app);
  const { ada, id } = await reviewed(app);
  await pressFor(ada, id, 'Once');
  const { sendPresses } = await import('#functions/connections/reviews/send-presses.ts');
  const ref = { accountId: ada.sub, businessId: ada.businessId, provider };
  const later = new Date(Date.now() + 61_000);
  await Promise.all(Array.from({ length: 8 }, () => sendPresses(ref, later)));
  expect(writesOf(app)).toEqual(['Once']);
  // As if the worker had died after the call, before it noted anything.
  const [row] = await app.table.rows(`USER#${ada.sub}`, 'PRESS#');
  await app.table.put({ ...row, state: 'sending', sending_until: 1 } as never);
  await sendPresses(ref, later);
  expect(writesOf(app)).toEqual(['Once']);
  expect(await reviewOf(ada, id)).toMatchObject({ press: null, reply: { text: 'Once' } });
});

test.each(['lost', 'written-500'] as const)(
  'an answer whose confirmation is %s is looked up before anything is sent again',
  async (fault) => {
    await using app = await startApp();
    using _ = await switchProfileOn(app);
    const { ada, id } = await reviewed(app);
    await pressFor(ada, id, 'Once');
    // The first call looks at the review.
    app.stack.profile.fail('extra', fault);
    await minuteLater(app, ada);
    expect(await reviewOf(ada, id)).toMatchObject({
      press: { state: 'waiting', problem: 'unavailable' },
    });
    await minuteLater(app, ada);
    expect(writesOf(app)).toEqual(['Once']);
    expect(await reviewOf(ada, id)).toMatchObject({ press: null, reply: { text: 'Once' } });
  },
);

test('a provider that does not answer is tried once more, and then the owner decides; words it refuses are not sent again', async () => {
  await using app = await startApp();
  using _ = await switchProfileOn(app);
  const { ada, id } = await reviewed(app);
  await pressFor(ada, id, 'Words');
  app.stack.profile.fail('500');
  await minuteLater(app, ada);
  expect(await reviewOf(ada, id)).toMatchObject({
    press: { state: 'waiting', problem: 'unavailable', text: 'Words' },
  });
  app.stack.profile.fail('500');
  await minuteLater(app, ada);
  expect(await reviewOf(ada, id)).toMatchObject({
    press: { state: 'failed', problem: 'unavailable', text: 'Words' },
  });
  await pressFor(ada, id, 'Words');
  app.stack.profile.fail('extra', 'policy');
  await minuteLater(app, ada);
  expect(await reviewOf(ada, id)).toMatchObject({ press: { state: 'failed', problem: 'refused' } });
  expect(writesOf(app)).toEqual([]);
  for (const [fault, problem] of [
    ['403', 'permission'],
    ['404', 'gone'],
  ] as const) {
    await pressFor(ada, id, 'Words');
    app.stack.profile.fail(fault);
    await minuteLater(app, ada);
    expect(await reviewOf(ada, id), fault).toMatchObject({ press: { problem } });
  }
});

test('what the owner has not read is not answered: a review that changed, went, or was answered elsewhere meanwhile', async () => {
  await using app = await startApp();
  using _ = await switchProfileOn(app);
  const { ada, id } = await reviewed(app);
  const { profile } = app.stack;
  const remote = String(profile.place(place).reviews.at(-1)?.reviewId);
  await pressFor(ada, id, 'Words');
  profile.changeReview(place, remote, { stars: 1, text: 'And now this.' });
  await minuteLater(app, ada);
  expect(await reviewOf(ada, id)).toMatchObject({ press: { problem: 'changed' } });
  await readNow(app, ada);
  await pressFor(ada, id, 'Words');
  profile.answerThere(place, remote, 'I answered there.');
  await minuteLater(app, ada);
  expect(await reviewOf(ada, id)).toMatchObject({ press: { problem: 'answered' } });
  await readNow(app, ada);
  // Changing one's own answer is a press like the first one.
  await pressFor(ada, id, 'Better words');
  await minuteLater(app, ada);
  expect(await reviewOf(ada, id)).toMatchObject({ reply: { text: 'Better words' } });
  await pressFor(ada, id, 'Words again');
  profile.removeReview(place, remote);
  await minuteLater(app, ada);
  expect(await reviewOf(ada, id)).toMatchObject({ press: { problem: 'gone' } });
  expect(writesOf(app)).toEqual(['Better words']);
  await readNow(app, ada);
  await expect(pressFor(ada, id, 'Words')).rejects.toMatchObject({ code: 'conflict' });
});

test('nothing goes out after a disconnection, a downgrade, a withdrawn consent or for another place than it was pressed for', async () => {
  await using app = await startApp();
  using _ = await switchProfileOn(app);
  const { ada, id } = await reviewed(app);
  const stored = await storedProfileOf(app, ada);
  await pressFor(ada, id, 'Words');
  await app.table.put({ ...stored, remote: 'accounts/101/locations/999' });
  await minuteLater(app, ada);
  expect(await reviewOf(ada, id)).toMatchObject({ press: { problem: 'gone' } });
  await app.table.put(stored);
  await pressFor(ada, id, 'Words');
  app.stack.profile.revoke();
  await minuteLater(app, ada);
  expect(await reviewOf(ada, id)).toMatchObject({ press: { problem: 'sign-in' } });
  await connectProfile(app, ada);
  await pressFor(ada, id, 'Words');
  const account = await app.table.row(`USER#${ada.sub}`, 'ACCOUNT');
  await app.table.put({
    ...account,
    plan: 'free',
    trial_ends_at: '2026-01-01T00:00:00.000Z',
  } as never);
  await minuteLater(app, ada);
  expect(await reviewOf(ada, id)).toMatchObject({ press: { problem: 'plan' } });
  // What was read stays readable.
  expect((await reviewsOf(ada)).reviews).toHaveLength(5);
  await expect(pressFor(ada, id, 'Words')).rejects.toMatchObject({ code: 'upgrade-needed' });
  await app.table.put(account as never);
  await pressFor(ada, id, 'Words');
  await ada.api.connections.disconnect({ business_id: ada.businessId, provider });
  await connectProfile(app, ada);
  await minuteLater(app, ada);
  expect(writesOf(app)).toEqual([]);
});

test('a stranger reads, presses and takes back nothing of another owner’s; neither does the owner for another business', async () => {
  await using app = await startApp();
  using _ = await switchProfileOn(app);
  const { ada, id } = await reviewed(app);
  const press = ulid();
  await pressFor(ada, id, 'Words', press);
  const eve = await asker(app, 'eve');
  const missing = { code: 'not-found' };
  const asAda = { ...eve, businessId: ada.businessId };
  await expect(reviewsOf(asAda)).rejects.toMatchObject(missing);
  for (const owner of [asAda, eve]) {
    await expect(pressFor(owner, id)).rejects.toMatchObject(missing);
    await expect(takeBack(owner, id, press)).rejects.toMatchObject(missing);
  }
  const { businesses } = await ada.api.businesses.add({ name: 'Other', type: 'Plumber' });
  const other = {
    ...ada,
    businessId: String(businesses.find((one) => one.id !== ada.businessId)?.id),
  };
  await expect(pressFor(other, id)).rejects.toMatchObject(missing);
  // The tokens of one business open for no other one.
  const stored = await storedProfileOf(app, ada);
  const own = { sk: `CONNECTION#${other.businessId}#${provider}`, business_id: other.businessId };
  await app.table.put({ ...stored, ...own });
  const { sendPresses } = await import('#functions/connections/reviews/send-presses.ts');
  const [row] = await app.table.rows(`USER#${ada.sub}`, 'PRESS#');
  await app.table.put({
    ...row,
    pk: `USER#${ada.sub}`,
    sk: `PRESS#${other.businessId}#${press}`,
    business_id: other.businessId,
  });
  const ref = { accountId: ada.sub, businessId: other.businessId, provider };
  await sendPresses(ref, new Date(Date.now() + 61_000));
  expect(writesOf(app)).toEqual([]);
});

test('an answer without words, one that is longer than Google takes, and words with a deletion are refused', async () => {
  await using app = await startApp();
  using _ = await switchProfileOn(app);
  const { ada, id } = await reviewed(app);
  for (const text of ['', '   ', 'é'.repeat(2049)])
    await expect(pressFor(ada, id, text)).rejects.toMatchObject({ code: 'invalid' });
  await expect(
    ada.api.reviews.press({
      business_id: ada.businessId,
      id,
      press: ulid(),
      kind: 'unreply',
      text: 'x',
    }),
  ).rejects.toMatchObject({ code: 'invalid' });
  expect((await pressFor(ada, id, 'é'.repeat(2048))).press?.state).toBe('waiting');
});
