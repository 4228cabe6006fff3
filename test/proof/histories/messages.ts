import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { Fault } from '#local/dynamodb/faults.ts';
import type { AiFault } from '#local/openai/fault-proxy.ts';
import type { App } from '#test/support/app.ts';
import { races } from '#test/support/faults/races.ts';
import { later, outcomeOf, startWorkers, type Workers } from '#test/support/faults/workers.ts';
import { createOwners, ownerIn } from '#test/support/owners.ts';
import type { Checks } from './check.ts';
import { concurrentCharges } from './concurrent-charges.ts';

/** Runs every race that was once lost. */
export const messageRaces = async (app: App, { check }: Checks) => {
  for (const { name, run } of races) {
    const wrong = await run(app).then(
      () => undefined,
      (error: Error) => error.message,
    );
    check(wrong === undefined ? name : `${name}: ${wrong}`, wrong === undefined);
  }
};

const attempt = fc.record({
  /** The start of the attempt, and the offset of its clock. */
  afterMs: fc.nat(25),
  clock: fc.constantFrom(0, 0, 50, later, 2 * later),
  /** The number of events after which the worker dies or stalls without cleanup, like a frozen Lambda. */
  stopsAfter: fc.constantFrom(undefined, undefined, undefined, 0, 1, 2),
  stop: fc.constantFrom('dies' as const, 'stalls' as const),
});
const history = fc.record({
  attempts: fc.array(attempt, { minLength: 1, maxLength: 4 }),
  provider: fc.array(
    fc.constantFrom<AiFault | undefined>(
      undefined,
      undefined,
      { kind: 'status', status: 500 },
      { kind: 'status', status: 429 },
      { kind: 'cut', after: 0 },
      { kind: 'cut', after: 2 },
      { kind: 'garbled' },
      { kind: 'empty' },
    ),
    { maxLength: 5 },
  ),
  reaps: fc.array(fc.record({ afterMs: fc.nat(40), clock: fc.constantFrom(0, later) }), {
    maxLength: 2,
  }),
  table: fc.array(
    fc.constantFrom<Fault | undefined>(
      ...Array.from({ length: 12 }, () => undefined),
      'lost',
      'fail',
      'throttle',
      { delayMs: 3 },
      { delayMs: 12 },
    ),
    { maxLength: 60 },
  ),
});
type History = ReturnType<typeof sampled>[number];
const sampled = (seed: number, numRuns: number) => fc.sample(history, { seed, numRuns });

/**
 * Random histories of one message each: up to four workers with their own clocks that die, stall, lose responses and
 * are refused by the provider, with runs of the reaper in between. Only answered questions are charged, and a message
 * never has two replies.
 */
export const messageHistories = async (
  app: App,
  { check }: Checks,
  { seed, count }: { seed: number; count: number },
) => {
  const { make } = await createOwners(app);
  const workers = await startWorkers(app);
  const broken = new Map<
    string,
    { table: (Fault | undefined)[]; provider: (AiFault | undefined)[] }
  >();
  const mendTable = app.stack.data.inject(({ input }) =>
    broken.get(ownerIn(input) ?? '')?.table.shift(),
  );
  const mendProvider = app.stack.openai.inject((request) =>
    broken.get(ownerIn(request) ?? '')?.provider.shift(),
  );
  await concurrentCharges(sampled(seed, count), 24, async (one, nth) => {
    const owner = await make(nth);
    broken.set(owner.sub, { table: [...one.table], provider: [...one.provider] });
    const wrong = await play(workers, owner, one, () => broken.delete(owner.sub));
    check(`history ${nth} of seed ${seed}: ${wrong ?? ''}`, wrong === undefined);
  });
  mendTable();
  mendProvider();
};

const play = async (
  { work, reap, state }: Workers,
  owner: { sub: string; question: () => Parameters<Workers['work']>[1] },
  { attempts, reaps }: History,
  mend: () => void,
): Promise<string | undefined> => {
  const question = owner.question();
  const seen: string[] = [];
  const stalled: AsyncIterator<unknown>[] = [];
  const read = async (events: AsyncIterator<unknown>, max = Number.POSITIVE_INFINITY) => {
    for (let count = 0; count < max; count++) {
      const { done, value } = (await events.next()) as IteratorResult<{
        event: string;
        data: { turn: { content: string } };
      }>;
      if (done) return;
      if (value.event === 'done') seen.push(value.data.turn.content);
    }
  };
  await Promise.all([
    ...attempts.map(async ({ afterMs, clock, stopsAfter, stop }) => {
      await sleep(afterMs);
      const events = work(owner, question, clock)[Symbol.asyncIterator]();
      await read(events, stopsAfter).catch(() => {});
      if (stopsAfter !== undefined && stop === 'stalls') stalled.push(events);
    }),
    ...reaps.map(async ({ afterMs, clock }) => {
      await sleep(afterMs);
      await reap(owner, clock).catch(() => {});
    }),
  ]);
  // A stalled attempt continues now, long after another may have answered.
  await Promise.all(stalled.map((events) => read(events).catch(() => {})));
  mend();

  await reap(owner, 4 * later);
  const settled = await state(owner, question);
  if (settled.total !== settled.charges.length) return 'the total is not what was charged';
  if (settled.state === 'answered' && settled.charges.length !== 1)
    return `answered, charged ${settled.charges.length} times`;
  if (settled.state !== 'answered' && settled.charges.length) return 'charged, not answered';
  if (seen.some((content) => content !== settled.content))
    return 'read another reply than is stored';

  const answer = await outcomeOf(work(owner, question, 5 * later));
  const final = await state(owner, question);
  if (typeof answer !== 'string') return `no answer in the end: ${answer.refused}`;
  if (final.content !== answer || final.total !== 1)
    return 'the last answer is not the one that is charged';
  if (seen.some((content) => content !== answer)) return 'two replies to one message';
  return undefined;
};
