import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnPrefix } from '#functions/lib/keys/conversation-keys.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker, freeAsker } from '#test/support/chat.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stack.close());

const quiet = {
  id: 'sales.follow-up.quote-gone-quiet',
  specificOutcome: 'Two jobs booked',
  constraints: 'No discounts',
  additionalInputs: { quote_value: '480', days_since_quote: '12', last_contact: 'Thanks' },
};

test('clearing on Free also removes the temporary copy, and another owner cannot clear it', async () => {
  const finn = await freeAsker(app, 'finn');
  const eve = await asker(app, 'eve');
  const { chat_id: id } = await finn.ask();
  const stored = async () =>
    (await app.table.all()).filter(({ sk }) => String(sk).startsWith(turnPrefix(id))).length;
  await expect(eve.api.history.clear({ id })).rejects.toMatchObject({ code: 'not-found' });
  expect(await stored()).toBe(1);
  expect(await finn.api.history.clear({ id })).toBeNull();
  expect(await stored()).toBe(0);
  await expect(finn.api.history.clear({ id })).rejects.toMatchObject({ code: 'not-found' });
});

test('a cleared chat keeps no goal, outcome or constraints', async () => {
  const ada = await asker(app, 'ada');
  const { chat_id: id } = await ada.ask({ prompt: quiet });
  expect((await ada.api.history.get({ id })).chat).toMatchObject({
    specificOutcome: 'Two jobs booked',
    constraints: 'No discounts',
  });
  await ada.api.history.rename({ id, title: 'The mill' });
  expect(await ada.api.history.clear({ id })).toMatchObject({
    title: '',
    session_goal: null,
    specificOutcome: null,
    constraints: null,
  });
  expect((await ada.api.history.list({})).items).toMatchObject([{ id, title: '' }]);
  app.stack.openai.forget();
  await ada.ask({ chat_id: id, text: 'And now?' });
  expect((await ada.api.history.list({})).items).toMatchObject([{ id, title: 'And now?' }]);
  expect(JSON.stringify(app.stack.openai.requests())).not.toContain('Two jobs booked');
});

test('a prompt can be asked again after the trade of the business has changed', async () => {
  const bo = await asker(app, 'bo');
  const now = new Date().toISOString();
  const id = 'sales.only-for-plumbers';
  await app.table.put({
    pk: 'ACTIONS#sales#Plumber',
    sk: `000#${id}`,
    id,
    version: 1,
    helper_id: 'sales',
    business_type: 'Plumber',
    action_type: 'quick_start_prompt',
    title: 'Leaks',
    description: 'Which to call first',
    icon: 'send',
    prompt_content: 'Which leak do I call first?',
    additional_inputs: [],
    order_index: 0,
    defaultSpecificOutcome: 'Call three people today',
    created_at: now,
    updated_at: now,
  });
  const filled = { id, specificOutcome: 'Call three people', additionalInputs: {} };
  const { chat_id, id: replaces } = await bo.ask({ prompt: filled });
  await bo.api.businesses.update({ business_id: bo.businessId, type: 'Roofer' });
  const again = await bo.ask({ chat_id, replaces });
  expect(again.prompt?.id).toBe(filled.id);
});
