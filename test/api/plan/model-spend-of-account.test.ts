import { expect, test } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker, essentialsAsker, freeAsker } from '#test/support/chat.ts';
import { forgetKnownSpend, spend, spendDay } from '#test/support/items/model-spend.ts';
import { waitForMinute } from '#test/support/wait-for-minute.ts';

const advice =
  'First call the three oldest quotes. Then write to the other two, and say until when the price holds.';

const unpaid = (app: App, dollars: number) =>
  app.table.change(`STATS#${spendDay()}`, 'COUNTS', 'model_unpaid_microdollars', dollars * 1e6);
const ownRow = (app: App, { sub }: Asker) => app.table.row(`USER#${sub}`, `SPEND#${spendDay()}`);
const own = async (app: App, who: Asker, field: 'microdollars' | 'calls', value: number) =>
  app.table.change(`USER#${who.sub}`, `SPEND#${spendDay()}`, field, value);

test('what Free and trials spend stops them, and owners who pay go on', async () => {
  await using app = await startApp();
  forgetKnownSpend();
  const trial = await asker(app, 'ada');
  const free = await freeAsker(app, 'bo');
  const payer = await essentialsAsker(app, 'cy');
  await trial.ask();
  await free.ask();
  const row = async () => await app.table.row(`STATS#${spendDay()}`, 'COUNTS');
  const both = await row();
  expect(both?.model_unpaid_microdollars).toBe(both?.model_microdollars);
  await payer.ask();
  expect((await row())?.model_unpaid_microdollars).toBe(both?.model_unpaid_microdollars);
  expect((await row())?.model_microdollars).toBeGreaterThan(Number(both?.model_microdollars));
  // An attack takes the half that is not kept for those who pay.
  await spend(app, 10);
  await unpaid(app, 10);
  forgetKnownSpend();
  for (const one of [trial, free]) {
    await payer.ask();
    await expect(one.ask()).rejects.toMatchObject({ code: 'answers-paused', retryable: false });
  }
  await payer.ask();
  expect(await free.quota()).toMatchObject({ used: 1 });
});

test('the dollars and the calls of one account end its day, and nobody else’s', async () => {
  await using app = await startApp();
  const sentence =
    /^That’s all your helpers can do for you today. Nothing is lost. You can ask again .+\.$/;
  for (const [name, make, dollars, calls] of [
    ['ada', freeAsker, 5, 60],
    ['bea', asker, 5, 300],
    ['cleo', essentialsAsker, 5, 300],
  ] as const) {
    const who = await make(app, name);
    const { quota } = await who.ask();
    await own(app, who, 'microdollars', dollars * 1e6 - 1);
    await who.ask();
    app.stack.openai.forget();
    await own(app, who, 'microdollars', dollars * 1e6);
    const refused = {
      code: 'fair-use',
      retryable: false,
      message: expect.stringMatching(sentence),
    };
    await expect(who.ask(), name).rejects.toMatchObject(refused);
    await own(app, who, 'microdollars', 0);
    await own(app, who, 'calls', calls);
    await expect(who.ask(), name).rejects.toMatchObject(refused);
    expect(app.stack.openai.requests()).toEqual([]);
    expect((await who.quota()).total).toBe(quota.total + 1);
    await own(app, who, 'calls', calls - 1);
    await who.ask();
  }
  await (await freeAsker(app, 'dora')).ask();
});

test('a call to the model is counted for its account whatever becomes of it', async () => {
  await using app = await startApp();
  const fay = await freeAsker(app, 'fay');
  const calls = async () => Number((await ownRow(app, fay))?.calls ?? 0);
  const refused = async (code: string) => expect(fay.ask(), code).rejects.toMatchObject({ code });
  app.stack.openai.fail({ kind: 'status', status: 500 });
  await refused('unavailable');
  app.stack.openai.fail({ kind: 'refusal' });
  await refused('refused');
  app.stack.openai.fail({ kind: 'cut', after: 4 });
  await refused('unavailable');
  app.stack.openai.fail({ kind: 'empty' });
  await refused('unavailable');
  app.stack.openai.fail({ kind: 'status', status: 401 });
  await refused('answers-paused');
  expect(await calls()).toBe(5);
  expect(await fay.quota()).toMatchObject({ used: 0, total: 0 });
  expect(Number((await ownRow(app, fay))?.microdollars)).toBeGreaterThan(0);
  // A round of calculations is a call of its own, and so is the rest of a cut answer.
  const calculate = [{ calculator: 'job-price', inputs: [{ id: 'material', value: 40 }] }];
  let round = 0;
  app.stack.openai.say(() =>
    round++ === 0 ? spoken('', { calculate }) : spoken('Charge a little more than last year.'),
  );
  await fay.ask();
  expect(await calls()).toBe(7);
  app.stack.openai.say(spoken(advice));
  app.stack.openai.fail({ kind: 'length' });
  const { turn, chat_id } = await fay.ask();
  await fay.ask({ chat_id, continues: turn.id, text: undefined });
  expect(await calls()).toBe(9);
  const ttl = Number((await ownRow(app, fay))?.ttl) * 1000 - Date.now();
  expect(ttl).toBeGreaterThan(2 * 86_400_000);
  expect(ttl).toBeLessThan(4 * 86_400_000);
});

test('twenty calls fill a minute on Free, though none of them counted as a question', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  await waitForMinute(20_000);
  const gil = await freeAsker(app, 'gil');
  app.stack.openai.fail(...Array.from({ length: 20 }, () => ({ kind: 'empty' as const })));
  for (let nth = 0; nth < 20; nth++)
    await expect(gil.ask()).rejects.toMatchObject({ code: 'unavailable' });
  app.stack.openai.forget();
  await expect(gil.ask()).rejects.toMatchObject({ code: 'too-fast' });
  expect(app.stack.openai.requests()).toEqual([]);
  expect(await gil.quota()).toMatchObject({ used: 0, total: 0 });
});

test('the rest of a cut answer is a call of its minute', async () => {
  await using app = await startApp();
  await waitForMinute(20_000);
  const hal = await asker(app, 'hal');
  app.stack.openai.say(spoken(advice));
  app.stack.openai.fail({ kind: 'length' });
  const { turn, chat_id } = await hal.ask();
  const twentyCalls = Math.floor(Date.now() / 60_000) * 1000 + 20;
  await app.table.change(`USER#${hal.sub}`, 'QUOTA', 'pm', twentyCalls);
  const rest = { chat_id, continues: turn.id, text: undefined };
  await expect(hal.ask(rest)).rejects.toMatchObject({ code: 'too-fast' });
});
