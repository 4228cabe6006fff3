import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { startLocalStack } from '#local/stack.ts';
import { hourOf } from '#shared/domain/plan/fair-use.ts';
import type { Charge } from '#shared/domain/plan/quota.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { names } from '#test/support/faults/hold.ts';
import { essentials, free, pro } from '#test/support/faults/quota-oracle.ts';

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

test('a charge is recognized and released in its own hour, also after the next one has begun', async () => {
  await using app = await startTable();
  const at = (hours: number) => noon + hours * hourMs;
  for (const [id, hours] of [
    ['dead', 0],
    ['second', 0],
    ['later', 1],
  ] as const)
    await app.addCharge('ada', fair(id, at(hours)));
  await app.addCharge('ada', fair('dead', at(1)));
  expect((await app.readQuota('ada'))?.hours).toEqual({ [hourOf(noon)]: 2, [hourOf(at(1))]: 1 });
  expect(await app.removeCharge('ada', 'dead')).toBe(true);
  expect((await app.readQuota('ada'))?.hours).toEqual({ [hourOf(noon)]: 1, [hourOf(at(1))]: 1 });
  // Two hours later it is not known any more, and takes nothing out of another question's hour.
  await app.addCharge('ada', fair('newest', at(2)));
  expect(await app.removeCharge('ada', 'second')).toBe(false);
  expect((await app.readQuota('ada'))?.hours?.[hourOf(at(2))]).toBe(1);
});

test('a released charge leaves its call in the minute, on every plan', async () => {
  await using app = await startTable();
  const minute = { free: 20, essentials: 20, pro: 20 };
  for (const [plan, make] of [
    ['free', (id: string) => ({ ...free(id, noon, 500), perMinute: minute.free })],
    ['essentials', (id: string) => essentials(id, noon, { limit: 500, perMinute: 20 })],
    ['pro', (id: string) => ({ ...fair(id, noon), perMinute: minute.pro })],
    ['admin', (id: string) => pro(id, noon)],
  ] as const) {
    for (let nth = 0; nth < 20; nth++) {
      expect((await app.addCharge(plan, make(`m${nth}`))).refused).toBeUndefined();
      expect(await app.removeCharge(plan, `m${nth}`)).toBe(true);
    }
    expect((await app.addCharge(plan, make('one more'))).refused, plan).toBe('too-fast');
    expect((await app.readQuota(plan))?.total).toBe(0);
  }
});

test('a question whose worker died is counted once when it is sent again after the lease', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const question = ada.question();
  // The worker dies after the charge: neither the answer nor the failure is stored.
  const mend = app.stack.data.inject((call) =>
    names('UpdateItem', 'TURN#')(call) ? 'fail' : undefined,
  );
  await expect(ada.ask(question)).rejects.toMatchObject({ code: 'unavailable' });
  mend();
  const pk = `USER#${ada.sub}`;
  const [row] = await app.table.rows(pk, 'TURN#');
  await app.table.change(pk, String(row?.sk), 'lease', Date.now() - 1);
  const minutesAgo = (minutes: number) =>
    app.table.change(pk, 'QUOTA', 'pm', (Math.floor(Date.now() / 60_000) - minutes) * 1000 + 1);
  await minutesAgo(3);
  await ada.ask({ text: 'Another one in between' });
  await minutesAgo(1);
  await ada.ask(question);
  const { readQuota } = await import('#functions/plan/quota/quota-table.ts');
  const { hours = {}, total } = (await readQuota(ada.sub, { consistent: true })) ?? {};
  expect(Object.values(hours).reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(total).toBe(2);
});

test('a reaped question leaves its hour once, and one that was never charged takes nothing out', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.ask();
  const { readQuota } = await import('#functions/plan/quota/quota-table.ts');
  const counted = async () => {
    const { hours = {}, total } = (await readQuota(ada.sub, { consistent: true })) ?? {};
    return [Object.values(hours).reduce((sum, count) => sum + count, 0), total];
  };
  const { handler } = await import('#functions/chat/on-reap.ts');
  const reap = handler as unknown as () => Promise<unknown>;
  const pk = `USER#${ada.sub}`;
  // A lease that has ended before anything was charged.
  const { acquireLease } = await import('#functions/chat/turns/leases-table.ts');
  await acquireLease(
    { accountId: ada.sub, conversationId: randomUUID(), messageId: ulid() },
    { owner: 'w', fingerprint: 'f', businessId: ada.businessId },
    new Date(Date.now() - 151_000),
    async () => {},
  );
  await reap();
  expect(await counted()).toEqual([1, 1]);
  // A question that was charged, and whose worker died.
  const mend = app.stack.data.inject((call) =>
    names('UpdateItem', 'TURN#')(call) ? 'fail' : undefined,
  );
  const question = ada.question();
  await expect(ada.ask(question)).rejects.toMatchObject({ code: 'unavailable' });
  mend();
  expect(await counted()).toEqual([2, 2]);
  const sk = `TURN#${question.chat_id}#${question.message_id}`;
  await app.table.change(pk, sk, 'lease', Date.now() - 1);
  await app.table.change(pk, sk, 'gsi1sk', `${new Date(Date.now() - 1000).toISOString()}#x`);
  await reap();
  expect(await counted()).toEqual([1, 1]);
  await reap();
  expect(await counted()).toEqual([1, 1]);
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
  const callers = ['chat/answer/ask-model.ts', 'chat/speech-lambda.ts'];
  expect(using(/\baskProvider\b/)).toEqual([callers[0], 'lib/openai.ts']);
  expect(using(/\btranscribeSound\b/)).toEqual([callers[1], 'lib/transcription.ts']);
  expect(using(/\bopenaiClient\b|from 'openai'|\.(completions|transcriptions)\b/)).toEqual([
    'lib/openai-client.ts',
    'lib/openai.ts',
    'lib/transcription.ts',
  ]);
  for (const caller of callers) expect(read(caller)).toContain('recordModelCall(');
});
