import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  appItems,
  approve,
  codeFor,
  connectApp,
  pkce,
  queryOf,
  resourceOf,
  spendCode,
  tokensIn,
} from '#test/support/apps/apps.ts';
import { asker, essentialsAsker } from '#test/support/chat.ts';

test('two documents tell an app how to be let in', async () => {
  await using app = await startApp();
  const read = async (path: string) => {
    const answer = await fetch(app.stack.api.url + path);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return answer.json();
  };
  const resource = await read('/.well-known/oauth-protected-resource/mcp');
  expect(resource).toMatchObject({
    resource: resourceOf(app),
    authorization_servers: [app.origin],
    scopes_supported: ['business:read', 'week:write'],
  });
  expect(await read('/.well-known/oauth-protected-resource')).toEqual(resource);
  expect(await read('/.well-known/oauth-authorization-server')).toMatchObject({
    issuer: app.origin,
    authorization_endpoint: `${app.origin}/oauth/authorize`,
    token_endpoint: `${app.origin}/oauth/token`,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
  });
});

test('an owner is asked by the name and the host of the app, and nothing is stored before they agree', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { challenge } = pkce();
  const host = new URL(app.stack.aiApp.url).host;
  const asked = await ada.api.apps.check({ query: queryOf(app, challenge) });
  expect(asked).toEqual({
    outcome: 'ask',
    name: 'Demo assistant',
    host,
    returns_to: host,
    asks_to_write: true,
    in_plan: true,
    no_url: expect.stringContaining('error=access_denied'),
  });
  const no = new URL(asked.outcome === 'ask' ? asked.no_url : '');
  expect(no.href.startsWith(`${app.stack.aiApp.redirectUri}?`)).toBe(true);
  expect(no.searchParams.get('state')).toBe('st4te');
  expect(no.searchParams.get('iss')).toBe(app.origin);
  const readOnly = queryOf(app, challenge, { scope: 'business:read' });
  expect(await ada.api.apps.check({ query: readOnly })).toMatchObject({ asks_to_write: false });
  expect((await appItems(app)).filter(({ pk }) => !pk.startsWith('APPCLIENT#'))).toEqual([]);
});

test('a yes gives a code for what was asked, agreed to and nothing else, and its tokens are stored as hashes only', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { challenge, verifier } = pkce();
  const back = await approve(ada, queryOf(app, challenge));
  expect(back.get('state')).toBe('st4te');
  expect(back.get('iss')).toBe(app.origin);
  const { status, body } = await spendCode(app, { code: String(back.get('code')), verifier });
  expect(status).toBe(200);
  expect(body).toEqual({
    access_token: expect.stringMatching(/^sha_/),
    token_type: 'Bearer',
    expires_in: 3600,
    refresh_token: expect.stringMatching(/^shr_/),
    scope: 'business:read',
  });
  const { access, refresh } = tokensIn(body);
  const stored = JSON.stringify(await app.table.all());
  for (const secret of [access, refresh, String(back.get('code')), verifier])
    expect(stored).not.toContain(secret.split('_').at(-1));
  const { apps } = await ada.api.apps.list({ business_id: ada.businessId });
  expect(apps).toMatchObject([
    {
      name: 'Demo assistant',
      scopes: ['business:read'],
      used_at: null,
      business_id: ada.businessId,
    },
  ]);
  expect((await connectApp(app, ada, { write: true })).scope).toBe('business:read week:write');
  const readOnly = await approve(ada, queryOf(app, challenge, { scope: 'business:read' }), true);
  const answer = await spendCode(app, { code: String(readOnly.get('code')), verifier });
  expect(answer.body.scope).toBe('business:read');
});

test('a code counts once, for a minute, for its app, its address and its secret', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const refused = { status: 400, body: { error: 'invalid_grant' } };
  const wrong: Record<string, string>[] = [
    { client_id: `${app.stack.aiApp.url}/other.json` },
    { redirect_uri: `${app.stack.aiApp.redirectUri}/` },
    { code_verifier: pkce().verifier },
    { code_verifier: '' },
    { code: 'c0de' },
  ];
  for (const fields of wrong) {
    const code = await codeFor(app, ada);
    expect(await spendCode(app, code, fields)).toEqual(refused);
    if (!fields.client_id && !fields.code) expect(await spendCode(app, code)).toEqual(refused);
  }
  expect(
    await spendCode(app, await codeFor(app, ada), { resource: 'https://other.example/mcp' }),
  ).toEqual({ status: 400, body: { error: 'invalid_target' } });
  const late = await codeFor(app, ada);
  for (const item of (await appItems(app)).filter(({ pk }) => pk.startsWith('APPCODE#')))
    await app.table.put({ ...item, ttl: Number(item.ttl) - 61 });
  expect(await spendCode(app, late)).toEqual(refused);
  expect((await ada.api.apps.list({ business_id: ada.businessId })).apps).toEqual([]);
});

test('of two that bring one code at once one gets tokens, and a code that comes again ends what it gave', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const code = await codeFor(app, ada);
  const both = await Promise.all([spendCode(app, code), spendCode(app, code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const again = await codeFor(app, ada);
  expect((await spendCode(app, again)).status).toBe(200);
  const before = (await ada.api.apps.list({ business_id: ada.businessId })).apps.length;
  expect((await spendCode(app, again)).status).toBe(400);
  const after = (await ada.api.apps.list({ business_id: ada.businessId })).apps.length;
  expect(after).toBe(before - 1);
});

test('what an app may not ask is refused, and only a known address of its own is led back to', async () => {
  await using app = await startApp();
  const [ada, eve] = [await asker(app, 'ada'), await asker(app, 'eve')];
  const { challenge } = pkce();
  const { clientId, redirectUri, url } = app.stack.aiApp;
  const check = (more: Record<string, string>) =>
    ada.api.apps.check({ query: queryOf(app, challenge, more) });
  const unknown = { outcome: 'refused', reason: 'unknown-app', back_url: null };
  const nowhere: Record<string, string>[] = [
    { client_id: 'https://evil.example/client.json' },
    { client_id: clientId.replace('http:', 'https:') },
    { client_id: `${url}/` },
    { client_id: `${clientId}?x=1` },
    { client_id: `${url}/a/../client.json` },
    { client_id: 'not an address' },
    { redirect_uri: `${redirectUri}/more` },
    { redirect_uri: 'https://evil.example/callback' },
    { redirect_uri: 'javascript:alert(1)' },
  ];
  for (const more of nowhere) expect(await check(more)).toEqual(unknown);
  const twice = `${queryOf(app, challenge)}&redirect_uri=https%3A%2F%2Fevil.example`;
  expect(await ada.api.apps.check({ query: twice })).toEqual(unknown);
  const told: [Record<string, string>, string][] = [
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
    [{ resource: `${app.origin}/api` }, 'invalid_target'],
    [{ scope: 'business:read admin' }, 'invalid_scope'],
  ];
  for (const [more, error] of told) {
    const answer = await check(more);
    expect(answer).toMatchObject({ outcome: 'refused', reason: 'not-understood' });
    const back = new URL((answer.outcome === 'refused' && answer.back_url) || 'x:');
    expect(back.href.startsWith(`${redirectUri}?`)).toBe(true);
    expect(back.searchParams.get('error')).toBe(error);
    await expect(
      eve.api.apps.approve({
        business_id: eve.businessId,
        query: queryOf(app, challenge, more),
        write: false,
      }),
    ).rejects.toMatchObject({ code: 'not-found' });
  }
  expect((await appItems(app)).filter(({ pk }) => pk.startsWith('APPCODE#'))).toEqual([]);
});

test('only Professional and the trial let apps in, for a business of their own', async () => {
  await using app = await startApp();
  const [ada, eve] = [await asker(app, 'ada'), await asker(app, 'eve')];
  const bob = await essentialsAsker(app, 'bob');
  const query = queryOf(app, pkce().challenge);
  expect(await bob.api.apps.check({ query })).toMatchObject({ outcome: 'ask', in_plan: false });
  const input = { query, write: false };
  await expect(
    bob.api.apps.approve({ ...input, business_id: bob.businessId }),
  ).rejects.toMatchObject({ code: 'upgrade-needed' });
  await expect(
    eve.api.apps.approve({ ...input, business_id: ada.businessId }),
  ).rejects.toMatchObject({ code: 'not-found' });
});
