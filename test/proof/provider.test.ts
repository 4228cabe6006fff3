import fc from 'fast-check';
import { afterAll, beforeAll, vi } from 'vitest';
import type { AiFault } from '#infra/local/openai/front.ts';
import { createClient } from '#shared/client.ts';
import { wires } from '#shared/contract/index.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, freeAsker, type Question } from '#test/support/chat.ts';
import { crowd } from './histories/crowd.ts';
import { faultyFetch, type NetworkFault } from './provider/network.ts';
import { control, promise, scaled, seed, type Tally } from './support/promise.ts';

// The page's own way of asking, over a network and a provider that fail: what it does is what owners get.
const page = vi.hoisted(() => ({ ask: undefined as unknown }));
vi.mock('#web/api.ts', () => ({
  api: {
    chat: { ask: (...input: unknown[]) => (page.ask as (...all: unknown[]) => unknown)(...input) },
  },
}));

/** Waits of a second and more pass so many times faster while questions are asked; all time-outs stay in proportion. */
const faster = 20;
const realTimeout = globalThis.setTimeout;
let isFast = false;
const shorter = ((run: () => void, ms = 0, ...rest: never[]) =>
  realTimeout(run, isFast && ms >= 1000 ? ms / faster : ms, ...rest)) as typeof setTimeout;

const content = 'Call them **today** and ask: "Did we miss something?" Then wait a week. 😀';
const reply = JSON.stringify({ content, facts: [], decisions: [] });
const pieces = Math.ceil(reply.length / 14) + 1;
const mostCalls = 4;

let app: App;
beforeAll(async () => {
  app = await startApp();
  globalThis.setTimeout = Object.assign(shorter, realTimeout);
});
afterAll(() => {
  globalThis.setTimeout = realTimeout;
  return app[Symbol.asyncDispose]();
});

/** The provider's faults by whose question it is, and its calls. */
const startProvider = () => {
  const faults = new Map<string, (call: number) => AiFault | undefined>();
  const calls = new Map<string, number>();
  app.stack.openai.say(reply);
  app.stack.openai.inject((request) => {
    const who = /This is (\w+)\./.exec(JSON.stringify(request.messages.at(-1)))?.[1] ?? '';
    const call = (calls.get(who) ?? 0) + 1;
    calls.set(who, call);
    return faults.get(who)?.(call);
  });
  return { faults, callsOf: (who: string) => calls.get(who) ?? 0 };
};

/** Asks as the page does, and looks at what is left behind once the server is done with it. */
const insist = async (
  ada: Asker,
  who: string,
  question: Question,
  network: (NetworkFault | undefined)[] = [],
) => {
  const { askUntilAnswered } = await import('#web/features/chat/ask.ts');
  const token = await app.token(who);
  const fetch = faultyFetch([...network]);
  const client = createClient({
    wires,
    baseUrl: app.stack.apiUrl,
    token: async () => token,
    fetch,
  });
  clients.set(question.message_id, client);
  page.ask = (asked: Question, options: object) =>
    clients.get(asked.message_id)?.chat.ask(asked, options);
  const nothing = () => {};
  const outcome = await askUntilAnswered(question, {
    signal: new AbortController().signal,
    onTry: nothing,
    onStart: nothing,
    onText: nothing,
  }).then(
    (answer) => ({ content: answer.content }),
    (error: Error & { code?: string }) => ({ failed: error.code ?? error.name }),
  );
  const { storedTurn } = await import('#functions/chat/turns-table.ts');
  const row = () =>
    app.table.row(`USER#${ada.sub}`, `TURN#${question.chat_id}#${question.message_id}`);
  const counted = async () =>
    ((await app.table.row(`USER#${ada.sub}`, 'QUOTA')) as { tot?: number } | undefined)?.tot ?? 0;
  // The page may have given up while the server still gives back.
  let turn = await row();
  let charged = await counted();
  for (let rounds = 0; rounds < 100; rounds++) {
    if (turn?.st !== 'P' && charged === (turn?.st === 'D' ? 1 : 0)) break;
    await new Promise((resolve) => realTimeout(resolve, 20));
    turn = await row();
    charged = await counted();
  }
  const stored = turn?.st === 'D' ? storedTurn(turn).content : undefined;
  return { outcome, st: turn?.st, stored, charged };
};
const clients = new Map<string, ReturnType<typeof createClient>>();
type After = Awaited<ReturnType<typeof insist>>;

/** Charged if and only if it is stored, and what the page shows is what is stored. */
const isHonest = ({ outcome, st, stored, charged }: After) =>
  charged === (st === 'D' ? 1 : 0) && (!('content' in outcome) || outcome.content === stored);

/** An owner with a question of their own for each of these, and the clocks faster while the questions are asked. */
const forEach = async <T>(
  items: readonly T[],
  at: string,
  run: (
    item: T,
    asked: { who: string; ada: Asker; question: Question; nth: number },
  ) => Promise<void>,
) => {
  const askers: { who: string; ada: Asker; question: Question; nth: number }[] = [];
  await crowd(items, 4, async (_, nth) => {
    const who = `${at}${nth}`;
    const ada = await freeAsker(app, who);
    const question = ada.question({ text: `How do I follow up on a quote? This is ${who}.` });
    askers[nth] = { who, ada, question, nth };
  });
  isFast = true;
  await crowd(items, 6, (item, nth) => run(item, askers[nth] as (typeof askers)[number]));
  isFast = false;
};

const beforeTheFirstWord: Record<string, AiFault> = {
  'status 429': { kind: 'status', status: 429 },
  'status 500': { kind: 'status', status: 500 },
  'status 503': { kind: 'status', status: 503 },
  'status 401': { kind: 'status', status: 401 },
  'no word after the connection': { kind: 'silent' },
  'no word after the headers': { kind: 'stall', after: 1 },
  'events that are no JSON': { kind: 'garbled' },
  'a cut before the headers': { kind: 'cut', after: 0 },
};
const afterIt: Record<string, AiFault> = {
  ...Object.fromEntries(
    Array.from({ length: pieces }, (_, nth) => [
      `a cut after ${nth + 1} pieces`,
      { kind: 'cut', after: nth + 1 },
    ]),
  ),
  'silence in the middle': { kind: 'stall', after: 5 },
};
const charged: Record<string, AiFault> = {
  'an empty answer': { kind: 'empty' },
  'an answer that is no JSON': { kind: 'malformed' },
  'an answer stopped by a filter': { kind: 'filter' },
  'an answer that got too long': { kind: 'length' },
};

/** Each fault once, for an owner of its own; a second try with the same message where the first one fails. */
const once = async (tally: Tally, faults: Record<string, AiFault>, at: string) => {
  const { faults: planned, callsOf } = startProvider();
  await forEach(Object.entries(faults), at, async ([name, fault], { who, ada, question }) => {
    planned.set(who, (call) => (call === 1 ? fault : undefined));
    const first = await insist(ada, who, question);
    tally.check(`${name}: ${JSON.stringify(first)}`, isHonest(first));
    const again = 'failed' in first.outcome ? await insist(ada, who, question) : first;
    tally.check(
      `${name}, in the end: ${JSON.stringify(again)}`,
      isHonest(again) && again.charged === 1,
    );
    tally.check(`${name}: ${callsOf(who)} calls`, callsOf(who) <= mostCalls);
  });
};

promise('a provider that fails before its first word is asked again, and it counts once', (tally) =>
  once(tally, beforeTheFirstWord, 'early'),
);

promise(
  'a provider that breaks off after any piece costs nothing, and the next try is answered',
  (tally) => once(tally, afterIt, 'late'),
);

promise('an answer that is empty, spoiled, filtered or too long is kept and counts once', (tally) =>
  once(tally, charged, 'odd'),
);

promise(
  `a provider that never answers is asked ${mostCalls} times at most, and nothing is charged`,
  async (tally) => {
    const { faults, callsOf } = startProvider();
    const all = Object.entries({ ...beforeTheFirstWord, ...afterIt });
    await forEach(all, 'never', async ([name, fault], { who, ada, question }) => {
      faults.set(who, () => fault);
      const after = await insist(ada, who, question);
      const isRefused = 'failed' in after.outcome && after.st === 'F' && after.charged === 0;
      tally.check(`${name}: ${JSON.stringify(after)}`, isRefused);
      tally.check(`${name}: ${callsOf(who)} calls`, callsOf(who) <= mostCalls);
    });
  },
);

const history = fc.record({
  provider: fc.array(
    fc.constantFrom<AiFault | undefined>(
      undefined,
      ...[429, 500, 503].map((status) => ({ kind: 'status' as const, status })),
      { kind: 'cut', after: 0 },
      { kind: 'cut', after: 4 },
      { kind: 'garbled' },
      { kind: 'empty' },
    ),
    { maxLength: 8 },
  ),
  network: fc.array(
    fc.constantFrom<NetworkFault | undefined>(
      undefined,
      undefined,
      'refused',
      'lost',
      'gateway',
      { cutAfter: 1, quietly: true },
      { cutAfter: 3, quietly: false },
    ),
    { maxLength: 7 },
  ),
});

/** Failures that take turns so that each side begins to count anew. */
const worst = [1, 2, 3, 4].map((broken) => ({
  provider: Array.from(
    { length: 12 },
    (_, nth): AiFault =>
      nth % broken === broken - 1 ? { kind: 'cut', after: 5 } : { kind: 'status', status: 500 },
  ),
  network: Array.from({ length: 12 }, (_, nth): NetworkFault | undefined =>
    nth % broken === broken - 1 ? { cutAfter: 1, quietly: nth % 2 === 0 } : undefined,
  ),
}));

promise(
  `whatever the network and the provider do: ${mostCalls} calls a message at most, charged if stored`,
  async (tally) => {
    const { faults, callsOf } = startProvider();
    const histories = [...worst, ...fc.sample(history, { seed, numRuns: scaled(80) })];
    await forEach(histories, 'any', async ({ provider, network }, { who, ada, question, nth }) => {
      faults.set(who, (call) => provider[call - 1]);
      const after = await insist(ada, who, question, network);
      const name = `history ${nth} of seed ${seed}`;
      tally.check(`${name}: ${JSON.stringify(after)}`, isHonest(after));
      tally.check(
        `${name}: ${callsOf(who)} calls ${JSON.stringify({ provider, network })}`,
        callsOf(who) <= mostCalls,
      );
    });
  },
);

control('a page that tries with a new message each time', async (tally) => {
  startProvider();
  await forEach([1], 'hasty', async (_, { who, ada, question }) => {
    const anew = () => ({ ...question, message_id: ada.question().message_id });
    await insist(ada, who, anew(), ['lost']);
    const after = await insist(ada, who, anew());
    tally.check(`${after.charged} charged`, isHonest(after));
  });
});
