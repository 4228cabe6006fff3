import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { startApp } from '#test/support/app.ts';
import { answerOf, asker, questionIn } from '#test/support/chat.ts';
import { tableWaves } from '#test/support/faults/table-waves.ts';
import { handedOverAccount } from '#test/support/people/handover.ts';
import { joined } from '#test/support/people/people.ts';

test('a question of the office reads the table as often as one of the owner', async () => {
  await using app = await startApp();
  app.stack.openai.say(spoken('Call them.'));
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  const { meter } = app.stack.data;
  const cost = async (api: typeof carol.api) => {
    const chat_id = randomUUID();
    const ask = async () => answerOf(await api.chat.ask(questionIn(ada.businessId, { chat_id })));
    await ask();
    meter.reset();
    await ask();
    const { PutItem: _, UpdateItem: __, ...reads } = meter.byOperation();
    return {
      requests: Object.fromEntries(Object.entries(reads).map(([name, { calls }]) => [name, calls])),
      units: Object.values(reads).reduce((sum, { capacity }) => sum + capacity, 0),
    };
  };
  const [owner, office] = [await cost(ada.api), await cost(carol.api)];
  expect(office.requests).toEqual(owner.requests);
  expect(office.units).toBeLessThanOrEqual(4);
  const one = async () => answerOf(await carol.api.chat.ask(questionIn(ada.businessId)));
  expect(await tableWaves(app, one)).toBeLessThanOrEqual(3);
});

test('another request of the office makes one read more than one of the owner', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  const { meter } = app.stack.data;
  const gets = async (api: typeof carol.api) => {
    meter.reset();
    await api.week.get({ business_id: ada.businessId });
    return meter.byOperation().GetItem?.calls ?? 0;
  };
  const owner = await gets(ada.api);
  expect(await gets(carol.api)).toBe(owner + 1);
});

test('after a handover a question of either owner reads as often as before, and a request of the new one as one of the office', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  app.stack.openai.say(spoken('Call them.'));
  const { ada, owner } = await handedOverAccount(app);
  const { meter } = app.stack.data;
  const reads = async (api: typeof owner) => {
    const chat_id = randomUUID();
    const ask = async () => answerOf(await api.chat.ask(questionIn(ada.businessId, { chat_id })));
    await ask();
    meter.reset();
    await ask();
    const { PutItem: _, UpdateItem: __, ...all } = meter.byOperation();
    return Object.fromEntries(Object.entries(all).map(([name, { calls }]) => [name, calls]));
  };
  const before = await asker(app, 'dora');
  const ask = async () => answerOf(await before.api.chat.ask(questionIn(before.businessId)));
  await ask();
  expect(await reads(owner)).toEqual(await reads(ada.api));
  expect(await tableWaves(app, async () => void (await ask()))).toBeLessThanOrEqual(3);
  const gets = async (api: typeof owner) => {
    meter.reset();
    await api.week.get({ business_id: ada.businessId });
    return meter.byOperation().GetItem?.calls ?? 0;
  };
  meter.reset();
  await before.api.week.get({ business_id: before.businessId });
  const usual = meter.byOperation().GetItem?.calls ?? 0;
  expect(await gets(owner)).toBe(usual + 1);
  expect(await gets(ada.api)).toBe(usual + 1);
});

test('what is so already of a person is not written again', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  const open = () => carol.api.businesses.switch({ business_id: ada.businessId });
  await open();
  const { meter } = app.stack.data;
  meter.reset();
  const view = await open();
  expect(view.account.active_business_id).toBe(ada.businessId);
  expect(meter.byOperation()).not.toHaveProperty('TransactWriteItems');
});

test('a question in an account that is gone is refused, whoever asks', async () => {
  await using app = await startApp();
  app.stack.openai.say(spoken('Call them.'));
  const { ada, owner } = await handedOverAccount(app);
  const ask = async (api: typeof owner) => answerOf(await api.chat.ask(questionIn(ada.businessId)));
  await app.table.remove(`USER#${ada.sub}`, 'ACCOUNT');
  await expect(ask(owner)).rejects.toMatchObject({ code: 'no-access' });
  await expect(ask(ada.api)).rejects.toMatchObject({ code: 'not-found' });
});
