import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { afterAll } from 'vitest';
import { scaled } from '#test/support/proof-size.ts';
import type { Loaded } from './load/server.ts';
import { headersOf, quantile, questionOf, stream, timed } from './load/streams.ts';
import { guarantee } from './support/guarantee.ts';

// All measurements run before the guarantees are defined, because their titles contain the results.

const owners = scaled(10, 50);
const turns = scaled(200, 10_000);
const atOnce = scaled(40, 200);
const largestItem = 64 * 1024;

const path = fileURLToPath(new URL('load/server.ts', import.meta.url));
const server = spawn(process.execPath, [path, String(owners), String(turns)], {
  stdio: ['pipe', 'pipe', 'pipe'],
});
let complaints = '';
server.stderr.on('data', (text) => {
  complaints += text;
});
const lines = createInterface({ input: server.stdout });
const nextLine = async () => {
  const [line] = await Promise.race([once(lines, 'line'), once(server, 'exit')]);
  if (typeof line !== 'string') throw new Error(`The server ended: ${complaints}`);
  return line;
};
afterAll(() => {
  server.stdin.end();
});

const { api, site, askers, long, short } = JSON.parse(await nextLine()) as Loaded;
const askerAt = (nth: number) => askers[nth % askers.length] as (typeof askers)[number];
const many = <T>(count: number, make: (nth: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => make(nth)));

// One run before measuring, so that no code is loaded during a measurement.
await many(10, (nth) => stream(api, askerAt(nth)));
const streams = await many(atOnce, (nth) => stream(api, askerAt(nth)));
const first = streams.map(({ firstMs }) => firstMs);

let nth = 0;
const asking = await autocannon({
  url: api,
  connections: atOnce,
  amount: 2 * atOnce,
  timeout: 60,
  requests: [
    {
      method: 'POST',
      path: '/api/chat',
      setupRequest: (request) => {
        const asker = askerAt(nth++);
        return { ...request, headers: headersOf(asker), body: questionOf(asker) };
      },
    },
  ],
});
const pages = await autocannon({
  url: site,
  connections: 50,
  amount: scaled(200, 1000),
  timeout: 30,
  requests: [{ path: '/' }, { path: '/pricing' }, { path: '/config.json' }, { path: '/dashboard' }],
});

const rounds = 12;
const openAndAsk = async (chat: string) => {
  const opened: { ms: number; status: number }[] = [];
  for (let round = 0; round < rounds; round++)
    opened.push(await timed(`${api}/chats/${chat}`, long.token));
  const asked: Awaited<ReturnType<typeof stream>>[] = [];
  for (let round = 0; round < 4; round++)
    asked.push(await stream(api, long, { chat_id: chat, text: 'And now?' }));
  return { opened, asked };
};
const inLong = await openAndAsk(long.chat);
const inShort = await openAndAsk(short.chat);
const lists = await many(5, () => timed(`${api}/chats`, long.token));
const wordy = await stream(api, long, { text: `Tell me at length. ${'語'.repeat(3900)}` });
server.stdin.write('largest\n');
const largest = Number(await nextLine());

guarantee(
  `${atOnce} answers streamed at once, with table, model and all on one thread: first words p50 ${quantile(first, 0.5)} ms, p95 ${quantile(first, 0.95)} ms`,
  (tally) => {
    for (const { done, status } of streams) tally.check(`${status}`, done && status === 200);
  },
);

guarantee(
  `${atOnce} connections asking without a pause: p50 ${asking.latency.p50} ms, p97.5 ${asking.latency.p97_5} ms to the last word`,
  (tally) => {
    const good = asking['2xx'];
    for (let one = 0; one < 2 * atOnce; one++) tally.check('not answered', one < good);
    const { errors, timeouts, non2xx } = asking;
    tally.check(JSON.stringify({ errors, timeouts, non2xx }), errors + timeouts + non2xx === 0);
  },
);

guarantee(
  `pages of the built site under 50 connections: p50 ${pages.latency.p50} ms, p99 ${pages.latency.p99} ms`,
  (tally) => {
    const { errors, timeouts, non2xx } = pages;
    tally.check(JSON.stringify({ errors, timeouts, non2xx }), errors + timeouts + non2xx === 0);
  },
);

const middle = (all: readonly number[]) => quantile(all, 0.5);
const openedIn = ({ opened }: typeof inLong) => middle(opened.map(({ ms }) => ms));
const askedIn = ({ asked }: typeof inLong) => middle(asked.map(({ allMs }) => allMs));
guarantee(
  `a conversation of ${turns} turns opens in ${openedIn(inLong)} ms and goes on in ${askedIn(inLong)} ms; one of 12 in ${openedIn(inShort)} and ${askedIn(inShort)} ms`,
  (tally) => {
    // long-conversation.test.ts limits what both read from the table; times are printed, not judged.
    for (const { status } of [...inLong.opened, ...inShort.opened, ...lists])
      tally.check(`${status}`, status === 200);
    for (const { done } of [...inLong.asked, ...inShort.asked]) tally.check('it goes on', done);
  },
);

guarantee(
  `the largest item has ${Math.ceil(largest / 1024)} KB, after the longest question and a reply without end`,
  (tally) => {
    tally.check('the reply was stored', wordy.done);
    tally.check(`${largest} bytes`, largest > 0 && largest < largestItem);
  },
);
