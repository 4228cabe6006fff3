import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import {
  age,
  appItems,
  connectApp,
  postForm,
  sendMcp,
  spendRefresh,
  tokensIn,
} from '#test/support/apps/apps.ts';
import { asker } from '#test/support/chat.ts';

const refused = { status: 400, body: { error: 'invalid_grant' } };
const hour = 3_600_000;

test('a refresh token is used up by its use; the tokens before it end when it is used again later', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const first = await connectApp(app, ada);
  const second = tokensIn((await spendRefresh(app, first.refresh)).body);
  expect(second.refresh).not.toBe(first.refresh);
  expect(second.access).not.toBe(first.access);
  expect((await sendMcp(app, { token: second.access })).status).toBe(200);
  // A call that was on its way with the tokens before is still answered.
  expect((await sendMcp(app, { token: first.access })).status).toBe(200);
  await age(app, ada.sub, 31_000);
  expect(await spendRefresh(app, first.refresh)).toEqual(refused);
  expect(await spendRefresh(app, second.refresh)).toEqual(refused);
  for (const { access } of [first, second])
    expect((await sendMcp(app, { token: access })).status).toBe(401);
  expect((await appItems(app)).filter(({ pk }) => !pk.startsWith('APPCLIENT#'))).toEqual([]);
});

test('refreshes that cross get the same answer, and the app goes on with it', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { refresh } = await connectApp(app, ada);
  const answers = await Promise.all([1, 2, 3, 4].map(() => spendRefresh(app, refresh)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const tokens = answers.map(({ body }) => tokensIn(body));
  expect(new Set(tokens.map((one) => one.refresh)).size).toBe(1);
  expect(new Set(tokens.map((one) => one.access)).size).toBe(1);
  expect((await spendRefresh(app, tokens[0]?.refresh ?? '')).status).toBe(200);
});

test('an access token lives an hour, a permission that nobody refreshes 90 days', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { access, refresh } = await connectApp(app, ada);
  await age(app, ada.sub, hour + 1000);
  expect((await sendMcp(app, { token: access })).status).toBe(401);
  const next = tokensIn((await spendRefresh(app, refresh)).body);
  expect((await sendMcp(app, { token: next.access })).status).toBe(200);
  await age(app, ada.sub, 90 * 24 * hour + 1000);
  expect(await spendRefresh(app, next.refresh)).toEqual(refused);
  expect((await ada.api.apps.list({ business_id: ada.businessId })).apps).toEqual([]);
});

test('a refresh is refused to another app, for another address, and with anything that is not whole', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { refresh, access } = await connectApp(app, ada);
  const other = `${app.stack.aiApp.url}/other.json`;
  expect(await spendRefresh(app, refresh, { client_id: other })).toEqual(refused);
  expect(await spendRefresh(app, access)).toEqual(refused);
  expect(await spendRefresh(app, '')).toEqual(refused);
  expect(await spendRefresh(app, refresh, { resource: 'https://other.example/mcp' })).toEqual({
    status: 400,
    body: { error: 'invalid_target' },
  });
  const client_id = app.stack.aiApp.clientId;
  const ask = (fields: Record<string, string>) => postForm(app, '/oauth/token', fields);
  expect(await ask({ client_id, grant_type: 'password' })).toMatchObject({
    body: { error: 'unsupported_grant_type' },
  });
  expect(await ask({ grant_type: 'refresh_token', refresh_token: refresh })).toMatchObject({
    body: { error: 'invalid_request' },
  });
  const twice = await fetch(`${app.stack.api.url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `grant_type=refresh_token&grant_type=refresh_token&client_id=${client_id}`,
  });
  expect(await twice.json()).toEqual({ error: 'invalid_request' });
  expect((await spendRefresh(app, refresh)).status).toBe(200);
});

test('the app ends its permission by either token; a text that is none of them ends nothing', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const revoke = (token: string) => postForm(app, '/oauth/revoke', { token });
  const kept = await connectApp(app, ada);
  const forged = kept.access.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  for (const token of ['', 'nothing', forged]) expect((await revoke(token)).status).toBe(200);
  expect((await sendMcp(app, { token: kept.access })).status).toBe(200);
  for (const which of ['access', 'refresh'] as const) {
    const tokens = await connectApp(app, ada);
    expect(await revoke(tokens[which])).toEqual({ status: 200, body: {} });
    expect((await sendMcp(app, { token: tokens.access })).status).toBe(401);
    expect(await spendRefresh(app, tokens.refresh)).toEqual(refused);
  }
  expect((await sendMcp(app, { token: kept.access })).status).toBe(200);
});

test('an app that the operator no longer accepts gets nothing more', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { access, refresh } = await connectApp(app, ada);
  const { config } = await import('#functions/lib/config.ts');
  const before = config.APPS;
  Object.assign(config, { APPS: { hosts: ['claude.ai'] } });
  try {
    expect((await sendMcp(app, { token: access })).status).toBe(401);
    expect(await spendRefresh(app, refresh)).toEqual(refused);
  } finally {
    Object.assign(config, { APPS: before });
  }
});

test('a business keeps twenty apps: a further one takes the place of the one used longest ago', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const [oldest, next] = [await connectApp(app, ada), await connectApp(app, ada)];
  expect((await sendMcp(app, { token: oldest.access })).status).toBe(200);
  const [row] = await app.table.rows(`USER#${ada.sub}`, `APP#${ada.businessId}#${next.id}`);
  for (let nth = 2; nth < 20; nth++) {
    const id = nth.toString(16).padStart(32, '0');
    await app.table.put({
      ...row,
      id,
      pk: String(row?.pk),
      sk: `APP#${ada.businessId}#${id}`,
      connected_at: new Date().toISOString(),
    });
  }
  const last = await connectApp(app, ada);
  const { apps } = await ada.api.apps.list({ business_id: ada.businessId });
  expect(apps).toHaveLength(20);
  expect(apps.map(({ id }) => id)).toContain(last.id);
  expect(apps.map(({ id }) => id)).toContain(oldest.id);
  expect(apps.map(({ id }) => id)).not.toContain(next.id);
});
