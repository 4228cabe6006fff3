import { day, essentials, free } from '#test/support/faults/quota-oracle.ts';
import { whole } from '#test/support/proof-size.ts';
import { startBoth } from './beside-oracle.ts';
import type { Checks } from './check.ts';
import { concurrentCharges } from './concurrent-charges.ts';

/** Ends of windows: months of 28, 29, 30 and 31 days, the year, and the nights of clock changes. */
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

/** Zones in which the date is a day ahead of UTC and behind it. */
export const zones = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'] as const;

/** Counts around every edge to the millisecond, in every zone a worker could run in. */
export const quotaEdges = async (checks: Checks, where: readonly string[] = zones) => {
  const before = process.env.TZ;
  const starts = [3_600_000, day];
  for (const [at, zone] of where.entries()) {
    process.env.TZ = zone;
    const cases = edges
      .flatMap((edge) =>
        starts.flatMap((ahead) =>
          (['free', 'essentials'] as const).map((plan) => ({ edge, ahead, plan })),
        ),
      )
      // In the short form each is tried in one of the zones.
      .filter((_, nth) => whole || nth % where.length === at);
    await concurrentCharges(cases, 8, async ({ edge, ahead, plan }, nth) => {
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
