// @module-tag night
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ answerFormat: 'none' });
});
afterAll(() => app.stack.close());

test('a provider without schemas is asked for Markdown, and its answer is one text part', async () => {
  const ada = await asker(app, 'ada');
  const { turn } = await ada.ask();
  expect(turn.parts).toEqual([{ kind: 'text', markdown: turn.content }]);
  expect(turn.content).toContain('**Bottom line:**');
  const { body } = app.stack.openai.requests().at(-1) ?? {};
  expect(body).not.toHaveProperty('response_format');
  const rules = String(body?.messages[0]?.content);
  expect(rules).toContain('Your answer in Markdown');
  expect(rules).not.toMatch(/JSON with|calculate|add_up/);
  // It cannot request a calculation, so it names the page that makes it.
  expect(rules).toContain('Your money (/dashboard/numbers)');
});

test('with a provider without schemas the general assistant still names a helper', async () => {
  const bo = await asker(app, 'bo');
  const text = 'Two customers have not paid their invoice';
  const answer = await bo.ask({ helper_id: null, text });
  expect(answer.suggestedHelperId).toBe('finance');
  app.stack.openai.say('```json\n{"response":"Go to Sales.","suggested_helper_id":"sales"}\n```');
  expect(await bo.ask({ helper_id: null })).toMatchObject({
    content: 'Go to Sales.',
    suggestedHelperId: 'sales',
  });
  app.stack.openai.say('I would ask Sales.');
  expect(await bo.ask({ helper_id: null })).toMatchObject({
    content: 'I would ask Sales.',
    suggestedHelperId: null,
  });
});

test.each([
  ['a fence around JSON', `\`\`\`json\n${spoken('Call them.')}\n\`\`\``, 'Call them.'],
  ['raw line breaks', '{"parts":[{"kind":"text","markdown":"Call\nthem."}]}', 'Call\nthem.'],
  ['JSON of another shape', '{"answer":{"text":"Call them."}}', 'Call them.'],
  ['words', 'Call them.', 'Call them.'],
])('an answer as %s is read', async (_, raw, content) => {
  const cy = await asker(app, 'cy');
  app.stack.openai.say(raw);
  expect((await cy.ask()).turn.content).toBe(content);
});
