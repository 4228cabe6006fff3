import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { afterAll, beforeAll } from 'vitest';
import { emailOf } from '#test/support/app.ts';
import { everyNth, scaled } from '#test/support/proof-size.ts';
import { control, guarantee, type Tally } from './support/guarantee.ts';
import { type HeaderList, type Proof, startProof } from './support/proof-app.ts';

let proof: Proof;
beforeAll(async () => {
  proof = await startProof();
});
afterAll(() => proof[Symbol.asyncDispose]());

const flood = scaled(1_000);
const smaller = scaled(100, 10_000);
const posts = {
  '/suggestions': { suggestion_text: 'Buy this' },
  '/contact': { name: 'Eve', email: 'eve@example.com', subject: 'general', message: 'Buy this' },
};
const made = () => Array.from({ length: 4 }, () => Math.floor(Math.random() * 256)).join('.');

/** Sends many requests, a hundred at a time; returns the count of each status. */
const sendMany = async (
  path: string,
  body: object,
  headers: (nth: number) => HeaderList,
  count = smaller,
) => {
  const statuses: number[] = [];
  const begun = minute();
  for (let at = 0; at < count; at += 100)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 100 }, async (_, nth) => {
          const sent = { method: 'POST', path, body: JSON.stringify(body) };
          return (await proof.send(sent, headers(at + nth))).status;
        }),
      )),
    );
  return {
    count,
    found: Map.groupBy(statuses, (status) => status),
    minutes: minute() - begun + 1,
  };
};
const minute = () => Math.floor(Date.now() / 60_000);

type Flood = { count: number; found: Map<number, number[]>; minutes: number };
const isHeldBack = (
  tally: Tally,
  label: string,
  { count, found, minutes }: Flood,
  aMinute: number,
) => {
  const passed = found.get(200)?.length ?? 0;
  const refused = found.get(429)?.length ?? 0;
  tally.check(`${label}: ${passed} passed`, passed > 0 && passed <= aMinute * minutes);
  tally.check(`${label}: the rest is told to slow down`, passed + refused === count);
};

guarantee(
  `of ${flood} posts of one visitor at least 99 in 100 are refused, for any forwarded addresses`,
  async (tally) => {
    // In the short form one of the two; a smaller flood on both follows.
    for (const [path, body] of everyNth(Object.entries(posts), 2)) {
      // As the Lambda gets it from the distribution: made-up entries, the visitor, the distribution.
      const headers = (): HeaderList => [
        ['x-forwarded-for', `${made()}, ${made()}, 198.51.100.7, 127.0.0.1`],
        ['forwarded', `for=${made()}`],
        ['x-real-ip', made()],
        ['true-client-ip', made()],
        ['cf-connecting-ip', made()],
      ];
      const flooded = await sendMany(path, body, headers, flood);
      isHeldBack(tally, path, flooded, 5);
      const passed = flooded.found.get(200)?.length ?? 0;
      tally.check(`${path}: ${passed} of ${flood}`, passed <= flood / 100);
    }
  },
);

guarantee(
  'a caller that bypasses the distribution with made-up addresses is limited by its own address',
  { tags: 'night' },
  async (tally) => {
    for (const [path, body] of Object.entries(posts)) {
      const flooded = await sendMany(path, body, () => [
        ['x-forwarded-for', `${made()}, 127.0.0.1`],
      ]);
      isHeldBack(tally, path, flooded, 30);
    }
  },
);

guarantee(
  'a member is limited as that member, from every address and with every token',
  { tags: 'night' },
  async (tally) => {
    const { app } = proof;
    const tokens = await Promise.all(
      Array.from(
        { length: 10 },
        async () => (await app.stack.auth.tokensOf(emailOf('ada'))).AccessToken,
      ),
    );
    const flooded = await sendMany(
      '/account/suggestions',
      { suggestion_text: 'Buy this' },
      (nth) => [
        ['authorization', `Bearer ${tokens[nth % tokens.length]}`],
        ['x-forwarded-for', `${made()}, ${made()}, 127.0.0.1`],
      ],
    );
    isHeldBack(tally, 'suggestions', flooded, 5);
  },
);

guarantee(
  '“unlimited” means twenty questions a minute for one person, and does not delay other owners',
  async (tally) => {
    const { app, ada, eve } = proof;
    const tokens = await Promise.all(
      Array.from(
        { length: 10 },
        async () => (await app.stack.auth.tokensOf(emailOf('ada'))).AccessToken,
      ),
    );
    const ask = (token: string, business: string, nth: number) =>
      proof.send(
        {
          method: 'POST',
          path: '/chat',
          body: JSON.stringify({
            message_id: nth % 2 ? ulid() : ulid().toLowerCase(),
            chat_id: randomUUID(),
            business_id: nth % 2 ? business : business.toUpperCase(),
            helper_id: 'sales',
            text: 'How do I follow up?',
          }),
        },
        [
          ['authorization', `Bearer ${token}`],
          ['x-forwarded-for', `${made()}, ${made()}, 127.0.0.1`],
        ],
      );
    const before = app.stack.openai.requests().length;
    const answers = await Promise.all(
      Array.from({ length: scaled(60, 200) }, (_, nth) =>
        ask(tokens[nth % 10] ?? '', ada.ids.business, nth),
      ),
    );
    const answered = answers.filter(({ status }) => status === 200).length;
    const slowed = answers.filter(
      ({ status, body }) => status === 429 && body.includes('too-fast'),
    );
    // Twenty a minute, and the minute may change in between.
    tally.check(`${answered} answered`, answered > 0 && answered <= 40);
    tally.check(`${slowed.length} slowed down`, slowed.length === answers.length - answered);
    const asked = app.stack.openai.requests().length - before;
    tally.check(`the provider was asked ${asked} times`, asked === answered);
    const other = await ask(await app.token('eve'), eve.ids.business, 1);
    tally.check(`Eve: ${other.status} ${other.body.slice(0, 80)}`, other.status === 200);
  },
);

control('a throttle that counts no callers', (tally) => {
  const everything = Array.from({ length: flood }, () => 200);
  isHeldBack(tally, 'open', { count: flood, found: new Map([[200, everything]]), minutes: 1 }, 5);
});
