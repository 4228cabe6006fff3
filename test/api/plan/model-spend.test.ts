import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { forgetKnownSpend, spend, spendDay } from '#test/support/items/model-spend.ts';

const spent = async (app: App) =>
  Number((await app.table.row(`STATS#${spendDay()}`, 'COUNTS'))?.model_microdollars ?? 0);

test('every answer adds its cost to the day, in the write that counts the question', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  app.stack.data.meter.reset();
  await ada.ask();
  const first = await spent(app);
  expect(first).toBeGreaterThan(0);
  await ada.ask({ helper_id: null });
  expect(await spent(app)).toBeGreaterThan(first);
  const row = await app.table.row(`STATS#${spendDay()}`, 'COUNTS');
  expect(row?.questions).toBe(2);
});

test('questions of a test account are not in the statistics, and their cost is counted', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'is_test', true);
  await ada.ask();
  expect(await spent(app)).toBeGreaterThan(0);
  expect((await app.table.row(`STATS#${spendDay()}`, 'COUNTS'))?.questions).toBeUndefined();
});

test('at the spend limit questions are refused and not charged, and raising the limit allows them again', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await spend(app, 19.99);
  await ada.ask();
  await spend(app, 20);
  app.stack.openai.forget();
  await expect(ada.ask()).rejects.toMatchObject({
    code: 'answers-paused',
    status: 429,
    retryable: false,
    message:
      'We can’t answer any more questions today. Yours didn’t count. Please try again tomorrow.',
  });
  expect(app.stack.openai.requests()).toEqual([]);
  expect((await ada.quota()).total).toBe(1);

  const admin = app.as('admin');
  expect(await admin.admin.getModelSpend({})).toEqual({
    day: spendDay(),
    spent_dollars: 20,
    limit_dollars: 20,
    extra_dollars: 0,
    is_stopped: true,
    unpaid_spent_dollars: expect.any(Number),
    unpaid_limit_dollars: 10,
    is_unpaid_stopped: true,
  });
  expect(await admin.admin.raiseModelLimit({ dollars: 5, reason: 'A busy Monday' })).toMatchObject({
    limit_dollars: 25,
    extra_dollars: 5,
    is_stopped: false,
  });
  await ada.ask();
  const trail = await admin.admin.listAudit({});
  expect(trail.items).toContainEqual(
    expect.objectContaining({ operation: 'raiseModelLimit', target: '$5' }),
  );
});

test('a refused question can be sent again with the same id once the limit is raised', async () => {
  await using app = await startApp();
  forgetKnownSpend();
  const ada = await asker(app, 'ada');
  const question = ada.question();
  await spend(app, 21);
  await expect(ada.ask(question)).rejects.toMatchObject({ code: 'answers-paused' });
  await app.as('admin').admin.raiseModelLimit({ dollars: 10, reason: 'A busy Monday' });
  expect((await ada.ask(question)).id).toBe(question.message_id);
});

test('an owner can neither see nor raise the spend limit', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  await expect(ada.admin.getModelSpend({})).rejects.toMatchObject({ code: 'forbidden' });
  await expect(
    ada.admin.raiseModelLimit({ dollars: 5, reason: 'A busy Monday' }),
  ).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(app.as().admin.getModelSpend({})).rejects.toMatchObject({ code: 'signed-out' });
});

test('only whole dollars from 1 to 1,000 can be added', async () => {
  await using app = await startApp();
  for (const dollars of [0, -5, 1.5, 1001])
    await expect(
      app.as('admin').admin.raiseModelLimit({ dollars, reason: 'A busy Monday' }),
    ).rejects.toMatchObject({
      code: 'invalid',
    });
});

test('an answer whose cost cannot be counted is still returned', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  app.stack.data.inject(({ operation, input }) =>
    operation === 'UpdateItem' && JSON.stringify(input.Key ?? {}).includes('STATS#')
      ? 'fail'
      : undefined,
  );
  expect((await ada.ask()).text).not.toBe('');
});
