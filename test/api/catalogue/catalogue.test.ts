import { expect, test } from 'vitest';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import type { StarterPrompt } from '#shared/domain/catalogue/starter-prompt.ts';
import { startApp } from '#test/support/app.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const later = new Date('2026-11-21T10:00:00.000Z');
const action = (
  id: string,
  order_index: number,
  more: Partial<StarterPrompt> = {},
): StarterPrompt => ({
  id,
  helper_id: 'sales',
  business_type: 'Plumber',
  action_type: 'quick_start_prompt',
  title: `Title of ${id}`,
  description: 'What it does for you',
  icon: 'send',
  prompt_content: 'Write to {customer_name}.',
  additional_inputs: [{ id: 'customer_name', label: 'Customer', type: 'text', required: true }],
  order_index,
  defaultSpecificOutcome: 'Two quotes won back',
  version: 1,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  ...more,
});
const startCatalogue = async () => {
  const app = await startApp();
  const { saveShippedPrompts } = await import('#functions/catalogue/save-shipped-prompts.ts');
  const table = await import('#functions/catalogue/starter-prompts-table.ts');
  const load = (version: string, actions: StarterPrompt[], at = now) =>
    saveShippedPrompts(at, { version, actions });
  const sales = async () =>
    (await app.as('ada').catalogue.listPrompts({ helper_id: 'sales', business_type: 'Plumber' }))
      .items;
  return { ...app, load, saveShippedPrompts, table, sales };
};

test('the shipped prompts are loaded once, and every helper has prompts for every trade', async () => {
  await using app = await startCatalogue();
  const first = await app.saveShippedPrompts();
  expect(first.written).toBeGreaterThan(189);
  app.stack.data.meter.reset();
  expect(await app.saveShippedPrompts()).toEqual({ written: 0, removed: 0 });
  expect(app.stack.data.meter.used().calls).toBe(1);
  for (const helper_id of helperIds) {
    const { items } = await app
      .as('ada')
      .catalogue.listPrompts({ helper_id, business_type: 'Roofer' });
    expect(items).toHaveLength(3);
    expect(items.every((item) => item.business_type === 'Roofer')).toBe(true);
  }
});

test('prompts about a crew are marked, and prompts for everyone are not', async () => {
  await using app = await startCatalogue();
  await app.saveShippedPrompts();
  const needsCrew = async (helper_id: 'hiring-hr' | 'sales') => {
    const place = { helper_id, business_type: 'Other' };
    const { items } = await app.as('ada').catalogue.listPrompts(place);
    return items.filter(({ needs_crew }) => needs_crew).map(({ title }) => title);
  };
  expect(await needsCrew('hiring-hr')).toEqual([
    'New hire: days 31 to 90',
    'Someone just quit',
    'Someone got hurt at work',
    'Two of my people are fighting',
    'A fair yearly talk',
    'Performance & Retention',
  ]);
  expect(await needsCrew('sales')).toEqual([]);
});

test('prompts are returned in order, without the fields for the admin', async () => {
  await using app = await startCatalogue();
  await app.load('1', [action('sales.b', 1), action('sales.c', 10), action('sales.a', 0)]);
  const items = await app.sales();
  expect(items.map(({ id }) => id)).toEqual(['sales.a', 'sales.b', 'sales.c']);
  expect(items[0]).toEqual(action('sales.a', 0));
});

test.each(['Plumber', 'Beekeeper', 'Other'])(
  'a business of type %s without prompts of its own gets the prompts of Other',
  async (business_type) => {
    await using app = await startCatalogue();
    await app.load('1', [action('sales.other', 0, { business_type: 'Other' })]);
    const found = await app.as('ada').catalogue.listPrompts({ helper_id: 'sales', business_type });
    expect(found).toMatchObject({ business_type: 'Other', items: [{ id: 'sales.other' }] });
  },
);

test('a new version changes texts and order, adds and removes prompts, and keeps the dates of unchanged ones', async () => {
  await using app = await startCatalogue();
  await app.load('1', [action('sales.a', 0), action('sales.b', 1), action('sales.c', 2)]);
  const changed = [
    action('sales.a', 0),
    action('sales.c', 1, { title: 'Better title' }),
    action('sales.d', 2),
  ];
  expect(await app.load('2', changed, later)).toEqual({ written: 2, removed: 2 });
  const dates = { created_at: now.toISOString(), updated_at: later.toISOString() };
  expect(await app.sales()).toEqual([
    action('sales.a', 0),
    { ...changed[1], ...dates },
    { ...changed[2], created_at: later.toISOString(), updated_at: later.toISOString() },
  ]);
});

test('an admin’s edit survives every deployment, also when the prompt no longer ships', async () => {
  await using app = await startCatalogue();
  await app.load('1', [action('sales.a', 0), action('sales.b', 1)]);
  const mine = { ...action('sales.a', 0, { title: 'My own words' }), edited: true };
  await app.table.putStarterPrompt(mine);
  await app.load('2', [action('sales.a', 0, { title: 'Newer words' }), action('sales.b', 1)]);
  expect((await app.sales())[0]?.title).toBe('My own words');
  await app.load('3', [action('sales.b', 1)]);
  expect((await app.sales()).map(({ title }) => title)).toEqual([
    'My own words',
    'Title of sales.b',
  ]);
});

test('an order chosen by an admin is kept while the text follows the shipped version', async () => {
  await using app = await startCatalogue();
  await app.load('1', [action('sales.a', 0), action('sales.b', 1)]);
  const [a, b] = await app.table.storedStarterPrompts('sales', 'Plumber');
  if (!a || !b) throw new Error('Two prompts were loaded');
  await app.table.moveStarterPrompts([
    { from: a, to: { ...a, order_index: 1, moved: true } },
    { from: b, to: { ...b, order_index: 0, moved: true } },
  ]);
  await app.load('2', [action('sales.a', 0, { title: 'Newer words' }), action('sales.b', 1)]);
  expect((await app.sales()).map(({ id, title }) => [id, title])).toEqual([
    ['sales.b', 'Title of sales.b'],
    ['sales.a', 'Newer words'],
  ]);
});

test('an interrupted load is finished by the next one', async () => {
  await using app = await startCatalogue();
  const shipped = Array.from({ length: 40 }, (_, nth) => action(`sales.n${nth}`, nth));
  let puts = 0;
  const mend = app.stack.data.inject(({ operation }) =>
    operation === 'PutItem' && puts++ > 30 ? 'fail' : undefined,
  );
  await expect(app.load('1', shipped)).rejects.toThrow();
  mend();
  await app.load('1', shipped);
  expect(await app.sales()).toEqual(shipped);
});

test('prompts are refused to visitors and for unknown helpers', async () => {
  await using app = await startCatalogue();
  await expect(
    app.as().catalogue.listPrompts({ helper_id: 'sales', business_type: 'Plumber' }),
  ).rejects.toMatchObject({ code: 'signed-out' });
  for (const path of [
    '/helpers/astrology/actions?business_type=Plumber',
    '/helpers/sales/actions',
    '/helpers/sales/actions?business_type=',
    `/helpers/sales/actions?business_type=${'x'.repeat(61)}`,
    '/helpers/sales/actions?business_type=Plumber&helper_id=finance&all=true',
  ])
    expect((await app.send('GET', path, { name: 'ada' })).status).toBe(400);
});
