import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, answerWith, asker } from '#test/support/chat.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stack.close());

const found = async ({ api }: Asker, search: string) =>
  (await api.history.search({ search })).items.map(({ title, found: passage }) => [title, passage]);

test('the search finds words in questions, answers and filled-in blanks', async () => {
  const ada = await asker(app, 'ada');
  answerWith(
    app,
    "Ask the supplier for copper pipe at last year's price, in writing, before Friday.",
  );
  const { chat_id } = await ada.ask({ text: 'Prices' });
  answerWith(app, 'Good.');
  await ada.ask({ chat_id, text: 'They said 1,240 dollars' });
  await ada.ask({ chat_id, text: 'Thanks' });
  const quiet = {
    id: 'sales.follow-up.quote-gone-quiet',
    specificOutcome: 'An answer',
    additionalInputs: { quote_value: '480', days_since_quote: '12', last_contact: 'Zanzibar' },
  };
  await ada.ask({ prompt: quiet });
  expect(await found(ada, 'COPPER PIPE')).toEqual([
    [
      'Prices',
      "Prices Ask the supplier for copper pipe at last year's price, in writing, before Friday.",
    ],
  ]);
  expect(await found(ada, '1,240')).toMatchObject([['Prices', 'They said 1,240 dollars Good.']]);
  expect((await found(ada, 'zanzibar')).map(([, passage]) => passage)).toEqual([
    expect.stringContaining('480 12 Zanzibar'),
  ]);
  expect(await found(ada, 'Prices')).toEqual([['Prices', null]]);
  expect(await found(ada, 'lead pipe')).toEqual([]);
});

test('the search does not find cleared, replaced or deleted turns, or those of another owner', async () => {
  const bo = await asker(app, 'bo');
  const eve = await asker(app, 'eve');
  answerWith(app, 'The boiler is a Viessmann.');
  const { chat_id, id } = await bo.ask({ text: 'Which boiler?' });
  answerWith(app, 'The boiler is a Vaillant.');
  await bo.ask({ chat_id, text: 'Next' });
  expect(await found(bo, 'viessmann')).toHaveLength(1);
  expect(await found(eve, 'viessmann')).toEqual([]);
  await bo.ask({ chat_id, replaces: id });
  expect(await found(bo, 'viessmann')).toEqual([]);
  await bo.api.history.clear({ id: chat_id });
  expect(await found(bo, 'vaillant')).toEqual([]);
});

test('the search reads only the newest 50 turns of a conversation, and filters still apply', async () => {
  const cy = await asker(app, 'cy');
  const chat_id = randomUUID();
  answerWith(app, 'Yes.');
  await cy.ask({ chat_id, text: 'First of all: mistletoe' });
  const { turn } = await cy.ask({ chat_id, text: 'And then?' });
  expect(await found(cy, 'all: mistletoe')).toHaveLength(1);
  expect(await found(cy, 'and then')).toHaveLength(1);
  const row = await app.table.row(`USER#${cy.sub}`, `TURN#${chat_id}#${turn.id}`);
  for (let nth = 1; nth <= 50; nth++)
    await app.table.put({ ...row, sk: `TURN#${chat_id}#${ulid(Date.now() + nth)}` } as never);
  await app.table.change(`USER#${cy.sub}`, `CHAT#${chat_id}`, 'title', 'Winter');
  expect(await found(cy, 'mistletoe')).toEqual([]);
  const only = await cy.api.history.search({ search: 'yes', helper_id: 'marketing' });
  expect(only.items).toEqual([]);
});
