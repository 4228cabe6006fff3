import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotaView } from '#shared/domain/plan/quota/quota-view.ts';
import { startApp } from '#test/support/app.ts';
import { createOracle, day, essentials, free, pro } from '#test/support/faults/quota-oracle.ts';
import { scaled } from '#test/support/proof-size.ts';

const startTable = async () => {
  const app = await startApp();
  const quota = await import('#functions/plan/quota/quota-table.ts');
  return { stack: app.stack, ...quota, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
};

const noon = Date.UTC(2026, 2, 10, 12);
const many = <T>(count: number, make: (nth: number) => T) =>
  Array.from({ length: count }, (_, nth) => make(nth));

test('of 200 questions at once with a limit of 10 exactly 10 are answered', {
  tags: 'night',
}, async () => {
  await using app = await startTable();
  const all = await Promise.all(many(200, (nth) => app.addCharge('ada', free(`m${nth}`, noon))));
  expect(all.filter(({ refused }) => !refused)).toHaveLength(10);
  expect(all.filter(({ refused }) => refused === 'limit-reached')).toHaveLength(190);
  expect(await app.readQuota('ada')).toMatchObject({ total: 10, resets: 1, windowStart: noon });
});

test('when 50 questions race for an ended window it opens once and 10 are answered', async () => {
  await using app = await startTable();
  await Promise.all(many(10, (nth) => app.addCharge('ada', free(`old${nth}`, noon - day))));
  const all = await Promise.all(many(50, (nth) => app.addCharge('ada', free(`new${nth}`, noon))));
  expect(all.filter(({ refused }) => !refused)).toHaveLength(10);
  expect(await app.readQuota('ada')).toMatchObject({ total: 20, resets: 2, windowStart: noon });
});

test('L1: 100 questions in the last millisecond of February and 100 more one millisecond later are all answered', {
  tags: 'night',
}, async () => {
  await using app = await startTable();
  const march = Date.UTC(2028, 2, 1);
  for (const now of [march - 1, march]) {
    const all = await Promise.all(
      many(300, (nth) => app.addCharge('ada', essentials(`${now}-${nth}`, now))),
    );
    expect(all.filter(({ refused }) => !refused)).toHaveLength(100);
  }
  expect(await app.readQuota('ada')).toMatchObject({ windowStart: march, resets: 2, total: 200 });
});

test('the same charge sent 100 times at once counts once', async () => {
  await using app = await startTable();
  const all = await Promise.all(many(100, () => app.addCharge('ada', free('same', noon))));
  expect(all.every(({ refused }) => !refused)).toBe(true);
  expect(await app.readQuota('ada')).toMatchObject({ total: 1, chargeIds: new Set(['same']) });
});

test('a charge is released once however often it is released, and the count never falls below zero', async () => {
  await using app = await startTable();
  await Promise.all(
    many(10, (nth) => app.addCharge('ada', essentials(`m${nth}`, noon, { perMinute: 20 }))),
  );
  const backs = await Promise.all(many(100, (nth) => app.removeCharge('ada', `m${nth % 10}`)));
  expect(backs.filter(Boolean)).toHaveLength(10);
  const item = await app.readQuota('ada');
  expect(item?.chargeIds).toBeUndefined();
  expect(item?.total).toBe(0);
});

test('releasing a charge of an ended window does not change the new one', async () => {
  await using app = await startTable();
  await app.addCharge('ada', free('old', noon - day));
  await app.addCharge('ada', free('new', noon));
  expect(await app.removeCharge('ada', 'old')).toBe(false);
  expect((await app.readQuota('ada'))?.chargeIds).toEqual(new Set(['new']));
});

test('L1: a Free owner who comes back in another month gets 10 questions, not 20', async () => {
  await using app = await startTable();
  const april = Date.UTC(2026, 3, 15, 9);
  await app.addCharge('ada', free('march', noon));
  const answered = [];
  for (let nth = 0; nth < 25; nth++)
    answered.push(await app.addCharge('ada', free(`april${nth}`, april + nth * 60_000)));
  expect(answered.filter(({ refused }) => !refused)).toHaveLength(10);
});

test('L1: a new month inside the 24 hours opens a window of its own, once', async () => {
  await using app = await startTable();
  const april = Date.UTC(2026, 3, 1);
  const ask = async (now: number, from: number) =>
    (
      await Promise.all(many(12, (nth) => app.addCharge('ada', free(`${from}-${nth}`, now))))
    ).filter(({ refused }) => !refused).length;
  expect(await ask(april - 3_600_000, 1)).toBe(10);
  expect(await ask(april - 1, 2)).toBe(0);
  expect(await ask(april, 3)).toBe(10);
  expect(await ask(april + day - 1, 4)).toBe(0);
  expect(await ask(april + day, 5)).toBe(10);
});

test('L1: a worker whose clock is 5 seconds slow counts in the open window', async () => {
  await using app = await startTable();
  const march = Date.UTC(2026, 2, 1);
  await app.addCharge('ada', essentials('ahead', march));
  await app.addCharge('ada', essentials('behind', march - 5000));
  expect(await app.readQuota('ada')).toMatchObject({ windowStart: march, resets: 1, total: 2 });
});

test('questions asked before an upgrade do not count against the bought month', async () => {
  await using app = await startTable();
  for (let nth = 0; nth < 10; nth++) await app.addCharge('ada', free(`free${nth}`, noon + nth));
  const all = await Promise.all(
    many(120, (nth) => app.addCharge('ada', essentials(`paid${nth}`, noon + 3_600_000))),
  );
  expect(all.filter(({ refused }) => !refused)).toHaveLength(100);
  const item = await app.readQuota('ada');
  expect(item).toMatchObject({ plan: 'essentials', resets: 2, total: 110 });
  const month = { plan: 'essentials', quota: { limit: 100, window: 'month' } } as const;
  expect(quotaView(item, month, new Date(noon + 3_600_000))).toMatchObject({ remaining: 0 });
});

test('a change of plan is seen at once: the window of the other plan counts for nothing', async () => {
  await using app = await startTable();
  for (let nth = 0; nth < 10; nth++) await app.addCharge('ada', free(`free${nth}`, noon));
  const item = await app.readQuota('ada');
  const month = { plan: 'essentials', quota: { limit: 100, window: 'month' } } as const;
  expect(quotaView(item, month, new Date(noon))).toMatchObject({ used: 0, remaining: 100 });
  const one = { plan: 'free', quota: { limit: 10, window: 'day' } } as const;
  expect(quotaView(item, one, new Date(noon))).toMatchObject({ used: 10, remaining: 0 });
});

test('Free after Essentials begins a day of its own', async () => {
  await using app = await startTable();
  await app.addCharge('ada', essentials('paid', noon));
  const later = noon + 3 * 3_600_000;
  await app.addCharge('ada', free('free', later));
  expect(await app.readQuota('ada')).toMatchObject({ plan: 'free', windowStart: later });
});

test('at most 20 questions a minute are answered, also without a limit', async () => {
  await using app = await startTable();
  for (const [owner, make] of [
    ['ada', pro],
    ['bea', (id: string, now: number) => essentials(id, now, { perMinute: 20 })],
  ] as const) {
    const now = await Promise.all(many(60, (nth) => app.addCharge(owner, make(`m${nth}`, noon))));
    expect(now.filter(({ refused }) => !refused)).toHaveLength(20);
    expect(now.filter(({ refused }) => refused === 'too-fast')).toHaveLength(40);
    expect((await app.addCharge(owner, make('later', noon + 60_000))).refused).toBeUndefined();
    expect((await app.readQuota(owner))?.total).toBe(21);
  }
});

test('a question on a plan without a limit counts once in the total and is released once', async () => {
  await using app = await startTable();
  await Promise.all(many(20, () => app.addCharge('ada', pro('one', noon))));
  expect((await app.readQuota('ada'))?.total).toBe(1);
  expect(await Promise.all(many(3, () => app.removeCharge('ada', 'one')))).toContain(true);
  expect((await app.readQuota('ada'))?.total).toBe(0);
});

test('any sequence of charges, refunds and waiting follows the quota rules', async () => {
  await using app = await startTable();
  const step = fc.oneof(
    fc.record({
      do: fc.constant('charge' as const),
      id: fc.nat(30),
      plan: fc.constantFrom('free' as const, 'essentials' as const),
      wait: fc.constantFrom(0, 0, 1, 5000, day - 1, day, 3 * day, -5000),
    }),
    fc.record({ do: fc.constant('refund' as const), id: fc.nat(30) }),
  );
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.nat(40 * 24), async (steps, hours) => {
      const owner = `history${run++}`;
      const oracle = createOracle();
      let now = Date.UTC(2028, 1, 1) + hours * 3_600_000;
      for (const one of steps) {
        if (one.do === 'refund') {
          expect(await app.removeCharge(owner, `m${one.id}`)).toBe(oracle.refund(`m${one.id}`));
          continue;
        }
        now += one.wait;
        const wanted =
          one.plan === 'free' ? free(`m${one.id}`, now, 3) : essentials(`m${one.id}`, now);
        expect(!(await app.addCharge(owner, wanted)).refused).toBe(oracle.charge(wanted));
      }
      const item = await app.readQuota(owner);
      const { start, used, total } = oracle.state();
      expect({
        start: item?.windowStart,
        used: item?.chargeIds?.size ?? 0,
        total: item?.total ?? 0,
      }).toEqual({
        start,
        used,
        total,
      });
    }),
    { numRuns: Number(process.env.HISTORIES ?? scaled(8, 80)) },
  );
});
