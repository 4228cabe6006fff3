import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { changeConnection } from '#test/support/connections.ts';
import { crossedWrite } from '#test/support/faults/crossed-write.ts';
import { base64Of, jpegOf } from '#test/support/photos.ts';
import {
  connectFacebook,
  facebook,
  facebookOwner,
  onFacebook,
} from '#test/support/posts/facebook.ts';
import { postsOf, pressPost } from '#test/support/posts/posts.ts';
import {
  connectProfile,
  minuteLater,
  pressFor,
  provider,
  reviewed,
  reviewOf,
  writesOf,
} from '#test/support/reviews/reviews.ts';

const photo = base64Of(jpegOf(640, 480));

test('a post that is crossed by a disconnect is not stored for a Page that is connected later, neither is its photo', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  // What waits is taken back by then, and the connection is still there.
  using crossed = await crossedWrite('PRESS#', () =>
    changeConnection(app, ada, { state: 'leaving' }, facebook),
  );
  await expect(pressPost(ada, 'Crossed', { provider: facebook, photo })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(crossed.isCrossed).toBe(true);
  expect(await postsOf(ada)).toEqual([]);
  expect(await app.table.rows(`USER#${ada.sub}`, 'POSTPHOTO#')).toEqual([]);
  await ada.api.connections.disconnect({ business_id: ada.businessId, provider: facebook });
  await connectFacebook(app, ada);
  await minuteLater(app, ada);
  expect(onFacebook(app)).toEqual([]);
});

test('neither is one that failed before and is pressed again', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const { id } = await pressPost(ada, 'Crossed', { provider: facebook });
  app.stack.facebook.fail('200');
  await minuteLater(app, ada);
  const disconnect = () =>
    ada.api.connections.disconnect({ business_id: ada.businessId, provider: facebook });
  using crossed = await crossedWrite('PRESS#', disconnect);
  await expect(pressPost(ada, 'Crossed', { id, provider: facebook, photo })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(crossed.isCrossed).toBe(true);
  expect(await postsOf(ada)).toMatchObject([{ places: [{ press: { state: 'failed' } }] }]);
  expect(await app.table.rows(`USER#${ada.sub}`, 'POSTPHOTO#')).toEqual([]);
  await connectFacebook(app, ada);
  await minuteLater(app, ada);
  expect(onFacebook(app)).toEqual([]);
});

test('an answer is not stored while its profile is being disconnected, and goes out nowhere later', async () => {
  await using app = await startApp();
  const { ada, id } = await reviewed(app);
  // What waits is taken back by then, and the reviews are still there.
  using crossed = await crossedWrite('PRESS#', () =>
    changeConnection(app, ada, { state: 'leaving' }, provider),
  );
  await expect(pressFor(ada, id, 'Crossed')).rejects.toMatchObject({
    code: 'conflict',
    data: undefined,
  });
  expect(crossed.isCrossed).toBe(true);
  await ada.api.connections.disconnect({ business_id: ada.businessId, provider });
  await connectProfile(app, ada);
  expect((await reviewOf(ada, id))?.press ?? null).toBeNull();
  await minuteLater(app, ada);
  expect(writesOf(app)).toEqual([]);
});
