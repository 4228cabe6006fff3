import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DataCall } from '#local/dynamodb/faults.ts';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker, essentialsAsker, freeAsker, said, seedChat } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';

// Allowed behavior of DynamoDB: a read may return an older state, and a batch may be processed in part.

const isBatch = ({ operation }: DataCall) => operation.startsWith('Batch');
const doBatchesPartly = (app: App) => {
  let batches = 0;
  app.stack.data.inject((call) => {
    if (!isBatch(call)) return undefined;
    batches++;
    return 'partly';
  });
  return () => batches;
};
const rowsOf = (app: App, { sub }: { sub: string }, prefix = '') =>
  app.table.rows(`USER#${sub}`, prefix);
/** From now on every eventually consistent read returns the current state of the table. */
const lag = async (app: App) => {
  const asOf = await app.stack.data.snapshot();
  return app.stack.data.inject(() => ({ asOf }));
};

test('a deletion removes every row, also when every batch is processed in part', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { chat_id } = await seedChat(app, ada, 12);
  const other = await seedChat(app, ada, 12);
  const count = doBatchesPartly(app);
  await ada.api.history.remove({ id: chat_id });
  expect((await rowsOf(app, ada, 'TURN#')).every(({ sk }) => sk.includes(other.chat_id))).toBe(
    true,
  );
  await ada.api.businesses.remove({ business_id: ada.businessId });
  expect(await rowsOf(app, ada, 'TURN#')).toEqual([]);
  expect(await rowsOf(app, ada, 'CHAT#')).toEqual([]);
  await deleteAccount(app, 'ada');
  expect(await rowsOf(app, ada)).toEqual([]);
  expect(count()).toBeGreaterThan(20);
});

test('a deletion removes every row when reads are stale', { tags: 'night' }, async () => {
  await using app = await startApp();
  await lag(app);
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  await ada.ask({ chat_id });
  await ada.ask();
  await ada.api.history.remove({ id: chat_id });
  expect((await rowsOf(app, ada)).filter(({ sk }) => sk.includes(chat_id))).toEqual([]);
  await ada.api.businesses.remove({ business_id: ada.businessId });
  for (const prefix of ['TURN#', 'CHAT#', 'BUSINESS#'])
    expect(await rowsOf(app, ada, prefix)).toEqual([]);
  await deleteAccount(app, 'ada');
  expect(await rowsOf(app, ada)).toEqual([]);
});

test('a list read in batches is complete, also when every batch is processed in part', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await essentialsAsker(app, 'ada');
  const texts = Array.from({ length: 8 }, (_, nth) => `Question ${nth}`);
  for (const text of texts) await ada.ask({ text });
  const count = doBatchesPartly(app);
  const { items } = await ada.api.account.usage({});
  expect(items.map(({ text }) => text).sort()).toEqual(texts);
  expect(count()).toBe(8);
});

test('a conversation keeps its name and its count when the batch that reads it is processed in part', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  await ada.ask({ chat_id, text: 'The first question' });
  doBatchesPartly(app);
  await ada.ask({ chat_id, text: 'The second question' });
  expect((await ada.api.history.get({ id: chat_id })).chat).toMatchObject({
    title: 'The first question',
    message_count: 4,
  });
});

test('a new owner can ask right after adding a business when reads are stale', async () => {
  await using app = await startApp();
  await lag(app);
  const ada = await freeAsker(app, 'ada');
  expect((await ada.ask()).quota).toMatchObject({ used: 1, remaining: 9 });
  expect((await ada.ask()).quota).toMatchObject({ used: 2, remaining: 8 });
  expect(await ada.api.account.get({})).toMatchObject({
    account: { onboarding_completed: true },
    entitlement: { plan: 'free' },
  });
});

test('a question about a business that was just added is answered when reads are stale', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await lag(app);
  const { businesses } = await ada.api.businesses.add({ name: 'Second', type: 'Roofer' });
  const added = businesses.find(({ is_active }) => is_active)?.id ?? '';
  expect(added).not.toBe(ada.businessId);
  expect((await ada.ask({ business_id: added })).turn.content).not.toBe('');
});

test('the limit holds and nothing is counted twice when reads are stale', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  for (let nth = 0; nth < 8; nth++) await ada.ask();
  const question = ada.question();
  const mend = await lag(app);
  await ada.ask(question);
  await ada.ask(question);
  await ada.ask();
  await expect(ada.ask()).rejects.toMatchObject({ code: 'limit-reached' });
  mend();
  expect(await ada.quota()).toMatchObject({ used: 10, total: 10 });
});

test('a stale read of the quota does not refuse a question', { tags: 'night' }, async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  for (let nth = 0; nth < 10; nth++) await ada.ask();
  await lag(app);
  const yesterday = Date.now() - 25 * 3_600_000;
  await app.table.change(`USER#${ada.sub}`, 'QUOTA', 'ws', yesterday);
  expect((await ada.ask()).quota).toMatchObject({ used: 1, remaining: 9 });
});

test('an answer that was just stored can be regenerated when reads are stale', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  const mend = await lag(app);
  const { turn } = await ada.ask({ chat_id, text: 'My question' });
  const again = await ada.ask({ chat_id, replaces: turn.id });
  expect(again.turn.text).toBe('My question');
  await ada.ask({ chat_id, text: 'In other words', replaces: again.turn.id });
  mend();
  const { turns } = await ada.api.history.get({ id: chat_id });
  expect(turns.map(({ text }) => text)).toEqual(['In other words']);
});

test('an owner sees every change at once when reads are stale', { tags: 'night' }, async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const facts = [{ key: 'crew size', value: said, quote: said }];
  app.stack.openai.say(spoken('Yes.', { facts }));
  const { turn } = await ada.ask();
  const place = { business_id: ada.businessId };
  const [known] = (await ada.api.memory.list(place)).items;
  await lag(app);

  await ada.api.memory.update({ ...place, id: known?.id ?? '', text: 'five people' });
  expect((await ada.api.memory.list(place)).items).toMatchObject([{ text: 'five people' }]);
  await ada.api.memory.remove({ ...place, id: known?.id ?? '' });
  expect((await ada.api.memory.list(place)).items).toEqual([]);
  await ada.api.businesses.update({ business_id: ada.businessId, location: 'Dallas' });
  expect((await ada.api.account.get({})).businesses).toMatchObject([{ location: 'Dallas' }]);
  await ada.api.businesses.add({ name: 'Second', type: 'Roofer' });
  expect((await ada.api.account.get({})).businesses).toMatchObject([
    { name: 'Second', is_active: true },
    { is_active: false },
  ]);
  await ada.api.history.rate({ id: turn.chat_id, message_id: turn.id, rating: 'up' });
  expect((await ada.api.history.get({ id: turn.chat_id })).turns).toMatchObject([
    { feedback: { rating: 'up' } },
  ]);
  await ada.api.history.clear({ id: turn.chat_id });
  expect((await ada.api.history.get({ id: turn.chat_id })).turns).toEqual([]);
});

test('an account that was just created is not created again when reads are stale', async () => {
  await using app = await startApp();
  const asOf = await app.stack.data.snapshot();
  await app.signUp('ada');
  const row = await app.table.row(`USER#${await app.sub('ada')}`, 'ACCOUNT');
  app.stack.data.inject(() => ({ asOf }));
  const views = await Promise.all([1, 2, 3].map(() => app.as('ada').account.get({})));
  for (const { account } of views) expect(account.created_at).toBe(row?.created_at);
});

test('a plan that was just paid is active when reads are stale', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  await lag(app);
  const { url } = await ada.billing.checkout({ plan: 'pro', period: 'monthly' });
  app.stack.stripe.webhooks.setMode({ drop: true });
  app.stack.stripe.pay(url.split('/').at(-1) ?? '');
  expect((await ada.billing.sync({})).entitlement.plan).toBe('pro');
  expect((await ada.billing.portal({})).url).toContain('/portal/');
});
