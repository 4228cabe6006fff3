import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, startApp } from '#test/support/app.ts';
import { askedRequests, asker } from '#test/support/chat.ts';

// What stays valid between the questions of a conversation, and what the stored numbers of a business add.

const finance = { helper_id: 'finance' } as const;
const threeHours = { job_hours: '3', hour_cost: '51.41', job_materials: '0' };
const lastText = (app: App) =>
  String(askedRequests(app).at(-1)?.body.messages.at(-1)?.content ?? '');

test('of more than six calculations in a conversation the newest six stay valid', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  app.stack.openai.say(spoken('You earn on it.'));
  const profits: string[] = [];
  for (let nth = 0; nth < 7; nth++) {
    const inputs = { ...threeHours, average_job_value: String(200 + nth) };
    const figures = { calculator: 'price-check', inputs } as const;
    const { turn } = await ada.ask({ ...finance, chat_id, text: `Job ${nth}?`, figures });
    const profit = turn.sums?.[0]?.figures.find(({ id }) => id === 'profit');
    profits.push(String(profit?.value));
  }
  await ada.ask({ ...finance, chat_id, text: 'Which one is best?' });
  const told = profits.map((profit) => lastText(app).includes(`Profit $${profit}`));
  expect(told).toEqual([false, true, true, true, true, true, true]);
});

test('a stored number that is too old is not used in a calculation', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.api.numbers.save({
    business_id: ada.businessId,
    today: new Date().toISOString().slice(0, 10),
    numbers: [{ id: 'cash_today', value: '4200' }],
  });
  const missing = async () => {
    const asks = {
      ...JSON.parse(spoken('')),
      calculate: [{ calculator: 'cash-13-weeks', inputs: [] }],
    };
    const answers = [JSON.stringify(asks)];
    app.stack.openai.say(() => answers.shift() ?? spoken('It lasts.'));
    const { turn } = await ada.ask({ ...finance, text: 'Will my cash last?' });
    return turn.sums?.map((sum) => sum.missing);
  };
  expect(await missing()).toEqual([['Money in and out']]);
  const [row] = await app.table.rows(`USER#${ada.sub}`, `NUMBER#${ada.businessId}#`);
  const fiveDaysAgo = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  const entry = { ...(row?.entry as object), date: fiveDaysAgo };
  await app.table.change(String(row?.pk), String(row?.sk), 'entry', entry);
  expect(await missing()).toEqual([['In the bank today', 'Money in and out']]);
});
