import { expect, test } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { emailOf, startApp } from '#test/support/app.ts';
import { answerOf, asker, questionIn } from '#test/support/chat.ts';
import { joined } from '#test/support/people/people.ts';
import { base64Of, jpeg } from '#test/support/photos.ts';

const refused = (code: string) => expect.objectContaining({ code });

test('each person sees their own chats only, and the quota is the account’s', async () => {
  await using app = await startApp();
  app.stack.openai.say(spoken('Call them.'));
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  const adas = (await ada.ask({ text: 'Adas question' })).turn;
  const asked = questionIn(ada.businessId, { text: 'Carols question' });
  const carols = (await answerOf(await carol.api.chat.ask(asked))).turn;
  expect(carols.chat_id).toBe(asked.chat_id);

  const titles = async (api: typeof carol.api) =>
    (await api.history.list({})).items.map(({ title }) => title);
  expect(await titles(ada.api)).toEqual(['Adas question']);
  expect(await titles(carol.api)).toEqual(['Carols question']);
  for (const [api, turn] of [
    [ada.api, carols],
    [carol.api, adas],
  ] as const) {
    await expect(api.history.get({ id: turn.chat_id })).rejects.toEqual(refused('not-found'));
    await expect(api.history.rename({ id: turn.chat_id, title: 'x' })).rejects.toEqual(
      refused('not-found'),
    );
    await expect(
      api.history.rate({ id: turn.chat_id, message_id: turn.id, rating: 'up' }),
    ).rejects.toEqual(refused('not-found'));
    await expect(api.history.remove({ id: turn.chat_id })).rejects.toEqual(refused('not-found'));
  }
  const found = await carol.api.history.search({ search: 'question' });
  expect(found.items.map(({ id }) => id)).toEqual([asked.chat_id]);
  const { chat, turns } = await carol.api.history.get({ id: asked.chat_id });
  expect(chat.id).toBe(asked.chat_id);
  expect(turns.map(({ chat_id }) => chat_id)).toEqual([asked.chat_id]);
  // A second question goes on in the same conversation.
  await answerOf(
    await carol.api.chat.ask(
      questionIn(ada.businessId, { chat_id: asked.chat_id, text: 'And then?' }),
    ),
  );
  expect((await carol.api.history.get({ id: asked.chat_id })).turns).toHaveLength(2);
  const week = await carol.api.week.today({ business_id: ada.businessId });
  expect(week.last_conversation?.id).toBe(asked.chat_id);

  const texts = async (api: typeof carol.api) =>
    (await api.account.usage({})).items.map(({ text }) => text);
  expect(await texts(ada.api)).toEqual(['Adas question']);
  expect((await texts(carol.api)).toSorted()).toEqual(['And then?', 'Carols question']);
  expect((await ada.quota()).total).toBe(3);
});

test('a person who was removed is refused at once, also with a question, and can be let back in', async () => {
  await using app = await startApp();
  app.stack.openai.say(spoken('Call them.'));
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  const asked = questionIn(ada.businessId);
  await answerOf(await carol.api.chat.ask(asked));

  const after = await ada.api.account.removePerson({ id: carol.sub });
  expect(after.members).toEqual([]);
  expect(after.removed).toMatchObject([{ id: carol.sub, name: 'carol' }]);
  const rows = await app.table.all();
  await expect(carol.api.week.get({ business_id: ada.businessId })).rejects.toEqual(
    refused('no-access'),
  );
  await expect(carol.api.chat.ask(questionIn(ada.businessId))).rejects.toEqual(
    refused('no-access'),
  );
  expect(await app.table.all()).toEqual(rows);
  expect((await app.as('carol').account.get({})).works_in).toBeUndefined();
  expect(app.stack.mail.inbox.list(emailOf('carol'))[0]?.subject).toMatch(/no longer have access/);

  await ada.api.account.restorePerson({ id: carol.sub });
  expect((await carol.api.history.get({ id: asked.chat_id })).turns).toHaveLength(1);
});

test('a person who was given one business finds no other', async () => {
  await using app = await startApp();
  app.stack.openai.say(spoken('Call them.'));
  const ada = await asker(app, 'ada');
  const view = await ada.api.businesses.add({ name: 'Second Pipes', type: 'Plumber' });
  const second = String(view.account.active_business_id);
  const carol = await joined(app, 'ada', 'carol', { businesses: [second] });

  const seen = await carol.api.account.get({});
  expect(seen.businesses.map(({ name, is_active }) => [name, is_active])).toEqual([
    ['Second Pipes', true],
  ]);
  await carol.api.week.get({ business_id: second });
  const business_id = ada.businessId;
  for (const call of [
    () => carol.api.week.get({ business_id }),
    () => carol.api.numbers.list({ business_id }),
    () => carol.api.businesses.switch({ business_id }),
    () => carol.api.chat.ask(questionIn(business_id)),
    () => carol.api.chat.ask(questionIn(business_id.toUpperCase())),
  ])
    await expect(call()).rejects.toEqual(refused('not-found'));
  await answerOf(await carol.api.chat.ask(questionIn(second)));

  await ada.api.account.chooseBusinesses({ id: carol.sub, businesses: [ada.businessId] });
  await expect(carol.api.week.get({ business_id: second })).rejects.toEqual(refused('not-found'));
  expect((await carol.api.history.list({})).items).toEqual([]);
});

test('a person who was given one business does nothing in their chats of another', async () => {
  await using app = await startApp();
  app.stack.openai.say(spoken('Call them.'));
  const ada = await asker(app, 'ada');
  const view = await ada.api.businesses.add({ name: 'Second Pipes', type: 'Plumber' });
  const second = String(view.account.active_business_id);
  const carol = await joined(app, 'ada', 'carol');
  const photo = { data: base64Of(jpeg), thumbnail: base64Of(jpeg) };
  const asked = questionIn(ada.businessId, { photo });
  const { turn } = await answerOf(await carol.api.chat.ask(asked));
  const own = questionIn(second);
  await answerOf(await carol.api.chat.ask(own));
  await ada.api.account.chooseBusinesses({ id: carol.sub, businesses: [second] });

  const { history, chat } = carol.api;
  const id = asked.chat_id;
  const message = { id, message_id: turn.id };
  const rows = await app.table.all();
  for (const call of [
    () => history.get({ id }),
    () => history.get({ id: id.toUpperCase() }),
    () => history.photo(message),
    () => history.rename({ id, title: 'Mine' }),
    () => history.pin({ id, pinned: true }),
    () => history.rate({ ...message, rating: 'up' }),
    () => history.stop({ ...message, shown: 0 }),
    () => history.changeDraft({ ...message, index: 0, subject: null, body: 'Hi', sent: true }),
    () => history.takeDraft(message),
    () => history.fillPlaces({ ...message, places: { name: 'Ada' } }),
    () => chat.putInSpanish({ ...message, index: 0 }),
    () => history.clear({ id }),
    () => history.remove({ id }),
  ])
    await expect(call()).rejects.toEqual(refused('not-found'));
  expect(await app.table.all()).toEqual(rows);
  expect((await history.rename({ id: own.chat_id, title: 'Mine' })).title).toBe('Mine');

  await ada.api.account.chooseBusinesses({ id: carol.sub, businesses: null });
  expect((await history.get({ id })).turns).toHaveLength(1);
});

test('each person has their own business open', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.api.businesses.add({ name: 'Second Pipes', type: 'Plumber' });
  const carol = await joined(app, 'ada', 'carol');
  const after = await carol.api.businesses.switch({ business_id: ada.businessId });
  expect(after.account.active_business_id).toBe(ada.businessId);
  const active = async (api: typeof carol.api) =>
    (await api.account.get({})).businesses.find(({ is_active }) => is_active)?.name;
  expect(await active(ada.api)).toBe('Second Pipes');
  expect(await active(carol.api)).toBe('Ada Plumbing');
});
