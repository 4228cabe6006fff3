import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startApi } from '#local/api.ts';
import { emailOf } from '#test/support/app.ts';
import { whole } from '#test/support/proof-size.ts';
import { control, guarantee, type Tally } from './support/guarantee.ts';
import { type HeaderList, type Proof, sendRaw, startProof } from './support/proof-app.ts';
import { type ProofRoute, routes, wired } from './support/samples.ts';
import { accessClaims, badTokens, createForge, type Forge } from './support/tokens.ts';

const closed = routes.filter(({ route }) => route.access !== 'anyone');
const forAdmins = routes.filter(({ route }) => route.access === 'admin');

let proof: Proof;
let forge: Forge;
let tokens: Record<string, string>;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenhands-proof-'));
  proof = await startProof({ folder });
  const { app, ada } = proof;
  const real = await app.stack.auth.tokensOf(emailOf('ada'));
  forge = createForge(join(folder, 'auth.json'));
  tokens = badTokens(forge, ada.sub, {
    access: real.AccessToken,
    id: real.IdToken,
    refresh: real.RefreshToken,
    other: await app.token('eve'),
  });
});
afterAll(() => proof[Symbol.asyncDispose]());

const bearer = (token: string): HeaderList => [['authorization', `Bearer ${token}`]];
const request = ({ route, sample }: ProofRoute) => wired(route, sample(proof.ada.ids));
const codeOf = (body: string) => (JSON.parse(body) as { code?: string }).code;

/**
 * Sends every closed route with every header list, or with every nth in turn; each must be refused as signed out, with
 * a problem of the contract.
 */
const refuses = async (
  tally: Tally,
  attacks: Record<string, HeaderList>,
  send: (wired: ReturnType<typeof request>, headers: HeaderList) => ReturnType<Proof['send']>,
  step = 1,
) => {
  for (const [at, each] of closed.entries())
    for (const [nth, [name, headers]] of Object.entries(attacks).entries()) {
      if ((at + nth) % step) continue;
      const { status, body } = await send(request(each), headers);
      tally.check(
        `${each.name}, ${name}: ${status}`,
        status === 401 && codeOf(body) === 'signed-out',
      );
    }
};
const badBearers = () =>
  Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, bearer(token)]));

guarantee(
  'a valid token is accepted on every route, so that refusals are meaningful',
  async (tally) => {
    for (const each of closed) {
      const name = each.route.access === 'admin' ? 'admin' : 'ada';
      const { status, body } = await proof.send(request(each), [
        ...bearer(await proof.app.token(name)),
        ['x-preview', '1'],
      ]);
      // A preview is accepted and changes nothing.
      const isRead = each.route.method === 'GET' || each.route.reads;
      const in_ = isRead ? status === 200 : codeOf(body) === 'previewing';
      tally.check(`${each.name}: ${status} ${body.slice(0, 80)}`, in_);
    }
  },
);

guarantee('only the public routes respond without a valid access token', async (tally) => {
  await refuses(tally, { 'no token': [] }, proof.send);
  // In the short form every route gets a fifth of them, and they all get to some.
  await refuses(tally, badBearers(), proof.send, whole ? 1 : 5);
});

guarantee(
  'a valid token outside the Authorization header is not accepted',
  { tags: 'night' },
  async (tally) => {
    const token = await proof.app.token('ada');
    const names = [
      'x-api-key',
      'x-access-token',
      'x-auth-token',
      'x-authorization',
      'x-forwarded-authorization',
      'x-amz-security-token',
      'proxy-authorization',
      'authentication',
    ];
    const cookies = ['access_token', 'accessToken', 'token', 'session', 'Authorization'];
    const attacks: Record<string, HeaderList> = {
      ...Object.fromEntries(names.map((name) => [name, [[name, `Bearer ${token}`]]])),
      ...Object.fromEntries(names.map((name) => [`${name}, bare`, [[name, token]]])),
      ...Object.fromEntries(
        cookies.map((name) => [`cookie ${name}`, [['cookie', `${name}=${token}`]]]),
      ),
      Basic: [['authorization', `Basic ${Buffer.from(`ada:${token}`).toString('base64')}`]],
    };
    await refuses(tally, attacks, proof.send);
    const words = ['access_token', 'token', 'authorization', 'Authorization', 'id_token'];
    for (const word of words)
      await refuses(tally, { [`query ${word}`]: [] }, (sent, headers) => {
        const join_ = sent.path.includes('?') ? '&' : '?';
        return proof.send({ ...sent, path: `${sent.path}${join_}${word}=${token}` }, headers);
      });
  },
);

guarantee(
  'two Authorization headers are never accepted, in any order',
  { tags: 'night' },
  async (tally) => {
    const [ada, eve] = [await proof.app.token('ada'), await proof.app.token('eve')];
    const two = (one: string, other: string): HeaderList => [...bearer(one), ...bearer(other)];
    const attacks = {
      'good and garbage': two(ada, 'garbage'),
      'garbage and good': two('garbage', ada),
      'two people': two(ada, eve),
      'two people in one header': [['authorization', `Bearer ${ada}, Bearer ${eve}`]],
    } as const;
    await refuses(tally, attacks, proof.send);
  },
);

guarantee('admin routes refuse every caller outside the admin group', async (tally) => {
  const { app, ada } = proof;
  // A user whose data and token say admin, and whose address resembles the admin's.
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'is_admin', true);
  await app.signUp('Admin', {});
  await app.signUp('admin+1', {});
  await app.pool('CreateGroup', { GroupName: 'admins' });
  await app.pool('AdminAddUserToGroup', { Username: emailOf('eve'), GroupName: 'admins' });
  await app.signIn('eve');
  const header = JSON.parse(
    Buffer.from((await app.token('ada')).split('.')[0] ?? '', 'base64url').toString(),
  );
  const claimed = accessClaims(ada.sub, {
    'cognito:groups': ['admin'],
  });
  const people: Record<string, string> = {
    'status admin in the account': await app.token('ada'),
    'group claim in a signed token': forge.byPool(header, claimed),
    'a group called admins': await app.token('eve'),
    'Admin@': await app.token('Admin'),
    'admin+1@': await app.token('admin+1'),
  };
  for (const each of forAdmins)
    for (const [name, token] of Object.entries(people)) {
      const { status, body } = await proof.send(request(each), [
        ...bearer(token),
        ['x-admin', 'true'],
        ['x-user-groups', 'admin'],
        ['x-user-email', emailOf('admin')],
      ]);
      tally.check(
        `${each.name}, ${name}: ${status}`,
        status === 403 && codeOf(body) === 'forbidden',
      );
    }
});

guarantee(
  'an admin who was removed is refused at the next call, with the same token',
  async (tally) => {
    const { app } = proof;
    await app.signUp('former', {});
    await app.pool('AdminAddUserToGroup', { Username: emailOf('former'), GroupName: 'admin' });
    await app.signIn('former');
    const token = await app.token('former');
    for (const gone of [false, true]) {
      if (gone)
        await app.pool('AdminRemoveUserFromGroup', {
          Username: emailOf('former'),
          GroupName: 'admin',
        });
      for (const each of forAdmins) {
        const headers: HeaderList = [...bearer(token), ['x-preview', '1']];
        const { status, body } = await proof.send(request(each), headers);
        const refused = status === 403 && codeOf(body) === 'forbidden';
        tally.check(
          `${each.name}, ${gone ? 'removed' : 'still admin'}: ${status}`,
          refused === gone,
        );
      }
    }
  },
);

control('a gateway that reads tokens without checking them', { tags: 'night' }, async (tally) => {
  const api = await startApi({
    throttled: false,
    authorize: async (token) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()),
  });
  const open = (sent: ReturnType<typeof request>, headers: HeaderList) =>
    sendRaw(`${api.url}/api`, sent, [...headers, ['x-preview', '1']]);
  await refuses(tally, badBearers(), open);
  await api.close();
});
