import { request } from 'node:http';
import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { appItems, connectApp, sendMcp } from '#test/support/apps/apps.ts';
import { asker, freeAsker } from '#test/support/chat.ts';

/** Sends a message with a Host header of its own, which `fetch` does not allow. */
const statusUnder = (app: App, host: string, token: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(
      `${app.stack.api.url}/mcp`,
      { method: 'POST', headers: { host, authorization: `Bearer ${token}` } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    sent.on('error', reject).end('{}');
  });

test('without a token an app is told where it gets one', async () => {
  await using app = await startApp();
  const answer = await sendMcp(app);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe(
    `Bearer resource_metadata="${app.origin}/.well-known/oauth-protected-resource/mcp"`,
  );
});

test('no token but those of this address opens it, and they open nothing else', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { access, refresh } = await connectApp(app, ada);
  const wrong = ['x', refresh, await app.token('ada'), `sha_${'0'.repeat(32)}_${'0'.repeat(64)}`];
  for (const token of wrong) {
    const answer = await sendMcp(app, { token });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"');
  }
  for (const path of ['/account', `/businesses/${ada.businessId}/week`]) {
    const answer = await app.send('GET', path, { headers: { authorization: `Bearer ${access}` } });
    expect(answer.status).toBe(401);
  }
  // A token that was given for another address, as after a move of the stage to another domain.
  const [row] = await app.table.rows(`USER#${ada.sub}`, 'APP#');
  await app.table.put({
    ...row,
    pk: String(row?.pk),
    sk: String(row?.sk),
    resource: 'https://other.example/mcp',
  });
  expect((await sendMcp(app, { token: access })).status).toBe(401);
});

test('a page of another site, and another name for this machine, get no answer', async () => {
  await using app = await startApp();
  const { access: token } = await connectApp(app, await asker(app, 'ada'));
  for (const origin of ['https://evil.example', 'null'])
    expect((await sendMcp(app, { token, headers: { origin } })).status).toBe(403);
  expect((await sendMcp(app, { token, headers: { origin: app.origin } })).status).toBe(200);
  expect(await statusUnder(app, 'evil.example', token)).toBe(403);
  expect(await statusUnder(app, new URL(app.origin).host, token)).not.toBe(403);
});

test('no stream is held open, and no body is longer than 64 KB', async () => {
  await using app = await startApp();
  const { access: token } = await connectApp(app, await asker(app, 'ada'));
  for (const method of ['GET', 'DELETE'])
    expect((await sendMcp(app, { token, method })).status).toBe(405);
  expect((await sendMcp(app, { token, body: `{"x":"${'x'.repeat(65_536)}"}` })).status).toBe(413);
  const listen = {
    jsonrpc: '2.0',
    id: 1,
    method: 'subscriptions/listen',
    params: {
      notifications: { toolsListChanged: true },
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  };
  const answer = await sendMcp(app, {
    token,
    body: JSON.stringify(listen),
    headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
  });
  expect(await answer.json()).toMatchObject({ error: { code: -32_603 } });
});

test('the apps of an owner make 60 calls a minute and 1,000 a day together', async () => {
  await using app = await startApp();
  const [ada, eve] = [await asker(app, 'ada'), await asker(app, 'eve')];
  const tokens = [(await connectApp(app, ada)).access, (await connectApp(app, ada)).access];
  const other = (await connectApp(app, eve)).access;
  const statuses = await Promise.all(
    Array.from(
      { length: 70 },
      async (_, nth) => (await sendMcp(app, { token: String(tokens[nth % 2]) })).status,
    ),
  );
  // The minute may end in between.
  const answered = statuses.filter((status) => status === 200).length;
  expect(answered).toBeGreaterThanOrEqual(60);
  expect(statuses.filter((status) => status === 429).length).toBe(70 - answered);
  expect((await sendMcp(app, { token: other })).status).toBe(200);
  const counters = (await app.table.all()).filter(({ pk }) => pk.startsWith('THROTTLE#'));
  const minute = Math.floor(Date.now() / 60_000);
  for (const counter of counters)
    if (Number(counter.sk) < minute - 1_000_000) await app.table.put({ ...counter, posts: 1000 });
  for (const counter of counters)
    if (Number(counter.sk) >= minute - 2) await app.table.put({ ...counter, posts: 0 });
  const refused = await sendMcp(app, { token: String(tokens[0]) });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
});

test('an app waits while the plan has no apps, and goes on when it has them again', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { access: token } = await connectApp(app, ada);
  const { account } = await ada.api.account.get({});
  const end = (at: string) => app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'trial_ends_at', at);
  await end(new Date(Date.now() - 1000).toISOString());
  const refused = await sendMcp(app, { token });
  expect(refused.status).toBe(403);
  expect(JSON.stringify(await refused.json())).toContain('plan');
  const business_id = ada.businessId;
  expect(await ada.api.apps.list({ business_id })).toMatchObject({
    in_plan: false,
    apps: [{ name: 'Demo assistant' }],
  });
  await end(String(account.trial_ends_at));
  expect((await sendMcp(app, { token })).status).toBe(200);
});

test('an owner sees which app was used when, and removes it at once', async () => {
  await using app = await startApp();
  const [ada, eve] = [await asker(app, 'ada'), await asker(app, 'eve')];
  const business_id = ada.businessId;
  const { access: token, id } = await connectApp(app, ada);
  await sendMcp(app, { token });
  const { apps, address, in_plan } = await ada.api.apps.list({ business_id });
  expect(address).toBe(`${app.origin}/mcp`);
  expect(in_plan).toBe(true);
  expect(apps).toHaveLength(1);
  expect(Date.now() - Date.parse(String(apps[0]?.used_at))).toBeLessThan(60_000);
  const refused = { code: 'not-found' };
  await expect(eve.api.apps.remove({ business_id, id })).rejects.toMatchObject(refused);
  await expect(eve.api.apps.remove({ business_id: eve.businessId, id })).rejects.toMatchObject(
    refused,
  );
  expect((await sendMcp(app, { token })).status).toBe(200);
  expect((await ada.api.apps.remove({ business_id, id })).apps).toEqual([]);
  expect((await sendMcp(app, { token })).status).toBe(401);
});

test('a stage without apps answers as if there were none', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const bob = await freeAsker(app, 'bob');
  const { access } = await connectApp(app, ada);
  const { config } = await import('#functions/lib/config.ts');
  const before = config.APPS;
  Object.assign(config, { APPS: { hosts: [] } });
  try {
    expect((await sendMcp(app, { token: access })).status).toBe(404);
    for (const path of [
      '/.well-known/oauth-protected-resource/mcp',
      '/.well-known/oauth-authorization-server',
    ])
      expect((await fetch(app.stack.api.url + path)).status).toBe(404);
    for (const { api, businessId: business_id } of [ada, bob]) {
      await expect(api.apps.list({ business_id })).rejects.toMatchObject({ code: 'not-found' });
      await expect(api.apps.check({ query: '' })).rejects.toMatchObject({ code: 'not-found' });
      await expect(
        api.apps.approve({ business_id, query: '', write: false }),
      ).rejects.toMatchObject({ code: 'not-found' });
    }
  } finally {
    Object.assign(config, { APPS: before });
  }
  expect((await appItems(app)).length).toBeGreaterThan(0);
});
