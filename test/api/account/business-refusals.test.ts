import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';

const cleaning = { name: 'bright & clean', type: 'Cleaning Company' };
const businessRows = async (app: App, name: string) =>
  app.table.rows(`USER#${await app.sub(name)}`, 'BUSINESS#');
const accountRow = async (app: App, name: string) =>
  app.table.row(`USER#${await app.sub(name)}`, 'ACCOUNT');

const withId = [
  ['PATCH', '', { location: 'Dallas' }],
  ['POST', '/switch', {}],
  ['POST', '/place', {}],
  ['DELETE', '', undefined],
] as const;

test.each(withId)(
  '%s /businesses/{business_id}%s: an id of another owner gets the same response as an unknown one',
  async (method, path, body) => {
    await using app = await startApp();
    const ada = await app.member('ada');
    await app.member('bob');
    const { id } = (await ada.account.get({})).businesses[0] ?? { id: '' };
    const [rows, account] = [await businessRows(app, 'ada'), await accountRow(app, 'bob')];
    const ask = async (which: string) => {
      const answer = await app.send(method, `/businesses/${which}${path}`, { name: 'bob', body });
      const { requestId: _, ...problem } = await answer.json();
      return { status: answer.status, problem };
    };
    const foreign = await ask(id);
    expect(foreign).toMatchObject({ status: 404, problem: { code: 'not-found' } });
    expect(foreign).toEqual(await ask(crypto.randomUUID()));
    expect(await businessRows(app, 'ada')).toEqual(rows);
    expect(await accountRow(app, 'bob')).toEqual(account);
  },
);

test.each([
  ['POST', '/businesses'],
  ...withId.map(([method, path]) => [method, `/businesses/${crypto.randomUUID()}${path}`]),
])('a visitor may not %s %s', async (method = '', path = '') => {
  await using app = await startApp();
  const answer = await app.send(method, path, { body: method === 'DELETE' ? undefined : {} });
  expect(answer.status).toBe(401);
});

test.each([
  { name: '' },
  { name: 'x'.repeat(81) },
  { type: ' ' },
  { company_size: 'huge' },
  { years_in_business: -1 },
  { years_in_business: 2.5 },
  { years_in_business: '3' },
  { selected_helpers: ['astrology'] },
  { selected_goals: Array(26).fill('More') },
  { typical_customer_type: 'aliens' },
  { location: 'x'.repeat(121) },
  { preferred_communication_style: 'rude' },
])('a business with %j is refused', async (nonsense) => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { id } = (await ada.account.get({})).businesses[0] ?? { id: '' };
  const before = await businessRows(app, 'ada');
  const add = { name: 'ada', body: { ...cleaning, ...nonsense } };
  expect((await app.send('POST', '/businesses', add)).status).toBe(400);
  const change = { name: 'ada', body: nonsense };
  expect((await app.send('PATCH', `/businesses/${id}`, change)).status).toBe(400);
  expect(await businessRows(app, 'ada')).toEqual(before);
});

test.each(['nonsense', '%23', 'USER%23bob', '..%2F..', '1'])(
  '"%s" is not a valid business id',
  async (id) => {
    await using app = await startApp();
    for (const [method, path, body] of withId) {
      const answer = await app.send(method, `/businesses/${id}${path}`, { name: 'ada', body });
      expect(answer.status).toBe(400);
    }
  },
);

test('no route lets an owner write server-managed fields', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  await app.member('bob');
  const { id } = (await ada.account.get({})).businesses[0] ?? { id: '' };
  const owned = {
    user_profile_id: await app.sub('bob'),
    pk: `USER#${await app.sub('bob')}`,
    sk: 'ACCOUNT',
    is_active: true,
    onboarding_completed: false,
    created_at: '2020-01-01T00:00:00.000Z',
    updated_at: '2020-01-01T00:00:00.000Z',
    subscription_status: 'admin',
    trial_ends_at: '2099-01-01T00:00:00.000Z',
    is_admin: true,
    business_ids: [],
    active_business_id: id,
  };
  const before = [await businessRows(app, 'ada'), await accountRow(app, 'ada')];
  const routes = [
    ['POST', '/businesses', cleaning],
    ['PATCH', `/businesses/${id}`, {}],
    ['POST', `/businesses/${id}/switch`, {}],
    ['POST', `/businesses/${id}/place`, {}],
  ] as const;
  for (const [method, path, body] of routes)
    for (const [field, value] of Object.entries(owned)) {
      const answer = await app.send(method, path, {
        name: 'ada',
        body: { ...body, [field]: value },
      });
      expect([path, field, answer.status]).toEqual([path, field, 400]);
    }
  expect([await businessRows(app, 'ada'), await accountRow(app, 'ada')]).toEqual(before);
});

test('an id in the body does not override the id in the path', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { businesses } = await ada.businesses.add(cleaning);
  const [young, old] = businesses.map((business) => business.id);
  await app.send('PATCH', `/businesses/${young}`, {
    name: 'ada',
    body: { business_id: old, location: 'Dallas' },
  });
  const after = (await ada.account.get({})).businesses;
  expect(after.map(({ id, location }) => [id, location])).toEqual([
    [young, 'Dallas'],
    [old, ''],
  ]);
});

test('a preview writes nothing', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { id } = (await ada.account.get({})).businesses[0] ?? { id: '' };
  const preview = app.as('ada', { 'x-preview': 'pro' });
  const attempts = await Promise.allSettled([
    preview.businesses.add(cleaning),
    preview.businesses.update({ business_id: id, location: 'Dallas' }),
    preview.businesses.switch({ business_id: id }),
    preview.businesses.locate({ business_id: id, time_zone: 'Europe/Berlin' }),
    preview.businesses.remove({ business_id: id }),
  ]);
  for (const attempt of attempts)
    expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'previewing' } });
  expect((await ada.account.get({})).businesses).toMatchObject([{ id, location: '' }]);
});

test('a helper that is chosen twice counts once', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  const { id } = (await ada.account.get({})).businesses[0] ?? { id: '' };
  const selected_helpers = ['sales', 'sales', 'finance'] as const;
  const { businesses } = await ada.businesses.update({
    business_id: id,
    selected_helpers: [...selected_helpers],
  });
  expect(businesses[0]?.selected_helpers).toEqual(['sales', 'finance']);
});
