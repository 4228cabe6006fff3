// @module-tag night
import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  connectProfile,
  minuteLater,
  place,
  pressFor,
  provider,
  readNow,
  reviewed,
  reviewOf,
  reviewsOf,
  storedProfileOf,
  writesOf,
} from '#test/support/reviews/reviews.ts';

test.each(['lost', 'written-500'] as const)(
  'an answer whose confirmation is %s is looked up before anything is sent again',
  async (fault) => {
    await using app = await startApp();
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
