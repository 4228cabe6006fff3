import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { agree, consent, syncNow } from '#test/support/connections.ts';
import {
  connectFacebook,
  facebook,
  facebookOwner,
  facebookPage,
  facebookViewOf,
  person,
  storedFacebookOf,
} from '#test/support/posts/facebook.ts';

const refused = (reason: string) => ({
  ...{ outcome: 'refused', provider: facebook, reason },
  use: 'read',
});
const storedIn = async (app: App) =>
  (await app.table.all()).filter(({ sk }) => sk.startsWith('ACCOUNTAT#'));

/** The tokens of a connection, opened. */
const tokensIn = async (row: Record<string, unknown>) => {
  const { openTokens } = await import('#functions/lib/connections/token-seal.ts');
  const [business_id, provider] = [String(row.business_id), String(row.provider)];
  return openTokens(String(row.sealed), { business_id, provider });
};

/** Who a token is of, at the stand-in. */
const holderOf = (app: App, token: string) =>
  fetch(`${app.stack.facebook.url}/v25.0/me/accounts`, {
    headers: { authorization: `Bearer ${token}` },
  });

test('an owner connects a Page: its name is read, and of all tokens only that of the Page is kept', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  expect(await facebookViewOf(ada)).toEqual({ provider: facebook, state: 'ready' });
  expect(await connectFacebook(app, ada)).toMatchObject({
    outcome: 'connected',
    connection: { account: 'Bright Side Cleaning' },
  });
  expect(await facebookViewOf(ada)).toMatchObject({
    state: 'connected',
    account: 'Bright Side Cleaning',
    ends_at: null,
  });
  const stored = await storedFacebookOf(app, ada);
  expect(stored).toMatchObject({ remote: facebookPage, state: 'working' });
  const { access, person: who, ...others } = await tokensIn(stored);
  expect([who, others]).toEqual([person, {}]);
  expect((await holderOf(app, access)).status).toBe(400);
  // The person is kept as a hash, by which a call of the provider finds the connection.
  const rows = JSON.stringify(await app.table.all());
  expect(rows).not.toContain(`"${person}"`);
  expect(rows).not.toContain(access);
  expect(rows).toContain(`ACCOUNTOF#${facebook}#${stored.remote_hash}`);
});

test('of several Pages the owner chooses one on which they may post, and nothing is kept of the others', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const business_id = ada.businessId;
  await connectFacebook(app, ada, '702');
  expect(await facebookViewOf(ada)).toEqual({
    provider: facebook,
    state: 'choosing',
    places: [
      { remote: '802', name: 'Bright Side North', address: '' },
      { remote: '803', name: 'Bright Side South', address: '' },
    ],
  });
  const choose = (remote: string) =>
    ada.api.connections.choosePlace({ business_id, provider: facebook, remote });
  await expect(choose('804')).rejects.toMatchObject({ code: 'not-found' });
  await choose('803');
  await app.stack.queue.syncs.settled();
  expect(await facebookViewOf(ada)).toMatchObject({
    state: 'connected',
    account: 'Bright Side South',
  });
  const { access } = await tokensIn(await storedFacebookOf(app, ada));
  expect((await holderOf(app, access)).status).toBe(400);
  await expect(choose('802')).rejects.toMatchObject({ code: 'not-found' });
});

test('who takes the consent back before the choice is asked to sign in again', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await connectFacebook(app, ada, '702');
  app.stack.facebook.end('702');
  const place = { business_id: ada.businessId, provider: facebook, remote: '802' };
  expect(await ada.api.connections.choosePlace(place)).toMatchObject({
    state: 'attention',
    reason: 'sign-in',
  });
});

test('a no, a missing box, no Page, a forged code and a provider out of reach are told in words, and nothing is stored', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const finish = (query: string) => ada.api.connections.finish({ provider: facebook, query });
  const start = () =>
    ada.api.connections.start({ business_id: ada.businessId, provider: facebook });
  expect(await finish(await agree(app, ada, 'no', facebook))).toEqual(refused('denied'));
  expect(await finish(await agree(app, ada, '703', facebook))).toEqual(refused('no-place'));
  // What is not kept is ended there.
  expect(app.stack.facebook.grants()).toBe(0);
  const { url } = await start();
  const asked = new URL(url);
  expect(asked.searchParams.get('scope')).toBe(
    'pages_show_list pages_manage_posts pages_read_engagement',
  );
  asked.searchParams.set('without', 'pages_manage_posts');
  expect(await finish(await consent(app, asked.href, person))).toEqual(
    refused('missing-permission'),
  );
  expect(app.stack.facebook.grants()).toBe(0);
  const forged = new URLSearchParams(await agree(app, ada, person, facebook));
  forged.set('code', 'c0de');
  expect(await finish(forged.toString())).toEqual(refused('forged'));
  const query = await agree(app, ada, person, facebook);
  app.stack.facebook.fail('500');
  expect(await finish(query)).toEqual(refused('unavailable'));
  expect(await storedIn(app)).toEqual([]);
});

test('a token that is over cannot be renewed: the connection waits for its owner at once, and signing in again keeps the Page', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  app.stack.facebook.expire();
  await syncNow(app, ada, facebook);
  expect(await facebookViewOf(ada)).toMatchObject({ state: 'attention', reason: 'sign-in' });
  expect(app.stack.mail.inbox.list().map(({ subject }) => subject)).toContain(
    'Facebook Page stopped',
  );
  expect(await connectFacebook(app, ada)).toMatchObject({ outcome: 'connected' });
  expect(await facebookViewOf(ada)).toMatchObject({ state: 'connected' });
  expect(await storedFacebookOf(app, ada)).toMatchObject({ remote: facebookPage });
  expect(await connectFacebook(app, ada, '702')).toEqual(refused('another-account'));
});

test('a read that is throttled, broken or odd changes nothing but the time of the next one; a Page that may not be used is told', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  for (const fault of ['4', '32', '500', 'not-json'] as const) {
    app.stack.facebook.fail(fault);
    await syncNow(app, ada, facebook);
    expect(await facebookViewOf(ada)).toMatchObject({ state: 'connected' });
  }
  app.stack.facebook.fail('200');
  await syncNow(app, ada, facebook);
  expect(await facebookViewOf(ada)).toMatchObject({ state: 'attention', reason: 'permission' });
});

test('disconnecting ends the consent there, but not while another business of the same person lives from it', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const eve = await facebookOwner(app, 'eve');
  const leave = ({ api, businessId: business_id }: typeof ada) =>
    api.connections.disconnect({ business_id, provider: facebook });
  await leave(ada);
  expect(app.stack.facebook.grants()).toBe(1);
  await syncNow(app, eve, facebook);
  expect(await facebookViewOf(eve)).toMatchObject({ state: 'connected' });
  await leave(eve);
  expect(app.stack.facebook.grants()).toBe(0);
  expect(await storedIn(app)).toEqual([]);
});
