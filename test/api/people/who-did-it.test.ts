import { expect, test } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { emailOf, startApp } from '#test/support/app.ts';
import { answerOf, asker, essentialsAsker, questionIn } from '#test/support/chat.ts';
import { joined } from '#test/support/people/people.ts';
import { asked } from '#test/support/week/sample-tasks.ts';

const todayIn = async (api: Awaited<ReturnType<typeof joined>>['api'], business_id: string) =>
  (await api.week.get({ business_id })).today;

test('the account names its people to each other, by first name only, and nobody in an account of one', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  expect((await ada.api.account.get({})).people).toBeUndefined();
  await ada.api.businesses.update({ business_id: ada.businessId, owner_name: 'Ada' });
  const second = String(
    (await ada.api.businesses.add({ name: 'Second Pipes', type: 'Plumber' })).account
      .active_business_id,
  );
  const carol = await joined(app, 'ada', 'carol', { businesses: [second] });
  const luis = await joined(app, 'ada', 'luis');

  const adas = await ada.api.account.get({});
  expect(adas.people).toEqual([
    { id: carol.sub, name: 'carol', businesses: [second] },
    { id: luis.sub, name: 'luis', businesses: adas.businesses.map(({ id }) => id) },
  ]);
  const carols = await carol.api.account.get({});
  expect(carols.people).toEqual([
    { id: ada.sub, name: 'Ada', businesses: [second] },
    { id: luis.sub, name: 'luis', businesses: [second] },
  ]);
  expect(JSON.stringify(carols)).not.toContain(emailOf('luis'));
  // A change of a business answers the same.
  const renamed = await carol.api.businesses.update({ business_id: second, name: 'Pipes' });
  expect(renamed.people).toEqual(carols.people);

  await ada.api.account.removePerson({ id: luis.sub });
  expect((await carol.api.account.get({})).people).toContainEqual({
    id: luis.sub,
    name: 'luis',
    businesses: [],
  });
});

test('a task keeps who added it and who checked it off', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  const business_id = ada.businessId;
  const due = await todayIn(ada.api, business_id);
  const [task] = (await ada.api.week.addTasks({ business_id, tasks: [asked({ due })] })).tasks;
  if (!task) throw new Error('No task was added');
  expect(task).toMatchObject({ by: ada.sub });
  expect(task.done_by).toBeUndefined();

  const change = async (api: typeof carol.api, kind: 'tick' | 'reopen', seen: number) =>
    api.week.changeTask({ business_id, id: task.id, seen, change: { kind } });
  expect(await change(carol.api, 'tick', 1)).toMatchObject({ by: ada.sub, done_by: carol.sub });
  expect((await change(ada.api, 'reopen', 2)).done_by).toBeUndefined();
  expect(await change(ada.api, 'tick', 3)).toMatchObject({ by: ada.sub, done_by: ada.sub });
  const [seen] = (await carol.api.week.get({ business_id })).tasks;
  expect(seen).toMatchObject({ by: ada.sub, done_by: ada.sub });
});

test('saved work and a sent draft keep who did it, and the export names the person', async () => {
  await using app = await startApp();
  const draft = { kind: 'draft', channel: 'text-message', title: 'Hi', subject: null, body: 'Hi.' };
  app.stack.openai.say(spoken('Here you go.', { parts: [draft] }));
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  const business_id = ada.businessId;
  const { id } = asked();
  const work = { name: 'Hi', channel: 'text-message', subject: null, body: 'Hi.' } as const;
  const saved = await carol.api.drafts.save({ business_id, id, ...work, helper_id: 'sales' });
  expect(saved.by).toBe(carol.sub);
  // The second request of the same save is not the one that saved it.
  const again = await ada.api.drafts.save({ business_id, id, ...work, helper_id: 'sales' });
  expect(again.by).toBe(carol.sub);

  const { turn } = await answerOf(await carol.api.chat.ask(questionIn(business_id)));
  const index = turn.parts.findIndex(({ kind }) => kind === 'draft');
  const at = { id: turn.chat_id, message_id: turn.id, index };
  expect((await carol.api.history.changeDraft({ ...at, sent: true })).sent_by).toBe(carol.sub);
  expect(await carol.api.history.changeDraft({ ...at, sent: false })).toEqual({
    index,
    subject: null,
    body: null,
    sent_at: null,
  });

  const exported = await ada.api.account.export({});
  expect(exported.people).toEqual([{ id: carol.sub, name: 'carol' }]);
  expect(exported.work).toMatchObject([{ by: carol.sub }]);
  expect((await carol.api.account.export({})).people).toEqual([{ id: ada.sub, name: '' }]);
});

test('the owner reads how many questions each person asked; the office reads the account’s total and their own', async () => {
  await using app = await startApp();
  app.stack.openai.say(spoken('Call them.'));
  const ada = await essentialsAsker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  await ada.ask();
  for (const text of ['One', 'Two'])
    await answerOf(await carol.api.chat.ask(questionIn(ada.businessId, { text })));

  const adas = await ada.api.account.usage({});
  expect(adas.quota.used).toBe(3);
  expect(adas.people).toEqual([
    { id: ada.sub, name: '', questions: 1 },
    { id: carol.sub, name: 'carol', questions: 2 },
  ]);
  const carols = await carol.api.account.usage({});
  expect(carols.quota.used).toBe(3);
  expect(carols.items.map(({ text }) => text)).toEqual(['Two', 'One']);
  expect(carols.people).toEqual([{ id: carol.sub, name: '', questions: 2 }]);

  await ada.api.account.removePerson({ id: carol.sub });
  expect((await ada.api.account.usage({})).people).toHaveLength(2);
});

test('on a plan without a limit the saved chats are counted by person, and an account of one has no lines', async () => {
  await using app = await startApp();
  app.stack.openai.say(spoken('Call them.'));
  const ada = await asker(app, 'ada');
  await ada.ask();
  expect((await ada.api.account.usage({})).people).toEqual([]);
  const carol = await joined(app, 'ada', 'carol');
  await answerOf(await carol.api.chat.ask(questionIn(ada.businessId)));
  expect((await ada.api.account.usage({})).people).toEqual([
    { id: ada.sub, name: '', questions: 1 },
    { id: carol.sub, name: 'carol', questions: 1 },
  ]);
  await ada.api.account.removePerson({ id: carol.sub });
  const luis = await joined(app, 'ada', 'luis');
  await ada.api.account.removePerson({ id: luis.sub });
  expect((await ada.api.account.usage({})).people.map(({ name }) => name)).toEqual(['', 'carol']);
});
