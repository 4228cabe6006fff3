import { expect, test, vi } from 'vitest';
import { savedWork } from '#shared/contract/saved-work.ts';
import { startApp } from '#test/support/app.ts';

const seen: object[] = [];
vi.mock('#functions/drafts/list-saved-work.ts', async () => {
  const { handle } = await import('#functions/lib/http-handler.ts');
  return {
    list: handle(savedWork.list, async (_, { accountId, personId, groups }) => {
      seen.push({ accountId, personId, groups });
      return { items: [] };
    }),
  };
});

test('the guard passes the account id and the person id, which are equal until memberships exist', async () => {
  await using app = await startApp();
  for (const name of ['ada', 'bob']) {
    const { drafts } = await app.member(name);
    await drafts.list({ business_id: 'c2a0b3de-8f0e-4c55-9d2e-6c1e0f1a2b3c' });
  }
  const [ada, bob] = [await app.sub('ada'), await app.sub('bob')];
  expect(ada).not.toBe(bob);
  expect(seen).toEqual([
    { accountId: ada, personId: ada, groups: [] },
    { accountId: bob, personId: bob, groups: [] },
  ]);
});
