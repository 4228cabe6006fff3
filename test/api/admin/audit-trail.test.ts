import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { isReadOperation, pageViewOf } from '#shared/domain/admin/audited-page-views.ts';
import { startApp } from '#test/support/app.ts';
import { scaled } from '#test/support/proof-size.ts';

test('the audit trail records everything an admin views or changes, and nothing that owners do', async () => {
  await using app = await startApp();
  await app.member('ada');
  const { admin } = app.as('admin');
  const id = await app.sub('ada');
  await admin.getOverview({});
  await admin.markTest({ id, is_test: true, reason: 'One of ours' });
  await admin.listPrompts({ helper_id: 'sales', business_type: 'Roofer' });
  await admin.markTest({ id: 'nobody', is_test: true, reason: 'One of ours' }).catch(() => {});
  await app
    .as('ada')
    .admin.getOverview({})
    .catch(() => {});
  const { items } = await admin.listAudit({ limit: 50 });
  expect(items.toReversed().map(({ operation, target }) => [operation, target])).toEqual([
    ['getOverview', null],
    ['markTest', id],
    ['listPrompts', 'sales / Roofer'],
    ['markTest', 'nobody'],
    ['listAudit', null],
  ]);
  expect(new Set(items.map(({ admin_id }) => admin_id))).toEqual(new Set([await app.sub('admin')]));
  expect(items[0]?.admin_email).toBe('admin@sevenhands.test');
});

test('the audit trail can hide views, page by page', async () => {
  await using app = await startApp();
  await app.member('ada');
  const { admin } = app.as('admin');
  const id = await app.sub('ada');
  for (let nth = 0; nth < 12; nth++) await admin.listUsers({});
  await admin.markTest({ id, is_test: true, reason: 'One of ours' });
  for (let nth = 0; nth < 3; nth++) await admin.getOverview({});
  await admin.markTest({ id, is_test: false, reason: 'One of ours' });
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await admin.listAudit({ show: 'changes', limit: 1, after });
    seen.push(...page.items.map(({ operation }) => operation));
    after = page.next ?? undefined;
  } while (after);
  expect(seen).toEqual(['markTest', 'markTest']);
});

test('without its audit trail no admin data is returned and nothing is changed', async () => {
  await using app = await startApp();
  await app.member('ada');
  const { admin } = app.as('admin');
  const id = await app.sub('ada');
  await admin.getOverview({});
  const mend = app.stack.data.inject(({ input }) =>
    JSON.stringify(input.Item ?? {}).includes('AUDIT#') ? 'fail' : undefined,
  );
  await expect(admin.listUsers({})).rejects.toMatchObject({ code: 'unavailable' });
  await expect(admin.markTest({ id, is_test: true, reason: 'One of ours' })).rejects.toMatchObject({
    code: 'unavailable',
  });
  mend();
  expect((await admin.listUsers({})).items.find((row) => row.id === id)?.is_test).toBe(false);
});

test('the audit trail is filtered by admin, account, operation and day, page by page', async () => {
  await using app = await startApp();
  await app.member('ada');
  await app.member('bo');
  const [ada, bo] = [await app.sub('ada'), await app.sub('bo')];
  const { admin } = app.as('admin');
  await admin.getOverview({});
  app.stack.auth.join('bo@example.com', 'admin');
  const { admin: second } = app.as('bo');
  await admin.getUser({ id: ada });
  await second.getUser({ id: ada });
  await second.markTest({ id: ada, is_test: true, reason: 'One of ours' });
  await admin.getUser({ id: bo });
  type Filter = Parameters<typeof admin.exportAudit>[0];
  const of = async (filter: Filter) => {
    const { items } = await admin.listAudit({ ...filter, limit: 50 });
    return items.map(({ operation, target }) => `${operation} ${target}`);
  };
  expect(await of({ target: ada })).toEqual([
    `markTest ${ada}`,
    `getUser ${ada}`,
    `getUser ${ada}`,
  ]);
  expect(await of({ admin_id: bo })).toEqual([`markTest ${ada}`, `getUser ${ada}`]);
  expect(await of({ admin_id: bo, show: 'changes' })).toEqual([`markTest ${ada}`]);
  expect(await of({ operation: 'getUser', target: bo })).toEqual([`getUser ${bo}`]);
  const today = new Date().toISOString().slice(0, 10);
  expect(await of({ operation: 'markTest', from: today, to: today })).toHaveLength(1);
  expect(await of({ operation: 'markTest', to: '2026-01-31' })).toEqual([]);
  expect(await of({ operation: 'markTest', from: '2099-01-01' })).toEqual([]);
  const first = await admin.listAudit({ target: ada, limit: 2 });
  const rest = await admin.listAudit({ target: ada, limit: 2, after: first.next ?? '' });
  expect(first.items).toHaveLength(2);
  expect(rest.items.map(({ operation }) => operation)).toEqual(['getUser']);
  await expect(of({ from: 'yesterday' })).rejects.toMatchObject({ code: 'invalid' });
});

test('an export has every entry that fits, is an entry itself, and is for admins only', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { admin } = app.as('admin');
  const views = scaled(12, 60);
  for (let nth = 0; nth < views; nth++) await admin.getOverview({});
  const { items, next } = await admin.exportAudit({ operation: 'getOverview' });
  expect([items.length, next]).toEqual([views, null]);
  const [, entry] = (await admin.listAudit({})).items;
  expect(entry?.operation).toBe('exportAudit');
  for (const stranger of [ada, app.as('mallory')])
    await expect(stranger.admin.exportAudit({})).rejects.toMatchObject({ code: 'forbidden' });
});

test('opening a page is one entry that names it, whatever the page asks for, and a search is its own', async () => {
  await using app = await startApp();
  await app.member('ada');
  const id = await app.sub('ada');
  const visit = ulid();
  const { admin } = app.as('admin', { 'x-admin-visit': visit });
  await Promise.all([
    admin.listUsers({}),
    admin.getOverview({}),
    admin.getModelSpend({}),
    admin.getAds({}),
    admin.listSuggestions({}),
    admin.listMessages({}),
    admin.listMessages({ from: 'paid' }),
  ]);
  await admin.findUsers({ text: 'ada' });
  await admin.findUsers({ text: 'ada' });
  const { items } = await app.as('admin').admin.listAudit({});
  expect(items.map(({ operation, page }) => [operation, page])).toEqual([
    ['listAudit', 'Audit log'],
    ['findUsers', 'Dashboard'],
    ['findUsers', 'Dashboard'],
    ['getOverview', 'Dashboard'],
  ]);
  const account = app.as('admin', { 'x-admin-visit': ulid() }).admin;
  await account.getUser({ id });
  await account.markTest({ id, is_test: true, reason: 'One of ours' });
  await account.getUser({ id });
  const about = await admin.listAudit({ target: id });
  expect(about.items.map(({ operation, page }) => [operation, page])).toEqual([
    ['markTest', null],
    ['getUser', 'Account'],
  ]);
});

test('an opening hides no look: not of another account, of another admin, or long ago', async () => {
  await using app = await startApp();
  await app.member('ada');
  await app.member('bo');
  const [ada, bo] = [await app.sub('ada'), await app.sub('bo')];
  const visit = ulid();
  const { admin } = app.as('admin', { 'x-admin-visit': visit });
  await admin.getUser({ id: ada });
  await admin.getUser({ id: bo });
  await admin.getUser({ id: bo });
  app.stack.auth.join('bo@example.com', 'admin');
  await app.as('bo', { 'x-admin-visit': visit }).admin.getUser({ id: ada });
  const old = ulid(Date.now() - 16 * 60_000);
  for (const bad of [old, 'hello', ''])
    await app.as('admin', { 'x-admin-visit': bad }).admin.getUser({ id: ada });
  const { items } = await app.as('admin').admin.listAudit({ operation: 'getUser', limit: 50 });
  const seen = items.map(({ admin_id, target }) => [admin_id === bo, target === ada]);
  expect(seen.filter(([isBo, isAda]) => !isBo && !isAda)).toHaveLength(2);
  expect(seen.filter(([isBo]) => isBo)).toHaveLength(1);
  expect(seen.filter(([isBo, isAda]) => !isBo && isAda)).toHaveLength(4);
});

test('every look of the contract names its page', () => {
  const looks = Object.keys(contract.admin).filter(isReadOperation);
  expect(looks.filter((operation) => !pageViewOf(operation))).toEqual([]);
  for (const operation of looks) {
    const opens = pageViewOf(operation)?.opens;
    if (opens) expect(looks).toContain(opens);
  }
});
