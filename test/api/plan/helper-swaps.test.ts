import { expect, test } from 'vitest';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { type App, startApp } from '#test/support/app.ts';

/** Creates an owner on Free with these helpers; `choose` changes them, `chosen` reads them. */
const owner = async (app: App, name: string, selected_helpers: HelperId[]) => {
  const client = await app.member(name, { plan: 'free', selected_helpers });
  const id = String((await client.account.get({})).account.active_business_id);
  return {
    id,
    choose: (...helpers: HelperId[]) =>
      client.businesses.update({ business_id: id, selected_helpers: helpers }),
    chosen: async () => (await client.account.get({})).businesses[0]?.selected_helpers,
    key: [`USER#${await app.sub(name)}`, `BUSINESS#${id}`] as const,
  };
};

test('on Free with one helper the second can be added, and one can be swapped a day', async () => {
  await using app = await startApp();
  const ada = await owner(app, 'ada', ['sales']);
  await ada.choose('sales', 'finance');
  await ada.choose('sales', 'marketing');
  await expect(ada.choose('sales', 'operations')).rejects.toMatchObject({
    code: 'conflict',
    message: 'You already swapped a helper today. You can swap again tomorrow.',
  });
  expect(await ada.chosen()).toEqual(['sales', 'marketing']);
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await app.table.change(...ada.key, 'helpers_swapped_at', yesterday);
  await ada.choose('operations', 'marketing');
  expect(await ada.chosen()).toEqual(['operations', 'marketing']);
});

test('two helpers cannot be swapped at once, not even from two tabs, and an empty selection is refused', async () => {
  await using app = await startApp();
  const ada = await owner(app, 'ada', ['sales', 'finance']);
  await expect(ada.choose('marketing', 'operations')).rejects.toMatchObject({ code: 'conflict' });
  await expect(ada.choose()).rejects.toMatchObject({ code: 'invalid' });
  const both = await Promise.allSettled([
    ada.choose('sales', 'marketing'),
    ada.choose('operations', 'finance'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('another owner cannot swap helpers, and other details can be changed without a limit', async () => {
  await using app = await startApp();
  const ada = await owner(app, 'ada', ['sales', 'finance']);
  await app.member('bob');
  await expect(
    app.as('bob').businesses.update({ business_id: ada.id, selected_helpers: ['marketing'] }),
  ).rejects.toMatchObject({ code: 'not-found' });
  for (const location of ['Austin', 'Dallas', 'Waco'])
    await app.as('ada').businesses.update({ business_id: ada.id, location });
  expect(await ada.chosen()).toEqual(['sales', 'finance']);
});

test('after a downgrade the owner chooses which helpers stay, and the choice is cut to the plan', async () => {
  await using app = await startApp();
  const ada = await owner(app, 'ada', ['sales', 'finance']);
  await app.table.change(...ada.key, 'selected_helpers', ['sales', 'finance', 'marketing']);
  await ada.choose('marketing', 'operations', 'hiring-hr');
  expect(await ada.chosen()).toEqual(['marketing', 'operations']);
});

test('onboarding that is sent again swaps no helper that may not be swapped, and changes the rest', async () => {
  await using app = await startApp();
  const fay = await owner(app, 'fay', ['sales', 'finance']);
  await fay.choose('sales', 'marketing');
  const again = (...selected_helpers: HelperId[]) =>
    app.as('fay').account.onboard({
      ...{ name: 'Fay', type: 'Roofer', plan: 'free', period: null },
      selected_helpers,
    });
  for (const pair of [
    ['operations', 'hiring-hr'],
    ['sales', 'operations'],
    ['social-media', 'marketing'],
  ] as HelperId[][])
    expect((await again(...pair)).businesses[0]).toMatchObject({
      name: 'Fay',
      type: 'Roofer',
      selected_helpers: ['sales', 'marketing'],
    });
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await app.table.change(...fay.key, 'helpers_swapped_at', yesterday);
  await again('sales', 'operations');
  expect(await fay.chosen()).toEqual(['sales', 'operations']);
  await again('finance', 'operations');
  expect(await fay.chosen()).toEqual(['sales', 'operations']);
});
