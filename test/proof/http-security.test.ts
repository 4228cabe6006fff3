import { afterAll, beforeAll } from 'vitest';
import { securityHeaders } from '#infra/security-headers.ts';
import { whole } from '#test/support/proof-size.ts';
import { control, guarantee, type Tally } from './support/guarantee.ts';
import { type Answer, type HeaderList, type Proof, startProof } from './support/proof-app.ts';
import { routes, unknownIds, wired } from './support/samples.ts';

let proof: Proof;
beforeAll(async () => {
  proof = await startProof();
});
afterAll(() => proof[Symbol.asyncDispose]());

const bearer = (token: string): HeaderList => [['authorization', `Bearer ${token}`]];

/** Responses of every kind from every route: successes and refusals, of the gateway and of the Lambdas. */
const answersOf = async (each: (typeof routes)[number], nth: number) => {
  const { app, ada } = proof;
  const token = await app.token(each.route.access === 'admin' ? 'admin' : 'ada');
  const good = wired(each.route, each.sample(ada.ids));
  // Writes are previewed and refused at the very end, so that data remains for the next request.
  const preview: HeaderList = each.route.method === 'GET' ? [] : [['x-preview', '1']];
  const headers = [...bearer(token), ...preview];
  const wrong = [
    wired(each.route, each.sample(unknownIds())),
    wired(each.route, { ...each.sample(ada.ids), strange: 'x' }),
    { ...good, body: '{' },
  ];
  return Promise.all([
    proof.send(good, headers),
    proof.send(good),
    // In the short form one kind of wrong request for each route, in turn.
    ...wrong
      .filter((_, kind) => whole || kind === nth % wrong.length)
      .map((sent) => proof.send(sent, headers)),
  ]);
};

const isTakenAsSaid = (headers: Answer['headers']) =>
  headers['x-content-type-options'] === 'nosniff';

const isPrivate = (tally: Tally, label: string, { status, headers }: Answer, media?: string) => {
  tally.check(`${label} ${status}: is not cached`, headers['cache-control'] === 'no-store');
  const type = headers['content-type'] ?? '';
  const known = /^(application\/(problem\+)?json|text\/event-stream)\b/.test(type);
  // Text of another type declares it, and forbids sniffing.
  const said = status === 200 && media ? type === media && isTakenAsSaid(headers) : known;
  tally.check(`${label} ${status}: says what it is: ${type}`, said);
  const telling = ['set-cookie', 'server', 'x-powered-by', 'etag', 'location', 'www-authenticate'];
  const told = telling.filter((name) => headers[name] !== undefined);
  tally.check(`${label} ${status}: no ${told}`, told.length === 0);
};

guarantee(
  'every response of every route is private: never cached, no cookie, no server details',
  async (tally) => {
    for (const [nth, each] of routes.entries())
      for (const answer of await answersOf(each, nth))
        isPrivate(tally, each.name, answer, each.route.media);
    for (const path of ['/', '/nothing', '/account/nothing'])
      isPrivate(tally, path, await proof.send({ method: 'GET', path }));
  },
);

const origins = [
  'https://evil.example',
  'http://localhost:3000',
  'http://localhost:5173',
  'null',
  'https://app.sevenhands.example.evil.example',
  'https://sevenhands.example@evil.example',
  'http://127.0.0.1',
  'file://',
  'capacitor://localhost',
  'https://cognito-idp.us-east-1.amazonaws.com',
];
const opensNothing = (tally: Tally, label: string, { headers }: Answer) => {
  const open = Object.keys(headers).filter((name) => /^(access-control|timing-allow)/.test(name));
  tally.check(`${label}: ${open}`, open.length === 0);
};

guarantee(
  'no other site can read a response: no origin is ever allowed, with or without a preflight',
  async (tally) => {
    // In the short form each route gets one of them, and they all get to several.
    for (const [at, each] of routes.entries())
      for (const origin of whole ? origins : origins.slice(at % origins.length).slice(0, 1)) {
        const sent = wired(each.route, each.sample(proof.ada.ids));
        const preflight = await proof.send({ method: 'OPTIONS', path: sent.path }, [
          ['origin', origin],
          ['access-control-request-method', each.route.method],
          ['access-control-request-headers', 'authorization,content-type'],
        ]);
        tally.check(`${each.name}, ${origin}: ${preflight.status}`, preflight.status >= 400);
        opensNothing(tally, `${each.name}, ${origin}, before`, preflight);
        const token = await proof.app.token(each.route.access === 'admin' ? 'admin' : 'ada');
        const headers: HeaderList = [...bearer(token), ['origin', origin], ['x-preview', '1']];
        opensNothing(tally, `${each.name}, ${origin}`, await proof.send(sent, headers));
      }
  },
);

guarantee(
  'the headers of the distribution forbid frames, sniffing and every foreign origin',
  (tally) => {
    const headers = securityHeaders({ connect: [] });
    const wanted: Record<string, RegExp> = {
      'x-frame-options': /^DENY$/,
      'x-content-type-options': /^nosniff$/,
      'strict-transport-security': /max-age=31536000; includeSubDomains/,
      'cross-origin-resource-policy': /^same-origin$/,
      'cross-origin-opener-policy': /^same-origin$/,
      'content-security-policy': /^default-src 'none'; script-src 'self';.*frame-ancestors 'none'/,
    };
    for (const [name, shape] of Object.entries(wanted))
      tally.check(`${name}: ${headers[name]}`, shape.test(headers[name] ?? ''));
  },
);

control('the response of a server without these headers', (tally) => {
  const answer: Answer = {
    status: 200,
    headers: { 'content-type': 'text/html', server: 'x', 'access-control-allow-origin': '*' },
    body: '',
  };
  isPrivate(tally, 'careless', answer);
  opensNothing(tally, 'careless', answer);
});
