import { expect, test } from 'vitest';
import { searchIndexEntries } from '#shared/domain/account/account-search-index.ts';
import { type App, startApp } from '#test/support/app.ts';
import { deleteAccount } from '#test/support/delete-account.ts';
import { buy } from '#test/support/purchase.ts';

const find = async (app: App, text: string) => {
  const { items } = await app.as('admin').admin.findUsers({ text });
  return items.map(({ email, found }) => [email, found]);
};

test('a text is found from the beginning of each of its words, whatever its case and accents', () => {
  expect(searchIndexEntries('Salt  Marsh Painting')).toEqual([
    'salt marsh painting',
    'marsh painting',
    'painting',
  ]);
  expect(searchIndexEntries('Joe.Peñ@marsh-roofing.example')).toEqual([
    'joe.pen@marsh-roofing.example',
    'pen@marsh-roofing.example',
    'marsh-roofing.example',
    'roofing.example',
  ]);
  expect(searchIndexEntries('a b')).toEqual(['a b']);
  expect(searchIndexEntries('word '.repeat(40))).toHaveLength(10);
});

test('an account is found by parts of its address, its business names and its Stripe id', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free', name: 'Salt Marsh Painting' });
  await app.member('adam');
  expect(await find(app, 'ADA@')).toEqual([['ada@example.com', 'ada@example.com']]);
  expect(await find(app, 'ada')).toHaveLength(2);
  expect(await find(app, 'marsh p')).toEqual([['ada@example.com', 'Salt Marsh Painting']]);
  expect(await find(app, 'arsh')).toEqual([]);
  await ada.businesses.add({ name: 'Second Pipes', type: 'Roofer' });
  expect(await find(app, 'second')).toHaveLength(1);
  await buy(app, 'ada', 'essentials');
  const [customer] = app.stack.stripe.store.all('customer');
  expect(await find(app, customer?.id.slice(0, 10) ?? '')).toEqual([
    ['ada@example.com', customer?.id],
  ]);
});

test('a name that was changed, a business and an account that were deleted are found no more', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { name: 'Old Marsh' });
  const { businesses } = await ada.account.get({});
  const { businesses: both } = await ada.businesses.add({ name: 'Second Pipes', type: 'Roofer' });
  const second = both.find(({ name }) => name === 'Second Pipes')?.id ?? '';
  await ada.businesses.update({ business_id: businesses[0]?.id ?? '', name: 'New River' });
  expect(await find(app, 'old')).toEqual([]);
  expect(await find(app, 'river')).toHaveLength(1);
  await ada.businesses.remove({ business_id: second });
  expect(await find(app, 'second')).toEqual([]);
  await deleteAccount(app, 'ada');
  expect(await find(app, 'ada')).toEqual([]);
  expect((await app.table.all()).filter(({ sk }) => sk.startsWith('FIND#ada'))).toEqual([]);
});

test('a search needs three characters, is for admins only, and the trail notes no word of it', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  await expect(find(app, 'ad')).rejects.toMatchObject({ code: 'invalid' });
  for (const stranger of [ada, app.as('mallory')])
    await expect(stranger.admin.findUsers({ text: 'secretword' })).rejects.toMatchObject({
      code: 'forbidden',
    });
  await find(app, 'secretword');
  const { items } = await app.as('admin').admin.listAudit({});
  expect(items[1]).toMatchObject({ operation: 'findUsers', target: null, reason: null });
  expect(JSON.stringify(items)).not.toContain('secretword');
});

test('a search reads one page of the index, however many accounts fit', async () => {
  await using app = await startApp();
  await app.as('admin').admin.getOverview({});
  const words = await import('#functions/account/search-words-table.ts');
  for (let nth = 0; nth < 130; nth++)
    await words.addSearchWords(`owner-${nth}`, 'email', `marsh${nth}@example.com`);
  const requests: string[] = [];
  const stop = app.stack.data.inject(({ operation }) => {
    requests.push(operation);
    return undefined;
  });
  const { items, has_more } = await app.as('admin').admin.findUsers({ text: 'marsh' });
  stop();
  // Entries without an account are left out; these have none.
  expect([items, has_more]).toEqual([[], true]);
  expect(requests.filter((one) => one === 'Query')).toHaveLength(1);
  expect(requests).not.toContain('Scan');
});
