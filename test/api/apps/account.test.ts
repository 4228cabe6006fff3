import { expect, test } from 'vitest';
import { emailOf, startApp } from '#test/support/app.ts';
import {
  appItems,
  codeFor,
  connectApp,
  sendMcp,
  spendCode,
  spendRefresh,
} from '#test/support/apps/apps.ts';
import { asker } from '#test/support/chat.ts';

test('an owner takes along which apps were let in, without tokens', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await connectApp(app, ada, { write: true });
  const { apps } = await ada.api.account.export({});
  expect(apps).toEqual([
    {
      id: expect.any(String),
      business_id: ada.businessId,
      name: 'Demo assistant',
      host: new URL(app.stack.aiApp.url).host,
      scopes: ['business:read', 'week:write'],
      connected_at: expect.any(String),
      used_at: null,
      ends_at: expect.any(String),
    },
  ]);
});

test('with an account, or with a business, every permission of an app goes, and what leads to it', async () => {
  await using app = await startApp();
  const [ada, eve] = [await asker(app, 'ada'), await asker(app, 'eve')];
  const kept = await connectApp(app, eve);
  const gone = await connectApp(app, ada);
  const late = await codeFor(app, ada);
  await ada.api.businesses.add({ name: 'Second', type: 'Plumber', location: 'Austin' });
  await ada.api.businesses.remove({ business_id: ada.businessId });
  expect((await sendMcp(app, { token: gone.access })).status).toBe(401);
  expect((await spendCode(app, late)).status).toBe(400);
  const left = async () =>
    (await appItems(app))
      .filter(({ pk }) => !/^APP(CLIENT|CODE)#/.test(pk))
      .map(({ pk }) => pk)
      .sort();
  const ofEve = [`APPOF#${kept.id}`, `USER#${eve.sub}`];
  expect(await left()).toEqual(ofEve);

  const { account } = await ada.api.account.get({});
  const second = await connectApp(app, {
    api: ada.api,
    businessId: String(account.active_business_id),
  });
  expect((await sendMcp(app, { token: second.access })).status).toBe(200);
  await ada.api.account.remove({ confirmation: 'DELETE' });
  expect((await sendMcp(app, { token: second.access })).status).toBe(401);
  await app.stack.queue.delivery.hurry();
  expect(await left()).toEqual(ofEve);
  expect((await sendMcp(app, { token: kept.access })).status).toBe(200);
});

test('an account that moves to a new sign-in takes its apps along; after a restore each has to be let in again', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { access, refresh } = await connectApp(app, ada);
  const { offerTransfers } = await import('#functions/account/restore/offer-transfers.ts');
  await offerTransfers(new Date());
  await app.pool('AdminDeleteUser', { Username: emailOf('ada') });
  await app.signUp('ada');
  await app.as('ada').account.get({});
  expect(await app.sub('ada')).not.toBe(ada.sub);
  expect(JSON.stringify(await appItems(app))).not.toContain(ada.sub);
  expect((await sendMcp(app, { token: access })).status).toBe(200);

  const { endRestoredConnectionsAndApps } = await import(
    '#functions/account/restore/end-restored-connections-and-apps.ts'
  );
  await endRestoredConnectionsAndApps(new Date());
  expect((await sendMcp(app, { token: access })).status).toBe(401);
  expect((await spendRefresh(app, refresh)).status).toBe(400);
  expect((await appItems(app)).filter(({ pk }) => !pk.startsWith('APPCLIENT#'))).toEqual([]);
});

test('nothing is let in while an admin looks at the pages of a plan', async () => {
  await using app = await startApp();
  await asker(app, 'ada');
  const answer = await app.send('POST', '/businesses/00000000-0000-4000-8000-000000000000/apps', {
    name: 'ada',
    headers: { 'x-preview': 'essentials' },
    body: { query: '', write: false },
  });
  expect(await answer.json()).toMatchObject({ code: 'previewing' });
});
