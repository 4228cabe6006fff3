import fc from 'fast-check';
import { createOracle, day, essentials, free, pro } from '#test/support/quota-oracle.ts';
import { alike, type Checks } from './check.ts';
import { crowd } from './crowd.ts';

const load = async () => ({
  ...(await import('#functions/chat/quota-table.ts')),
  ...(await import('#shared/domain/quota.ts')),
});
type Guess = 'unseen' | 'nothing' | 'current' | 'old';

/** A counter in the table beside its oracle: every step is done to both, and both have to say the same. */
const startBoth = async (owner: string, { check }: Checks, name: string) => {
  const { charge, refund, readQuota, quotaView } = await load();
  const oracle = createOracle();
  let old: Awaited<ReturnType<typeof readQuota>>;
  const same = (what: string, is: unknown, should: unknown) =>
    check(
      `${name}, ${what}: ${JSON.stringify(is)} for ${JSON.stringify(should)}`,
      alike(is, should),
    );
  return {
    charge: async (wanted: ReturnType<typeof free>, how: Guess = 'unseen') => {
      const now = await readQuota(owner);
      const guess = { unseen: 'unseen' as const, nothing: {}, current: now ?? {}, old: old ?? {} };
      old = now;
      const { refused } = await charge(owner, wanted, guess[how]);
      same(
        `${wanted.id} at ${new Date(wanted.now).toISOString()}`,
        !refused,
        oracle.charge(wanted),
      );
    },
    refund: async (id: string) =>
      same(`${id} given back`, await refund(owner, id), oracle.refund(id)),
    /** What the owner is shown agrees with what is counted. */
    view: async ({ quota, now }: ReturnType<typeof free>) => {
      const item = await readQuota(owner);
      const { used } = quotaView(item, { quota }, new Date(now));
      same('shown', used, oracle.state().used);
    },
    settle: async () => {
      const item = await readQuota(owner);
      const { start, used, total } = oracle.state();
      same(
        'left in the table',
        [item?.ws, item?.ids?.size ?? 0, item?.tot ?? 0],
        [start, used, total],
      );
    },
  };
};

/** Where windows end: months of 28, 29, 30 and 31 days, the year, and the nights clocks are set on. */
const edges = [
  '2026-03-01',
  '2028-02-29',
  '2028-03-01',
  '2027-01-01',
  '2026-11-01',
  '2026-05-01',
  '2026-11-02',
  '2026-03-08',
].map((date) => Date.parse(`${date}T00:00:00Z`));

/** Zones in which the calendar is a day ahead of UTC and behind it. */
export const zones = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'] as const;

/** Counts around every edge to the millisecond, in every zone a worker could run in. */
export const quotaEdges = async (checks: Checks, where: readonly string[] = zones) => {
  const before = process.env.TZ;
  const starts = [3_600_000, day];
  for (const zone of where) {
    process.env.TZ = zone;
    const cases = edges.flatMap((edge) =>
      starts.flatMap((ahead) =>
        (['free', 'essentials'] as const).map((plan) => ({ edge, ahead, plan })),
      ),
    );
    await crowd(cases, 8, async ({ edge, ahead, plan }, nth) => {
      const name = `${zone} ${plan} ${new Date(edge).toISOString()} from ${ahead}`;
      const both = await startBoth(`edge-${zone}-${nth}`, checks, name);
      const start = edge - ahead;
      const times = [
        start,
        start,
        start,
        edge - 1,
        edge,
        edge,
        edge + 1,
        start + day - 1,
        start + day,
        start + day + 1,
        edge + day - 1,
        edge + day,
      ];
      let id = 0;
      for (const now of times.sort((a, b) => a - b)) {
        const wanted =
          plan === 'free' ? free(`m${id++}`, now, 2) : essentials(`m${id++}`, now, { limit: 2 });
        await both.charge(wanted, (['unseen', 'nothing', 'current', 'old'] as const)[id % 4]);
        await both.view(wanted);
      }
      await both.settle();
    });
  }
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
};

/** Small races and the rules that have no edge: exact limits, one charge per id, refunds that happen once. */
export const quotaRules = async ({ check }: Checks) => {
  const { charge, refund, readQuota, quotaView } = await load();
  const noon = Date.UTC(2026, 2, 10, 12);
  const many = <T>(count: number, make: (nth: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, nth) => make(nth)));
  const allowed = (all: readonly { refused?: string }[]) =>
    all.filter(({ refused }) => !refused).length;

  const full = await many(15, (nth) => charge('rule-full', free(`m${nth}`, noon)));
  check('15 at once with a limit of 10', allowed(full) === 10);
  const again = await many(12, (nth) => charge('rule-full', free(`n${nth}`, noon + day)));
  check('12 at once when the window has ended', allowed(again) === 10);
  check('a window opens once', alike((await readQuota('rule-full'))?.tot, 20));

  const one = await many(8, () => charge('rule-same', free('same', noon)));
  check(
    'the same charge 8 times at once',
    allowed(one) === 8 && (await readQuota('rule-same'))?.tot === 1,
  );
  const backs = await many(5, () => refund('rule-same', 'same'));
  check('given back once', backs.filter(Boolean).length === 1);
  check('never below nothing', (await readQuota('rule-same'))?.tot === 0);

  await charge('rule-slow', essentials('ahead', Date.UTC(2026, 2, 1)));
  await charge('rule-slow', essentials('behind', Date.UTC(2026, 2, 1) - 5000));
  const slow = await readQuota('rule-slow');
  check(
    'a slow clock counts in the open window',
    slow?.ws === Date.UTC(2026, 2, 1) && slow.tot === 2,
  );

  const fast = await many(25, (nth) => charge('rule-fast', pro(`m${nth}`, noon)));
  check('20 a minute without a limit', allowed(fast) === 20);
  const next = await many(25, (nth) => charge('rule-fast', pro(`n${nth}`, noon + 60_000)));
  check(
    '20 in the next minute',
    allowed(next) === 20 && (await readQuota('rule-fast'))?.tot === 40,
  );
  const quick = await many(25, (nth) =>
    charge('rule-quick', essentials(`m${nth}`, noon, { perMinute: 20 })),
  );
  check('20 a minute with a limit', allowed(quick) === 20);
  check('counted in the month', (await readQuota('rule-quick'))?.ids?.size === 20);
  await many(3, () => refund('rule-fast', 'n0'));
  const left = await readQuota('rule-fast');
  check(
    'a question without a limit comes back once',
    (left?.tot ?? 0) === 39 || !left?.pids?.has('n0'),
  );

  await charge('rule-late', free('one', noon));
  const late = (await readQuota('rule-late')) ?? {};
  const before = { ...late, ids: new Set<string>() };
  await charge('rule-late', free('one', noon + day), before);
  check(
    'a charge of the window before is not made again',
    (await readQuota('rule-late'))?.tot === 1,
  );

  await many(10, (nth) => charge('rule-trust', free(`m${nth}`, noon)));
  const wasFull = (await readQuota('rule-trust')) ?? {};
  await refund('rule-trust', 'm0');
  const { refused } = await charge('rule-trust', free('new', noon), wasFull);
  check('what was full a moment ago is looked at again', !refused);

  const shown = quotaView(
    await readQuota('rule-quick'),
    { quota: { limit: 100, window: 'month' } },
    new Date(noon),
  );
  check(
    '80 of 100 are left',
    shown.remaining === 80 && shown.resets_at === '2026-04-01T00:00:00.000Z',
  );
};

const step = fc.oneof(
  fc.record({
    do: fc.constant('charge' as const),
    id: fc.nat(12),
    plan: fc.constantFrom('free' as const, 'essentials' as const),
    guess: fc.constantFrom<Guess>('unseen', 'nothing', 'current', 'old'),
    wait: fc.constantFrom(0, 0, 0, 1, 5000, day - 1, day, 3 * day, -5000),
  }),
  fc.record({ do: fc.constant('refund' as const), id: fc.nat(12) }),
);
const history = fc.record({
  steps: fc.array(step, { minLength: 4, maxLength: 24 }),
  hours: fc.nat(60 * 24),
});

/** Random histories of charges, refunds and waiting, each beside its oracle. */
export const quotaHistories = async (
  checks: Checks,
  { seed, count }: { seed: number; count: number },
) => {
  const histories = fc.sample(history, { seed, numRuns: count });
  await crowd(histories, 8, async ({ steps, hours }, nth) => {
    let failed: string | undefined;
    const note = {
      check: (name: string, ok: boolean) => {
        if (!ok) failed ??= name;
      },
    };
    const both = await startBoth(`history-${seed}-${nth}`, note, `history ${nth} of seed ${seed}`);
    let now = Date.UTC(2028, 1, 1) + hours * 3_600_000;
    for (const one of steps) {
      if (one.do === 'refund') {
        await both.refund(`m${one.id}`);
        continue;
      }
      now += one.wait;
      const id = `m${one.id}`;
      await both.charge(
        one.plan === 'free' ? free(id, now, 3) : essentials(id, now, { limit: 4 }),
        one.guess,
      );
    }
    await both.settle();
    checks.check(failed ?? `history ${nth}`, failed === undefined);
  });
};
