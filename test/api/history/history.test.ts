import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker, essentialsAsker, freeAsker, seedChat } from '#test/support/chat.ts';

const saying = (app: App, content: string) => app.stack.openai.say(spoken(content));
const many = <T>(count: number, make: (nth: number) => T) =>
  Array.from({ length: count }, (_, nth) => make(nth));

const everyPage = async (ada: Asker, id: string, limit: number) => {
  const texts: string[] = [];
  let before: string | undefined;
  do {
    const page = await ada.api.history.get({ id, limit, before });
    texts.unshift(...page.turns.map(({ text }) => text));
    before = page.earlier ?? undefined;
  } while (before);
  return texts;
};

test('the history lists the last updated conversation first, page by page', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  saying(app, 'Yes.');
  const ids: string[] = [];
  for (const text of ['One', 'Two', 'Three']) {
    const chat_id = randomUUID();
    ids.push(chat_id);
    await ada.ask({ chat_id, text });
  }
  await ada.ask({ chat_id: ids[0], text: 'One more' });
  const first = await ada.api.history.list({ limit: 2 });
  expect(first.items.map(({ title }) => title)).toEqual(['One', 'Three']);
  expect(first.items[0]).toMatchObject({ message_count: 4, preview: 'Yes.' });
  const second = await ada.api.history.list({ limit: 2, after: first.next ?? '' });
  expect(second.items.map(({ title }) => title)).toEqual(['Two']);
  expect(second.next).toBeNull();
});

test('a page cursor of another owner returns only the caller’s own conversations', async () => {
  await using app = await startApp();
  const [ada, bob] = [await asker(app, 'ada'), await asker(app, 'bob')];
  saying(app, 'Yes.');
  for (const owner of [ada, ada, bob]) await owner.ask();
  const { next } = await ada.api.history.list({ limit: 1 });
  const { items } = await bob.api.history.list({ limit: 1, after: next ?? '' });
  expect(items).toHaveLength(1);
  expect(items[0]?.business_id).toBe(bob.businessId);
});

test('conversations are found by words, by helper and by business', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  saying(app, 'Ring the **Miller** family.');
  await ada.ask({ text: 'A quote for the roof' });
  saying(app, 'Post on Friday.');
  await ada.ask({ text: 'An advert', helper_id: 'marketing' });
  const titles = async (filter: object) =>
    (await ada.api.history.list(filter)).items.map(({ title }) => title);
  const found = async (search: string) =>
    (await ada.api.history.search({ search })).items.map(({ title }) => title);
  expect(await found('ROOF')).toEqual(['A quote for the roof']);
  expect(await found('miller')).toEqual(['A quote for the roof']);
  expect(await titles({ helper_id: 'marketing' })).toEqual(['An advert']);
  expect(await titles({ business_id: ada.businessId })).toHaveLength(2);
  expect(await titles({ business_id: randomUUID() })).toEqual([]);
  expect(await found('nothing like it')).toEqual([]);
});

test('D6: a search continues over pages without a match', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  saying(app, 'Yes.');
  await ada.ask({ text: 'The needle' });
  const [header] = await app.table.rows(`USER#${ada.sub}`, 'CHAT#');
  await Promise.all(
    many(450, (nth) => {
      const id = randomUUID();
      const updated_at = new Date(Date.now() + 1000 + nth).toISOString();
      return app.table.put({
        ...header,
        pk: `USER#${ada.sub}`,
        sk: `CHAT#${id}`,
        id,
        title: `Hay ${nth}`,
        updated_at,
        gsi1sk: `${updated_at}#${id}`,
      });
    }),
  );
  const all = async (search: string) => {
    const seen: string[] = [];
    let after: string | undefined;
    let pages = 0;
    do {
      const page = await ada.api.history.search({ search, limit: 50, after });
      seen.push(...page.items.map(({ title }) => title));
      after = page.next ?? undefined;
      pages++;
    } while (after);
    return { seen, pages };
  };
  // A page reads at most 200 conversations.
  expect(await all('needle')).toEqual({ seen: ['The needle'], pages: 3 });
  expect((await all('hay')).seen).toEqual(many(450, (nth) => `Hay ${449 - nth}`));
});

test('D6: a conversation of more than 3 MB is read page by page and complete', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { chat_id } = await seedChat(app, ada, 120, 'x'.repeat(30_000));
  expect(await everyPage(ada, chat_id, 100)).toEqual(
    [...many(119, (nth) => nth + 2), 1].map((nth) => `Question ${nth}`),
  );
});

test('pages of a conversation never show replaced turns, wherever a page ends', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  saying(app, 'Yes.');
  const asked: string[] = [];
  for (let nth = 1; nth <= 8; nth++)
    asked.push((await ada.ask({ chat_id, text: `Question ${nth}` })).turn.id);
  const edited = await ada.ask({ chat_id, text: 'Question 4, edited', replaces: asked[3] });
  await ada.ask({ chat_id, text: 'Question 5, new' });
  await ada.ask({ chat_id, text: 'Question 4, edited again', replaces: edited.turn.id });
  await ada.ask({ chat_id, text: 'The last' });
  for (const limit of [1, 2, 3, 100])
    expect(await everyPage(ada, chat_id, limit)).toEqual([
      'Question 1',
      'Question 2',
      'Question 3',
      'Question 4, edited again',
      'The last',
    ]);
});

test('clearing empties a conversation, keeps it in the list and lets it start again', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  saying(app, 'Yes.');
  await ada.ask({ chat_id, text: 'Old' });
  expect(await ada.api.history.clear({ id: chat_id })).toMatchObject({
    message_count: 0,
    preview: '',
  });
  expect((await ada.api.history.get({ id: chat_id })).turns).toEqual([]);
  await ada.ask({ chat_id, text: 'New' });
  expect(app.stack.openai.requests().at(-1)?.body.messages).toHaveLength(2);
  const { chat, turns } = await ada.api.history.get({ id: chat_id });
  expect(turns.map(({ text }) => text)).toEqual(['New']);
  expect(chat).toMatchObject({ title: 'New', message_count: 2 });
});

test('an owner gives a conversation a title and pins it, and later answers change neither', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const other = randomUUID();
  await ada.ask({ chat_id: other, text: 'Another one' });
  const { turn } = await ada.ask({ text: 'How do I follow up on a quote?' });
  const { chat_id: id } = turn;
  const named = await ada.api.history.rename({ id, title: '  Maria’s quote ' });
  expect(named).toMatchObject({ id, title: 'Maria’s quote' });
  expect(named).not.toHaveProperty('pinned');
  expect(await ada.api.history.pin({ id, pinned: true })).toMatchObject({ pinned: true });
  await ada.ask({ chat_id: id, text: 'And then?' });
  await ada.ask({ chat_id: other, text: 'One more' });
  const { items } = await ada.api.history.list({});
  expect(items.map(({ title }) => title)).toEqual(['Another one', 'Maria’s quote']);
  const pinned = await ada.api.history.list({ pinned: 'yes' });
  expect(pinned.items).toMatchObject([{ id, title: 'Maria’s quote', message_count: 4 }]);
  expect((await ada.api.history.get({ id })).chat).toMatchObject({ title: 'Maria’s quote' });
  expect((await ada.api.history.search({ search: 'maria' })).items).toHaveLength(1);
  await ada.api.history.pin({ id, pinned: false });
  expect((await ada.api.history.list({ pinned: 'yes' })).items).toEqual([]);
});

test('no stranger renames or pins a conversation, and neither works on one that is gone or never was', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const bob = await asker(app, 'bob');
  const { turn } = await ada.ask({ text: 'Mine' });
  const { chat_id: id } = turn;
  const notFound = { code: 'not-found' };
  await expect(bob.api.history.rename({ id, title: 'Yours' })).rejects.toMatchObject(notFound);
  await expect(bob.api.history.pin({ id, pinned: true })).rejects.toMatchObject(notFound);
  expect((await ada.api.history.get({ id })).chat).toMatchObject({ title: 'Mine' });
  await ada.api.history.remove({ id });
  await expect(ada.api.history.rename({ id, title: 'Back' })).rejects.toMatchObject(notFound);
  await expect(ada.api.history.pin({ id: randomUUID(), pinned: true })).rejects.toMatchObject(
    notFound,
  );
  expect((await ada.api.history.list({})).items).toEqual([]);
  expect((await bob.api.history.list({})).items).toEqual([]);
});

test('a deleted conversation is removed with its turns, and deleting it again gives a not-found', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  await ada.ask({ chat_id });
  expect(await ada.api.history.remove({ id: chat_id })).toEqual({ id: chat_id });
  expect((await ada.api.history.list({})).items).toEqual([]);
  await expect(ada.api.history.get({ id: chat_id })).rejects.toMatchObject({ code: 'not-found' });
  await expect(ada.api.history.remove({ id: chat_id })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(await app.table.rows(`USER#${ada.sub}`, 'TURN#')).toEqual([]);
});

test('an interrupted deletion has removed the conversation from the list, and is finished by repeating it', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { chat_id } = await seedChat(app, ada, 30);
  const mend = app.stack.data.inject(({ operation }) =>
    operation === 'BatchWriteItem' ? 'fail' : undefined,
  );
  await expect(ada.api.history.remove({ id: chat_id })).rejects.toMatchObject({
    code: 'unavailable',
  });
  mend();
  expect((await ada.api.history.list({})).items).toEqual([]);
  await expect(ada.ask({ chat_id })).rejects.toMatchObject({ code: 'not-found' });
  await ada.api.history.remove({ id: chat_id });
  expect(await app.table.rows(`USER#${ada.sub}`, 'TURN#')).toEqual([]);
});

test('an answer that arrives after its conversation was deleted restores nothing', async () => {
  await using app = await startApp({ pace: { betweenMs: 5 } });
  const ada = await asker(app, 'ada');
  const chat_id = randomUUID();
  await ada.ask({ chat_id });
  const asking = ada.ask({ chat_id, text: 'Still there?' });
  asking.catch(() => {});
  while (app.stack.openai.requests().length < 2) await new Promise((go) => setTimeout(go, 5));
  await ada.api.history.remove({ id: chat_id });
  await expect(asking).rejects.toMatchObject({ code: 'not-found' });
  expect((await ada.api.history.list({})).items).toEqual([]);
  // The answer was sent, so it counts although its owner has deleted the conversation.
  expect((await ada.quota()).total).toBe(2);
});

test('an owner rates an answer and gives a reason', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { turn } = await ada.ask();
  const rating = { rating: 'down', reason: 'Too long' } as const;
  const place = { id: turn.chat_id, message_id: turn.id };
  expect(await ada.api.history.rate({ ...place, ...rating })).toEqual(rating);
  const { turns } = await ada.api.history.get({ id: turn.chat_id });
  expect(turns[0]?.feedback).toEqual(rating);
  for (const other of [{ id: randomUUID() }, { message_id: ulid() }])
    await expect(ada.api.history.rate({ ...place, ...other, ...rating })).rejects.toMatchObject({
      code: 'not-found',
    });
});

test('the Free plan has no history; conversations saved on an earlier plan stay readable', async () => {
  await using app = await startApp();
  const bob = await freeAsker(app, 'bob');
  await bob.ask();
  await expect(bob.api.history.list({})).rejects.toMatchObject({ code: 'upgrade-needed' });

  const ada = await essentialsAsker(app, 'ada');
  const chat_id = randomUUID();
  await ada.ask({ chat_id, text: 'From better days' });
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'subscription', null);
  expect((await ada.api.history.list({})).items).toHaveLength(1);
  expect((await ada.api.history.search({ search: 'nowhere' })).items).toEqual([]);
  expect((await ada.api.history.get({ id: chat_id })).turns).toHaveLength(1);
  const { saved } = await ada.ask({ chat_id, text: 'On the free plan' });
  expect(saved).toBe(false);
  expect((await ada.api.history.get({ id: chat_id })).chat.message_count).toBe(2);
});

test('a conversation started on the Free plan is saved from the upgrade on', async () => {
  await using app = await startApp();
  const ada = await freeAsker(app, 'ada');
  const chat_id = randomUUID();
  await ada.ask({ chat_id, text: 'Before' });
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'trial_ends_at', inAWeek);
  expect((await ada.ask({ chat_id, text: 'After' })).saved).toBe(true);
  expect((await ada.api.history.get({ id: chat_id })).chat).toMatchObject({
    title: 'After',
    message_count: 2,
  });
});

test.each([
  ['a limit of 0', '/chats?limit=0'],
  ['a limit of 51', '/chats?limit=51'],
  ['an unknown helper', '/chats?helper_id=lawyer'],
  ['an unknown field', '/chats?user_id=bob'],
  ['an invalid id', '/chats/USER%23bob'],
])('the history refuses %s', async (_, path) => {
  await using app = await startApp();
  expect((await app.send('GET', path, { name: 'ada' })).status).toBe(400);
  expect((await app.send('GET', path)).status).toBe(401);
});
