import { expect, test, vi } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker, essentialsAsker, freeAsker } from '#test/support/chat.ts';
import { waitForMinute } from '#test/support/wait-for-minute.ts';

const today = () => new Date().toISOString().slice(0, 10);
const spent = async (app: App) =>
  Number((await app.table.row(`STATS#${today()}`, 'COUNTS'))?.model_microdollars ?? 0);
const spend = (app: App, dollars: number) =>
  app.table.change(`STATS#${today()}`, 'COUNTS', 'model_microdollars', dollars * 1e6);
/** This process caches the last known spend for half a minute. */
const forgotten = async () => {
  vi.resetModules();
};

test('every answer adds its cost to the day, in the write that counts the question', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  app.stack.data.meter.reset();
  await ada.ask();
  const first = await spent(app);
  expect(first).toBeGreaterThan(0);
  await ada.ask({ helper_id: null });
  expect(await spent(app)).toBeGreaterThan(first);
  const row = await app.table.row(`STATS#${today()}`, 'COUNTS');
  expect(row?.questions).toBe(2);
});

test('questions of a test account are not in the statistics, and their cost is counted', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'is_test', true);
  await ada.ask();
  expect(await spent(app)).toBeGreaterThan(0);
  expect((await app.table.row(`STATS#${today()}`, 'COUNTS'))?.questions).toBeUndefined();
});

test('at the spend limit questions are refused and not charged, and raising the limit allows them again', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await spend(app, 19.99);
  await ada.ask();
  await spend(app, 20);
  app.stack.openai.forget();
  await expect(ada.ask()).rejects.toMatchObject({
    code: 'answers-paused',
    status: 429,
    retryable: false,
    message:
      'We can’t answer any more questions today. Yours didn’t count. Please try again tomorrow.',
  });
  expect(app.stack.openai.requests()).toEqual([]);
  expect((await ada.quota()).total).toBe(1);

  const admin = app.as('admin');
  expect(await admin.admin.getModelSpend({})).toEqual({
    day: today(),
    spent_dollars: 20,
    limit_dollars: 20,
    extra_dollars: 0,
    is_stopped: true,
    unpaid_spent_dollars: expect.any(Number),
    unpaid_limit_dollars: 10,
    is_unpaid_stopped: true,
  });
  expect(await admin.admin.raiseModelLimit({ dollars: 5, reason: 'A busy Monday' })).toMatchObject({
    limit_dollars: 25,
    extra_dollars: 5,
    is_stopped: false,
  });
  await ada.ask();
  const trail = await admin.admin.listAudit({});
  expect(trail.items).toContainEqual(
    expect.objectContaining({ operation: 'raiseModelLimit', target: '$5' }),
  );
});

test('a refused question can be sent again with the same id once the limit is raised', async () => {
  await using app = await startApp();
  await forgotten();
  const ada = await asker(app, 'ada');
  const question = ada.question();
  await spend(app, 21);
  await expect(ada.ask(question)).rejects.toMatchObject({ code: 'answers-paused' });
  await app.as('admin').admin.raiseModelLimit({ dollars: 10, reason: 'A busy Monday' });
  expect((await ada.ask(question)).id).toBe(question.message_id);
});

test('an owner can neither see nor raise the spend limit', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  await expect(ada.admin.getModelSpend({})).rejects.toMatchObject({ code: 'forbidden' });
  await expect(
    ada.admin.raiseModelLimit({ dollars: 5, reason: 'A busy Monday' }),
  ).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(app.as().admin.getModelSpend({})).rejects.toMatchObject({ code: 'signed-out' });
});

test('only whole dollars from 1 to 1,000 can be added', async () => {
  await using app = await startApp();
  for (const dollars of [0, -5, 1.5, 1001])
    await expect(
      app.as('admin').admin.raiseModelLimit({ dollars, reason: 'A busy Monday' }),
    ).rejects.toMatchObject({
      code: 'invalid',
    });
});

test('an answer whose cost cannot be counted is still returned', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  app.stack.data.inject(({ operation, input }) =>
    operation === 'UpdateItem' && JSON.stringify(input.Key ?? {}).includes('STATS#')
      ? 'fail'
      : undefined,
  );
  expect((await ada.ask()).text).not.toBe('');
});

const advice =
  'First call the three oldest quotes. Then write to the other two, and say until when the price holds.';

const unpaid = (app: App, dollars: number) =>
  app.table.change(`STATS#${today()}`, 'COUNTS', 'model_unpaid_microdollars', dollars * 1e6);
const ownRow = (app: App, { sub }: Asker) => app.table.row(`USER#${sub}`, `SPEND#${today()}`);
const own = async (app: App, who: Asker, field: 'microdollars' | 'calls', value: number) =>
  app.table.change(`USER#${who.sub}`, `SPEND#${today()}`, field, value);

test('what Free and trials spend stops them, and owners who pay go on', async () => {
  await using app = await startApp();
  await forgotten();
  const trial = await asker(app, 'ada');
  const free = await freeAsker(app, 'bo');
  const payer = await essentialsAsker(app, 'cy');
  await trial.ask();
  await free.ask();
  const row = async () => await app.table.row(`STATS#${today()}`, 'COUNTS');
  const both = await row();
  expect(both?.model_unpaid_microdollars).toBe(both?.model_microdollars);
  await payer.ask();
  expect((await row())?.model_unpaid_microdollars).toBe(both?.model_unpaid_microdollars);
  expect((await row())?.model_microdollars).toBeGreaterThan(Number(both?.model_microdollars));
  // An attack takes the half that is not kept for those who pay.
  await spend(app, 10);
  await unpaid(app, 10);
  await forgotten();
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
