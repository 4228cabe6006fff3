import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';

test('the audit trail records everything an admin views or changes, and nothing that owners do', async () => {
  await using app = await startApp();
  await app.member('ada');
  const { admin } = app.as('admin');
  const id = await app.sub('ada');
  await admin.getOverview({});
  await admin.markTest({ id, is_test: true });
  await admin.listPrompts({ helper_id: 'sales', business_type: 'Roofer' });
  await admin.markTest({ id: 'nobody', is_test: true }).catch(() => {});
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
  await admin.markTest({ id, is_test: true });
  for (let nth = 0; nth < 3; nth++) await admin.getOverview({});
  await admin.markTest({ id, is_test: false });
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
  await expect(admin.markTest({ id, is_test: true })).rejects.toMatchObject({
    code: 'unavailable',
  });
  mend();
  expect((await admin.listUsers({})).items.find((row) => row.id === id)?.is_test).toBe(false);
});
