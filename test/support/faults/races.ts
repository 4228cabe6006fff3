import { deepEqual, equal } from 'node:assert/strict';
import { type App, startApp } from '../app.ts';
import { freeAsker } from '../chat.ts';
import { later, outcomeOf, startWorkers, until } from './workers.ts';

const isRefund = ({ input }: { input: Record<string, unknown> }) =>
  String(input.UpdateExpression).startsWith('DELETE #chargeIds');

const begin = async (app: App, name: string) => {
  const ada = await freeAsker(app, name);
  const workers = await startWorkers(app);
  const question = ada.question();
  return {
    question,
    inject: app.stack.data.inject,
    fail: app.stack.openai.fail,
    /** Asks like a worker whose clock is this many milliseconds ahead. */
    work: (ms: number) => workers.work(ada, question, ms)[Symbol.asyncIterator](),
    ask: (ms: number) => outcomeOf(workers.work(ada, question, ms)),
    reap: (ms: number) => workers.reap(ada, ms),
    state: () => workers.state(ada, question),
    /** Expects one charge, for the stored answer. */
    settledWith: async (content: unknown) => {
      const state = await workers.state(ada, question);
      equal(typeof content, 'string', `refused: ${JSON.stringify(content)}`);
      equal(state.content, content);
      equal(state.total, 1);
      equal(state.charges.length, 1);
      return state;
    },
  };
};
type Race = Awaited<ReturnType<typeof begin>>;

const scripts: Record<string, (race: Race) => Promise<void>> = {
  'a worker that fails after its lease expired does not affect the answer of its successor': async (
    race,
  ) => {
    race.fail({ kind: 'stall', after: 12 });
    const stalled = race.work(0);
    await stalled.next();
    const answer = await race.ask(later);
    await stalled.throw?.(new Error('the provider went away')).catch(() => {});
    await race.settledWith(answer);
  },
  'a worker that answers after its lease expired does not store a second reply': async (race) => {
    const stalled = race.work(0);
    // The worker has received its answer and continues only when told.
    await stalled.next();
    const answer = await race.ask(later);
    equal(await refusalOf(stalled), 'still-answering');
    await race.settledWith(answer);
  },
  'a charge refunded by the nightly job stays refunded, and the retry is charged separately':
    async (race) => {
      race.fail({ kind: 'stall', after: 12 });
      const stalled = race.work(0);
      await stalled.next();
      equal(await race.reap(later), 1);
      const { state, charges, total } = await race.state();
      deepEqual({ state, charges, total }, { state: 'failed', charges: [], total: 0 });
      const answer = await race.ask(later);
      await stalled.throw?.(new Error('late')).catch(() => {});
      const settled = await race.settledWith(answer);
      const { message_id, chat_id } = race.question;
      deepEqual(settled.charges, [`${message_id}#2#${chat_id}`]);
    },
  'a late refund does not refund the charge of the retry': async (race) => {
    race.fail({ kind: 'status', status: 500 });
    const mend = race.inject((call) => (isRefund(call) ? { delayMs: 150 } : undefined));
    const failing = race.ask(0);
    await until(async () => (await race.state()).state === 'failed');
    mend();
    const answer = await race.ask(1000);
    deepEqual(await failing, { refused: 'unavailable' });
    await race.settledWith(answer);
  },
  'the retry refunds the charge of a worker that dies before its refund': async (race) => {
    race.fail({ kind: 'status', status: 500 });
    const mend = race.inject((call) => (isRefund(call) ? 'fail' : undefined));
    await race.ask(0);
    mend();
    const { state, total } = await race.state();
    deepEqual({ state, total }, { state: 'failed', total: 1 });
    await race.settledWith(await race.ask(1000));
  },
  'the nightly job refunds the charge of a worker that dies before its refund': async (race) => {
    race.fail({ kind: 'status', status: 500 });
    const mend = race.inject((call) => (isRefund(call) ? 'fail' : undefined));
    await race.ask(0);
    mend();
    equal(await race.reap(1000), 1);
    const { state, total } = await race.state();
    deepEqual({ state, total }, { state: 'failed', total: 0 });
  },
  'a worker that takes over from a dead one charges the question once': async (race) => {
    race.fail({ kind: 'stall', after: 12 });
    await race.work(0).next();
    equal((await race.state()).total, 1);
    await race.settledWith(await race.ask(later));
  },
  'an answer whose write response was lost is returned to every retry': async (race) => {
    const mend = race.inject(({ operation, input }) =>
      operation === 'UpdateItem' && JSON.stringify(input).includes('"S":"D"') ? 'lost' : undefined,
    );
    const first = await race.ask(0);
    mend();
    await race.settledWith(await race.ask(1000));
    if (typeof first === 'string') await race.settledWith(first);
  },
  'the same text sent again is replayed, and other text with the same id is refused': async (
    race,
  ) => {
    const answer = await race.ask(0);
    equal(await race.ask(10), answer);
    Object.assign(race.question, { text: 'Something else altogether' });
    deepEqual(await race.ask(20), { refused: 'different-message' });
    Object.assign(race.question, { text: 'How do I follow up on a quote of $480?' });
    await race.settledWith(await race.ask(later));
  },
  'while one worker answers, another one is refused and charges nothing': async (race) => {
    const working = race.work(0);
    await working.next();
    deepEqual(await race.ask(10), { refused: 'still-answering' });
    await race.settledWith(await contentOf(working));
  },
  'a failing provider leaves no charge, immediately': async (race) => {
    race.fail({ kind: 'status', status: 500 });
    deepEqual(await race.ask(0), { refused: 'unavailable' });
    const { state, total, charges } = await race.state();
    deepEqual({ state, total, charges }, { state: 'failed', total: 0, charges: [] });
  },
  'the nightly job does not change a question that is still being answered': async (race) => {
    const working = race.work(0);
    await working.next();
    equal(await race.reap(1000), 0);
    await race.settledWith(await contentOf(working));
  },
  'a worker whose charge the nightly job refunded does not store an answer': async (race) => {
    const stalled = race.work(0);
    await stalled.next();
    equal(await race.reap(later), 1);
    equal(await refusalOf(stalled), 'still-answering');
    const { state, total } = await race.state();
    deepEqual({ state, total }, { state: 'failed', total: 0 });
  },
  'a late retry does not affect the stored answer': async (race) => {
    race.fail({ kind: 'status', status: 500 });
    await race.ask(0);
    const { promise: after, resolve: letOn } = Promise.withResolvers<void>();
    let held = 0;
    const mend = race.inject(({ operation, input }) => {
      const replaces = operation === 'PutItem' && /#owner/.test(String(input.ConditionExpression));
      return replaces && held++ === 0 ? { after } : undefined;
    });
    const slow = race.ask(1000);
    await until(() => held > 0);
    const answer = await race.ask(1000);
    letOn();
    equal(await slow, answer);
    mend();
    await race.settledWith(answer);
  },
  'an answer stored while the nightly job runs stays charged': async (race) => {
    const stalled = race.work(0);
    await stalled.next();
    const { promise: after, resolve: letOn } = Promise.withResolvers<void>();
    let held = 0;
    const mend = race.inject(({ operation, input }) => {
      const givesUp = operation === 'UpdateItem' && /"S":"F"/.test(JSON.stringify(input));
      return givesUp && held++ === 0 ? { after } : undefined;
    });
    const reaping = race.reap(later);
    await until(() => held > 0);
    const answer = await contentOf(stalled);
    letOn();
    equal(await reaping, 0);
    mend();
    await race.settledWith(answer);
  },
  'a worker whose lease expired does not answer while its successor is working': async (race) => {
    const outlived = race.work(0);
    await outlived.next();
    const working = race.work(later);
    await working.next();
    equal(await refusalOf(outlived), 'still-answering');
    await race.settledWith(await contentOf(working));
  },
};

/** The text of an answer that is read to its end. */
const contentOf = async (work: AsyncIterator<{ event: string; data: object }>) => {
  let content: unknown;
  for (let next = await work.next(); !next.done; next = await work.next())
    if (next.value.event === 'done')
      ({ content } = (next.value.data as { turn: { content: string } }).turn);
  return content;
};

/** The code of the problem that a worker ends with. */
const refusalOf = async (work: AsyncIterator<unknown>) => {
  try {
    while (!(await work.next()).done);
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

/** Regression tests for race conditions, replayed step by step: by name, on a running back end or on a new one. */
export const races = Object.entries(scripts).map(([name, run], nth) => ({
  name,
  run: async (app?: App) => {
    if (app) return run(await begin(app, `race${nth}`));
    await using own = await startApp();
    await run(await begin(own, `race${nth}`));
  },
}));
