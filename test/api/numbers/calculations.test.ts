import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, askedRequests, asker, freeAsker } from '#test/support/chat.ts';

const textOf = ({ content }: { content: unknown }) => String(content);
const lastMessages = (app: App) => askedRequests(app).at(-1)?.body.messages ?? [];
const lastText = (app: App) => textOf(lastMessages(app).at(-1) ?? { content: '' });
const calls = (app: App) => askedRequests(app).length;

const answer = ({
  content = 'You lose money on it.',
  ...more
}: {
  content?: string;
  [field: string]: unknown;
} = {}) => JSON.stringify({ ...JSON.parse(spoken(content)), ...more });
const asking = (...calculate: object[]) => answer({ calculate, content: '' });
const pairs = (values: Record<string, number>) =>
  Object.entries(values).map(([id, value]) => ({ id, value }));
/** Makes the model return these rounds, then the answer. */
const plays = (app: App, ...rounds: string[]) => {
  const left = [...rounds];
  app.stack.openai.say(() => left.shift() ?? answer());
};

const priceCheck = {
  id: 'finance.pricing.charging-enough',
  specificOutcome: 'A price floor by Monday',
  additionalInputs: { product_service_name: 'Drain clearing' },
};
const threeHours = {
  average_job_value: '140',
  job_hours: '3',
  hour_cost: '51.41',
  job_materials: '0',
};
const finance = { helper_id: 'finance' } as const;

const profitOf = (sums: Awaited<ReturnType<Asker['ask']>>['sums']) =>
  sums?.map(({ figures }) => figures.find(({ id }) => id === 'profit')?.value);
const keep = ({ api, businessId }: Asker, values: Record<string, string>) =>
  api.numbers.save({
    business_id: businessId,
    today: new Date().toISOString().slice(0, 10),
    numbers: Object.entries(values).map(([id, value]) => ({ id, value })) as never,
  });

test('the numbers of a prompt are calculated before the model is called, and stay valid in the conversation', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  plays(app);
  const chat_id = randomUUID();
  const prompt = { ...priceCheck, numbers: threeHours };
  const { turn } = await ada.ask({ ...finance, chat_id, prompt });
  expect(profitOf(turn.sums)).toEqual(['-14.23']);
  expect(turn.sums?.[0]).toMatchObject({ kind: 'price-check', currency: 'USD', missing: [] });
  expect(lastText(app)).toContain('Profit -$14.23');
  expect(lastText(app)).toMatch(/<figures_text_([a-z2-7]{10})>[\s\S]*<\/figures_text_\1>/);
  expect(lastText(app)).toContain(
    'whether 140 for a typical job is too low. The job: Drain clearing',
  );
  await ada.ask({ ...finance, chat_id, text: 'And what do I tell my regulars?' });
  expect(lastText(app)).toContain('Profit -$14.23');
  const { turns } = await ada.api.history.get({ id: chat_id });
  expect(turns.map(({ sums }) => sums?.length)).toEqual([1, undefined]);
  expect(turns[0]).not.toHaveProperty('in_force');
});

test('a number the owner leaves empty is reported as missing, also when a stored one exists', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await keep(ada, { job_materials: '35', job_hours: '3' });
  plays(app);
  const numbers = { average_job_value: '140', hour_cost: '', job_hours: '' };
  const { turn } = await ada.ask({ ...finance, prompt: { ...priceCheck, numbers } });
  expect(turn.sums).toMatchObject([
    { figures: [], missing: ['Hours on the job', 'Hourly cost, all in'] },
  ]);
  expect(lastText(app)).toContain('missing: Hours on the job\n');
});

test('a prompt for words is answered without its figures, and nothing is called missing', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  plays(app);
  const quiet = {
    id: 'sales.follow-up.quote-gone-quiet',
    specificOutcome: 'A yes this week',
    additionalInputs: { quote_value: '1850', days_since_quote: '5' },
  };
  const first = await ada.ask({ helper_id: 'sales', prompt: quiet });
  expect(first.turn.sums).toBeUndefined();
  expect(lastText(app)).toContain('No figures.');
  expect(lastText(app)).not.toContain('- missing');
  // With the numbers kept, the figures come along, whatever the dialog asked.
  await keep(ada, { average_job_value: '165', job_materials: '20', crew_hour_cost: '20' });
  await ada.api.numbers.save({
    business_id: ada.businessId,
    today: new Date().toISOString().slice(0, 10),
    choices: [{ id: 'crew_paid', value: 'anyway' }],
  });
  const second = await ada.ask({ helper_id: 'sales', prompt: quiet });
  expect(second.turn.sums).toMatchObject([{ kind: 'cost-per-lead', missing: [] }]);
});

test('the server reads stored numbers, and a typed number out of bounds is refused and not counted', async () => {
  await using app = await startApp();
  plays(app);
  const bob = await asker(app, 'bob');
  await keep(bob, threeHours);
  const { turn } = await bob.ask({ ...finance, prompt: { ...priceCheck, numbers: {} } });
  expect(profitOf(turn.sums)).toEqual(['-14.23']);
  const wrong = { ...priceCheck, numbers: { average_job_value: '999999999' } };
  await expect(bob.ask({ ...finance, prompt: wrong })).rejects.toMatchObject({ code: 'invalid' });
  expect(calls(app)).toBe(1);
});

test('a calculation requested by the model uses the numbers of the conversation, and the question is charged once', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const helper_id = 'sales';
  const chat_id = randomUUID();
  plays(
    app,
    asking({
      calculator: 'price-check',
      inputs: pairs({ average_job_value: 140, job_hours: 3, hour_cost: 51.41, job_materials: 0 }),
    }),
  );
  const first = await ada.ask({ helper_id, chat_id, text: 'I charge 140 for 3 hours at 51.41.' });
  expect(profitOf(first.turn.sums)).toEqual(['-14.23']);
  expect(first.text).toBe('You lose money on it.');
  expect(calls(app)).toBe(2);
  expect(lastText(app)).toContain('Profit -$14.23');
  expect((await ada.quota()).used).toBe(1);
});

test('"what if I charge 200?" takes the other numbers from the prompt', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  plays(app);
  await ada.ask({ ...finance, chat_id, prompt: { ...priceCheck, numbers: threeHours } });
  plays(app, asking({ calculator: 'price-check', inputs: pairs({ average_job_value: 200 }) }));
  const { turn } = await ada.ask({ ...finance, chat_id, text: 'What if I charge 200?' });
  expect(profitOf(turn.sums)).toEqual(['45.77']);
  // The next what-if starts from the owner’s numbers, not from the last what-if.
  plays(app, asking({ calculator: 'price-check', inputs: pairs({ job_hours: 2 }) }));
  const next = await ada.ask({ ...finance, chat_id, text: 'And with 2 hours?' });
  expect(profitOf(next.turn.sums)).toEqual(['37.18']);
});

test('the model’s list is added up, and unknown names are returned to it', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const lines = [
    { label: 'Fuel', amount: 48, times: 4 },
    { label: 'Tires', amount: 310.5, times: 1 },
  ];
  const sum = { unit: 'money', lines, per: 1200, per_label: 'miles' };
  const nonsense = { calculator: 'profit-oracle', inputs: pairs({ wishes: 3 }) };
  plays(app, answer({ calculate: [nonsense], add_up: [sum], content: 'Let me see' }));
  const { turn, text } = await ada.ask({ ...finance, text: 'What does a mile cost me?' });
  expect(text).toBe('You lose money on it.');
  expect(turn.sums?.map(({ kind, headline }) => [kind, headline])).toEqual([
    ['add-up', 'Total: $502.50.'],
  ]);
  expect(turn.sums?.[0]?.figures.at(-1)).toMatchObject({
    label: 'Total ÷ miles',
    value: '0.42',
  });
  expect(lastText(app)).toContain('There’s no calculator named profit-oracle.');
});

test('after three rounds the model has to answer, and its further calculations are not made', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const loop = answer({
    calculate: [{ calculator: 'price-check', inputs: pairs({ average_job_value: 140 }) }],
    content: 'Anyway.',
  });
  plays(app, loop, loop, loop, loop, loop);
  const { turn } = await ada.ask({ ...finance, text: 'Is it enough?' });
  expect(calls(app)).toBe(4);
  expect(lastText(app)).toContain('Answer now');
  expect(turn.content).toBe('Anyway.');
  expect(turn.sums).toHaveLength(3);
  expect(await ada.quota()).toMatchObject({ total: 1 });
});

test('when its time is used up the model has to answer, and no more calculations are made', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const loop = answer({
    calculate: [{ calculator: 'price-check', inputs: pairs({ average_job_value: 140 }) }],
    content: 'Anyway.',
  });
  const now = Date.now;
  using clock = vi.spyOn(Date, 'now');
  // Each request takes 28 seconds: after the second, 44 of the question's 100 seconds are left.
  app.stack.openai.say(() => {
    const passed = calls(app) * 28_000;
    clock.mockImplementation(() => now() + passed);
    return loop;
  });
  const { turn } = await ada.ask({ ...finance, text: 'Is it enough?' });
  expect(calls(app)).toBe(3);
  expect(lastText(app)).toContain('Answer now');
  expect(turn.content).toBe('Anyway.');
  expect(turn.sums).toHaveLength(2);
});

test('a calculation request that cannot be read counts as a round', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  plays(app, answer({ calculate: [7, { inputs: 'all' }], add_up: [{ lines: [{ amount: 'x' }] }] }));
  const { turn } = await ada.ask({ ...finance, text: 'Is it enough?' });
  expect(turn.content).toBe('You lose money on it.');
  expect(turn.sums).toBeUndefined();
  expect(calls(app)).toBe(2);
});

test('a failed round releases the question; its retry is counted once', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const round = asking({
    calculator: 'price-check',
    inputs: pairs(
      Object.fromEntries(Object.entries(threeHours).map(([id, value]) => [id, Number(value)])),
    ),
  });
  plays(app, round);
  let seen = 0;
  const mend = app.stack.openai.inject(() => {
    seen += 1;
    return seen === 2 ? { kind: 'cut', after: 0 } : undefined;
  });
  const question = ada.question({ ...finance, text: 'Is 140 enough?' });
  await expect(ada.ask(question)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await ada.quota()).toMatchObject({ total: 0 });
  mend();
  plays(app, round);
  const { turn } = await ada.ask(question);
  expect(profitOf(turn.sums)).toEqual(['-14.23']);
  expect(await ada.quota()).toMatchObject({ total: 1 });
});

test('amounts without a source are listed with the answer; those from the owner or a calculation are not', async ({
  onTestFinished,
}) => {
  // The creation time of a business is not an amount of its owner: this one contains 45.
  vi.setSystemTime(new Date('2026-11-22T18:40:45.123Z'));
  onTestFinished(() => void vi.useRealTimers());
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const content = 'At $140 you lose $14.23. Ask for $155, about 12% more; a rival takes $45.';
  app.stack.openai.say(answer({ content }));
  const prompt = { ...priceCheck, numbers: threeHours, constraints: 'Never above $155' };
  const { turn } = await ada.ask({ ...finance, prompt });
  expect(turn.estimates).toEqual(['12%', '$45']);
  app.stack.openai.say(answer({ content: 'Stay at $140.' }));
  const next = await ada.ask({ ...finance, chat_id: turn.chat_id, text: 'Or not at all?' });
  expect(next.turn.estimates).toBeUndefined();
});

test('figures sent by the page are calculated again on the server, and are kept when the question is regenerated', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  plays(app);
  const chat_id = randomUUID();
  const figures = { calculator: 'price-check', inputs: threeHours } as const;
  const { turn } = await ada.ask({ ...finance, chat_id, text: 'Is that right?', figures });
  expect(profitOf(turn.sums)).toEqual(['-14.23']);
  const again = await ada.ask({ ...finance, chat_id, text: 'Is that right?', replaces: turn.id });
  expect(profitOf(again.turn.sums)).toEqual(['-14.23']);
  await expect(ada.ask({ helper_id: null, text: 'Hi', figures })).rejects.toMatchObject({
    code: 'invalid',
  });
});
