// @module-tag night
import { expect, test, vi } from 'vitest';
import { runJob } from '#local/jobs.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker, freeAsker } from '#test/support/chat.ts';

const buy = async (app: App, name: string) => {
  const { url } = await app.as(name).billing.checkout({ plan: 'pro', period: 'monthly' });
  app.stack.stripe.pay(url.split('/').at(-1) ?? '');
  await app.stack.stripe.webhooks.settled();
};
const planOf = async (app: App, name: string) =>
  (await app.as(name).account.get({})).entitlement.plan;
const openRows = async (app: App) =>
  (await app.table.all()).filter(({ gsi1pk }) => String(gsi1pk).startsWith('OPEN#'));

test('a question is in the index of open questions only while it is answered', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  let during = 0;
  app.stack.openai.say(() => 'An answer');
  app.stack.data.inject(({ operation, input }) => {
    if (operation === 'UpdateItem' && JSON.stringify(input).includes('STATS#')) during++;
    return undefined;
  });
  await ada.ask();
  expect(during).toBeGreaterThan(0);
  expect(await openRows(app)).toEqual([]);
});

test('a failed question is removed from the index together with its charge', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  app.stack.openai.say(() => {
    throw new Error('down');
  });
  await expect(ada.ask()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await openRows(app)).toEqual([]);
  expect((await ada.quota()).used).toBe(0);
});

test('a dead worker leaves one entry, and the job reads that entry and no other data of the owner', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  for (const name of ['bob', 'cy', 'dee']) await freeAsker(app, name);
  const { letOn, question } = await dieWhileAnswering(app, ada);
  expect(await openRows(app)).toHaveLength(1);
  const [row] = await openRows(app);
  await app.table.put({
    ...row,
    lease: 1,
    gsi1sk: `1970-01-01T00:00:00.001Z#${question}`,
  } as never);
  letOn();
  app.stack.data.meter.reset();
  expect(await runJob('on-reap')).toEqual({ checked: 1, released: 1 });
  const used = app.stack.data.meter.byOperation();
  // Eight partitions of the index for questions and one for removed people, and no item of an owner except the question.
  expect(used.Query?.calls).toBe(9);
  expect(used.GetItem).toBeUndefined();
  expect(used.BatchGetItem).toBeUndefined();
  expect((await ada.quota()).used).toBe(0);
  expect(await openRows(app)).toEqual([]);
  expect(await runJob('on-reap')).toEqual({ checked: 0, released: 0 });
});

/** Refuses every write after the charge, as if the worker were gone. */
const dieWhileAnswering = async (app: App, ada: Awaited<ReturnType<typeof freeAsker>>) => {
  const question = ada.question();
  const letOn = app.stack.data.inject(({ operation, input }) =>
    operation === 'UpdateItem' && JSON.stringify(input.Key ?? {}).includes('TURN#')
      ? 'fail'
      : undefined,
  );
  await ada.ask(question).catch(() => {});
  return { letOn, question: question.message_id };
};

test('a lost payment event is recovered from the provider’s event list, without reading other customers', async () => {
  await using app = await startApp();
  for (const name of ['ada', 'bob', 'cy']) await app.member(name, { plan: 'free' });
  await buy(app, 'bob');
  await buy(app, 'cy');
  await runJob('on-reconcile');
  app.stack.stripe.webhooks.setMode({ drop: true });
  await buy(app, 'ada');
  expect(await planOf(app, 'ada')).toBe('free');
  expect(await runJob('on-reconcile')).toMatchObject({ mended: 1, failed: 0 });
  expect(await planOf(app, 'ada')).toBe('pro');
});

test('the nightly slice continues after the last customer of the previous night, and restarts at the end', async () => {
  await using app = await startApp();
  for (const name of ['ada', 'bob', 'cy']) {
    await app.member(name, { plan: 'free' });
    await app.as(name).billing.checkout({ plan: 'pro', period: 'monthly' });
  }
  const { customersAfter } = await import('#functions/plan/payment-customers-table.ts');
  const seen: string[][] = [];
  let after: string | null = null;
  for (let night = 0; night < 3; night++) {
    const slice = customersAfter(after, 2);
    const ids: string[] = [];
    for await (const id of slice.customers) ids.push(id);
    seen.push(ids);
    after = slice.isAtEnd() ? null : (ids.at(-1) ?? null);
  }
  expect(seen.map((ids) => ids.length)).toEqual([2, 1, 2]);
  expect(new Set(seen.flat()).size).toBe(3);
  expect(seen[2]).toEqual(seen[0]);
});

test('reminders read accounts a hundred at a time, and skip accounts that were already reminded', async () => {
  await using app = await startApp();
  const names = ['ada', 'bob', 'cy'];
  for (const name of names) await app.member(name);
  const ends = Date.parse(String((await app.as('ada').account.get({})).account.trial_ends_at));
  const { handler } = await import('#functions/plan/on-trial-reminders.ts');
  const at = (hours: number) => handler({}, {}, new Date(ends - hours * 3_600_000));
  app.stack.data.meter.reset();
  expect(await at(60)).toEqual({ sent: 3, failed: 0 });
  expect(app.stack.data.meter.used('BatchGetItem').calls).toBeLessThanOrEqual(2);
  expect(app.stack.data.meter.used('GetItem').calls).toBe(0);
  expect(await at(12)).toEqual({ sent: 3, failed: 0 });
  app.stack.data.meter.reset();
  expect(await at(11)).toEqual({ sent: 0, failed: 0 });
  expect(app.stack.data.meter.used('BatchGetItem').calls).toBe(0);
});

test('calls are paced so that no more than the given number start in a second', async () => {
  const { outgoingRateLimiter } = await import('#functions/lib/outgoing-rate-limiter.ts');
  const pace = outgoingRateLimiter(50);
  const began = performance.now();
  await Promise.all(Array.from({ length: 11 }, () => pace()));
  expect(performance.now() - began).toBeGreaterThanOrEqual(190);
});

test('a nightly run that ran out of time begins at the same events the next night', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  await buy(app, 'ada');
  await runJob('on-reconcile');
  const since = async () => (await app.table.row('JOB#on-reconcile', 'STATE'))?.since;
  const begun = Math.floor(Date.now() / 1000) - 3 * 86_400;
  await app.table.change('JOB#on-reconcile', 'STATE', 'since', begun);
  const now = Date.now;
  using clock = vi.spyOn(Date, 'now');
  // The first call of the provider takes a quarter of an hour.
  const mend = app.stack.stripe.inject(() => {
    clock.mockImplementation(() => now() + 15 * 60_000);
    return undefined;
  });
  expect(await runJob('on-reconcile')).toMatchObject({ customers: 0 });
  expect(await since()).toBe(begun);
  mend();
  clock.mockImplementation(now);
  expect((await runJob('on-reconcile')) as { customers: number }).toMatchObject({ failed: 0 });
  expect(await since()).toBeGreaterThan(begun);
});
