import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import {
  connectFacebook,
  facebook,
  facebookOwner,
  facebookViewOf,
  onFacebook,
  person,
  storedFacebookOf,
  tellWithdrawal,
} from '#test/support/posts/facebook.ts';
import { postsOf, pressPost } from '#test/support/posts/posts.ts';
import { minuteLater } from '#test/support/reviews/reviews.ts';

const pageOf = async (app: App, code: string) => {
  const answer = await app.send('GET', `/connections/${facebook}/withdrawal?code=${code}`);
  return { status: answer.status, text: await answer.text() };
};

test('who removes the app at Facebook is disconnected: what waits is taken back, and the address of the answer says that all is deleted', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  await pressPost(ada, 'It waits', { provider: facebook });
  const { status, body } = await app.stack.facebook.withdraw(person);
  expect(status).toBe(200);
  const code = String(body.confirmation_code);
  expect(body.url).toBe(`${app.origin}/api/connections/${facebook}/withdrawal?code=${code}`);
  expect(code).toMatch(/^[0-9a-z]+$/);
  await app.stack.queue.syncs.settled();
  expect(await facebookViewOf(ada)).toEqual({ provider: facebook, state: 'ready' });
  expect(await postsOf(ada)).toEqual([]);
  await minuteLater(app, ada);
  expect(onFacebook(app)).toEqual([]);
  expect(JSON.stringify(await app.table.all())).not.toContain('It waits');
  expect((await app.table.all()).filter(({ pk }) => pk.startsWith('ACCOUNTOF#'))).toEqual([]);
  const page = await pageOf(app, code);
  expect(page.status).toBe(200);
  expect(page.text).toContain('We deleted everything');
  // The same request once more has nothing left to do.
  const again = await tellWithdrawal(app, app.stack.facebook.signedRequest(person));
  expect(again.status).toBe(200);
});

test('until the worker is there the address says that it is under way', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const before = await storedFacebookOf(app, ada);
  const { body } = await app.stack.facebook.tell(app.stack.facebook.signedRequest(person));
  await app.stack.queue.syncs.settled();
  // As if the worker had not been there yet.
  await app.table.put(before);
  await app.table.put({
    pk: `ACCOUNTOF#${facebook}#${before.remote_hash}`,
    sk: `${ada.sub}#${ada.businessId}`,
    account_id: ada.sub,
    business_id: ada.businessId,
    connected: Date.now(),
  });
  const page = await pageOf(app, String(body.confirmation_code));
  expect(page.text).toContain('We’re deleting it now');
});

test('one person may have connected several businesses; all of them end, and nobody else’s', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const eve = await facebookOwner(app, 'eve');
  const { businesses } = await ada.api.businesses.add({ name: 'Other', type: 'Plumber' });
  const businessId = String(businesses.find(({ id }) => id !== ada.businessId)?.id);
  const second = { ...ada, businessId };
  await connectFacebook(app, second, '702');
  await app.stack.facebook.withdraw(person);
  await app.stack.queue.syncs.settled();
  expect(await facebookViewOf(ada)).toMatchObject({ state: 'ready' });
  expect(await facebookViewOf(eve)).toMatchObject({ state: 'ready' });
  expect(await facebookViewOf(second)).toMatchObject({ state: 'choosing' });
  // Also before a Page was chosen.
  await app.stack.facebook.withdraw('702');
  await app.stack.queue.syncs.settled();
  expect(await facebookViewOf(second)).toMatchObject({ state: 'ready' });
});

test('a request that comes late does not end a connection that was made since', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const old = app.stack.facebook.signedRequest(person, { at: Date.now() - 3_600_000 });
  const { status, body } = await tellWithdrawal(app, old);
  expect(status).toBe(200);
  expect(await facebookViewOf(ada)).toMatchObject({ state: 'connected' });
  const page = await pageOf(app, String(body.confirmation_code));
  expect(page.text).toContain('We deleted everything');
});

const payloadOf = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64url');
const signed = (payload: string, key: string) =>
  `${createHmac('sha256', key).update(payload).digest('base64url')}.${payload}`;

test('what is forged, changed, unsigned or in another shape ends nothing', async () => {
  await using app = await startApp();
  const ada = await facebookOwner(app);
  const { signedRequest, clientSecret } = app.stack.facebook;
  const own = { algorithm: 'HMAC-SHA256', issued_at: 1_800_000_000, user_id: person };
  const [signature] = signedRequest('702').replace('signed_request=', '').split('.');
  const forged = [
    '',
    'signed_request=',
    'signed_request=.',
    signedRequest(person, { key: 'another secret' }),
    `signed_request=${signature}.${payloadOf(own)}`,
    `signed_request=.${payloadOf(own)}`,
    `signed_request=${signed(payloadOf(own), clientSecret)}.more`,
    `signed_request=${signed(payloadOf({ ...own, algorithm: 'none' }), clientSecret)}`,
    `signed_request=${signed(payloadOf({ ...own, user_id: '../701' }), clientSecret)}`,
    `signed_request=${signed(payloadOf({ ...own, issued_at: 1_800_000_000.5 }), clientSecret)}`,
    `signed_request=${signed('not json', clientSecret)}`,
    JSON.stringify({ signed_request: signed(payloadOf(own), clientSecret) }),
  ];
  for (const body of forged) {
    const answer = await tellWithdrawal(app, body);
    expect([body, answer.status]).toEqual([body, 400]);
  }
  expect(await facebookViewOf(ada)).toMatchObject({ state: 'connected' });
});

test('providers that send no such requests, and a stage without the provider, have no such address', async () => {
  await using app = await startApp();
  const path = '/connections/quickbooks/withdrawal';
  expect((await app.send('POST', path, {})).status).toBe(404);
  expect((await app.send('GET', `${path}?code=${'0'.repeat(72)}`)).status).toBe(404);
  expect((await pageOf(app, 'short')).status).toBe(400);
  const { config } = await import('#functions/lib/config.ts');
  const before = config.CONNECTIONS;
  Object.assign(config, { CONNECTIONS: {} });
  try {
    const { signedRequest } = app.stack.facebook;
    expect((await tellWithdrawal(app, signedRequest(person))).status).toBe(404);
    expect((await pageOf(app, '0'.repeat(72))).status).toBe(404);
  } finally {
    Object.assign(config, { CONNECTIONS: before });
  }
});
