import { afterAll, beforeAll } from 'vitest';
import { whole } from '#test/support/proof-size.ts';
import { forgetQuestions } from '../support/items/quota-item.ts';
import { control, guarantee, type Tally } from './support/guarantee.ts';
import {
  type Proof,
  plainAnswer,
  speaksOfAda,
  startProof,
  tableText,
  withoutRequestId,
} from './support/proof-app.ts';
import { type Ids, type ProofRoute, routes, unknownIds, wired } from './support/samples.ts';

let proof: Proof;
beforeAll(async () => {
  proof = await startProof();
});
afterAll(() => proof[Symbol.asyncDispose]());

const kinds = ['business', 'chat', 'message', 'fact', 'work', 'task', 'app', 'user'] as const;
type Kind = (typeof kinds)[number];

/** The ids that a route takes, found by changing each id in its request. */
const idsIn = ({ route, sample }: ProofRoute, own: Ids): Kind[] =>
  kinds.filter((kind) => {
    const marked = { ...own, [kind]: 'marked' };
    // A question gets a new message id each time.
    return JSON.stringify(wired(route, sample(marked))).includes('marked');
  });

const takesIds = () =>
  routes
    .filter(({ route }) => route.access === 'member')
    .map((each) => ({ each, taken: idsIn(each, proof.eve.ids) }))
    .filter(({ taken }) => taken.length > 0);

/** Every way to replace some of the caller's ids with those of another owner. */
const mixes = (taken: readonly Kind[]) =>
  Array.from({ length: 2 ** taken.length - 1 }, (_, nth) =>
    taken.filter((__, at) => (nth + 1) & (1 << at)),
  );
const pick = (from: Ids, taken: readonly Kind[]) =>
  Object.fromEntries(taken.map((kind) => [kind, from[kind]]));

const bearer = (token: string) => [['authorization', `Bearer ${token}`]] as const;
const rowsOf = async (sub: string) =>
  (await tableText(proof.app))
    .split('\n')
    .filter((row) => row.includes(sub))
    .join('\n');
const allowQuestions = (sub: string) => forgetQuestions(proof.app, sub);

/** Sends a request with these ids; returns the response without the parts that differ between calls. */
const answerTo = async ({ route, sample }: ProofRoute, ids: Ids, token: string) => {
  const answer = await proof.send(wired(route, sample(ids)), bearer(token));
  return withoutRequestId(answer);
};

guarantee('ids of another owner get exactly the response of unknown ids', async (tally) => {
  const { app, ada, eve } = proof;
  const token = await app.token('eve');
  const before = await rowsOf(ada.sub);
  for (const { each, taken } of takesIds())
    for (const mix of mixes(taken)) {
      if (each.name === 'chat.ask') continue;
      const foreign = await answerTo(each, { ...eve.ids, ...pick(ada.ids, mix) }, token);
      const unknown = await answerTo(each, { ...eve.ids, ...pick(unknownIds(), mix) }, token);
      const label = `${each.name}, ${mix.join(' and ')}: ${foreign.slice(0, 60)}`;
      tally.check(`${label} | ${unknown.slice(0, 60)}`, foreign === unknown);
      tally.check(`${label} gives away`, !speaksOfAda(foreign));
      // A list for a business of another owner is empty; everything else is not found.
      const lists = ['history.list', 'history.search'];
      const empty = lists.includes(each.name) && foreign.startsWith('200 {"items":[]');
      tally.check(label, foreign.startsWith('404') || empty);
    }
  tally.check('nothing of Ada’s changed', (await rowsOf(ada.sub)) === before);
});

guarantee(
  'a question in the chat or business of another owner starts nothing there',
  async (tally) => {
    const { app, ada, eve } = proof;
    app.stack.openai.say(plainAnswer);
    const token = await app.token('eve');
    const ask = routes.find(({ name }) => name === 'chat.ask') as ProofRoute;
    const before = await rowsOf(ada.sub);
    const steady = (text: string) => text.replaceAll(/"(?:id|chat_id|message_id)":"[^"]*"/g, '');
    for (const mix of mixes(['business', 'chat'])) {
      await allowQuestions(eve.sub);
      const mixed = { ...eve.ids, ...pick(ada.ids, mix) };
      const foreign = steady(await answerTo(ask, mixed, token));
      const unknown = steady(
        await answerTo(ask, { ...eve.ids, ...pick(unknownIds(), mix) }, token),
      );
      tally.check(`${mix.join(' and ')}: ${foreign} | ${unknown}`, foreign === unknown);
      const told = JSON.stringify(app.stack.openai.requests().at(-1)?.body);
      tally.check(`${mix.join(' and ')}: what the model was told`, !speaksOfAda(told));
    }
    // With Ada's message id, as Eve's own question and as the question to regenerate.
    for (const more of [{ message_id: ada.ids.message }, { replaces: ada.ids.message }]) {
      await allowQuestions(eve.sub);
      const input = { ...ask.sample({ ...eve.ids, chat: ada.ids.chat }), ...more };
      const { body } = await proof.send(wired(ask.route, input), bearer(token));
      tally.check(`${Object.keys(more)}: ${body}`, !speaksOfAda(body));
    }
    tally.check('nothing of Ada’s changed', (await rowsOf(ada.sub)) === before);
  },
);

guarantee(
  'a page cursor of another owner, or a forged one, returns the caller’s own first page',
  async (tally) => {
    const { app, ada, eve } = proof;
    const token = await app.token('eve');
    const word = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
    const adasRow = { pk: `USER#${ada.sub}`, sk: 'ACCOUNT' };
    const own = `USER#${eve.sub}`;
    const words = [
      word(adasRow),
      word({ ...adasRow, gsi1pk: `CHATS#${ada.sub}`, gsi1sk: '2027' }),
      word({ ...adasRow, gsi1pk: `CHATS#${eve.sub}`, gsi1sk: '2027' }),
      word({ pk: own, sk: { S: 'ACCOUNT' } }),
      word({ pk: own, sk: '' }),
      word({ pk: own }),
      word({ pk: [own], sk: 'A' }),
      word(null),
      word('text'),
      word({ __proto__: { pk: own } }),
      'not base64 at all !!',
      '%00',
    ];
    for (const path of ['/chats', '/account/export'])
      for (const after of words) {
        const { status, body } = await proof.send(
          { method: 'GET', path: `${path}?after=${encodeURIComponent(after)}` },
          bearer(token),
        );
        const fine = status === 200 || status === 400;
        tally.check(
          `${path}, ${after}: ${status} ${body.slice(0, 80)}`,
          fine && !speaksOfAda(body),
        );
      }
  },
);

guarantee('malformed ids are refused before any lookup', async (tally) => {
  const { ada, eve, app } = proof;
  const token = await app.token('eve');
  const odd = [
    `USER#${ada.sub}`,
    `../${ada.ids.business}`,
    `${ada.ids.business}#`,
    `${ada.ids.business}\u0000`,
    '#',
    ' ',
    '*',
    '%',
    "' OR 1=1 --",
    '{"$ne":null}',
    '__proto__',
    'constructor',
    '0',
    'undefined',
    'x'.repeat(3000),
  ];
  // In the short form each place of an id gets two of them, and they all get to several.
  for (const [nthRoute, { each, taken }] of takesIds().entries())
    for (const [at, kind] of taken.entries())
      for (const id of odd.filter((_, nth) => whole || (nth + at + nthRoute) % 7 === 0)) {
        const ids = { ...eve.ids, [kind]: id };
        const answer = await answerTo(each, ids, token);
        tally.check(
          `${each.name}, ${kind} ${id.slice(0, 30)}: ${answer.slice(0, 60)}`,
          /^40[04] /.test(answer),
        );
      }
});

control('the owner asks for the same ids', async (tally: Tally) => {
  const { app, ada } = proof;
  const token = await app.token('ada');
  for (const { each, taken } of takesIds()) {
    if (each.route.method !== 'GET') continue;
    const own = await answerTo(each, ada.ids, token);
    const unknown = await answerTo(each, { ...ada.ids, ...pick(unknownIds(), taken) }, token);
    tally.check(each.name, own === unknown);
  }
});
