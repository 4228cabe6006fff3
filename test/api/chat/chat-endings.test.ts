import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { modelParameters } from '#functions/lib/openai/model-parameters.ts';
import { startApp } from '#test/support/app.ts';
import { type Asker, answerWith, asker, freeAsker, sentMessages } from '#test/support/chat.ts';

const text = 'First call the three oldest quotes. Then write to the other two.';
const turnsOf = async ({ api }: Asker, id: string) => (await api.history.get({ id })).turns;

test.each([
  ['refusal', 'couldn’t answer'],
  ['filter', 'safety filter'],
] as const)('a %s is reported, not stored and not counted', async (kind, words) => {
  await using app = await startApp();
  for (const helper_id of ['sales', null] as const) {
    const ada = await asker(app, `ada-${helper_id}`);
    app.stack.openai.fail({ kind });
    const question = ada.question({ helper_id });
    await expect(ada.ask(question)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining(words),
      retryable: false,
    });
    expect(await ada.quota()).toMatchObject({ used: 0, total: 0 });
    expect((await ada.api.account.export({})).turns).toEqual([]);
    // The same message can be sent again, and is then counted.
    answerWith(app, text);
    if (helper_id) expect(await ada.ask(question)).toMatchObject({ content: text });
    app.stack.openai.say();
  }
});

test('a cut answer is marked, and its continuation is appended without being counted', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada', { plan: 'free' });
  const chat_id = randomUUID();
  answerWith(app, text);
  app.stack.openai.fail({ kind: 'length' });
  const first = await ada.ask({ chat_id, text: 'Whom do I call?' });
  expect(first.turn.cut).toBe('continue');
  answerWith(app, ' And so on.');
  const rest = await ada.ask({ chat_id, ...only, continues: first.turn.id });
  const [cut] = first.turn.parts ?? [];
  expect(cut).toMatchObject({ kind: 'text', cut: true });
  // The last word may be incomplete, so it is sent again.
  const begun = String(cut && 'markdown' in cut && cut.markdown.replace(/\S+$/, ''));
  expect(rest.turn).toMatchObject({ text: 'Whom do I call?', content: `${begun}And so on.` });
  expect(rest.turn.parts).toEqual([{ kind: 'text', markdown: `${begun}And so on.` }]);
  expect(rest.turn.cut).toBeUndefined();
  expect(rest.quota).toMatchObject({ used: 1, total: 1 });
  expect(sentMessages(app).at(-1)?.slice(-2)).toMatchObject([
    { role: 'assistant', content: begun.trim() },
    { role: 'user', content: expect.stringContaining('cut off') },
  ]);
});
const only = { text: undefined };

test('an answer can be continued three times, and the history contains it once', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  answerWith(app, text);
  app.stack.openai.fail(...Array.from({ length: 4 }, () => ({ kind: 'length' as const })));
  let { turn } = await ada.ask({ chat_id });
  const cuts = [turn.cut];
  for (let nth = 0; nth < 3; nth++) {
    ({ turn } = await ada.ask({ chat_id, ...only, continues: turn.id }));
    cuts.push(turn.cut);
  }
  expect(cuts).toEqual(['continue', 'continue', 'continue', 'end']);
  const again = ada.ask({ chat_id, ...only, continues: turn.id });
  await expect(again).rejects.toMatchObject({ code: 'not-found' });
  expect(await turnsOf(ada, chat_id)).toMatchObject([{ id: turn.id, content: turn.content }]);
  expect(await ada.quota()).toMatchObject({ total: 1 });
});

test('only a cut answer of the caller can be continued, with no other input', async () => {
  await using app = await startApp();
  const [ada, bob] = [await asker(app, 'ada'), await freeAsker(app, 'bob')];
  const chat_id = randomUUID();
  answerWith(app, text);
  const whole = await ada.ask({ chat_id });
  app.stack.openai.fail({ kind: 'length' });
  const cut = await ada.ask({ chat_id });
  const from = (who: Asker, continues: string, more = {}) =>
    who.ask({ chat_id, ...only, continues, ...more });
  await expect(from(ada, whole.turn.id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(from(ada, ulid())).rejects.toMatchObject({ code: 'not-found' });
  await expect(from(bob, cut.turn.id)).rejects.toMatchObject({ code: 'not-found' });
  for (const more of [{ text: 'And?' }, { replaces: cut.turn.id }, { helper_id: null }])
    await expect(from(ada, cut.turn.id, more)).rejects.toMatchObject({ code: 'invalid' });
  expect(await bob.quota()).toMatchObject({ total: 0 });
});

test('a failed continuation leaves the cut answer unchanged', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  answerWith(app, text);
  app.stack.openai.fail({ kind: 'length' }, { kind: 'status', status: 500 });
  const { turn } = await ada.ask({ chat_id });
  const rest = ada.ask({ chat_id, ...only, continues: turn.id });
  await expect(rest).rejects.toMatchObject({ code: 'unavailable' });
  expect(await turnsOf(ada, chat_id)).toMatchObject([{ id: turn.id, cut: 'continue' }]);
  expect(await ada.quota()).toMatchObject({ total: 1 });
});

test('every reasoning model gets an effort and additional tokens for reasoning', () => {
  const of = (OPENAI_MODEL: string, OPENAI_BASE_URL = '') =>
    modelParameters({ OPENAI_MODEL, OPENAI_BASE_URL, REPLY_TOKENS: 1500 });
  for (const model of ['gpt-5.4-mini', 'gpt-6-luna', 'o4-mini', 'something-new'])
    expect(of(model)).toEqual({ max_completion_tokens: 3500, reasoning_effort: 'low' });
  for (const model of ['gpt-4.1-mini', 'gpt-4o', 'ft:gpt-4o:acme', 'gpt-3.5-turbo'])
    expect(of(model)).toEqual({ max_completion_tokens: 1500 });
  expect(of('gpt-5.4-mini', 'http://127.0.0.1/v1')).toEqual({ max_tokens: 1500 });
});
