import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { toneScript } from '#local/openai/transcriptions.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker, freeAsker } from '#test/support/chat.ts';
import { base64Of } from '#test/support/photos.ts';

const marker = 'SOUND-OF-THE-OWNER';
const webm = (size = 4000) => {
  const bytes = Buffer.alloc(size, marker);
  Buffer.from('1a45dfa3', 'hex').copy(bytes);
  return bytes;
};
const speak = ({ api, businessId }: Asker, sound: Uint8Array = webm()) =>
  api.speech.transcribe({ business_id: businessId, sound: base64Of(sound) });
const used = async (app: App, { sub }: Asker) =>
  (await app.table.row(`USER#${sub}`, 'RECORDINGS'))?.used;
const counted = async (app: App, ada: Asker, count: number, since = Date.now()) => {
  await app.table.put({ pk: `USER#${ada.sub}`, sk: 'RECORDINGS', used: count, since });
};

test('speech is transcribed with the languages and the words of the business as hints', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.api.businesses.update({ business_id: ada.businessId, language: 'es' });
  expect(await speak(ada)).toEqual({ text: toneScript });
  const [file] = app.stack.openai.heard();
  expect(file).toMatchObject({
    name: 'speech.webm',
    type: 'audio/webm',
    size: 4000,
    fields: { model: ['stand-in'], language: ['es'], prompt: [expect.stringContaining('PEX')] },
  });
  expect(file?.fields.prompt?.[0]).toContain('Ada Plumbing');
});

test('recordings of Safari and Firefox are recognized by their bytes, and other files are refused uncounted', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await speak(ada, Buffer.from('\0\0\0\x1cftypmp42, and so on', 'latin1'));
  await speak(ada, Buffer.from('OggS, and so on'));
  expect(app.stack.openai.heard().map(({ name }) => name)).toEqual(['speech.mp4', 'speech.ogg']);
  for (const odd of ['RIFF....WAVE', '<html></html>', '{"a":1}'])
    await expect(speak(ada, Buffer.from(odd))).rejects.toMatchObject({ code: 'invalid' });
  expect(await used(app, ada)).toBe(2);
});

test('a recording is not stored, and neither it nor its text is logged', async () => {
  await using app = await startApp({ logLevel: 'DEBUG' });
  const ada = await asker(app, 'ada');
  const lines: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = ((text: string) => lines.push(String(text)) > 0) as typeof write;
  try {
    await speak(ada);
    app.stack.openai.fail({ kind: 'status', status: 500 });
    await speak(ada).catch(() => {});
  } finally {
    process.stdout.write = write;
  }
  const kept = JSON.stringify(await app.table.rows(`USER#${ada.sub}`, ''));
  for (const place of [kept, lines.join('\n')]) {
    expect(place).not.toContain(marker);
    expect(place).not.toContain(base64Of(webm()).slice(40, 80));
    expect(place).not.toContain('nobody called back');
  }
});

test('speech is refused for the business of another owner, in a preview, and without a sign-in', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const eve = await asker(app, 'eve');
  const sound = base64Of(webm());
  for (const business_id of [ada.businessId, randomUUID()])
    await expect(eve.api.speech.transcribe({ business_id, sound })).rejects.toMatchObject({
      code: 'not-found',
    });
  const business_id = ada.businessId;
  const preview = app.as('ada', { 'x-preview': 'free' });
  await expect(preview.speech.transcribe({ business_id, sound })).rejects.toMatchObject({
    code: 'previewing',
  });
  await expect(app.as().speech.transcribe({ business_id, sound })).rejects.toMatchObject({
    code: 'signed-out',
  });
  expect(app.stack.openai.heard()).toEqual([]);
});

test('the plan limits the recordings in 24 hours, and the refusal says what to do', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  await counted(app, ada, 9);
  await speak(ada);
  await expect(speak(ada)).rejects.toMatchObject({
    code: 'limit-reached',
    message: expect.stringMatching(/^You’ve made 10 recordings in 24 hours.*Type your question/),
  });
  expect(await used(app, ada)).toBe(10);
  // Questions are counted separately.
  expect((await ada.quota()).used).toBe(0);
  await counted(app, ada, 10, Date.now() - 24 * 3_600_000 - 1000);
  await speak(ada);
  expect(await used(app, ada)).toBe(1);
});

test('of ten recordings at once only as many are transcribed as are left', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  await counted(app, ada, 7);
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => speak(ada)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(app.stack.openai.heard()).toHaveLength(3);
  expect(await used(app, ada)).toBe(10);
});

test('a person can send twenty recordings a minute', { tags: 'night' }, async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const all = await Promise.allSettled(Array.from({ length: 45 }, () => speak(ada)));
  const heard = all.filter(({ status }) => status === 'fulfilled').length;
  // The clock may reach the next minute in between.
  expect(heard).toBeGreaterThanOrEqual(20);
  expect(heard).toBeLessThanOrEqual(40);
});

test('a provider failure does not count, and its message is not shown', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  for (const status of [400, 429, 500]) {
    app.stack.openai.fail({ kind: 'status', status });
    await expect(speak(ada)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/didn’t count.*or type your question/),
    });
  }
  expect(await used(app, ada)).toBe(0);
});

test('the cost of a recording is added to the day, and above the daily limit nothing is transcribed', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  app.stack.openai.hear({ text: 'Hello.', seconds: 60 });
  await speak(ada);
  const day = new Date().toISOString().slice(0, 10);
  const counters = await app.table.rows(`STATS#${day}`, '');
  const spent = counters.map((row) => Number(row.model_microdollars ?? 0));
  expect(Math.max(...spent)).toBe(4500);
  app.stack.openai.hear({ text: 'Far too long.', seconds: 60 * 5000 });
  await speak(ada);
  await counted(app, ada, 0);
  await expect(speak(ada)).rejects.toMatchObject({ code: 'answers-paused' });
  expect(await used(app, ada)).toBe(0);
});

test('a recording counts once for every two minutes it lasts', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  app.stack.openai.hear({ text: 'A long story.', seconds: 600 });
  await speak(ada);
  expect(await used(app, ada)).toBe(5);
});

test('silence returns an empty text', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  app.stack.openai.hear({ text: '  ' });
  expect(await speak(ada)).toEqual({ text: '' });
});

test('two megabytes are accepted, and more is refused by the schema or by the limit of the route', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  expect(await speak(ada, webm(2 * 1024 * 1024))).toEqual({ text: toneScript });
  await expect(speak(ada, webm(2 * 1024 * 1024 + 3))).rejects.toMatchObject({ code: 'invalid' });
  await expect(speak(ada, webm(2_200_000))).rejects.toMatchObject({ code: 'too-large' });
  expect(app.stack.openai.heard()).toHaveLength(1);
});

test('speech for an account that is being deleted is refused with that reason', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await app.table.change(
    `USER#${ada.sub}`,
    'ACCOUNT',
    'deletion_requested_at',
    new Date().toISOString(),
  );
  await expect(speak(ada)).rejects.toMatchObject({ code: 'being-deleted' });
});
