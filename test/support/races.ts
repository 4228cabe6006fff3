import { deepEqual, equal } from 'node:assert/strict';
import { type App, startApp } from './app.ts';
import { freeAsker } from './chat.ts';
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
    /** Asks as a worker would whose clock shows so much. */
    work: (ms: number) => workers.work(ada, question, ms)[Symbol.asyncIterator](),
    ask: (ms: number) => outcomeOf(workers.work(ada, question, ms)),
    reap: (ms: number) => workers.reap(ada, ms),
    state: () => workers.state(ada, question),
    /** Charged once, for the answer that stands. */
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
  'a worker who stalls, is outlived and then fails takes nothing from the one who answered': async (
    race,
  ) => {
    race.fail({ kind: 'stall', after: 12 });
    const stalled = race.work(0);
    await stalled.next();
    const answer = await race.ask(later);
    await stalled.throw?.(new Error('the provider went away')).catch(() => {});
    await race.settledWith(answer);
  },
  'a worker who stalls, is outlived and then answers does not put a second reply in place': async (
    race,
  ) => {
    const stalled = race.work(0);
    // It has its answer before it until it is let go on.
    await stalled.next();
    const answer = await race.ask(later);
    equal(await refusalOf(stalled), 'still-answering');
    await race.settledWith(answer);
  },
  'a charge given back by the nightly round stays given back, and the retry is charged on its own':
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
  'a refund that arrives late does not give back the charge of the retry': async (race) => {
    race.fail({ kind: 'status', status: 500 });
    const mend = race.inject((call) => (isRefund(call) ? { delayMs: 150 } : undefined));
    const failing = race.ask(0);
    await until(async () => (await race.state()).state === 'failed');
    mend();
    const answer = await race.ask(1000);
    deepEqual(await failing, { refused: 'unavailable' });
    await race.settledWith(answer);
  },
  'a worker who dies between giving up and giving back is settled by the retry': async (race) => {
    race.fail({ kind: 'status', status: 500 });
    const mend = race.inject((call) => (isRefund(call) ? 'fail' : undefined));
    await race.ask(0);
    mend();
    const { state, total } = await race.state();
    deepEqual({ state, total }, { state: 'failed', total: 1 });
    await race.settledWith(await race.ask(1000));
  },
  'a worker who dies between giving up and giving back is settled by the nightly round, too':
    async (race) => {
      race.fail({ kind: 'status', status: 500 });
      const mend = race.inject((call) => (isRefund(call) ? 'fail' : undefined));
      await race.ask(0);
      mend();
      equal(await race.reap(1000), 1);
      const { state, total } = await race.state();
      deepEqual({ state, total }, { state: 'failed', total: 0 });
    },
  'a worker who dies after its charge is charged once by the one who takes over': async (race) => {
    race.fail({ kind: 'stall', after: 12 });
    await race.work(0).next();
    equal((await race.state()).total, 1);
    await race.settledWith(await race.ask(later));
  },
  'an answer whose stored state got lost on the way is the answer of every retry': async (race) => {
    const mend = race.inject(({ operation, input }) =>
      operation === 'UpdateItem' && JSON.stringify(input).includes('"S":"D"') ? 'lost' : undefined,
    );
    const first = await race.ask(0);
    mend();
    await race.settledWith(await race.ask(1000));
    if (typeof first === 'string') await race.settledWith(first);
  },
  'the same words sent again are replayed, other words under the same id are refused': async (
    race,
  ) => {
    const answer = await race.ask(0);
    equal(await race.ask(10), answer);
    Object.assign(race.question, { text: 'Something else altogether' });
    deepEqual(await race.ask(20), { refused: 'different-message' });
    Object.assign(race.question, { text: 'How do I follow up on a quote of $480?' });
    await race.settledWith(await race.ask(later));
  },
  'while one worker answers another one is sent away and charges nothing': async (race) => {
    const working = race.work(0);
    await working.next();
    deepEqual(await race.ask(10), { refused: 'still-answering' });
    await race.settledWith(await contentOf(working));
  },
  'a provider that fails leaves nothing charged, at once': async (race) => {
    race.fail({ kind: 'status', status: 500 });
    deepEqual(await race.ask(0), { refused: 'unavailable' });
    const { state, total, charges } = await race.state();
    deepEqual({ state, total, charges }, { state: 'failed', total: 0, charges: [] });
  },
  'the nightly round leaves a worker alone who is still at work': async (race) => {
    const working = race.work(0);
    await working.next();
    equal(await race.reap(1000), 0);
    await race.settledWith(await contentOf(working));
  },
  'a worker whose charge the nightly round gave back does not answer after all': async (race) => {
    const stalled = race.work(0);
    await stalled.next();
    equal(await race.reap(later), 1);
    equal(await refusalOf(stalled), 'still-answering');
    const { state, total } = await race.state();
    deepEqual({ state, total }, { state: 'failed', total: 0 });
  },
  'a retry that arrives late takes nothing from the one that has answered': async (race) => {
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
  'an answer that is stored while the nightly round looks stays charged': async (race) => {
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
  'a worker who is outlived does not answer while the other one is at work': async (race) => {
    const outlived = race.work(0);
    await outlived.next();
    const working = race.work(later);
    await working.next();
    equal(await refusalOf(outlived), 'still-answering');
    await race.settledWith(await contentOf(working));
  },
};

/** The words of an answer that is read to its end. */
const contentOf = async (work: AsyncIterator<{ event: string; data: object }>) => {
  let content: unknown;
  for (let next = await work.next(); !next.done; next = await work.next())
    if (next.value.event === 'done')
      ({ content } = (next.value.data as { turn: { content: string } }).turn);
  return content;
};

/** The code with which a worker is refused in the end. */
const refusalOf = async (work: AsyncIterator<unknown>) => {
  try {
    while (!(await work.next()).done);
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

/** Every race that was ever lost, played move by move: by name, on a back end that runs or one of its own. */
export const races = Object.entries(scripts).map(([name, run], nth) => ({
  name,
  run: async (app?: App) => {
    if (app) return run(await begin(app, `race${nth}`));
    await using own = await startApp();
    await run(await begin(own, `race${nth}`));
  },
}));
