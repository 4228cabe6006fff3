import { expect, test } from 'vitest';
import type { Fault } from '#local/dynamodb/faults.ts';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import { type Asker, answerOf, asker, questionIn } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';
import { joined } from '#test/support/people/people.ts';
import { everyNth } from '#test/support/proof-size.ts';

const dayMs = 86_400_000;

/** Runs the job as if so many days had gone by. */
const runAfter = async (days: number) => {
  const { handler } = await import('#functions/chat/on-reap.ts');
  return handler({}, {}, new Date(Date.now() + days * dayMs));
};
const asks = async (ada: Asker, { api }: { api: Asker['api'] }) => {
  const asked = questionIn(ada.businessId);
  await answerOf(await api.chat.ask(asked));
  return asked.chat_id;
};
const startOffice = async (app: App) => {
  app.stack.openai.say(spoken('Call them.'));
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  await asks(ada, ada);
  const chat = await asks(ada, carol);
  return { ada, carol, chat };
};
/** The rows of a person's chats in an account. */
const chatsOf = async (app: App, { sub: account }: Asker, { sub }: { sub: string }) => {
  const rows = await app.table.rows(`USER#${account}`);
  return rows.filter(({ sk }) => /^(?:CHAT|TURN|PHOTO)#/.test(sk) && sk.includes(`#${sub}.`));
};
const peopleOf = async (app: App, { sub }: Asker) => app.table.row(`USER#${sub}`, 'ACCOUNTPEOPLE');
/** As if somebody had been removed so many days ago. */
const ageRemoval = async (app: App, ada: Asker, id: string, days: number) => {
  const people = await peopleOf(app, ada);
  const members = people?.members as { id: string; removed_at: string }[];
  const removed_at = new Date(Date.now() - days * dayMs).toISOString();
  await app.table.put({
    ...people,
    members: members.map((one) => (one.id === id ? { ...one, removed_at } : one)),
    gsi1sk: new Date(Date.parse(removed_at) + 30 * dayMs).toISOString(),
  } as never);
};

test('the chats of a removed person go after 30 days and not before, those of others stay, and the person is forgotten', async () => {
  await using app = await startApp();
  const { ada, carol } = await startOffice(app);
  const dan = await joined(app, 'ada', 'dan');
  const dans = await asks(ada, dan);
  await ada.api.account.removePerson({ id: carol.sub });
  await app.table.put({ pk: `USER#${ada.sub}`, sk: `PHOTO#${carol.sub}.chat#message` });
  const before = await app.table.rows(`USER#${ada.sub}`);
  await runAfter(29);
  expect(await app.table.rows(`USER#${ada.sub}`)).toEqual(before);
  expect(await chatsOf(app, ada, carol)).toHaveLength(3);
  await runAfter(30.01);
  expect(await chatsOf(app, ada, carol)).toEqual([]);
  expect(JSON.stringify(await peopleOf(app, ada))).not.toContain(emailOf('carol'));
  expect((await peopleOf(app, ada))?.gsi1pk).toBeUndefined();
  expect((await ada.api.account.people({})).removed).toEqual([]);
  expect((await ada.api.history.list({})).items).toHaveLength(1);
  expect((await dan.api.history.get({ id: dans })).turns).toHaveLength(1);
  const after = await app.table.rows(`USER#${ada.sub}`);
  await runAfter(31);
  expect(await app.table.rows(`USER#${ada.sub}`)).toEqual(after);
});

test('who left by themselves and who was removed later each go at their own time, also when two runs meet', async () => {
  await using app = await startApp();
  const { ada, carol } = await startOffice(app);
  const dan = await joined(app, 'ada', 'dan');
  await asks(ada, dan);
  await carol.api.account.leave({});
  await ageRemoval(app, ada, carol.sub, 10);
  await ada.api.account.removePerson({ id: dan.sub });
  await runAfter(19);
  expect(await chatsOf(app, ada, carol)).toHaveLength(2);
  await runAfter(21);
  expect(await chatsOf(app, ada, carol)).toEqual([]);
  expect(await chatsOf(app, ada, dan)).toHaveLength(2);
  await Promise.all([runAfter(30.01), runAfter(30.01)]);
  expect(await chatsOf(app, ada, dan)).toEqual([]);
  expect((await peopleOf(app, ada))?.members).toEqual([]);
});

test('a removal that is undone on day 20 leaves the chats for good', async () => {
  await using app = await startApp();
  const { ada, carol, chat } = await startOffice(app);
  await ada.api.account.removePerson({ id: carol.sub });
  await ageRemoval(app, ada, carol.sub, 20);
  await ada.api.account.restorePerson({ id: carol.sub });
  expect((await peopleOf(app, ada))?.gsi1pk).toBeUndefined();
  await runAfter(40);
  expect((await carol.api.history.get({ id: chat })).turns).toHaveLength(1);
});

test('who was invited again and is back keeps their chats; an invitation alone keeps none', async () => {
  await using app = await startApp();
  const { ada, carol, chat } = await startOffice(app);
  await ada.api.account.removePerson({ id: carol.sub });
  await ageRemoval(app, ada, carol.sub, 31);
  const again = await joined(app, 'ada', 'carol');
  await runAfter(40);
  expect((await again.api.history.get({ id: chat })).turns).toHaveLength(1);
  await ada.api.account.removePerson({ id: carol.sub });
  await ada.api.account.invite({ email: emailOf('carol') });
  await runAfter(31);
  expect(await chatsOf(app, ada, carol)).toEqual([]);
  expect((await ada.api.account.people({})).invitations).toHaveLength(1);
});

test('who comes back while the job looks at their account loses nothing', async () => {
  await using app = await startApp();
  const { ada, carol, chat } = await startOffice(app);
  await ada.api.account.removePerson({ id: carol.sub });
  await ageRemoval(app, ada, carol.sub, 31);
  const due = await peopleOf(app, ada);
  const back = await joined(app, 'ada', 'carol');
  const version = (await peopleOf(app, ada))?.version;
  // The index is read a moment late: it still lists the account.
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNTPEOPLE', 'gsi1pk', due?.gsi1pk);
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNTPEOPLE', 'gsi1sk', due?.gsi1sk);
  await runAfter(1);
  expect((await back.api.history.get({ id: chat })).turns).toHaveLength(1);
  expect((await peopleOf(app, ada))?.version).toBe(version);
});

test.each<[string, Fault]>(
  everyNth(
    [
      ['BatchWriteItem', 'fail'],
      ['BatchWriteItem', 'lost'],
      ['TransactWriteItems', 'fail'],
      ['TransactWriteItems', 'lost'],
    ],
    3,
  ),
)(
  'a run in which %s of one account meets “%s” fails after the others, and the next one goes on',
  async (operation, fault) => {
    await using app = await startApp();
    const { ada, carol } = await startOffice(app);
    const bob = await asker(app, 'bob');
    const dan = await joined(app, 'bob', 'dan');
    await asks(bob, dan);
    await ada.api.account.removePerson({ id: carol.sub });
    await bob.api.account.removePerson({ id: dan.sub });
    const stop = app.stack.data.inject((call) =>
      call.operation === operation && JSON.stringify(call.input).includes(ada.sub)
        ? fault
        : undefined,
    );
    await expect(runAfter(31)).rejects.toThrow('The job failed');
    stop();
    expect(await chatsOf(app, bob, dan)).toEqual([]);
    expect((await peopleOf(app, bob))?.members).toEqual([]);
    await runAfter(31.1);
    expect(await chatsOf(app, ada, carol)).toEqual([]);
    expect((await peopleOf(app, ada))?.members).toEqual([]);
    expect((await ada.api.history.list({})).items).toHaveLength(1);
  },
);

test('an account that was deleted meanwhile is not written again', async () => {
  await using app = await startApp();
  const { ada, carol } = await startOffice(app);
  await ada.api.account.removePerson({ id: carol.sub });
  await deleteAccount(app, 'ada');
  await runAfter(31);
  expect(await app.table.rows(`USER#${ada.sub}`)).toEqual([]);
});

test('the chats of an owner cannot be removed like those of somebody who worked there', async () => {
  await using app = await startApp();
  const { ada } = await startOffice(app);
  const { removeChatsOf } = await import('#functions/history/remove-chats-of-person-table.ts');
  const actor = { accountId: ada.sub, personId: ada.sub };
  await expect(removeChatsOf(actor)).rejects.toThrow('go with their account');
  expect((await ada.api.history.list({})).items).toHaveLength(1);
});
