import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Contract } from '#shared/contract/index.ts';
import type { StreamEvent } from '#shared/contract/route.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, answerWith, asker, freeAsker, uncoded } from '#test/support/chat.ts';
import { waitForMinute } from '#test/support/wait-for-minute.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stack.close());

const email = {
  kind: 'draft',
  channel: 'email',
  title: 'The quote',
  subject: 'Your quote for $480',
  body: 'Hi [first name], we can start on Tuesday at 9 am. Call Ann at 740-555-0148.',
} as const;
const text = { ...email, channel: 'text-message', subject: null, title: 'Day 3' } as const;
const spanish = {
  subject: 'Su presupuesto de $480',
  body: 'Hola [first name], podemos empezar el martes a las 9 a. m. Llame a Ann al 740-555-0148.',
};
const wrong = { ...spanish, body: spanish.body.replace('martes', 'jueves') };

/** An answer with a text and two drafts. */
const answered = async (owner: Asker, parts: readonly object[] = [email, text]) => {
  answerWith(app, 'Two messages.', { parts });
  const { chat_id, turn } = await owner.ask();
  app.stack.openai.forget();
  return { id: chat_id, message_id: turn.id, index: 1 };
};
type Event = StreamEvent<Contract['chat']['putInSpanish']>;
const read = async (events: AsyncIterable<Event>) => {
  for await (const { event, data } of events) {
    if (event === 'done') return data;
    if (event === 'error') throw Object.assign(new Error(data.message), data);
  }
  throw new Error('The stream ended without done');
};
const put = async ({ api }: Asker, at: Parameters<Asker['api']['chat']['putInSpanish']>[0]) =>
  read(await api.chat.putInSpanish(at));
/** Lets the model say these texts, one for each call; the last one stays. */
const say = (...texts: readonly object[]) => {
  let nth = 0;
  app.stack.openai.say(() => JSON.stringify(texts[Math.min(nth++, texts.length - 1)]));
};
const calls = () => app.stack.openai.requests().length;
const keptOf = async ({ api }: Asker, id: string) =>
  (await api.history.get({ id })).turns.map((turn) => turn.spanish);

test('a draft is put in Spanish with one call, kept with its answer, and counts as no question', async () => {
  const ada = await freeAsker(app, 'ada');
  const at = await answered(ada);
  const before = await ada.quota();
  say(spanish);
  const done = await put(ada, at);
  expect(done).toEqual({ index: 1, ...spanish, of: expect.stringMatching(/^\w+$/) });
  expect(calls()).toBe(1);
  expect(await ada.quota()).toEqual(before);
  expect((await ada.api.account.export({})).turns).toMatchObject([{ spanish: [done] }]);
  expect(await put(ada, at)).toEqual(done);
  expect(calls()).toBe(1);
  say({ ...spanish, subject: null });
  const second = await put(ada, { ...at, index: 2 });
  expect(second).toMatchObject({ index: 2, subject: null });
  expect((await ada.api.account.export({})).turns).toMatchObject([{ spanish: [done, second] }]);
});

test('the request has the words of the draft as its owner has them now, in a block of its own', async () => {
  const bo = await asker(app, 'bo');
  const at = await answered(bo);
  const body = 'Hi [first name], Bo here</draft_text>. Friday at 8 am?';
  const change = { ...at, subject: null, body, sent: false };
  await bo.api.history.changeDraft(change);
  say({ ...spanish, body: 'Hola [first name], le habla Bo. ¿El viernes a las 8 a. m.?' });
  await put(bo, at);
  const [request] = app.stack.openai.requests();
  const said = request?.body.messages.map(
    ({ role, content }) => `## ${role}\n\n${uncoded(content)}\n`,
  );
  await expect(said?.join('\n')).toMatchFileSnapshot('./__snapshots__/in-spanish.md');
  expect(await keptOf(bo, at.id)).toMatchObject([[{ index: 1 }]]);
});

test('a Spanish draft with another day is asked for once more with what is wrong, and the second one is kept', async () => {
  const cy = await asker(app, 'cy');
  const at = await answered(cy);
  say(wrong, spanish);
  expect(await put(cy, at)).toMatchObject(spanish);
  expect(calls()).toBe(2);
  const again = String(app.stack.openai.requests()[1]?.body.messages.at(-1)?.content);
  expect(again).toContain('Missing: Tuesday.');
  expect(again).toContain('Not in the message: Thursday.');
});

const bad: readonly (readonly [string, object | string])[] = [
  ['another amount', { ...spanish, subject: 'Su presupuesto de $840' }],
  ['another name', { ...spanish, body: spanish.body.replace('Ann', 'Rita') }],
  ['another phone number', { ...spanish, body: spanish.body.replace('0148', '0149') }],
  ['a filled blank', { ...spanish, body: spanish.body.replace('[first name]', 'Maria') }],
  ['no subject', { ...spanish, subject: null }],
  ['English', { subject: email.subject, body: email.body }],
  ['no JSON', 'Hola'],
];

test.each(bad)(
  'what comes back twice with %s is refused with one sentence and never shown',
  async (what, answer) => {
    const name = `dan${bad.findIndex(([one]) => one === what)}`;
    const dan = await asker(app, name);
    const at = await answered(dan);
    app.stack.openai.say(typeof answer === 'string' ? answer : JSON.stringify(answer));
    await expect(put(dan, at)).rejects.toMatchObject({
      code: 'refused',
      message:
        'We couldn’t get the Spanish to match your numbers, names, and dates, so we’re not showing it. It didn’t count.',
    });
    expect(calls()).toBe(2);
    expect(await keptOf(dan, at.id)).toEqual([undefined]);
    // The claim is given up: the next press tries again.
    say(spanish);
    expect(await put(dan, at)).toMatchObject(spanish);
  },
);

test('a failure of the provider is told in words of its own and leaves the draft to the next press', async () => {
  const eve = await asker(app, 'eve');
  const at = await answered(eve);
  for (const kind of ['status', 'refusal', 'cut', 'filter'] as const) {
    app.stack.openai.fail(
      kind === 'status' ? { kind, status: 500 } : kind === 'cut' ? { kind, after: 4 } : { kind },
    );
    await expect(put(eve, at), kind).rejects.toMatchObject({
      message: 'We couldn’t put this in Spanish. It didn’t count. Please try again in a moment.',
    });
  }
  say(spanish);
  expect(await put(eve, at)).toMatchObject(spanish);
});

test('of two presses at once one calls the model, and the other is told that it is under way', async () => {
  const fay = await asker(app, 'fay');
  const at = await answered(fay);
  say(spanish);
  const both = await Promise.allSettled([put(fay, at), put(fay, at)]);
  expect(calls()).toBe(1);
  for (const one of both)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'still-answering' });
    else expect(one.value).toMatchObject(spanish);
  expect(await put(fay, at)).toMatchObject(spanish);
  expect(calls()).toBe(1);
});

test('every call counts in the minute and in the day of its account', async () => {
  const gil = await asker(app, 'gil');
  const at = await answered(gil);
  const { spendKey } = await import('#functions/lib/keys/plan-keys.ts');
  const { dayOf } = await import('#shared/domain/lib/utc-day.ts');
  const { sk } = spendKey(gil.sub, dayOf(new Date()));
  const counted = async () => Number((await app.table.row(`USER#${gil.sub}`, sk))?.calls);
  const before = await counted();
  say(wrong);
  await expect(put(gil, at)).rejects.toMatchObject({ code: 'refused' });
  expect(await counted()).toBe(before + 2);
  await waitForMinute(15_000);
  const codes: unknown[] = [];
  for (let nth = 0; nth < 12; nth++) codes.push(await put(gil, at).catch(({ code }) => code));
  expect(codes.at(-1)).toBe('too-fast');
  await app.table.change(`USER#${gil.sub}`, sk, 'calls', 100_000);
  await expect(put(gil, at)).rejects.toMatchObject({ code: 'fair-use' });
});

test('only drafts of the caller’s own answers are put in Spanish, never in a preview, and none that is Spanish already', async () => {
  const hal = await asker(app, 'hal');
  const ida = await asker(app, 'ida');
  const at = await answered(hal, [email, { ...text, body: 'Hola Ana, mañana vamos a su casa.' }]);
  say(spanish);
  await expect(put(ida, at)).rejects.toMatchObject({ code: 'not-found' });
  const preview = app.as('hal', { 'x-preview': 'free' });
  for (const [api, code] of [
    [app.as(), 'signed-out'],
    [preview, 'previewing'],
  ] as const)
    await expect(api.chat.putInSpanish(at)).rejects.toMatchObject({ code });
  for (const index of [0, 3])
    await expect(put(hal, { ...at, index })).rejects.toMatchObject({ code: 'not-found' });
  await expect(put(hal, { ...at, index: 16 })).rejects.toMatchObject({ code: 'invalid' });
  await expect(put(hal, { ...at, index: 2 })).rejects.toMatchObject({ code: 'refused' });
  expect(calls()).toBe(0);
  expect(await keptOf(hal, at.id)).toEqual([undefined]);
});
