import { expect, test } from 'vitest';
import type { Fault } from '#local/dynamodb/faults.ts';
import { spoken } from '#test/support/answers/spoken.ts';
import { emailOf, startApp } from '#test/support/app.ts';
import { answerOf, asker, questionIn } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';
import { joined } from '#test/support/people/people.ts';
import { everyNth } from '#test/support/proof-size.ts';

const chatting = async (app: Awaited<ReturnType<typeof startApp>>) => {
  app.stack.openai.say(spoken('Call them.'));
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  await ada.ask({ text: 'Adas question' });
  const asked = questionIn(ada.businessId, { text: 'Carols question' });
  await answerOf(await carol.api.chat.ask(asked));
  return { ada, carol };
};
const textOf = async (app: Awaited<ReturnType<typeof startApp>>) =>
  JSON.stringify(await app.table.all());

test('each person downloads their own chats, and only the owner all else', async () => {
  await using app = await startApp();
  const { ada, carol } = await chatting(app);
  const titlesIn = async (api: typeof carol.api) => {
    const titles: string[] = [];
    const texts: string[] = [];
    let after: string | undefined;
    do {
      const page = await api.account.export({ ...(after && { after }) });
      titles.push(...page.chats.map(({ title }) => title));
      texts.push(...page.turns.map(({ text }) => text));
      if (api === carol.api)
        expect(page).toMatchObject({ account: null, businesses: [], numbers: [], connections: [] });
      after = page.next ?? undefined;
    } while (after);
    return { titles, texts };
  };
  expect(await titlesIn(ada.api)).toEqual({ titles: ['Adas question'], texts: ['Adas question'] });
  expect(await titlesIn(carol.api)).toEqual({
    titles: ['Carols question'],
    texts: ['Carols question'],
  });
  const own = await app.as('carol').account.export({});
  expect(own.chats).toEqual([]);
  expect(own.account?.email).toBe(emailOf('carol'));
});

test('who deletes their sign-in leaves every account, with their chats and nobody else’s', async () => {
  await using app = await startApp();
  const { ada, carol } = await chatting(app);
  await deleteAccount(app, 'carol');
  // The trail says who did what, by the id; the list of trials that end expires by itself.
  const rest = (await app.table.all()).filter(({ pk }) => !/^(?:AUDIT|TRIALS)#/.test(String(pk)));
  expect(JSON.stringify(rest)).not.toContain(carol.sub);
  expect(await textOf(app)).not.toContain(emailOf('carol'));
  expect((await ada.api.account.people({})).members).toEqual([]);
  expect((await ada.api.history.list({})).items).toHaveLength(1);
  expect(app.stack.mail.inbox.list(emailOf('ada'))[0]?.subject).toBe('Carol left your account');
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
  'a deletion in which %s of the other account meets “%s” is finished by the next try, with the chats there',
  async (operation, fault) => {
    await using app = await startApp();
    const { ada, carol } = await chatting(app);
    const mend = app.stack.data.inject((call) =>
      call.operation === operation && JSON.stringify(call.input).includes(ada.sub)
        ? fault
        : undefined,
    );
    await deleteAccount(app, 'carol');
    mend();
    await app.stack.queue.delivery.hurry();
    const rows = await app.table.rows(`USER#${ada.sub}`);
    expect(rows.map(({ sk }) => sk).filter((sk) => sk.includes(`#${carol.sub}.`))).toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(emailOf('carol'));
    expect(app.stack.auth.find(emailOf('carol'))).toBeUndefined();
    expect((await ada.api.history.list({})).items).toHaveLength(1);
  },
);

test('who was removed and deletes their sign-in takes their chats along, and is not brought back', async () => {
  await using app = await startApp();
  const { ada, carol } = await chatting(app);
  await ada.api.account.removePerson({ id: carol.sub });
  expect((await app.as('carol').account.get({})).works_in).toBeUndefined();
  expect((await ada.api.account.people({})).removed).toHaveLength(1);
  await deleteAccount(app, 'carol');
  const rows = JSON.stringify(await app.table.rows(`USER#${ada.sub}`));
  expect(rows).not.toContain(carol.sub);
  expect(rows).not.toContain(emailOf('carol'));
  expect((await ada.api.account.people({})).removed).toEqual([]);
  await expect(ada.api.account.restorePerson({ id: carol.sub })).rejects.toEqual(
    expect.objectContaining({ code: 'not-found' }),
  );
  expect((await ada.api.history.list({})).items).toHaveLength(1);
});

test('an account that is deleted lets its people go, with their chats there, and keeps their own', async () => {
  await using app = await startApp();
  const { ada, carol } = await chatting(app);
  const bob = await joined(app, 'ada', 'bob');
  await ada.api.account.removePerson({ id: bob.sub });
  await ada.api.account.invite({ email: 'dan@example.com' });
  await deleteAccount(app, 'ada');
  expect(await app.table.rows(`USER#${ada.sub}`, '')).toEqual([]);
  for (const { sub } of [bob, carol])
    expect(await app.table.row(`USER#${sub}`, `MEMBERSHIP#${ada.sub}`)).toBeUndefined();
  await expect(carol.api.account.get({})).rejects.toEqual(
    expect.objectContaining({ code: 'no-access' }),
  );
  const own = await app.as('carol').account.get({});
  expect(own.works_in).toBeUndefined();
  expect(own.account.email).toBe(emailOf('carol'));
  expect(await textOf(app)).not.toContain('INVITATION#');
  expect(app.stack.mail.inbox.list(emailOf('carol'))[0]?.subject).toBe(
    'An account you worked in is gone',
  );
});
