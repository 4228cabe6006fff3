import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { kits } from '#shared/catalogue/kits/index.ts';
import { keepMoney } from '#test/support/answers/kept-money.ts';
import { spoken } from '#test/support/answers/spoken.ts';
import { knownOwner } from '#test/support/answers/ten-turns.ts';
import { type App, startApp } from '#test/support/app.ts';
import { answerWith, asker, freeAsker, sentMessages } from '#test/support/chat.ts';

/** The last provider request as one text, without what depends on the day of the run: dates and the season. */
const lastRequest = (app: App) =>
  (sentMessages(app).at(-1) ?? [])
    .map(({ role, content }) => `=== ${role}\n${content}\n`)
    .join('\n')
    .replaceAll(/\b\d{4}-\d\d-\d\d\b/g, 'DAY')
    .replace(/(?<=<season_notes_CODE>\n)[\s\S]*(?=\n<\/season_notes_CODE>)/, 'SEASON');
/** The same without the part that is common to all requests to the helper. */
const lastConversation = (app: App) =>
  lastRequest(app).replace(/^[\s\S]*(?=# This conversation)/, '');

test('the provider request matches its snapshot: a new owner, a full profile, turns 1, 2, 6 and 10', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  answerWith(app, 'Call them.');
  await ada.ask({ text: 'First question' });
  await expect(lastRequest(app)).toMatchFileSnapshot('__snapshots__/new-owner.md');
  const bob = await knownOwner(app, 'bob');
  await keepMoney(bob);
  answerWith(app, 'Call them.');
  const chat_id = randomUUID();
  for (let nth = 1; nth <= 10; nth++) {
    await bob.ask({ chat_id, text: `Question ${nth}` });
    if ([1, 2, 6, 10].includes(nth))
      await expect(lastRequest(app)).toMatchFileSnapshot(
        `__snapshots__/full-profile-turn-${nth}.md`,
      );
  }
});

test('the request of a prompt with a sum, and of the answer after a sum that the model asked for', async () => {
  await using app = await startApp();
  const bob = await knownOwner(app, 'bob');
  await keepMoney(bob);
  answerWith(app, 'You make money on it.');
  const chat_id = randomUUID();
  await bob.ask({
    helper_id: 'finance',
    chat_id,
    prompt: {
      id: 'finance.pricing.charging-enough',
      specificOutcome: 'A price floor by Monday',
      additionalInputs: { product_service_name: 'Drain clearing' },
      numbers: {
        average_job_value: '140',
        job_hours: '3',
        hour_cost: '51.41',
        job_materials: '0',
      },
    },
  });
  await expect(lastRequest(app)).toMatchFileSnapshot('__snapshots__/sum-of-a-prompt.md');

  const rounds = [
    spoken('', {
      calculate: [{ calculator: 'price-check', inputs: [{ id: 'average_job_value', value: 180 }] }],
    }),
    spoken('You make money at $180.'),
  ];
  app.stack.openai.say(() => rounds.shift() ?? spoken('You make money at $180.'));
  await bob.ask({ helper_id: 'finance', chat_id, text: 'What if I charge $180?' });
  await expect(lastConversation(app)).toMatchFileSnapshot('__snapshots__/sum-asked-for.md');
});

test('the request of a reply to a customer, also about a danger', async () => {
  await using app = await startApp();
  const bob = await knownOwner(app, 'bob');
  answerWith(app, 'Call them.');
  const asks = (their_message: string) =>
    bob.ask({
      helper_id: 'customer-service',
      prompt: {
        id: kits.complaint.id,
        specificOutcome: kits.complaint.defaultSpecificOutcome,
        additionalInputs: { their_message, sound_like: 'warm', price_paid: '1940' },
      },
    });
  await asks('Brenda here. There is water on the floor since you left. Call [phone 1].');
  await expect(lastConversation(app)).toMatchFileSnapshot('__snapshots__/reply-to-a-complaint.md');
  await asks('Brenda here. It smells of gas since you left. Call [phone 1].');
  await expect(lastConversation(app)).toMatchFileSnapshot('__snapshots__/reply-about-gas.md');
});

test('the request to the general assistant on a plan with two helpers open', async () => {
  await using app = await startApp();
  const fay = await freeAsker(app, 'fay');
  app.stack.openai.say(() =>
    JSON.stringify({ response: 'That is one for Sales.', suggested_helper_id: 'sales' }),
  );
  await fay.ask({ helper_id: null, chat_id: randomUUID(), text: 'My quote got no answer' });
  await expect(lastRequest(app)).toMatchFileSnapshot('__snapshots__/assistant.md');
});
