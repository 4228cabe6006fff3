import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fault } from '#local/dynamodb/faults.ts';
import type { AiFault } from '#local/openai/fault-proxy.ts';
import { startApp } from '#test/support/app.ts';
import { freeAsker } from '#test/support/chat.ts';
import { races } from '#test/support/faults/races.ts';
import { later, outcomeOf, startWorkers } from '#test/support/faults/workers.ts';
import { scaled } from '#test/support/proof-size.ts';

test.each(races)('$name', async ({ run }) => {
  await expect(run()).resolves.toBeUndefined();
});

type Try = {
  /** The start of the attempt, and the offset of its clock. */
  afterMs: number;
  clock: number;
  provider: AiFault | undefined;
  /** The number of events after which the worker stops without cleanup, like a frozen Lambda. */
  diesAfter: number | undefined;
};

const tries = fc.array(
  fc.record<Try>({
    afterMs: fc.nat(25),
    clock: fc.constantFrom(0, 0, 50, later, 2 * later),
    provider: fc.constantFrom<AiFault | undefined>(
      undefined,
      undefined,
      { kind: 'status', status: 500 },
      { kind: 'cut', after: 2 },
      { kind: 'empty' },
    ),
    diesAfter: fc.constantFrom(undefined, undefined, undefined, 1, 2),
  }),
  { minLength: 1, maxLength: 4 },
);
const reaps = fc.array(fc.record({ afterMs: fc.nat(40), clock: fc.constantFrom(0, later) }), {
  maxLength: 2,
});
const faults = fc.array(
  fc.constantFrom<Fault | undefined>(
    ...Array.from({ length: 12 }, () => undefined),
    'lost',
    'fail',
    { delayMs: 3 },
    { delayMs: 12 },
  ),
  { maxLength: 60 },
);

test('after any sequence of faults only answered questions are charged, and a message has one reply', async () => {
  await using app = await startApp();
  const { work, reap, state } = await startWorkers(app);
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  console.info(`message histories, seed ${seed}`);
  let run = 0;
  await fc.assert(
    fc.asyncProperty(tries, reaps, faults, async (workers, rounds, broken) => {
      const ada = await freeAsker(app, `owner${run++}`);
      const question = ada.question();
      let nth = 0;
      const mend = app.stack.data.inject(() => broken[nth++]);
      const seen: string[] = [];
      const busy = [
        ...workers.map(async ({ afterMs, clock, provider, diesAfter }) => {
          await sleep(afterMs);
          if (provider) app.stack.openai.fail(provider);
          const events = work(ada, question, clock)[Symbol.asyncIterator]();
          try {
            for (let count = 0; count !== diesAfter; count++) {
              const { done, value } = await events.next();
              if (done) return;
              if (value.event === 'done') seen.push(value.data.turn.content);
            }
          } catch {}
        }),
        ...rounds.map(async ({ afterMs, clock }) => {
          await sleep(afterMs);
          await reap(ada, clock).catch(() => {});
        }),
      ];
      await Promise.all(busy);
      mend();

      await reap(ada, 4 * later);
      const settled = await state(ada, question);
      expect(settled.total).toBe(settled.charges.length);
      expect(settled.charges.length).toBe(settled.state === 'answered' ? 1 : 0);
      for (const content of seen) expect(content).toBe(settled.content);

      app.stack.openai.fail();
      const answer = await outcomeOf(work(ada, question, 5 * later));
      const final = await state(ada, question);
      if (typeof answer === 'string') expect(final).toMatchObject({ content: answer, total: 1 });
      for (const content of seen) expect(content).toBe(final.content);
    }),
    { numRuns: Number(process.env.HISTORIES ?? scaled(2, 80)), seed },
  );
}, 600_000);
