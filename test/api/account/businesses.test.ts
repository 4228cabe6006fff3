import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { attempt } from '../../support/items/turn-item.ts';

const cleaning = { name: 'bright & clean', type: 'Cleaning Company' };
const many = <T>(count: number, make: (nth: number) => T) =>
  Promise.all(Array.from({ length: count }, (_, nth) => make(nth)));
const businessRows = async (app: App, name: string) =>
  app.table.rows(`USER#${await app.sub(name)}`, 'BUSINESS#');

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
  const words = of(kept).filter(({ sk }) => sk.startsWith('FIND#'));
  expect(words).not.toEqual([]);
  expect(of(kept)).toHaveLength(7 + words.length);
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
