import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { joined } from '#test/support/people/people.ts';
import { pressPost, standing } from '#test/support/posts/posts.ts';
import { everyNth } from '#test/support/proof-size.ts';
import { minuteLater, profileOwner, reviewed, writesOf } from '#test/support/reviews/reviews.ts';

const orders = ['owner', 'office'] as const;
const rejected = (ended: readonly PromiseSettledResult<unknown>[]) =>
  ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));

/** An owner and an office who both see one review without an answer. */
const bothAtReview = async (app: App) => {
  const { ada, id } = await reviewed(app);
  const carol = await joined(app, 'ada', 'carol');
  const answer = (api: typeof carol.api, text: string, seen: string | null) =>
    api.connections.press({
      ...{ business_id: ada.businessId, id, press: ulid(), kind: 'reply' as const, text, seen },
    });
  return { ada, carol, answer };
};

test.each(orders)(
  'a review that the %s answered first is not answered a second time unseen',
  async (by) => {
    await using app = await startApp();
    const { ada, carol, answer } = await bothAtReview(app);
    const [one, other] = by === 'owner' ? [ada, carol] : [carol, ada];
    await answer(one.api, 'We are sorry.', null);
    const first = { by: one.sub, at: expect.any(String) };
    await expect(answer(other.api, 'Call me, Mike.', null)).rejects.toMatchObject({
      code: 'conflict',
      data: { first, review: { press: { text: 'We are sorry.', by: one.sub } } },
    });
    await minuteLater(app, ada);
    await expect(answer(other.api, 'Call me, Mike.', null)).rejects.toMatchObject({
      code: 'conflict',
      data: { first, review: { press: null, reply: { text: 'We are sorry.' } } },
    });
    expect(writesOf(app)).toEqual(['We are sorry.']);
    await answer(other.api, 'Call me, Mike.', 'We are sorry.');
    await minuteLater(app, ada);
    expect(writesOf(app)).toEqual(['We are sorry.', 'Call me, Mike.']);
  },
);

test('of two answers at the same moment one goes out and the other is told', async () => {
  await using app = await startApp();
  const { ada, carol, answer } = await bothAtReview(app);
  const words = ['We are sorry.', 'Call me, Mike.'];
  const ended = await Promise.allSettled(
    [ada, carol].map(({ api }, nth) => answer(api, String(words[nth]), null)),
  );
  const won = ended.findIndex(({ status }) => status === 'fulfilled');
  expect(rejected(ended)).toMatchObject([
    { code: 'conflict', data: { first: { by: [ada, carol][won]?.sub } } },
  ]);
  await minuteLater(app, ada);
  expect(writesOf(app)).toEqual([words[won]]);
});

/** An owner and an office at one place, and their press for a post with the same words. */
const bothAtPlace = async (app: App) => {
  const ada = await profileOwner(app);
  const carol = await joined(app, 'ada', 'carol');
  const post = ({ api }: { api: typeof carol.api }, seen: string[]) =>
    pressPost({ api, businessId: ada.businessId }, 'Two Fridays are open.', { seen });
  return { ada, carol, post };
};

test.each(everyNth(orders, 2))(
  'the words that the %s posted first are not posted a second time unseen',
  async (by) => {
    await using app = await startApp();
    const { ada, carol, post } = await bothAtPlace(app);
    const [one, other] = by === 'owner' ? [ada, carol] : [carol, ada];
    const { id } = await post(one, []);
    const refused = { code: 'conflict', data: { posts: [{ id }], first: { by: one.sub } } };
    await expect(post(other, [])).rejects.toMatchObject(refused);
    await minuteLater(app, ada);
    await expect(post(other, [])).rejects.toMatchObject(refused);
    expect(standing(app)).toHaveLength(1);
    await post(other, [id]);
    await minuteLater(app, ada);
    expect(standing(app)).toHaveLength(2);
  },
);

test('of two posts with the same words at the same moment one goes up and the other is told', async () => {
  await using app = await startApp();
  const { ada, carol, post } = await bothAtPlace(app);
  const ended = await Promise.allSettled([post(ada, []), post(carol, [])]);
  const won = ended.findIndex(({ status }) => status === 'fulfilled');
  expect(rejected(ended)).toMatchObject([
    { code: 'conflict', data: { first: { by: [ada, carol][won]?.sub } } },
  ]);
  await minuteLater(app, ada);
  expect(standing(app)).toHaveLength(1);
});
