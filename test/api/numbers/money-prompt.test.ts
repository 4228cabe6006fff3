import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { numberKey } from '#functions/lib/keys/numbers-keys.ts';
import { answerTo } from '#local/openai/answer-content.ts';
import { microdollarsOf } from '#shared/domain/plan/model-cost.ts';
import { keepMoney } from '#test/support/answers/kept-money.ts';
import { knownOwner, meter, tenTurns } from '#test/support/answers/ten-turns.ts';
import { type App, startApp } from '#test/support/app.ts';
import { answerWith, asker } from '#test/support/chat.ts';

const systemText = (app: App) =>
  String(app.stack.openai.requests().at(-1)?.body.messages?.[0]?.content);
const notesIn = (told: string) =>
  /<money_notes_(\w+)>\n([\s\S]*?)\n<\/money_notes_\1>/.exec(told)?.[2];

test('every helper is told the kept numbers, what an hour and a job cost and leave, and what customers owe, without a name', async () => {
  await using app = await startApp();
  const ada = await knownOwner(app, 'ada');
  await keepMoney(ada);
  for (const helper_id of ['sales', 'finance', 'hiring-hr'] as const) {
    await ada.ask({ helper_id, text: 'Should I match $900 cheaper?' });
    const told = systemText(app);
    const notes = notesIn(told) ?? '';
    for (const said of [
      /^Typed \d{4}-\d\d-\d\d: .*Typical job price \$165.*Overhead per month \$2,600/m,
      /^Hourly cost, calculated by Sevenhands: An hour costs you \$[\d.]+, including your own pay\./m,
      /^Profit on a typical job, calculated by Sevenhands: You (?:make|lose) \$[\d.]+ on it/m,
      /^Customers owe \$1,080 on 2 invoices, \$660 of it overdue on 1; the oldest, \$660, was due \d{4}-\d\d-\d\d \(from a file, \d{4}-\d\d-\d\d\)$/m,
    ])
      expect(notes, helper_id).toMatch(said);
    expect(told).not.toMatch(/Okafor|Olentangy/);
    // The rules before the conversation are those of every owner, and name every calculator.
    expect(told.indexOf('<money_notes')).toBeGreaterThan(told.indexOf('# This conversation'));
    expect(told).toMatch(/The calculators: hour-cost \(/);
  }
  app.stack.openai.say(answerTo);
  await ada.ask({ helper_id: null, text: 'Who helps me with taxes?' });
  expect(systemText(app)).not.toContain('money_notes_');
});

test('a business without numbers has no such block, and an old number says so', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.ask({ text: 'Anything?' });
  expect(notesIn(systemText(app))).toBeUndefined();
  await ada.api.numbers.save({
    business_id: ada.businessId,
    today: new Date().toISOString().slice(0, 10),
    numbers: [{ id: 'average_job_value', value: '165' }],
  });
  const { pk, sk } = numberKey(ada.sub, ada.businessId, 'average_job_value');
  const stored = { id: 'average_job_value', value: '165', unit: 'money', source: 'owner' };
  await app.table.change(pk, sk, 'entry', { ...stored, date: '2025-01-15' });
  await ada.ask({ text: 'And now?' });
  expect(notesIn(systemText(app))).toBe('Typed 2025-01-15 (old): Typical job price $165');
});

test('an amount from the kept numbers or from what is owed is not marked as a guess', async () => {
  await using app = await startApp();
  const ada = await knownOwner(app, 'ada');
  await keepMoney(ada);
  answerWith(app, 'You charge $165, customers owe you $1,080, and $777 is my guess.');
  const { turn } = await ada.ask({ text: 'What do I charge?' });
  expect(turn.estimates).toEqual(['$777']);
});

/** List prices of the default model in US dollars per million tokens (November 2026). */
const prices = { input: 0.75, cachedInput: 0.075, output: 4.5 } as const;

test('the numbers of a business make a chat of ten questions at most five percent dearer', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const output = encode('word '.repeat(260)).length;
  const costOf = async (name: string, keep: boolean) => {
    const count = meter();
    await tenTurns(app, await knownOwner(app, `${name}-before`), count);
    const owner = await knownOwner(app, name);
    if (keep) await keepMoney(owner);
    const turns = await tenTurns(app, owner, count);
    return turns.reduce(
      (sum, { tokens: input, cached }) => sum + microdollarsOf({ input, cached, output }, prices),
      0,
    );
  };
  expect(await costOf('bob', true)).toBeLessThanOrEqual((await costOf('ada', false)) * 1.05);
});
