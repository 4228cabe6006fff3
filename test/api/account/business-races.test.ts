// @module-tag night
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker, said } from '#test/support/chat.ts';
import { beforeFirst, holdFirst, names } from '#test/support/faults/hold.ts';
import { until } from '#test/support/faults/workers.ts';

/** An owner of three businesses; `first` is the oldest, and the newest is active. */
const ownerOfThree = async (app: App) => {
  const ada = await asker(app, 'ada');
  await ada.api.businesses.add({ name: 'Second', type: 'Roofer' });
  const { businesses } = await ada.api.businesses.add({ name: 'Third', type: 'Painter' });
  const [third = '', second = '', first = ''] = businesses.map(({ id }) => id);
  return { ada, first, second, third };
};
/** Checks that the account and the businesses agree. */
const expectSound = async (app: App, { sub }: Asker, ids: string[]) => {
  const account = await app.table.row(`USER#${sub}`, 'ACCOUNT');
  const rows = await app.table.rows(`USER#${sub}`, 'BUSINESS#');
  expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect([...((account?.business_ids as Set<string> | undefined) ?? [])].sort()).toEqual(
    [...ids].sort(),
  );
  if (ids.length) expect(ids).toContain(account?.active_business_id);
  else expect(account?.active_business_id).toBeNull();
};
const disowns = names('UpdateItem', 'DELETE business_ids');
/** Returns all items of a business except the business itself. */
const belongings = async (app: App, { sub }: Asker, id: string) =>
  (await app.table.rows(`USER#${sub}`)).filter(
    ({ sk, business_id }) => business_id === id || sk.startsWith(`KNOWS#${id}`),
  );

test('a business that another tab switches to just before it is deleted does not stay active', async () => {
  await using app = await startApp();
  const { ada, first, second, third } = await ownerOfThree(app);
  beforeFirst(app, disowns, () => ada.api.businesses.switch({ business_id: first }));
  await ada.api.businesses.remove({ business_id: first });
  await expectSound(app, ada, [second, third]);
});

test('a business that is being deleted cannot be switched to, and no question is answered for it', async () => {
  await using app = await startApp();
  const { ada, first, second, third } = await ownerOfThree(app);
  const { letOn, isHeld } = holdFirst(app, names('Query', '"CHAT#'));
  const removing = ada.api.businesses.remove({ business_id: first });
  await isHeld();
  await expect(ada.api.businesses.switch({ business_id: first })).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(ada.ask({ business_id: first })).rejects.toMatchObject({ code: 'not-found' });
  letOn();
  await removing;
  expect((await ada.quota()).total).toBe(0);
  expect(await belongings(app, ada, first)).toEqual([]);
  await expectSound(app, ada, [second, third]);
});

test('two tabs that delete two businesses at once leave the remaining one active', async () => {
  await using app = await startApp();
  const { ada, first, second, third } = await ownerOfThree(app);
  // The active business is deleted, and the one that would become active is deleted in between.
  beforeFirst(app, names('UpdateItem', 'active_business_id = :removed'), () =>
    ada.api.businesses.remove({ business_id: second }),
  );
  await ada.api.businesses.remove({ business_id: third });
  await expectSound(app, ada, [first]);
});

test('switching to another business while the active one is deleted is kept', async () => {
  await using app = await startApp();
  const { ada, first, second, third } = await ownerOfThree(app);
  beforeFirst(app, names('UpdateItem', 'active_business_id = :removed'), () =>
    ada.api.businesses.switch({ business_id: first }),
  );
  const { account } = await ada.api.businesses.remove({ business_id: third });
  expect(account.active_business_id).toBe(first);
  await expectSound(app, ada, [first, second]);
});

test('deleting all businesses in as many tabs at once leaves none, and none is active', async () => {
  await using app = await startApp();
  const { ada, first, second, third } = await ownerOfThree(app);
  await Promise.all(
    [first, second, third].map((id) => ada.api.businesses.remove({ business_id: id })),
  );
  await expectSound(app, ada, []);
});

test('deleting one business in several tabs at once gives each a success or a not-found', async () => {
  await using app = await startApp();
  const { ada, first, second, third } = await ownerOfThree(app);
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map(() => ada.api.businesses.remove({ business_id: third })),
  );
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('not-found');
  await expectSound(app, ada, [first, second]);
});

test('repeating onboarding while another tab deletes the business keeps account and businesses consistent', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const again = () =>
    ada.api.account.onboard({
      name: 'Again',
      type: 'Roofer',
      plan: 'pro',
      selected_helpers: ['sales'],
    });
  beforeFirst(app, names('Query', '"CHAT#'), again);
  await ada.api.businesses.remove({ business_id: ada.businessId });
  await expectSound(app, ada, []);
  const { businesses } = await again();
  await expectSound(app, ada, [businesses[0]?.id ?? '']);
});

test('saving details while another tab deletes the business does not create it again', async () => {
  await using app = await startApp();
  const { ada, first, second, third } = await ownerOfThree(app);
  const { letOn, isHeld } = holdFirst(app, names('UpdateItem', '"BUSINESS#'));
  const saving = ada.api.businesses
    .update({ business_id: first, location: 'Dallas' })
    .catch((e) => e);
  await isHeld();
  await ada.api.businesses.remove({ business_id: first });
  letOn();
  expect(await saving).toMatchObject({ code: 'not-found' });
  await expectSound(app, ada, [second, third]);
});

const reply = spoken('Call them today.', {
  facts: [{ key: 'crew size', value: said, quote: said }],
});

test('an answer that is streamed while its business is deleted leaves no data and is not charged', async () => {
  await using app = await startApp({ pace: { betweenMs: 80 } });
  const { ada, first } = await ownerOfThree(app);
  app.stack.openai.say(reply);
  const asking = ada.ask({ business_id: first }).catch((error) => error);
  await until(() => app.stack.openai.requests().length > 0);
  await ada.api.businesses.remove({ business_id: first });
  expect(await asking).toMatchObject({ code: 'not-found' });
  expect(await belongings(app, ada, first)).toEqual([]);
  expect((await ada.api.history.list({})).items).toEqual([]);
  expect((await ada.quota()).total).toBe(0);
});

test.each([
  ['line in the list', '"CHAT#', 'UpdateItem'],
  ['fact', '"KNOWS#', 'PutItem'],
])(
  'a %s that is written while its business is deleted is deleted as well',
  async (_, key, operation) => {
    await using app = await startApp();
    const { ada, first } = await ownerOfThree(app);
    app.stack.openai.say(reply);
    const { promise: after, resolve: letOn } = Promise.withResolvers<void>();
    let late: Promise<unknown> | undefined;
    let held = 0;
    const removesTurns = names('BatchWriteItem', '"TURN#');
    app.stack.data.inject((call) => {
      if (names(operation, key)(call) && held++ === 0) return { after };
      // The chats have already been processed; the parts of the answer are deleted now.
      if (!removesTurns(call)) return undefined;
      letOn();
      return { after: Promise.resolve(late) };
    });
    late = ada.ask({ business_id: first, chat_id: randomUUID() });
    await until(() => held > 0);
    await ada.api.businesses.remove({ business_id: first });
    expect(await belongings(app, ada, first)).toEqual([]);
    expect((await ada.api.history.list({})).items).toEqual([]);
  },
);
