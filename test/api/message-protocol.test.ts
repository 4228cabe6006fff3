import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fault } from '#infra/local/data.ts';
import type { AiFault } from '#infra/local/openai/front.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, answerOf, freeAsker, type Question } from '#test/support/chat.ts';

/** Longer than any lease. */
const later = 200_000;

/** The real handler with a clock of our own, so that a worker can be outlived while it is still at work. */
const startWorkers = async (app: App) => {
  const { ask } = await import('#functions/chat/ask.ts');
  const { reap } = await import('#functions/chat/reap.ts');
  let replies = 0;
  // Every call to the provider gives another reply, so that two replies to one message cannot pass for one.
  app.stack.openai.say(() =>
    JSON.stringify({ content: `Reply ${++replies} to you`, facts: [], decisions: [] }),
  );
  const start = Date.now();
  const callerAt = (ada: Asker, ms: number) =>
    ({ user: { id: ada.sub }, now: new Date(start + ms), headers: {} }) as never;
  return {
    work: (ada: Asker, question: Question, ms: number) => ask(question as never, callerAt(ada, ms)),
    reap: (ada: Asker, ms: number) => reap(ada.sub, new Date(start + ms)),
    state: async (ada: Asker, { chat_id, message_id }: Question) => {
      const pk = `USER#${ada.sub}`;
      const turn = await app.table.row(pk, `TURN#${chat_id}#${message_id}`);
      const quota = (await app.table.row(pk, 'QUOTA')) as
        | { ids?: Set<string>; tot?: number }
        | undefined;
      return {
        st: turn?.st,
        content: turn?.st === 'D' ? String(turn.content) : undefined,
        charges: [...(quota?.ids ?? [])],
        total: quota?.tot ?? 0,
      };
    },
  };
};

const outcomeOf = (work: AsyncIterable<never>) =>
  answerOf(work).then(
    ({ content }) => content,
    (error: { code?: string }) => ({ refused: String(error.code) }),
  );
const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await sleep(2);
};

test('a worker who stalls, is outlived and then fails takes nothing from the one who answered', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const { work, state } = await startWorkers(app);
  const question = ada.question();
  app.stack.openai.fail({ kind: 'stall', after: 3 });
  const stalled = work(ada, question, 0)[Symbol.asyncIterator]();
  await stalled.next();
  const answer = await outcomeOf(work(ada, question, later) as never);
  expect(answer).toBe('Reply 2 to you');
  await stalled.throw?.(new Error('the provider went away')).catch(() => {});
  expect(await state(ada, question)).toMatchObject({ content: answer, total: 1 });
});

test('a worker who stalls, is outlived and then answers does not put a second reply in place', async () => {
  await using app = await startApp({ pace: { betweenMs: 40 } });
  const ada = await freeAsker(app, 'ada');
  const { work, state } = await startWorkers(app);
  const question = ada.question();
  const slow = outcomeOf(work(ada, question, 0) as never);
  await until(async () => (await state(ada, question)).charges.length === 1);
  const fast = outcomeOf(work(ada, question, later) as never);
  expect(await slow).toEqual({ refused: 'still-answering' });
  const answer = await fast;
  expect(await state(ada, question)).toMatchObject({ content: answer, total: 1 });
});

test('a charge given back by the nightly round stays given back, and the retry is charged on its own', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const { work, reap, state } = await startWorkers(app);
  const question = ada.question();
  app.stack.openai.fail({ kind: 'stall', after: 3 });
  const stalled = work(ada, question, 0)[Symbol.asyncIterator]();
  await stalled.next();
  expect(await reap(ada, later)).toBe(1);
  expect(await state(ada, question)).toMatchObject({ st: 'F', charges: [], total: 0 });
  const answer = await outcomeOf(work(ada, question, later) as never);
  await stalled.throw?.(new Error('late')).catch(() => {});
  const { message_id, chat_id } = question;
  expect(await state(ada, question)).toMatchObject({
    content: answer,
    charges: [`${message_id}#2#${chat_id}`],
    total: 1,
  });
});

test('a refund that arrives late does not give back the charge of the retry', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const { work, state } = await startWorkers(app);
  const question = ada.question();
  app.stack.openai.fail({ kind: 'status', status: 500 });
  const mend = app.stack.data.inject(({ input }) =>
    String(input.UpdateExpression).startsWith('DELETE ids') ? { delayMs: 150 } : undefined,
  );
  const failing = outcomeOf(work(ada, question, 0) as never);
  await until(async () => (await state(ada, question)).st === 'F');
  mend();
  const answer = await outcomeOf(work(ada, question, 1000) as never);
  expect(await failing).toEqual({ refused: 'unavailable' });
  expect(await state(ada, question)).toMatchObject({ content: answer, total: 1 });
});

test('a worker who dies between giving up and giving back is settled by the retry', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const { work, state } = await startWorkers(app);
  const question = ada.question();
  app.stack.openai.fail({ kind: 'status', status: 500 });
  const mend = app.stack.data.inject(({ input }) =>
    String(input.UpdateExpression).startsWith('DELETE ids') ? 'fail' : undefined,
  );
  await outcomeOf(work(ada, question, 0) as never);
  mend();
  expect(await state(ada, question)).toMatchObject({ st: 'F', total: 1 });
  const answer = await outcomeOf(work(ada, question, 1000) as never);
  expect(await state(ada, question)).toMatchObject({ content: answer, total: 1 });
});

type Try = {
  /** When it begins, and what its clock says by then. */
  afterMs: number;
  clock: number;
  provider: AiFault | undefined;
  /** Dies after so many events; a Lambda that is frozen runs no cleanup. */
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

test('whatever goes wrong: charged is what was answered, and a message has one reply', async () => {
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
              if (value.event === 'done') seen.push(value.data.content);
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
      expect(settled.charges.length).toBe(settled.st === 'D' ? 1 : 0);
      for (const content of seen) expect(content).toBe(settled.content);

      app.stack.openai.fail();
      const answer = await outcomeOf(work(ada, question, 5 * later) as never);
      const final = await state(ada, question);
      if (typeof answer === 'string') expect(final).toMatchObject({ content: answer, total: 1 });
      for (const content of seen) expect(content).toBe(final.content);
    }),
    { numRuns: Number(process.env.HISTORIES ?? 25), seed },
  );
}, 600_000);
