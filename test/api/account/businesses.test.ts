import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { attempt } from '../../support/stored.ts';

const cleaning = { name: 'bright & clean', type: 'Cleaning Company' };
const many = <T>(count: number, make: (nth: number) => T) =>
  Promise.all(Array.from({ length: count }, (_, nth) => make(nth)));
const businessRows = async (app: App, name: string) =>
  app.table.rows(`USER#${await app.sub(name)}`, 'BUSINESS#');
const accountRow = async (app: App, name: string) =>
  app.table.row(`USER#${await app.sub(name)}`, 'ACCOUNT');

test('an owner adds a business, which becomes active at once, and switches back', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const added = await ada.businesses.add({
    ...cleaning,
    location: 'Austin',
    years_in_business: null,
  });
  expect(added.businesses).toMatchObject([
    { name: 'Bright & Clean', location: 'Austin', is_active: true, selected_helpers: [] },
    { name: 'Ada Plumbing', is_active: false },
  ]);
  const first = added.businesses[1]?.id ?? '';
  const switched = await ada.businesses.switch({ business_id: first });
  expect(switched.account.active_business_id).toBe(first);
  expect(switched.businesses.filter(({ is_active }) => is_active)).toMatchObject([{ id: first }]);
  expect(await ada.businesses.switch({ business_id: first })).toMatchObject({
    account: { active_business_id: first },
  });
});

test('an update changes only the fields it contains, and a lower-case first letter is kept', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { id } = (await ada.account.get({})).businesses[0] ?? { id: '' };
  await ada.businesses.update({ business_id: id, location: 'Dallas', years_in_business: 12 });
  const { businesses } = await ada.businesses.update({
    business_id: id,
    name: 'iPlumb',
    years_in_business: null,
    selected_goals: ['Get more customers'],
    selected_helpers: ['finance', 'sales', 'marketing', 'operations', 'hiring-hr'],
  });
  expect(businesses[0]).toMatchObject({
    name: 'iPlumb',
    type: 'Plumber',
    location: 'Dallas',
    years_in_business: null,
    selected_goals: ['Get more customers'],
    selected_helpers: ['finance', 'sales', 'marketing', 'operations', 'hiring-hr'],
  });
});

test('two tabs that change different fields at once keep both changes', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { id } = (await ada.account.get({})).businesses[0] ?? { id: '' };
  await Promise.all([
    ada.businesses.update({ business_id: id, location: 'Dallas' }),
    ada.businesses.update({ business_id: id, industry: 'Home services' }),
    ada.businesses.update({ business_id: id, company_size: '2-10' }),
  ]);
  expect((await ada.account.get({})).businesses[0]).toMatchObject({
    location: 'Dallas',
    industry: 'Home services',
    company_size: '2-10',
  });
});

test('deleting the active business makes the first remaining one active, and deleting the last leaves none', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { businesses } = await ada.businesses.add(cleaning);
  const [young, old] = businesses.map(({ id }) => id) as [string, string];
  const one = await ada.businesses.remove({ business_id: young });
  expect(one.account.active_business_id).toBe(old);
  expect(one.businesses).toMatchObject([{ id: old, is_active: true }]);
  const none = await ada.businesses.remove({ business_id: old });
  expect(none.account.active_business_id).toBeNull();
  expect(none.businesses).toEqual([]);
  expect((await ada.businesses.add(cleaning)).businesses).toHaveLength(1);
});

test('deleting a business deletes its chats, questions and memory, and nothing of another business', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { businesses } = await ada.businesses.add(cleaning);
  const [gone, kept] = businesses.map(({ id }) => id) as [string, string];
  const pk = `USER#${await app.sub('ada')}`;
  const chats = { [gone]: crypto.randomUUID(), [kept]: crypto.randomUUID() };
  for (const business_id of [gone, kept]) {
    const chat = chats[business_id];
    await app.table.put({ pk, sk: `CHAT#${chat}`, id: chat, business_id });
    for (const nth of [1, 2, 3])
      await app.table.put({
        pk,
        sk: `TURN#${chat}#${nth}`,
        business_id,
        ...attempt({ state: 'answered' }),
      });
    await app.table.put({
      pk,
      sk: `TURN#${crypto.randomUUID()}#1`,
      business_id,
      ...attempt({ state: 'answered' }),
    });
    await app.table.put({ pk, sk: `KNOWS#${business_id}#1`, business_id });
  }
  await ada.businesses.remove({ business_id: gone });
  const left = await app.table.rows(pk);
  const of = (id: string) => left.filter((row) => row.business_id === id || row.sk.includes(id));
  expect(of(gone)).toEqual([]);
  expect(left.filter(({ sk }) => sk.includes(chats[gone] ?? ''))).toEqual([]);
  expect(of(kept)).toHaveLength(7);
});

test('an interrupted deletion can be repeated', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { businesses } = await ada.businesses.add(cleaning);
  const id = businesses[0]?.id ?? '';
  const mend = app.stack.data.inject(({ operation, input }) =>
    operation === 'DeleteItem' && JSON.stringify(input.Key).includes(id) ? 'fail' : undefined,
  );
  await expect(ada.businesses.remove({ business_id: id })).rejects.toMatchObject({
    code: 'unavailable',
  });
  mend();
  const { businesses: left, account } = await ada.businesses.remove({ business_id: id });
  expect(left).toHaveLength(1);
  expect(account.active_business_id).toBe(left[0]?.id);
});

test('an owner can have 20 businesses, also when many are added at once', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const added = await many(30, (nth) =>
    ada.businesses.add({ ...cleaning, name: `Crew ${nth}` }).catch((error) => error),
  );
  expect(added.filter((answer) => answer.code === 'conflict')).toHaveLength(11);
  expect(await businessRows(app, 'ada')).toHaveLength(20);
  await expect(ada.businesses.add(cleaning)).rejects.toThrow(
    'You can have up to 20 businesses. Delete one to add another.',
  );
  const { businesses } = await ada.account.get({});
  await ada.businesses.remove({ business_id: businesses[0]?.id ?? '' });
  expect((await ada.businesses.add(cleaning)).businesses).toHaveLength(20);
});

test('no business can be added before onboarding is finished', async () => {
  await using app = await startApp();
  await expect(app.as('ada').businesses.add(cleaning)).rejects.toMatchObject({ code: 'conflict' });
  expect(await businessRows(app, 'ada')).toEqual([]);
});

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
