import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, answerWith, asker, freeAsker } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';
import {
  base64Of,
  cameraName,
  jpeg,
  positionBytes,
  webp,
  withPosition,
} from '#test/support/photos.ts';

const photo = { data: base64Of(jpeg), thumbnail: base64Of(webp) };
const marked = { data: base64Of(withPosition()), thumbnail: base64Of(withPosition()) };
const text = 'What do I tell the tenant about this stain?';

const photosOf = (app: App, { sub }: Asker) => app.table.rows(`USER#${sub}`, 'PHOTO#');
/** Returns the pictures in the last provider request. */
const seen = (app: App) =>
  (app.stack.openai.requests().at(-1)?.body.messages ?? []).flatMap(({ content }) =>
    Array.isArray(content) ? content.flatMap(({ image_url: image }) => image ?? []) : [],
  );
/** Returns the text of the first question in the last provider request. */
const questionIn = (app: App) => {
  const content = app.stack.openai
    .requests()
    .at(-1)
    ?.body.messages.find(({ role }) => role === 'user')?.content;
  const words = Array.isArray(content)
    ? content.find(({ type }) => type === 'text')?.text
    : content;
  return String(words);
};
const bytesOf = (address: string) => Buffer.from(address.split(',')[1] ?? '', 'base64');
const askWith = (ada: Asker, more: Partial<Parameters<Asker['ask']>[0]> = {}) =>
  ada.ask({ chat_id: randomUUID(), text, photo, ...more });

test('the helper gets the photo, and the history stores a thumbnail', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { turn } = await askWith(ada);
  expect(turn).toMatchObject({ text, photo: true });
  const [image] = seen(app);
  expect(image).toMatchObject({ detail: 'high', url: `data:image/jpeg;base64,${photo.data}` });
  const place = { id: turn.chat_id, message_id: turn.id };
  expect(await ada.api.history.photo(place)).toEqual({
    chat_id: turn.chat_id,
    message_id: turn.id,
    business_id: ada.businessId,
    thumbnail: `data:image/webp;base64,${photo.thumbnail}`,
    created_at: turn.created_at,
  });
  const { turns } = await ada.api.history.get({ id: turn.chat_id });
  expect(turns).toMatchObject([{ id: turn.id, photo: true }]);
  expect(JSON.stringify(turns)).not.toContain(photo.thumbnail);
});

test('the next question does not send the photo again, and mentions that there was one', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { turn } = await askWith(ada);
  const first = questionIn(app);
  await ada.ask({ chat_id: turn.chat_id, text: 'And if they say no?' });
  expect(seen(app)).toEqual([]);
  const again = questionIn(app);
  expect(again).toContain('[A photo came with this question.');
  expect(again).toContain(text);
  // The text stays the same, so that the provider’s cache recognizes it.
  expect(first).toBe(again);
});

test('position and camera of a photo are neither stored nor sent', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { turn } = await askWith(ada, { photo: marked });
  const [image] = seen(app);
  const [row] = await photosOf(app, ada);
  const kept = await ada.api.history.photo({ id: turn.chat_id, message_id: turn.id });
  for (const bytes of [
    bytesOf(image?.url ?? ''),
    Buffer.from(row?.bytes as Uint8Array),
    bytesOf(kept.thumbnail),
  ]) {
    expect(bytes.length).toBeGreaterThan(200);
    expect(bytes.includes(positionBytes())).toBe(false);
    expect(bytes.includes(cameraName)).toBe(false);
  }
});

test('the photo is part of the question: the same message id with another photo is refused', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const message = { message_id: ulid(), chat_id: randomUUID(), text };
  const { turn } = await ada.ask({ ...message, photo });
  const again = await ada.ask({ ...message, photo });
  expect(again.turn).toEqual(turn);
  expect((await ada.quota()).total).toBe(1);
  for (const other of [undefined, { ...photo, data: photo.thumbnail }])
    await expect(ada.ask({ ...message, ...(other && { photo: other }) })).rejects.toMatchObject({
      code: 'different-message',
    });
  expect(await photosOf(app, ada)).toHaveLength(1);
});

test.each([
  ['a picture of another type', { data: base64Of(Buffer.from('GIF89a, and more than enough')) }],
  ['half a file', { data: base64Of(jpeg.subarray(0, 150)) }],
  ['an invalid thumbnail', { thumbnail: base64Of(Buffer.from('<svg onload="x"></svg>')) }],
  ['no base64', { data: '####' }],
  ['a file of more than 600 KB', { data: 'A'.repeat(820_000) }],
  ['a thumbnail of more than 12 KB', { thumbnail: base64Of(Buffer.alloc(12 * 1024 + 3)) }],
  ['an address', { data: 'https://example.com/a.jpg' }],
])('%s is refused, and not counted', async (_, odd) => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await expect(askWith(ada, { photo: { ...photo, ...odd } })).rejects.toMatchObject({
    code: 'invalid',
  });
  expect((await ada.quota()).total).toBe(0);
  expect(app.stack.openai.requests()).toEqual([]);
});

test('a photo or thumbnail with too many pixels is refused', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  /** Overwrites the size in the frame header of the file. */
  const sized = (width: number, height: number) => {
    const file = Buffer.from(jpeg);
    const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
    file.writeUInt16BE(height, frame + 5);
    file.writeUInt16BE(width, frame + 7);
    return base64Of(file);
  };
  await askWith(ada, { photo: { data: sized(1056, 1408), thumbnail: sized(240, 180) } });
  for (const odd of [
    { data: sized(1409, 10) },
    { data: sized(1057, 1057) },
    { thumbnail: sized(241, 100) },
  ])
    await expect(askWith(ada, { photo: { ...photo, ...odd } })).rejects.toMatchObject({
      code: 'invalid',
    });
});

test('a photo of 600 KB is accepted, and a body above the limit of the route is refused', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const question = ada.question({ text, photo });
  const full = { ...question, photo: { ...photo, data: 'A'.repeat(819_200) } };
  const send = async (body: object) =>
    (await app.send('POST', '/chat', { name: 'ada', body })).json() as Promise<{ code: string }>;
  // The whole body was read and is refused because it is not a picture.
  expect(await send(full)).toMatchObject({
    code: 'invalid',
    title: expect.stringMatching(/couldn’t read/),
  });
  expect(await send({ ...full, text: 'A'.repeat(120_000) })).toMatchObject({ code: 'too-large' });
});

test('the assistant gets the photo too, and taking the question to the named helper counts once', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada', { plan: 'free' });
  const chat_id = randomUUID();
  const asked = 'My quotes get no answer, what can I sell better?';
  const { turn } = await askWith(ada, { chat_id, helper_id: null, text: asked });
  expect(seen(app)).toMatchObject([{ detail: 'low' }]);
  expect(turn.suggestedHelperId).toBe('sales');
  const taken_from = { chat_id, message_id: turn.id };
  await askWith(ada, { helper_id: 'sales', text: asked, taken_from });
  expect(seen(app)).toMatchObject([{ detail: 'high' }]);
  expect((await ada.quota()).used).toBe(1);
  expect(await photosOf(app, ada)).toEqual([]);
});

test('a question with a photo that the assistant did not get counts as another question', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada', { plan: 'free' });
  const chat_id = randomUUID();
  const asked = 'My quotes get no answer, what can I sell better?';
  // Longer than a referral, so that the question of the assistant is counted.
  const response = 'Call them on Friday. '.repeat(40);
  app.stack.openai.say(() => JSON.stringify({ response, suggested_helper_id: 'sales' }));
  const { turn } = await ada.ask({ chat_id, helper_id: null, text: asked });
  const taken_from = { chat_id, message_id: turn.id };
  await askWith(ada, { helper_id: 'sales', text: asked, taken_from });
  expect((await ada.quota()).used).toBe(2);
});

test('regenerate does not send the photo again, and a continuation accepts none', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  answerWith(app, 'Say that it is in the grout.');
  const { turn } = await askWith(ada);
  const { chat_id } = turn;
  const again = await ada.ask({ chat_id, text, replaces: turn.id });
  expect(again.turn).not.toHaveProperty('photo');
  expect(seen(app)).toEqual([]);
  const continued = { ...ada.question({ chat_id }), text: undefined, continues: again.turn.id };
  await expect(ada.api.chat.ask({ ...continued, photo })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('only the owner can see the thumbnail, and it is deleted with its conversation', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const eve = await asker(app, 'eve');
  const { turn } = await askWith(ada);
  const place = { id: turn.chat_id, message_id: turn.id };
  const gone = { code: 'not-found' };
  await expect(eve.api.history.photo(place)).rejects.toMatchObject(gone);
  await expect(app.as().history.photo(place)).rejects.toMatchObject({ code: 'signed-out' });
  const { photos } = await ada.api.account.export({});
  expect(photos).toEqual([await ada.api.history.photo(place)]);
  expect((await eve.api.account.export({})).photos).toEqual([]);

  await ada.api.history.clear({ id: turn.chat_id });
  await expect(ada.api.history.photo(place)).rejects.toMatchObject(gone);
  const second = await askWith(ada, { chat_id: turn.chat_id });
  await ada.api.history.remove({ id: turn.chat_id });
  expect(await photosOf(app, ada)).toEqual([]);
  await expect(
    ada.api.history.photo({ id: second.turn.chat_id, message_id: second.turn.id }),
  ).rejects.toMatchObject(gone);
});

test('deleting a business or an account deletes its pictures', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const other = await ada.api.businesses.add({ name: 'Second', type: 'Plumber' });
  const second = String(other.account.active_business_id);
  await askWith(ada);
  await askWith(ada, { business_id: second });
  expect(await photosOf(app, ada)).toHaveLength(2);
  await ada.api.businesses.remove({ business_id: second });
  expect(await photosOf(app, ada)).toMatchObject([{ business_id: ada.businessId }]);
  await deleteAccount(app, 'ada');
  expect(await photosOf(app, ada)).toEqual([]);
});

test('on a plan without history no part of the photo is stored', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const { turn } = await askWith(ada);
  expect(turn.photo).toBe(true);
  expect(await photosOf(app, ada)).toEqual([]);
});

test('a thumbnail is not stored when its question was deleted meanwhile', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { turn } = await askWith(ada);
  const { chat_id: conversationId, id: messageId } = turn;
  await ada.api.history.remove({ id: conversationId });
  const { savePhoto } = await import('#functions/chat/turns/photos-table.ts');
  const late = { accountId: ada.sub, conversationId, messageId };
  await savePhoto(
    late,
    { type: 'image/jpeg', bytes: jpeg },
    { business_id: ada.businessId, created_at: turn.created_at },
  );
  expect(await photosOf(app, ada)).toEqual([]);
});
