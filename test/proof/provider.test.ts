import fc from 'fast-check';
import { afterAll, beforeAll, vi } from 'vitest';
import type { AiFault } from '#local/openai/fault-proxy.ts';
import { startApp } from '#test/support/app.ts';
import { scaled, whole } from '#test/support/proof-size.ts';
import type { NetworkFault } from './provider/network.ts';
import { faster, isHonest, type Owners, pieces, startOwners } from './provider/owners.ts';
import { control, guarantee, seed, type Tally } from './support/guarantee.ts';

// Asks with the page's own client over a faulty network and provider, so the outcome is that of an owner.
vi.mock('#web/core/api.ts', async () => {
  const { api } = await import('./provider/owners.ts');
  return { api };
});

const mostCalls = 4;
let owners: Owners;
beforeAll(async () => {
  owners = await startOwners(await startApp());
});
afterAll(() => owners[Symbol.asyncDispose]());

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
  'an empty answer': { kind: 'empty' },
  ...Object.fromEntries(
    Array.from({ length: pieces }, (_, nth) => [
      `a cut after ${nth + 1} pieces`,
      { kind: 'cut', after: nth + 1 },
    ]),
  ),
  'an answer stopped by a filter': { kind: 'filter' },
  'a refusal of the model': { kind: 'refusal' },
  'silence in the middle': { kind: 'stall', after: 5 },
  // Its first text comes with the sixth piece, before the page's timeout for silence.
  'a drip that takes too long altogether': { kind: 'drip', everyMs: 7_000 / faster },
};
const charged: Record<string, AiFault> = {
  'an answer that is no JSON': { kind: 'malformed' },
  'an answer that got too long': { kind: 'length' },
  'a slow answer that keeps coming': { kind: 'drip', everyMs: 2_000 / faster },
};

/** Slow faults that differ little from others, and cuts other than after the first, the seventh and the last piece. */
const forTheNight = new Set([
  'no word after the connection',
  'a drip that takes too long altogether',
  'a slow answer that keeps coming',
  ...Object.keys(afterIt)
    .filter((name) => /^a cut after (?!1 |7 )/.test(name))
    .slice(0, -1),
]);

/** Runs each fault once, for a separate owner; retries with the same message when the first attempt fails. */
const once = async (tally: Tally, faults: Record<string, AiFault>, at: string) => {
  const { faults: planned, callsOf } = owners.startProvider();
  await owners.forEach(
    Object.entries(faults).filter(([name]) => whole || !forTheNight.has(name)),
    at,
    async ([name, fault], { who, ada, question }) => {
      planned.set(who, (call) => (call === 1 ? fault : undefined));
      const first = await owners.insist(ada, who, question);
      tally.check(`${name}: ${JSON.stringify(first)}`, isHonest(first));
      const again = 'failed' in first.outcome ? await owners.insist(ada, who, question) : first;
      tally.check(
        `${name}, in the end: ${JSON.stringify(again)}`,
        isHonest(again) && again.charged === 1,
      );
      tally.check(`${name}: ${callsOf(who)} calls`, callsOf(who) <= mostCalls);
    },
  );
};

guarantee(
  'a question is asked again after a provider failure before the first word, and is charged once',
  (tally) => once(tally, beforeTheFirstWord, 'early'),
);

guarantee(
  'a question is not charged when the provider breaks off after any piece, and the retry is answered',
  { tags: 'night' },
  (tally) => once(tally, afterIt, 'late'),
);

guarantee('a malformed or too long answer is stored and charged once', (tally) =>
  once(tally, charged, 'odd'),
);

guarantee(
  `a provider that never answers is called ${mostCalls} times at most, and nothing is charged`,
  async (tally) => {
    const { faults, callsOf } = owners.startProvider();
    // By day one of each kind, of those that end the attempt at once.
    const quick = [
      'status 503',
      'events that are no JSON',
      'an empty answer',
      'a cut after 7 pieces',
    ];
    const all = Object.entries({ ...beforeTheFirstWord, ...afterIt }).filter(
      ([name]) => whole || quick.includes(name),
    );
    await owners.forEach(all, 'never', async ([name, fault], { who, ada, question }) => {
      faults.set(who, () => fault);
      const after = await owners.insist(ada, who, question);
      const isRefused =
        'failed' in after.outcome && after.state === 'failed' && after.charged === 0;
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

/** Failures in an order that resets the retry counters of each side. */
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

guarantee(
  `for any network and provider faults: ${mostCalls} provider calls per message at most, charged if stored`,
  async (tally) => {
    const { faults, callsOf } = owners.startProvider();
    const histories = [...worst, ...fc.sample(history, { seed, numRuns: scaled(6, 800) })];
    await owners.forEach(
      histories,
      'any',
      async ({ provider, network }, { who, ada, question, nth }) => {
        faults.set(who, (call) => provider[call - 1]);
        const after = await owners.insist(ada, who, question, network);
        const name = `history ${nth} of seed ${seed}`;
        tally.check(`${name}: ${JSON.stringify(after)}`, isHonest(after));
        tally.check(
          `${name}: ${callsOf(who)} calls ${JSON.stringify({ provider, network })}`,
          callsOf(who) <= mostCalls,
        );
      },
    );
  },
);

control('a page that retries with a new message each time', { tags: 'night' }, async (tally) => {
  owners.startProvider();
  await owners.forEach([1], 'hasty', async (_, { who, ada, question }) => {
    const anew = () => ({ ...question, message_id: ada.question().message_id });
    await owners.insist(ada, who, anew(), ['lost']);
    const after = await owners.insist(ada, who, anew());
    tally.check(`${after.charged} charged`, isHonest(after));
  });
});
