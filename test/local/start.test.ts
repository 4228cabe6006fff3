import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openAppOrigin } from '#local/app-origin-server.ts';
import { banner } from '#local/banner.ts';
import { expectFree } from '#local/http-server.ts';
import { demoUsers, seedDemo } from '#local/seed-demo.ts';
import { readSettings } from '#local/settings.ts';
import { builtHeaders, createBuiltSite } from '#local/site/built-site.ts';
import { startLocalStack } from '#local/stack.ts';
import { freePort } from '#test/support/tools/free-port.ts';

const buildSite = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sevenhands-site-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'pricing'));
  await Promise.all([
    writeFile(join(folder, 'index.html'), '<style>a{}</style>home'),
    writeFile(join(folder, 'pricing/index.html'), 'prices'),
    writeFile(join(folder, 'app.html'), 'the app'),
    writeFile(join(folder, '404.html'), 'lost'),
    writeFile(join(folder, 'assets/a.js'), 'x'.repeat(5000)),
  ]);
  return folder;
};

test('one address serves pages, API, sign-in and local tools, with the headers of the cloud', async () => {
  const folder = await buildSite();
  await using stack = await startLocalStack();
  const port = await freePort();
  const origin = await openAppOrigin(stack, {
    port,
    headers: builtHeaders(folder),
    site: async () => ({ serve: createBuiltSite(folder, `http://localhost:${port}`) }),
  });
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, init);
  const seen = async (path: string) => {
    const answer = await get(path);
    return [answer.status, await answer.text()];
  };
  expect(await seen('/pricing')).toEqual([200, 'prices']);
  expect(await seen('/dashboard/marketing')).toEqual([200, 'the app']);
  expect(await seen('/nowhere')).toEqual([404, 'lost']);
  expect((await seen('/missing.js'))[0]).toBe(403);
  expect((await seen('/%2e%2e/%2e%2e/package.json'))[0]).toBe(403);
  expect(await seen('/api/health')).toEqual([200, '{"ok":true}']);
  expect(JSON.parse(String((await seen('/config.json'))[1]))).toMatchObject({
    stage: 'local',
    demoReplies: true,
  });
  expect((await seen('/__local'))[1]).toContain('Local tools');
  expect((await seen('/__local/stripe'))[1]).toContain('No card is charged');
  const home = await get('/');
  expect(home.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-");
  expect((await get('/api/health')).headers.get('x-content-type-options')).toBe('nosniff');
  const asset = await get('/assets/a.js', { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(asset.headers.get('content-encoding')).toBe('br');
  const etag = home.headers.get('etag') ?? '';
  expect((await get('/', { headers: { 'if-none-match': etag } })).status).toBe(304);
  const job = await get('/__local/jobs/on-reap', { method: 'POST' });
  expect([job.status, await job.text()]).toEqual([200, expect.stringContaining('Ran reap')]);
  await origin.close();
  await rm(folder, { recursive: true });
});

test('seeding creates a demo owner with a business and one demo admin, however often it runs', async () => {
  await using stack = await startLocalStack();
  await seedDemo(stack);
  await seedDemo(stack);
  const account = async (email: string) => {
    const { AccessToken } = await stack.auth.tokensOf(email);
    const answer = await fetch(`${stack.apiUrl}/account`, {
      headers: { authorization: `Bearer ${AccessToken}` },
    });
    return await answer.json();
  };
  const owner = (await account(demoUsers.owner.email)) as { businesses: { name: string }[] };
  expect(owner.businesses.map(({ name }) => name)).toEqual(['Bright Side Cleaning']);
  expect(await account(demoUsers.admin.email)).toMatchObject({ account: { is_admin: true } });
});

test('stored data remains after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sevenhands-state-'));
  {
    await using stack = await startLocalStack({ folder });
    await seedDemo(stack);
  }
  await using stack = await startLocalStack({ folder });
  expect(stack.auth.find(demoUsers.owner.email)?.status).toBe('CONFIRMED');
  const { AccessToken } = await stack.auth.tokensOf(demoUsers.owner.email);
  const answer = await fetch(`${stack.apiUrl}/account`, {
    headers: { authorization: `Bearer ${AccessToken}` },
  });
  expect(await answer.text()).toContain('Bright Side Cleaning');
  await stack.close();
  await rm(folder, { recursive: true });
});

test('a busy port is reported with the variable that picks another one', async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await expect(expectFree(port, 'WEB_PORT')).rejects.toThrow(
    `Port ${port} is already in use. Stop what uses it, or choose another one: WEB_PORT=${port + 1} npm start`,
  );
  server.close();
});

test('flags and environment are read, and invalid ones are reported', () => {
  expect(readSettings([], {})).toMatchObject({
    port: 5173,
    fresh: false,
    built: false,
    adminSecondFactor: false,
    real: {},
  });
  const real = readSettings(['--fresh'], {
    WEB_PORT: '8080',
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: 'http://localhost:11434/v1',
    OPENAI_MODEL: 'llama',
    STRIPE_SECRET_KEY: 'sk_test_mine',
    ADMIN_SECOND_FACTOR: 'required',
  });
  expect(real).toMatchObject({
    port: 8080,
    fresh: true,
    adminSecondFactor: true,
    real: {
      openai: { apiKey: 'key', baseUrl: 'http://localhost:11434/v1', model: 'llama' },
      stripe: { apiKey: 'sk_test_mine' },
    },
  });
  const addresses = { origin: 'http://localhost:8080', aiApp: 'http://127.0.0.1:8090' };
  expect(banner(addresses, real, 1234)).toContain('real, from http://localhost:11434');
  expect(() => readSettings(['--bulit'], {})).toThrow('There is no option --bulit');
  expect(() => readSettings([], { WEB_PORT: 'web' })).toThrow('WEB_PORT must be a port number');
  expect(() => readSettings([], { ADMIN_SECOND_FACTOR: 'yes' })).toThrow(
    'ADMIN_SECOND_FACTOR must be required or optional',
  );
  expect(() => readSettings([], { STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow('no real money');
});
