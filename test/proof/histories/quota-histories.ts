import fc from 'fast-check';
import { day, essentials, free } from '#test/support/faults/quota-oracle.ts';
import { type Guess, startBoth } from './beside-oracle.ts';
import type { Checks } from './check.ts';
import { concurrentCharges } from './concurrent-charges.ts';

const step = fc.oneof(
  fc.record({
    do: fc.constant('charge' as const),
    id: fc.nat(12),
    // Most questions are asked on the plan of the one before.
    changesPlan: fc.constantFrom(false, false, false, false, false, true),
    guess: fc.constantFrom<Guess>('unseen', 'nothing', 'current', 'old'),
    wait: fc.constantFrom(0, 0, 0, 1, 5000, day - 1, day, 3 * day, -5000),
  }),
  fc.record({ do: fc.constant('refund' as const), id: fc.nat(12) }),
  fc.record({
    do: fc.constant('referral' as const),
    id: fc.nat(12),
    seen: fc.constantFrom('current' as const, 'old' as const),
  }),
);
const history = fc.record({
  plan: fc.constantFrom('free' as const, 'essentials' as const),
  steps: fc.array(step, { minLength: 4, maxLength: 24 }),
  hours: fc.nat(60 * 24),
});

/** Random histories of charges, refunds and waiting, each compared with its oracle. */
export const quotaHistories = async (
  checks: Checks,
  { seed, count }: { seed: number; count: number },
) => {
  const histories = fc.sample(history, { seed, numRuns: count });
  await concurrentCharges(histories, 8, async ({ steps, hours, plan: first }, nth) => {
    let failed: string | undefined;
    const note = {
      check: (name: string, ok: boolean) => {
        if (!ok) failed ??= name;
      },
    };
    const both = await startBoth(`history-${seed}-${nth}`, note, `history ${nth} of seed ${seed}`);
    let now = Date.UTC(2028, 1, 1) + hours * 3_600_000;
    let plan = first;
    for (const one of steps) {
      if (one.do === 'refund') {
        await both.refund(`m${one.id}`);
        continue;
      }
      if (one.do === 'referral') {
        await both.referral(`m${one.id}`, now, one.seen);
        continue;
      }
      now += one.wait;
      if (one.changesPlan) plan = plan === 'free' ? 'essentials' : 'free';
      const id = `m${one.id}`;
      await both.charge(
        plan === 'free' ? free(id, now, 3) : essentials(id, now, { limit: 4 }),
        one.guess,
      );
    }
    await both.settle();
    checks.check(failed ?? `history ${nth}`, failed === undefined);
  });
};
