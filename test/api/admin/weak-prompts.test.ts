import { expect, test } from 'vitest';
import { loadHelperContent } from '#shared/catalogue/load/load-helper.ts';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker } from '#test/support/chat.ts';

/** A quick start of a helper, filled in. */
const filledOf = async (helper: 'sales' | 'finance') => {
  const [first] = (await loadHelperContent(helper)).quickStarts;
  if (!first) throw new Error('No quick starts');
  return {
    id: first.id,
    specificOutcome: 'More calls',
    additionalInputs: Object.fromEntries(
      first.additionalInputs.map((input) => [
        input.id,
        input.type === 'number' ? '5' : (input.options?.[0]?.value ?? 'Something'),
      ]),
    ),
  };
};
const draft = { kind: 'draft', channel: 'email', title: 'One', subject: null, body: 'Hi' };
const withDraft = (app: App) =>
  app.stack.openai.say(() => spoken('Here.', { parts: [draft, { ...draft, title: 'Two' }] }));
const weakest = (app: App, more: object = {}) =>
  app.as('admin').admin.listWeakPrompts({ asked_at_least: '1', ...more });
const placeOf = ({ turn }: Awaited<ReturnType<Asker['ask']>>) => ({
  id: turn.chat_id,
  message_id: turn.id,
});

test('prompts of all helpers are listed by thumbs down and unused drafts, with cost, reasons and where they are edited', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const [sales, finance] = [await filledOf('sales'), await filledOf('finance')];
  withDraft(app);
  const used = placeOf(await ada.ask({ prompt: sales }));
  await ada.api.history.takeDraft(used);
  await ada.api.history.takeDraft(used);
  const bad = placeOf(await ada.ask({ prompt: finance, helper_id: 'finance' }));
  await ada.api.history.rate({ ...bad, rating: 'down', reason: 'Sounds like a robot' });

  const { items, total, answers } = await weakest(app);
  expect({ total, answers }).toEqual({ total: 2, answers: 2 });
  expect(items).toMatchObject([
    {
      helper_id: 'finance',
      prompt_id: finance.id,
      asked: 1,
      down: 1,
      down_percent: 100,
      unused_percent: 100,
      reasons: [{ reason: 'Sounds like a robot' }],
      place: { helper_id: 'finance', business_type: 'Other' },
    },
    { helper_id: 'sales', prompt_id: sales.id, down_percent: 0, unused_percent: 0, reasons: [] },
  ]);
  expect(items.every(({ dollars }) => dollars > 0)).toBe(true);
  const second = await weakest(app, { from: 1, limit: 1 });
  expect(second.items.map(({ prompt_id }) => prompt_id)).toEqual([sales.id]);
  expect((await weakest(app, { helper_id: 'sales' })).total).toBe(1);
  expect((await app.as('admin').admin.listWeakPrompts({})).total).toBe(0);
});

test('counts are kept by the trade of the business that asked', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { account, businesses } = await ada.api.account.get({});
  const trade = businesses.find(({ id }) => id === account.active_business_id)?.type as 'Plumber';
  const prompt = await filledOf('sales');
  withDraft(app);
  const place = placeOf(await ada.ask({ prompt }));
  await ada.api.history.rate({ ...place, rating: 'down' });
  const other = trade === 'Plumber' ? ('Roofer' as const) : ('Plumber' as const);
  expect((await weakest(app, { business_type: trade })).items).toMatchObject([
    { asked: 1, down: 1, drafted: 1, unused_percent: 100 },
  ]);
  expect((await weakest(app, { business_type: other })).items).toEqual([]);
});

test('an answer counts as used once, also when its draft is marked as sent; without a draft it cannot be used', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const prompt = await filledOf('sales');
  const unused = async () => (await weakest(app)).items[0]?.unused_percent;
  app.stack.openai.say(() => spoken('No draft'));
  const plain = placeOf(await ada.ask({ prompt }));
  await expect(ada.api.history.takeDraft(plain)).rejects.toMatchObject({ code: 'not-found' });
  expect(await unused()).toBeNull();
  withDraft(app);
  const { turn } = await ada.ask({ prompt });
  expect(await unused()).toBe(100);
  const index = (turn.parts ?? []).findIndex(({ kind }) => kind === 'draft');
  const place = { id: turn.chat_id, message_id: turn.id };
  await ada.api.history.changeDraft({ ...place, index, body: 'Hi', sent: true });
  await ada.api.history.takeDraft(place);
  expect(await unused()).toBe(0);
});

test('test accounts are not counted, and a stranger cannot say that another owner used an answer', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const bob = await asker(app, 'bob');
  withDraft(app);
  const place = placeOf(await ada.ask({ prompt: await filledOf('sales') }));
  await expect(bob.api.history.takeDraft(place)).rejects.toMatchObject({ code: 'not-found' });
  await app.as('admin').admin.markTest({ id: ada.sub, is_test: true, reason: 'One of ours' });
  await ada.api.history.takeDraft(place);
  expect((await weakest(app)).items).toMatchObject([{ unused_percent: 100 }]);
  await expect(ada.api.admin.listWeakPrompts({})).rejects.toMatchObject({ code: 'forbidden' });
});
