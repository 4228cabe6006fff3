import { afterAll, beforeAll } from 'vitest';
import { userPoolClientId } from '#local/auth/pool.ts';
import { control, guarantee, type Tally } from '../support/guarantee.ts';
import { type Claims, eventFor, invoke } from '../support/invoke.ts';
import { type Proof, speaksOfAda, startProof } from '../support/proof-app.ts';
import { routes } from '../support/samples.ts';

/** The Lambda's own check of the caller, with the claims the gateway would pass. */
const closed = routes.filter(({ route }) => route.access !== 'anyone');

let proof: Proof;
beforeAll(async () => {
  proof = await startProof();
});
afterAll(() => proof[Symbol.asyncDispose]());

const seconds = (from: number) => String(Math.floor(Date.now() / 1000) + from);
/** Claims as a REST authorizer passes them: all values are strings. */
const goodClaims = (sub: string, more: Claims = {}): Claims => ({
  sub,
  token_use: 'access',
  client_id: userPoolClientId,
  exp: seconds(600),
  ...more,
});

const badClaims = (sub: string): Record<string, Claims | undefined> => {
  const good = goodClaims(sub);
  const without = (name: string) =>
    Object.fromEntries(Object.entries(good).filter(([key]) => key !== name));
  const date = (ms: number) => new Date(Date.now() + ms).toString();
  return {
    'no authorizer': undefined,
    'no claims': {},
    'no sub': without('sub'),
    'an empty sub': { ...good, sub: '' },
    'a sub that is a number': { ...good, sub: 7 },
    'a sub that is a list': { ...good, sub: [sub] },
    'an ID token': { ...good, token_use: 'id' },
    'an ID token as Cognito writes it': {
      sub,
      aud: userPoolClientId,
      token_use: 'id',
      exp: good.exp,
    },
    'no use': without('token_use'),
    'another client': { ...good, client_id: 'someotherclient00000000000' },
    'no client': without('client_id'),
    'a client in another case': { ...good, client_id: userPoolClientId.toUpperCase() },
    expired: { ...good, exp: seconds(-1) },
    'expired, as a date': { ...good, exp: date(-60_000) },
    'no end': without('exp'),
    'an empty end': { ...good, exp: '' },
    'an end that is no time': { ...good, exp: 'never' },
    'a negative end': { ...good, exp: '-1' },
    'an infinite end': { ...good, exp: 'Infinity' },
  };
};

const refuses = async (tally: Tally, all: Record<string, Claims | undefined>, sub: string) => {
  for (const each of closed)
    for (const [name, claims] of Object.entries(all)) {
      const headers = { Authorization: 'Bearer something', 'x-user-id': sub };
      const event = eventFor(each, each.sample(proof.ada.ids), claims, headers);
      const { status, body } = await invoke(each, event);
      const signedOut = status === 401 && body.includes('"code":"signed-out"');
      tally.check(`${each.name}, ${name}: ${status} ${body.slice(0, 60)}`, signedOut);
    }
};

guarantee('the Lambdas refuse invalid claims that a gateway lets through', async (tally) => {
  await refuses(tally, badClaims(proof.ada.sub), proof.ada.sub);
});

guarantee(
  'claims of the right user are accepted, with the expiry as a number or as a date',
  async (tally) => {
    const { sub, ids } = proof.ada;
    const ends = [seconds(600), new Date(Date.now() + 600_000).toString()];
    for (const each of closed.filter(({ route }) => route.access === 'member'))
      for (const exp of ends) {
        const headers = { 'X-Preview': '1' };
        const event = eventFor(each, each.sample(ids), goodClaims(sub, { exp }), headers);
        const { status, body } = await invoke(each, event);
        const isRead = each.route.method === 'GET' || each.route.reads;
        const wanted = isRead ? status === 200 : body.includes('previewing');
        tally.check(`${each.name}: ${status} ${body.slice(0, 60)}`, wanted);
      }
  },
);

guarantee(
  'the caller is taken from the claims only, whatever else the request contains',
  async (tally) => {
    const { ada, eve, app } = proof;
    const pretences: Record<string, string>[] = [
      { Authorization: `Bearer ${await app.token('ada')}` },
      { authorization: `Bearer ${await app.token('ada')}` },
      { 'x-user-id': ada.sub, 'x-sub': ada.sub, 'x-username': ada.sub },
      { 'x-amzn-oidc-identity': ada.sub, 'x-forwarded-user': ada.sub, 'x-remote-user': ada.sub },
      { cookie: `sub=${ada.sub}; user=${ada.sub}` },
    ];
    const reads = closed.filter(
      ({ route, name }) =>
        route.access === 'member' && route.method === 'GET' && name !== 'chat.ask',
    );
    for (const each of reads)
      for (const headers of pretences) {
        const event = eventFor(each, each.sample(eve.ids), goodClaims(eve.sub), headers);
        const { status, body } = await invoke(each, event);
        const hers = status === 200 && !body.includes(ada.sub) && !speaksOfAda(body);
        tally.check(`${each.name}, ${Object.keys(headers).join()}: ${status}`, hers);
      }
  },
);

guarantee('the group claim of a token gives no admin rights', async (tally) => {
  const { sub, ids } = proof.ada;
  const groups = ['admin', '[admin]', 'admin,staff', '[admin staff]', ['admin']];
  for (const each of closed.filter(({ route }) => route.access === 'admin'))
    for (const group of groups) {
      const claims = goodClaims(sub, { 'cognito:groups': group });
      const { status } = await invoke(each, eventFor(each, each.sample(ids), claims));
      tally.check(`${each.name}, ${group}: ${status}`, status === 403);
    }
});

control('valid claims, sent as if they were bad', (tally) =>
  refuses(tally, { good: goodClaims(proof.ada.sub, { sub: 'nobody-at-all' }) }, proof.ada.sub),
);
