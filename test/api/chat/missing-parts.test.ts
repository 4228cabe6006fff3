import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Deliverables } from '#shared/domain/chat/answer-parts/declared-deliverables.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { shippedStarterPromptsOf } from '#shared/starter-prompts/shipped.ts';
import { replay } from '#test/support/answers/read-in-pieces.ts';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker, sentMessages } from '#test/support/chat.ts';

let app: App;
const deliverables = Deliverables.parse([
  { kind: 'draft', channel: 'text-message', count: 2 },
  { kind: 'steps' },
]);
const [shipped] = shippedStarterPromptsOf('marketing', 'Other', new Date());
const prompt = {
  id: String(shipped?.id),
  specificOutcome: 'Three bookings',
  additionalInputs: Object.fromEntries(
    (shipped?.additional_inputs ?? []).map(({ id, options, type }) => [
      id,
      options?.[0]?.value ?? (type === 'number' ? '5' : 'Homeowners'),
    ]),
  ),
};

beforeAll(async () => {
  app = await startApp({ pace: { firstWordsMs: 1, betweenMs: 2 } });
  const { putStarterPrompt } = await import('#functions/catalogue/starter-prompts-table.ts');
  if (shipped) await putStarterPrompt({ ...shipped, deliverables });
});
beforeEach(() => app.stack.openai.forget());
afterAll(() => app.stack.close());

const message = (title: string): Part => ({
  kind: 'draft',
  channel: 'text-message',
  title,
  subject: null,
  body: `Hi, ${title}.`,
});
const item = { title: 'Call', detail: '', due_in_days: 0, minutes: 5, who: null };
const steps: Part = { kind: 'steps', items: [item] };
const question: Part = { kind: 'question', text: 'Which day?', choices: [] };

/** Makes the model return these answers in order. */
const saying = (...answers: string[]) => {
  let nth = 0;
  app.stack.openai.say(() => answers[Math.min(nth++, answers.length - 1)] ?? '');
};
const ask = (owner: Asker) => owner.ask({ helper_id: 'marketing', prompt });
const calls = () => app.stack.openai.requests().length;

test('the instruction lists the deliverables of the prompt', async () => {
  const ada = await asker(app, 'ada');
  saying(spoken('Here.', { parts: [message('one'), message('two'), steps, question] }));
  const { turn } = await ask(ada);
  expect(calls()).toBe(1);
  expect(turn.parts?.map(({ kind }) => kind)).toEqual([
    'text',
    'draft',
    'draft',
    'steps',
    'question',
  ]);
  const asked = sentMessages(app).at(-1)?.at(-1)?.content;
  expect(asked).toContain('What you hand over, as parts in this order:');
  expect(asked).toContain('- 2 drafts with channel text-message, at most 60 words each.');
});

test('a missing draft is requested once, uncounted, and inserted before the closing question', async () => {
  const bo = await asker(app, 'bo', { plan: 'free', selected_helpers: ['marketing'] });
  saying(
    spoken('Here.', { parts: [message('one'), steps, question] }),
    spoken('Sorry!', { parts: [message('two'), { ...question, text: 'Another?' }] }),
  );
  const body = bo.question({ helper_id: 'marketing', prompt });
  const events = [];
  for await (const event of await bo.api.chat.ask(body)) events.push(event);
  const parts = [
    { kind: 'text', markdown: 'Here.' },
    message('one'),
    steps,
    message('two'),
    question,
  ];
  const last = events.at(-1);
  expect(last?.event === 'done' && last.data.turn.parts).toEqual(parts);
  const told = events.flatMap((one) =>
    one.event === 'part' || one.event === 'delta' ? [one] : [],
  );
  expect(replay(told)).toEqual(parts);
  expect(calls()).toBe(2);
  expect(await bo.quota()).toMatchObject({ used: 1, total: 1 });
  const [answer, owed] = sentMessages(app).at(-1)?.slice(-2) ?? [];
  expect(answer).toMatchObject({ role: 'assistant', content: expect.stringContaining('Hi, one.') });
  expect(owed?.content).toContain('- 1 draft with channel text-message, at most 60 words.');
});

test('parts that are still missing after that are not requested again', async () => {
  const cy = await asker(app, 'cy');
  saying(spoken('Here.', { parts: [message('one'), steps] }), spoken('No more.'));
  const { turn } = await ask(cy);
  expect(calls()).toBe(2);
  expect(turn.parts?.map(({ kind }) => kind)).toEqual(['text', 'draft', 'steps']);
});

test('no parts are requested for an answer that asks first, has no parts, or was cut', async () => {
  const dan = await asker(app, 'dan');
  for (const answer of [spoken('', { parts: [question] }), 'Just words.']) {
    saying(answer);
    await ask(dan);
  }
  saying(spoken('Here.', { parts: [message('one')] }));
  app.stack.openai.fail({ kind: 'length' });
  expect((await ask(dan)).turn.cut).toBe('continue');
  expect(calls()).toBe(3);
});

test('no parts are requested for a stopped answer', async () => {
  const hal = await asker(app, 'hal');
  saying(spoken('Here.', { parts: [message('one')] }));
  const body = hal.question({ helper_id: 'marketing', prompt });
  let isTold = false;
  for await (const { event } of await hal.api.chat.ask(body)) {
    if (event !== 'part' || isTold) continue;
    isTold = true;
    const stop = { id: body.chat_id, message_id: body.message_id, shown: 5 };
    await hal.api.history.stop(stop);
  }
  expect(calls()).toBe(1);
  const { turns } = await hal.api.history.get({ id: body.chat_id });
  expect(turns).toMatchObject([{ stopped: true, content: 'Here.' }]);
});

test('no parts are requested for a refused answer', async () => {
  const eve = await asker(app, 'eve');
  saying(spoken('Here.'));
  app.stack.openai.fail({ kind: 'refusal' });
  await expect(ask(eve)).rejects.toMatchObject({ code: 'refused' });
  expect(calls()).toBe(1);
});

test('when the request for missing parts fails, the first answer is stored', async () => {
  const fay = await asker(app, 'fay');
  let nth = 0;
  const mend = app.stack.openai.inject(() => (nth++ ? { kind: 'status', status: 500 } : undefined));
  saying(spoken('Here.', { parts: [message('one'), steps, question] }));
  const { turn } = await ask(fay);
  mend();
  expect(calls()).toBe(2);
  expect(turn.parts?.map(({ kind }) => kind)).toEqual(['text', 'draft', 'steps', 'question']);
  expect((await fay.quota()).total).toBe(1);
});

test('no parts are requested for a question without a prompt', async () => {
  const gil = await asker(app, 'gil');
  saying(spoken('Here.'));
  await gil.ask();
  expect(calls()).toBe(1);
});
