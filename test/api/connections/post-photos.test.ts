import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { postPhotoLimits } from '#shared/domain/connections/posts/post-photo.ts';
import { startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { base64Of, cameraName, jpeg, jpegOf, webp, withPosition } from '#test/support/photos.ts';
import {
  connectFacebook,
  facebook,
  facebookOwner,
  onFacebook,
} from '#test/support/posts/facebook.ts';
import {
  photo,
  photosOn,
  placeOf,
  pressPhoto,
  storedPhotos,
} from '#test/support/posts/post-photos.ts';
import { postsOf, pressPost as pressAt, takePostBack } from '#test/support/posts/posts.ts';
import { everyNth } from '#test/support/proof-size.ts';
import { connectProfile, provider as google, minuteLater } from '#test/support/reviews/reviews.ts';

type Owner = Awaited<ReturnType<typeof facebookOwner>>;
type Pressed = Awaited<ReturnType<typeof pressAt>>;
const other = base64Of(jpegOf(640, 640));

const readPhoto = ({ api, businessId }: Owner, { id, press }: Pick<Pressed, 'id' | 'press'>) =>
  api.connections.postPhoto({ business_id: businessId, id, press });

test('a photo goes up once with its words, exactly as it was confirmed, and is kept no longer', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const pressed = await pressPhoto(ada);
  expect(pressed.post?.places).toMatchObject([{ provider: facebook, photo: true }]);
  expect(await readPhoto(ada, pressed)).toEqual({ photo });
  await Promise.all([minuteLater(app, ada), minuteLater(app, ada)]);
  await minuteLater(app, ada);
  expect(onFacebook(app)).toEqual(['Before and after']);
  expect(photosOn(app)).toEqual([`data:image/jpeg;base64,${photo}`]);
  expect(await placeOf(ada)).toMatchObject({
    photo: true,
    sent: { link: expect.stringMatching(/^https:\/\/local\.facebook\.com\/801\/posts\//) },
  });
  expect(await storedPhotos(app, ada)).toEqual([]);
  await expect(readPhoto(ada, pressed)).rejects.toMatchObject({ code: 'not-found' });
});

test('the camera, the place and whatever else stands in the file is neither stored nor sent', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  await pressPhoto(ada, { photo: base64Of(withPosition(jpegOf(800, 600))) });
  expect(JSON.stringify(await app.table.all())).not.toContain(cameraName);
  await minuteLater(app, ada);
  expect(photosOn(app)).toEqual([`data:image/jpeg;base64,${photo}`]);
});

test.each(
  everyNth(
    [
      ['no picture', base64Of(Buffer.from('<html>not a photo</html>')), /couldn’t read/],
      ['the first half of one', base64Of(jpegOf(800, 600).subarray(0, 100)), /couldn’t read/],
      ['a WebP', base64Of(webp), /couldn’t read/],
      ['too small', base64Of(jpeg), /320 to 1440/],
      ['too narrow', base64Of(jpegOf(1400, 200)), /320 to 1440/],
      ['too wide', base64Of(jpegOf(4000, 3000)), /320 to 1440/],
    ] as const,
    3,
  ),
)('a file that is %s is refused, and no post waits', async (_, file, said) => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  await expect(pressPhoto(ada, { photo: file })).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringMatching(said),
  });
  expect(await postsOf(ada)).toEqual([]);
  expect(await storedPhotos(app, ada)).toEqual([]);
});

test('the largest file is taken, and one byte more is not', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const file = jpegOf(1440, 1080);
  const largest = Buffer.concat([
    file.subarray(0, -2),
    Buffer.alloc(postPhotoLimits.bytes - file.length, 0x11),
    file.subarray(-2),
  ]);
  expect(largest).toHaveLength(postPhotoLimits.bytes);
  // Each of these letters is six characters of JSON.
  await pressAt(ada, '\u0001'.repeat(1500), { provider: facebook, photo: base64Of(largest) });
  expect(await storedPhotos(app, ada)).toHaveLength(1);
  const above = Buffer.concat([largest, Buffer.alloc(3)]);
  await expect(pressPhoto(ada, { photo: base64Of(above) })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('a post that is taken back leaves no photo, and neither does disconnecting', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  await takePostBack(ada, await pressPhoto(ada));
  expect(await storedPhotos(app, ada)).toEqual([]);
  await pressPhoto(ada);
  expect(await storedPhotos(app, ada)).toHaveLength(1);
  await ada.api.connections.disconnect({ business_id: ada.businessId, provider: facebook });
  expect(await storedPhotos(app, ada)).toEqual([]);
  await minuteLater(app, ada);
  expect(onFacebook(app)).toEqual([]);
});

test('a planned post keeps its photo, gets another one, or loses it, and only the last is kept and sent', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const first = await pressPhoto(ada);
  const kept = await pressPhoto(ada, { id: first.id, replaces: first.press });
  await expect(readPhoto(ada, first)).rejects.toMatchObject({ code: 'not-found' });
  expect(await readPhoto(ada, kept)).toEqual({ photo });
  const changed = await pressPhoto(ada, { id: first.id, replaces: kept.press, photo: other });
  expect(await storedPhotos(app, ada)).toHaveLength(1);
  expect(await readPhoto(ada, changed)).toEqual({ photo: other });
  await pressPhoto(ada, { id: first.id, replaces: changed.press, photo: null });
  expect(await storedPhotos(app, ada)).toEqual([]);
  await minuteLater(app, ada);
  expect(photosOn(app)).toEqual([undefined]);
});

test('a press that is sent twice is one; with another photo it is refused', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const same = { id: ulid(), press: ulid() };
  await Promise.all([pressPhoto(ada, same), pressPhoto(ada, same)]);
  expect(await storedPhotos(app, ada)).toHaveLength(1);
  for (const changed of [other, null])
    await expect(pressPhoto(ada, { ...same, photo: changed })).rejects.toMatchObject({
      code: 'conflict',
    });
});

test('a post that may be up is not pressed again with another photo, which would be taken for posted', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const { id } = await pressPhoto(ada);
  app.stack.facebook.fail('extra', 'lost', '500');
  await minuteLater(app, ada);
  await minuteLater(app, ada);
  expect((await placeOf(ada))?.press).toMatchObject({ state: 'failed', problem: 'unsure' });
  for (const changed of [other, null])
    await expect(pressPhoto(ada, { id, photo: changed })).rejects.toMatchObject({
      code: 'conflict',
      message:
        'We’re not sure the earlier post went up. Look on Facebook. If it isn’t there, put that post away and write a new one.',
    });
  expect(await storedPhotos(app, ada)).toHaveLength(1);
  // With the same one it is found there.
  await pressPhoto(ada, { id });
  await minuteLater(app, ada);
  expect(photosOn(app)).toEqual([`data:image/jpeg;base64,${photo}`]);
  expect(await placeOf(ada)).toMatchObject({ press: null, sent: { link: expect.any(String) } });
});

test('a photo that Facebook does not take fails the post and says so; without it the same post goes up', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const { id } = await pressPhoto(ada);
  app.stack.facebook.fail('bad-photo');
  await minuteLater(app, ada);
  expect((await placeOf(ada))?.press).toMatchObject({ state: 'failed', problem: 'photo' });
  expect(onFacebook(app)).toEqual([]);
  expect(await storedPhotos(app, ada)).toHaveLength(1);
  await pressPhoto(ada, { id, photo: null });
  expect(await storedPhotos(app, ada)).toEqual([]);
  await minuteLater(app, ada);
  expect(photosOn(app)).toEqual([undefined]);
});

test('words never go up without the photo that was confirmed with them', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  await pressPhoto(ada);
  for (const { pk, sk } of await storedPhotos(app, ada)) await app.table.remove(pk, sk);
  await minuteLater(app, ada);
  expect((await placeOf(ada))?.press).toMatchObject({ state: 'failed', problem: 'photo' });
  expect(onFacebook(app)).toEqual([]);
});

test('Google takes no photo', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await connectProfile(app, ada);
  await expect(pressPhoto(ada, { provider: google })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Google takes no photos from here.',
  });
  expect(await postsOf(ada)).toEqual([]);
});

test('a stranger neither sees a photo nor adds one', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const pressed = await pressPhoto(ada);
  const eve = await asker(app, 'eve');
  await connectFacebook(app, eve);
  const missing = { code: 'not-found' };
  for (const owner of [{ ...eve, businessId: ada.businessId }, eve])
    await expect(readPhoto(owner, pressed)).rejects.toMatchObject(missing);
  await expect(pressPhoto({ ...eve, businessId: ada.businessId })).rejects.toMatchObject(missing);
  await expect(readPhoto(ada, { ...pressed, id: ulid() })).rejects.toMatchObject(missing);
});

test('the export has a photo that waits; deleting the business removes it', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const business_id = ada.businessId;
  const { press } = await pressPhoto(ada);
  const exported = await ada.api.account.export({});
  expect(exported.post_photos).toEqual([
    { business_id, press, photo: `data:image/jpeg;base64,${photo}` },
  ]);
  await ada.api.businesses.add({ name: 'Other', type: 'Plumber' });
  await ada.api.businesses.remove({ business_id });
  expect(await storedPhotos(app, ada)).toEqual([]);
});
