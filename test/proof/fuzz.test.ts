import fc from 'fast-check';
import { afterAll, beforeAll } from 'vitest';
import { openServer } from '#local/http-server.ts';
import { problems } from '#shared/contract/problem.ts';
import { bodyLimitOf, defaultBodyLimit } from '#shared/contract/route.ts';
import { scaled, whole } from '#test/support/proof-size.ts';
import { forgetQuestions } from '../support/items/quota-item.ts';
import { fuzzed, hugeBodies } from './support/fuzz.ts';
import { control, guarantee, seed, type Tally } from './support/guarantee.ts';
import { type Claims, eventFor, invoke } from './support/invoke.ts';
import {
  type Answer,
  type HeaderList,
  type Proof,
  sendRaw,
  startProof,
} from './support/proof-app.ts';
import { deletesCaller, routes, type Wired, wired } from './support/samples.ts';

const requests = scaled(200, 20_000);

let proof: Proof;
const crashes: unknown[] = [];
const crashed = (error: unknown) => crashes.push(error);
beforeAll(async () => {
  proof = await startProof();
  process.on('uncaughtException', crashed);
  process.on('unhandledRejection', crashed);
});
afterAll(async () => {
  process.off('uncaughtException', crashed);
  process.off('unhandledRejection', crashed);
  await proof[Symbol.asyncDispose]();
});

const trace =
  /\n\s+at \S+|node_modules|\.ts:\d+|\/functions\/|TypeError|ZodError|Exception|dynamodb/i;
const codes = new Set(Object.keys(problems));

/** No server error, no stack trace, and every refusal is a problem of the contract. */
const isCalm = ({ status, body }: Answer) => {
  if (status >= 500 || status < 200) return false;
  if (status < 400) return true;
  if (trace.test(body)) return false;
  try {
    return codes.has((JSON.parse(body) as { code: string }).code);
  } catch {
    return false;
  }
};

const people = async (): Promise<HeaderList[]> => [
  [],
  [['authorization', `Bearer ${await proof.app.token('ada')}`]],
  [['authorization', `Bearer ${await proof.app.token('admin')}`]],
];

const shown = ({ method, path, body = '' }: Wired) =>
  `${method} ${path.slice(0, 200)} ${body.slice(0, 200)}`;

guarantee(
  'thousands of odd requests to every route, signed in or not, cause no server error',
  async (tally) => {
    const { app, ada, send } = proof;
    const all = fuzzed(Object.values(ada.ids));
    const each = Math.ceil(requests / all.length);
    const as = await people();
    for (const [nth, { name, requests: arbitrary }] of all.entries()) {
      const batch = fc.sample(arbitrary, { numRuns: each, seed: seed + nth });
      for (const [at, wiredUp] of batch.entries()) {
        // Mostly signed in as owner or admin, because a visitor is refused before the input is read.
        const headers = as[at % 5 === 0 ? 0 : 1 + (at % 2)] ?? [];
        if (deletesCaller(name) && wiredUp.body?.includes('DELETE')) continue;
        // Without a limit; the limit is tested elsewhere.
        if (name === 'chat.ask') await forgetQuestions(app, ada.sub);
        const answer = await send(wiredUp, headers);
        tally.check(
          `${name}: ${answer.status} ${answer.body.slice(0, 200)} to ${shown(wiredUp)}`,
          isCalm(answer),
        );
      }
    }
    tally.check(`nothing crashed: ${crashes}`, crashes.length === 0);
    const { status } = await proof.send({ method: 'GET', path: '/health' });
    tally.check('the process still answers', status === 200);
    tally.check('no object got a new property', !('is_admin' in {}));
  },
);

guarantee('unknown paths and methods are not found', async (tally) => {
  const paths = [
    '/',
    '//',
    '/.',
    '/..',
    '/%',
    '/%00',
    '/%2e%2e/',
    '/__proto__',
    '/constructor',
    '/account/',
    '/Account',
    '/account;x=1',
    '/account%2Fusage',
    '/businesses//switch',
    `/${'a'.repeat(6_000)}`,
    '/?',
    '/?__proto__[x]=1',
    '/health?a=1&a=2',
    '/stripe/webhook/',
  ];
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'];
  for (const path of paths)
    for (const method of methods)
      for (const headers of await people()) {
        const answer = await proof.send({ method, path }, headers);
        const quiet = answer.status < 500 && !trace.test(answer.body);
        tally.check(
          `${method} ${path.slice(0, 80)}: ${answer.status} ${answer.body.slice(0, 100)}`,
          quiet,
        );
      }
});

guarantee(
  'a body over the limit is refused as too large on every route with a body',
  async (tally) => {
    const [, ada = [], admin = []] = await people();
    const takers = routes.filter(({ route }) => wired(route, {}).body !== undefined);
    for (const [nth, { name, route, sample }] of takers.entries())
      for (const [at, [kind, body]] of Object.entries(hugeBodies).entries()) {
        // In the short form every route gets one of them, in turn.
        if (!whole && at !== nth % 3) continue;
        const headers = route.access === 'admin' ? admin : ada;
        const limit = bodyLimitOf(route);
        const padded = limit > defaultBodyLimit ? body.padEnd(limit + 1024) : body;
        const sent = { ...wired(route, sample(proof.ada.ids)), body: padded };
        const { status } = await proof.send(sent, headers);
        tally.check(`${name}, ${kind}: ${status}`, status === 413);
      }
    const over = { method: 'POST', path: '/contact', body: 'x'.repeat(11 * 2 ** 20) };
    const { status } = await proof.send(over);
    tally.check(`more than the gateway reads: ${status}`, status === 413);
  },
);

/** Slightly wrong events, as a gateway, a test console or an operator could send them. */
const oddEvents = (event: object, claims: Claims): object[] => [
  { ...event, headers: null, multiValueHeaders: null },
  { ...event, body: null },
  { ...event, body: '%%%not base64%%%', isBase64Encoded: true },
  { ...event, body: Buffer.from('{"a":').toString('base64'), isBase64Encoded: true },
  { ...event, pathParameters: null },
  { ...event, pathParameters: JSON.parse('{"__proto__":"x","id":"__proto__"}') },
  {
    ...event,
    queryStringParameters: JSON.parse('{"__proto__":"x","limit":"1e400","after":"\\ud800"}'),
  },
  { ...event, requestContext: { requestId: 'a-request', authorizer: { claims } } },
  { ...event, requestContext: { requestId: 'a-request', authorizer: null } },
  { ...event, requestContext: { requestId: 'a-request', authorizer: 'text' } },
  { ...event, requestContext: { requestId: 'a-request' } },
  { ...event, resource: '/api/{proxy+}' },
  { ...event, httpMethod: 'OPTIONS' },
  {
    ...event,
    headers: {
      'X-Preview': '',
      Accept: 'text/event-stream, */*',
      '': 'x',
      'x-forwarded-for': ',,,',
    },
  },
];

guarantee('slightly wrong events make no Lambda throw', { tags: 'night' }, async (tally) => {
  const claims = {
    sub: proof.eve.sub,
    token_use: 'access',
    client_id: proof.app.stack.auth.userPoolClientId,
    exp: String(Math.floor(Date.now() / 1000) + 600),
  };
  for (const each of routes) {
    const event = eventFor(each, each.sample(proof.ada.ids), claims);
    for (const [nth, odd] of oddEvents(event, claims).entries()) {
      if (deletesCaller(each.name) && JSON.stringify(odd).includes('DELETE')) continue;
      const answer = await invoke(each, odd).catch((error: Error) => ({
        status: 599,
        headers: {},
        body: String(error.stack),
      }));
      tally.check(
        `${each.name}, event ${nth}: ${answer.status} ${answer.body.slice(0, 300)}`,
        isCalm(answer),
      );
    }
  }
});

control('a server that answers errors with their stack', async (tally: Tally) => {
  const { url, close } = await openServer((_, response) => {
    response.writeHead(500).end(String(new Error('broken').stack));
  }, 0);
  for (const { requests: arbitrary } of fuzzed([]))
    for (const one of fc.sample(arbitrary, { numRuns: 1, seed }))
      tally.check(shown(one), isCalm(await sendRaw(url, one, [])));
  await close();
});
