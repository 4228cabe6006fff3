import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { startLocalStack } from '#local/stack.ts';
import { hourOf } from '#shared/domain/plan/quota/fair-use.ts';
import type { Charge } from '#shared/domain/plan/quota/quota-charges.ts';
import { startApp } from '#test/support/app.ts';
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
const fair = (id: string, now: number): Charge => ({
  ...pro(id, now),
  perMinute: 500,
  fairUse: 100,
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
