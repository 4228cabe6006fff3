import { expect, test } from 'vitest';
import { quotaKey } from '#functions/lib/keys/plan-keys.ts';
import { searchIndexEntries } from '#shared/domain/account/account-search-index.ts';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import { quotaAttributes } from '../../support/items/quota-item.ts';

const accountRow = async (app: App, name: string) =>
  app.table.row(`USER#${await app.sub(name)}`, 'ACCOUNT');
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const many = <T>(count: number, make: (nth: number) => T) =>
  Promise.all(Array.from({ length: count }, (_, nth) => make(nth)));

test('an owner signs up, is on trial, finishes onboarding and has a business', async () => {
  await using app = await startApp();
  const fresh = await app.as('ada').account.get({});
  expect(fresh.account).toMatchObject({ email: 'ada@example.com', onboarding_completed: false });
  expect(fresh.entitlement).toMatchObject({ plan: 'pro', is_trial: true, trial_days_left: 7 });
  expect(fresh.quota).toMatchObject({ unlimited: true, used: 0 });

  const view = await app.as('ada').account.onboard({
    name: "ada's plumbing",
    type: 'Plumber',
    plan: 'free',
    selected_helpers: ['sales', 'finance', 'marketing'],
  });
  expect(view.account).toMatchObject({
    onboarding_completed: true,
    selected_plan: 'free',
    trial_ends_at: null,
    active_business_id: view.businesses[0]?.id,
  });
  expect(view.businesses).toMatchObject([
    {
      name: "Ada's Plumbing",
      type: 'Plumber',
      is_active: true,
      selected_helpers: ['sales', 'finance'],
    },
  ]);
  expect(view.entitlement.plan).toBe('free');
  expect(view.quota).toMatchObject({ limit: 10, remaining: 10, window: 'day' });
});

test('the name customers call the owner is kept from onboarding, skipped without harm, and goes along to a further business', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { owner_name: 'renee' });
  const names = async () =>
    (await ada.account.get({})).businesses.map(({ owner_name }) => owner_name);
  expect(await names()).toEqual(['Renee']);
  await ada.account.onboard({ name: 'Again', type: 'Roofer', selected_helpers: ['sales'] });
  expect(await names()).toEqual(['Renee']);
  await ada.businesses.add({ name: 'Second', type: 'Painter' });
  expect(await names()).toEqual(['Renee', 'Renee']);
  await ada.businesses.add({ name: 'Third', type: 'Painter', owner_name: 'Rae' });
  expect((await names()).toSorted()).toEqual(['Rae', 'Renee', 'Renee']);
  const bob = await app.member('bob');
  expect((await bob.account.get({})).businesses).toMatchObject([{ owner_name: '' }]);
});

test('the account response contains no payment provider ids and no counters', async () => {
  await using app = await startApp();
  const { account } = await (await app.member('ada')).account.get({});
  for (const hidden of ['customer_id', 'subscription_version', 'active_on', 'business_count', 'pk'])
    expect(account).not.toHaveProperty(hidden);
});

test.each(['get', 'usage', 'export', 'syncEmail'] as const)(
  'a visitor may not call account.%s',
  async (operation) => {
    await using app = await startApp();
    await expect(app.as().account[operation]({})).rejects.toMatchObject({ code: 'signed-out' });
  },
);

test('the source of a sign-up is stored, reduced to the known fields', async () => {
  await using app = await startApp();
  await app.signUp('ada', {
    'custom:signup_tracking': JSON.stringify({
      referral_source: 'ad_page',
      utm_source: 'f'.repeat(500),
      is_admin: true,
      trial_ends_at: inDays(900),
    }),
  });
  const row = await accountRow(app, 'ada');
  expect(row).toMatchObject({
    referral_source: 'ad_page',
    utm_source: 'f'.repeat(120),
    is_admin: false,
  });
  expect(Date.parse(String(row?.trial_ends_at))).toBeLessThan(Date.parse(inDays(8)));
});

test('an unreadable sign-up marker does not prevent the sign-up', async () => {
  await using app = await startApp();
  await app.signUp('ada', { 'custom:signup_tracking': '{"utm_source":' });
  expect((await app.as('ada').account.get({})).account).not.toHaveProperty('utm_source');
});

const confirmation = (sub: string, triggerSource: string, email = 'ada@example.com') => ({
  version: '1',
  region: 'us-east-1',
  userPoolId: 'us-east-1_LocalPool1',
  userName: sub,
  callerContext: { awsSdkVersion: 'test', clientId: 'test' },
  triggerSource,
  request: { userAttributes: { sub, email, email_verified: 'true' } },
  response: {},
});
type ConfirmationEvent = Parameters<
  typeof import('#functions/auth/on-post-confirmation.ts')['handler']
>[0];
const confirm = async (event: object) =>
  (await import('#functions/auth/on-post-confirmation.ts')).handler(event as ConfirmationEvent);

test.each([0, 1, 2, 5])('confirming a sign-up %i times creates one account', async (times) => {
  await using app = await startApp();
  const sub = crypto.randomUUID();
  let first: object | undefined;
  for (let nth = 0; nth < times; nth++) {
    await confirm(confirmation(sub, 'PostConfirmation_ConfirmSignUp'));
    first ??= await app.table.row(`USER#${sub}`, 'ACCOUNT');
  }
  expect(await app.table.row(`USER#${sub}`, 'ACCOUNT')).toEqual(first);
  // The account, and what an admin finds it by.
  const found = searchIndexEntries('ada@example.com').map((word) => `FIND#email#${word}`);
  const stored = (await app.table.rows(`USER#${sub}`)).map(({ sk }) => sk);
  expect(stored.toSorted()).toEqual(times ? ['ACCOUNT', ...found.toSorted()] : []);
});

test('resetting the password does not change the account and creates none', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  const before = await accountRow(app, 'ada');
  const reset = 'PostConfirmation_ConfirmForgotPassword';
  await confirm(confirmation(await app.sub('ada'), reset));
  expect(await accountRow(app, 'ada')).toEqual(before);

  const stranger = crypto.randomUUID();
  await confirm(confirmation(stranger, reset));
  expect(await app.table.row(`USER#${stranger}`, 'ACCOUNT')).toBeUndefined();
});

test('a late confirmation does not change an account in use', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  const before = await accountRow(app, 'ada');
  await confirm(confirmation(await app.sub('ada'), 'PostConfirmation_ConfirmSignUp'));
  expect(await accountRow(app, 'ada')).toEqual(before);
});

test('an account that the sign-up could not create is created by the first visit, once for 50 tabs', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const broken = app.stack.data.inject(({ operation }) =>
    operation === 'PutItem' ? 'fail' : undefined,
  );
  await expect(app.signUp('ada')).rejects.toThrow(/PostConfirmation failed/);
  broken();
  await app.signIn('ada');
  expect(await accountRow(app, 'ada')).toBeUndefined();

  const views = await many(50, () => app.as('ada').account.get({}));
  const row = await accountRow(app, 'ada');
  expect(row).toMatchObject({ email: 'ada@example.com', onboarding_completed: false });
  for (const { account } of views)
    expect(account).toMatchObject({
      created_at: row?.created_at,
      trial_ends_at: row?.trial_ends_at,
    });
});

test('a failed read returns an error to the owner and changes nothing', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  const before = await accountRow(app, 'ada');
  const mend = app.stack.data.inject(({ operation, input }) =>
    operation === 'GetItem' && JSON.stringify(input.Key).includes('"ACCOUNT"') ? 'fail' : undefined,
  );
  await expect(app.as('ada').account.get({})).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    retryable: true,
  });
  mend();
  expect(await accountRow(app, 'ada')).toEqual(before);
});

test('finishing onboarding 50 times, in sequence and at once, creates one trial and one business', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const first = (await ada.account.get({})).account.trial_ends_at;
  await app.table.put({ ...quotaKey(await app.sub('ada')), ...quotaAttributes({ total: 7 }) });
  const again = (plan: 'free' | 'pro') =>
    ada.account.onboard({ name: 'Again', type: 'Roofer', plan, selected_helpers: ['sales'] });
  for (let nth = 0; nth < 25; nth++) await again(nth % 2 ? 'free' : 'pro');
  await many(25, (nth) => again(nth % 2 ? 'free' : 'pro'));
  const { account, businesses, quota } = await ada.account.get({});
  expect(account.trial_ends_at).toBe(first);
  expect(businesses).toMatchObject([{ name: 'Again', type: 'Roofer' }]);
  expect(quota.total).toBe(7);
});

test('finishing onboarding in several tabs at once creates one business and one trial', async () => {
  await using app = await startApp();
  await many(20, () => app.member('ada'));
  const { account, businesses } = await app.as('ada').account.get({});
  expect(businesses).toHaveLength(1);
  expect(account.active_business_id).toBe(businesses[0]?.id);
  expect(Math.abs(Date.parse(String(account.trial_ends_at)) - Date.parse(inDays(7)))).toBeLessThan(
    30_000,
  );
});

test('an owner who chose Essentials without paying is on Free', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', {
    plan: 'essentials',
    selected_helpers: ['sales', 'finance', 'marketing', 'operations', 'hiring-hr'],
  });
  const { account, entitlement, businesses } = await ada.account.get({});
  expect(account).toMatchObject({ selected_plan: 'essentials', trial_ends_at: null });
  expect(entitlement).toMatchObject({ plan: 'free', trial_ended: false });
  expect(businesses[0]?.selected_helpers).toHaveLength(4);
});

test('Professional opens all seven helpers during the seven-day trial, and the plan is Free afterwards', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  expect((await ada.account.get({})).businesses[0]?.selected_helpers).toHaveLength(7);
  await app.table.change(`USER#${await app.sub('ada')}`, 'ACCOUNT', 'trial_ends_at', inDays(-1));
  expect((await ada.account.get({})).entitlement).toMatchObject({
    plan: 'free',
    trial_ended: true,
    helper_cap: 2,
  });
});

const honest = { name: 'Ada', type: 'Plumber', plan: 'free', selected_helpers: ['sales'] };

test.each([
  { name: ' ' },
  { name: 'x'.repeat(81) },
  { type: '' },
  { plan: 'admin' },
  { plan: 'unlimited' },
  { selected_helpers: ['astrology'] },
  { selected_helpers: [] },
  { selected_helpers: 'sales' },
  { name: { $ne: null } },
])('onboarding refuses %j', async (nonsense) => {
  await using app = await startApp();
  const answer = await app.send('POST', '/account/onboarding', {
    name: 'ada',
    body: { ...honest, ...nonsense },
  });
  expect(answer.status).toBe(400);
  expect(await accountRow(app, 'ada')).toMatchObject({ onboarding_completed: false });
});

test('no route lets an owner write server-managed fields', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  const owned = {
    id: 'someone-else',
    pk: 'USER#someone-else',
    email: 'admin@sevenhands.test',
    subscription_status: 'admin',
    trial_ends_at: inDays(900),
    onboarding_completed: false,
    is_admin: true,
    is_test: true,
    customer_id: 'cus_1',
    subscription: { status: 'active', plan: 'pro' },
    subscription_version: 99,
    active_business_id: crypto.randomUUID(),
    current_query_count: 0,
    last_query_reset_date: inDays(0),
    had_trial_before: false,
    created_at: inDays(-900),
    updated_at: inDays(900),
    user_id: 'someone-else',
  };
  const routes = [
    ['POST', '/account/onboarding', honest],
    ['POST', '/account/email', {}],
    ['POST', '/account/delete', { confirmation: 'DELETE' }],
  ] as const;
  const before = await accountRow(app, 'ada');
  for (const [method, path, body] of routes)
    for (const [field, value] of Object.entries(owned)) {
      const answer = await app.send(method, path, {
        name: 'ada',
        body: { ...body, [field]: value },
      });
      expect([path, field, answer.status]).toEqual([path, field, 400]);
    }
  expect(await accountRow(app, 'ada')).toEqual(before);
});

test('only the configured admin address becomes an admin, once it is verified', async () => {
  await using app = await startApp();
  const { account, entitlement } = await app.as('admin').account.get({});
  expect(account).toMatchObject({
    is_admin: true,
    onboarding_completed: true,
    trial_ends_at: null,
  });
  expect(entitlement.plan).toBe('admin');
  expect((await app.as('ada').account.get({})).account.is_admin).toBe(false);

  const unverified = confirmation(
    crypto.randomUUID(),
    'PostConfirmation_ConfirmSignUp',
    emailOf('admin'),
  );
  unverified.request.userAttributes.email_verified = 'false';
  await confirm(unverified);
  expect(await app.table.row(`USER#${unverified.userName}`, 'ACCOUNT')).toMatchObject({
    is_admin: false,
  });
});

test('joining or leaving the admin group takes effect on the account at the next visit', async () => {
  await using app = await startApp();
  await app.member('ada');
  app.stack.auth.join(emailOf('ada'), 'admin');
  await app.signIn('ada');
  expect((await app.as('ada').account.get({})).entitlement.plan).toBe('admin');

  await app.pool('AdminRemoveUserFromGroup', { Username: emailOf('ada'), GroupName: 'admin' });
  expect((await app.as('ada').account.get({})).entitlement.plan).toBe('admin');
  await app.signIn('ada');
  const { account, entitlement } = await app.as('ada').account.get({});
  expect(account.is_admin).toBe(false);
  expect(entitlement.plan).toBe('free');
});

test('a new address takes effect once it is verified', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const AccessToken = await app.token('ada');
  await app.pool('UpdateUserAttributes', {
    AccessToken,
    UserAttributes: [{ Name: 'email', Value: 'ada@new.example' }],
  });
  expect((await ada.account.syncEmail({})).account.email).toBe('ada@example.com');
  await app.pool('VerifyUserAttribute', {
    AccessToken,
    AttributeName: 'email',
    Code: app.stack.mail.inbox.code('ada@new.example'),
  });
  expect((await ada.account.syncEmail({})).account.email).toBe('ada@new.example');
});

test('changing the address to the admin address later gives no admin rights', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  await app.pool('AdminUpdateUserAttributes', {
    Username: emailOf('ada'),
    UserAttributes: [{ Name: 'email', Value: emailOf('admin') }],
  });
  const { account } = await ada.account.syncEmail({});
  expect(account).toMatchObject({ email: emailOf('admin'), is_admin: false });
  expect((await ada.account.get({})).entitlement.plan).toBe('pro');
});
