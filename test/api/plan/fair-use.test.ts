import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startLocalStack } from '#local/stack.ts';
import { hourOf } from '#shared/domain/plan/quota/fair-use.ts';
import type { Charge } from '#shared/domain/plan/quota/quota-charges.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { pro } from '#test/support/faults/quota-oracle.ts';

const hourMs = 3_600_000;
const noon = Date.UTC(2026, 2, 10, 12);

const startTable = async () => {
  const stack = await startLocalStack();
  const quota = await import('#functions/plan/quota/quota-table.ts');
  return { stack, ...quota, [Symbol.asyncDispose]: () => stack.close() };
};
/** Without a limit per minute, so that only the fair-use hours refuse. */
const fair = (id: string, now: number, fairUse = 100): Charge => ({
  ...pro(id, now),
  perMinute: 500,
  fairUse,
});
const many = <T>(count: number, make: (nth: number) => T) =>
  Array.from({ length: count }, (_, nth) => make(nth));

test('of 150 questions at once under a fair use of 100 exactly 100 are answered', async () => {
  await using app = await startTable();
  await app.addCharge('ada', fair('first', noon));
  const seen = await app.readQuota('ada');
  const all = await Promise.all(
    many(150, (nth) => retried(() => app.addCharge('ada', fair(`m${nth}`, noon), seen))),
  );
  expect(all.filter(({ refused }) => !refused)).toHaveLength(99);
  expect(all.filter(({ refused }) => refused === 'fair-use')).toHaveLength(51);
  expect((await app.readQuota('ada'))?.hours).toEqual({ [hourOf(noon)]: 100 });
});

/** So many at once may all lose the race twelve times; the browser then sends the question again. */
const retried = async <T>(act: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await act();
    } catch {}
  }
};

test('the hours of a day are added up, and an hour is free again after 24', async () => {
  await using app = await startTable();
  for (let hour = 0; hour < 10; hour++)
    for (let nth = 0; nth < 10; nth++)
      await app.addCharge('ada', fair(`${hour}-${nth}`, noon + hour * hourMs));
  const ask = (id: string, hours: number) =>
    app.addCharge('ada', fair(id, noon + hours * hourMs)).then(({ refused }) => refused);
  expect(await ask('full', 10)).toBe('fair-use');
  expect(await ask('still full', 23.99)).toBe('fair-use');
  const next = [];
  for (let nth = 0; nth < 11; nth++) next.push(await ask(`next ${nth}`, 24));
  expect(next.filter((refused) => !refused)).toHaveLength(10);
  expect(await ask('an hour later', 25)).toBeUndefined();
});

test('the fair-use item of an owner who asks around the clock has 24 numbers and no list of questions', async () => {
  await using app = await startTable();
  for (let hour = 0; hour < 60; hour++)
    await app.addCharge('ada', fair(`m${hour}`, noon + hour * hourMs));
  const item = await app.readQuota('ada');
  expect(Object.keys(item?.hours ?? {})).toHaveLength(24);
  expect(item?.minuteIds).toBeUndefined();
  expect([item?.hourIds?.[0]?.size, item?.hourIds?.[1]?.size]).toEqual([1, 1]);
  expect(item?.chargeIds).toBeUndefined();
});

test('the same question counts once in its hour, and a released one is subtracted once', async () => {
  await using app = await startTable();
  await Promise.all(many(20, () => app.addCharge('ada', fair('same', noon))));
  await app.addCharge('ada', fair('other', noon));
  const countNow = async () => (await app.readQuota('ada'))?.hours?.[hourOf(noon)];
  expect(await countNow()).toBe(2);
  const backs = await Promise.all(many(5, () => app.removeCharge('ada', 'same')));
  expect(backs.filter(Boolean)).toHaveLength(1);
  expect(await countNow()).toBe(1);
  expect((await app.readQuota('ada'))?.total).toBe(1);
  expect(await app.removeCharge('ada', 'never asked')).toBe(false);
  await app.removeCharge('ada', 'other');
  expect(await countNow()).toBe(0);
});

const fillDay = async (app: App, sub: string, count: number) => {
  const hour = hourOf(Date.now()) - 3;
  await app.table.change(`USER#${sub}`, 'QUOTA', `h${hour % 24}`, hour * 1000 + count);
};

test('an owner on trial who asked 100 questions is refused with a reason and can ask later', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.ask();
  await fillDay(app, ada.sub, 98);
  await ada.ask();
  await expect(ada.ask()).rejects.toMatchObject({
    code: 'fair-use',
    retryable: false,
    message:
      'You’ve asked 100 questions in 24 hours, the most your free trial allows. Nothing is lost. You can ask again in about 21 hours.',
  });
  const { total } = await ada.quota();
  expect(total).toBe(2);
  await fillDay(app, ada.sub, 50);
  await ada.ask();
});

test('a failed question is subtracted from its hour', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.ask();
  app.stack.openai.say(() => {
    throw new Error('down');
  });
  await expect(ada.ask()).rejects.toMatchObject({ code: 'unavailable' });
  const { readQuota } = await import('#functions/plan/quota/quota-table.ts');
  expect(Object.values((await readQuota(ada.sub))?.hours ?? {})).toEqual([1]);
});

test('an owner on the Free plan is counted in the quota window only', async () => {
  await using app = await startApp();
  const fay = await asker(app, 'fay', { plan: 'free' });
  await fay.ask();
  const { readQuota } = await import('#functions/plan/quota/quota-table.ts');
  expect((await readQuota(fay.sub))?.hours).toBeUndefined();
});

test('every provider call goes through the functions that count its cost', () => {
  const root = fileURLToPath(new URL('../../../functions/', import.meta.url));
  const read = (path: string) => readFileSync(root + path, 'utf8');
  const using = (words: RegExp) =>
    globSync('**/*.ts', { cwd: root })
      .filter((path) => words.test(read(path)))
      .sort();
  const callers = ['chat/answer/counted-model-call.ts', 'chat/transcribe.ts'];
  expect(using(/\baskProvider\b/)).toEqual([callers[0], 'lib/openai/ask-provider.ts']);
  expect(using(/\btranscribeSound\b/)).toEqual([callers[1], 'lib/openai/transcription.ts']);
  expect(using(/\bopenaiClient\b|from 'openai'|\.(completions|transcriptions)\b/)).toEqual([
    'lib/openai/ask-provider.ts',
    'lib/openai/openai-client.ts',
    'lib/openai/transcription.ts',
  ]);
  for (const caller of callers) expect(read(caller)).toContain('recordModelCall(');
});
