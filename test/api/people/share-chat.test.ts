import { expect, test } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, startApp } from '#test/support/app.ts';
import { answerOf, asker, questionIn, seedChat } from '#test/support/chat.ts';
import { joined } from '#test/support/people/people.ts';
import { base64Of, jpeg } from '#test/support/photos.ts';

const refused = (code: string) => expect.objectContaining({ code });
const draft = { kind: 'draft', channel: 'text-message', title: 'Hi', subject: null, body: 'Hi.' };

/** An owner with a chat of one answer, and somebody of the office. */
const shared = async (app: App) => {
  app.stack.openai.say(spoken('Call them.', { parts: [draft] }));
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  const photo = { data: base64Of(jpeg), thumbnail: base64Of(jpeg) };
  const { turn } = await ada.ask({ text: 'What do I tell Mrs. Lopez?', photo });
  const share = () => ada.api.history.share({ id: turn.chat_id, person_id: carol.sub });
  const carols = async () => (await carol.api.history.list({})).items;
  return { ada, carol, turn, share, carols };
};

test('a chat is shared with its drafts as they are, under its title, and is the receiver’s own from then on', async () => {
  await using app = await startApp();
  const { ada, carol, turn, share, carols } = await shared(app);
  const id = turn.chat_id;
  const index = turn.parts.findIndex(({ kind }) => kind === 'draft');
  await ada.api.history.rename({ id, title: 'Mrs. Lopez' });
  await ada.api.history.pin({ id, pinned: true });
  await ada.api.history.rate({ id, message_id: turn.id, rating: 'down', reason: 'Too short' });
  const at = { message_id: turn.id, index };
  await ada.api.history.changeDraft({ id, ...at, body: 'Hello.', sent: true });
  expect(await share()).toEqual({ outcome: 'shared', is_cut: false });

  const [copy] = await carols();
  expect(copy).toMatchObject({ title: 'Mrs. Lopez', shared_by: ada.sub, is_new: true });
  expect(copy?.pinned).toBeUndefined();
  const { chat, turns } = await carol.api.history.get({ id: String(copy?.id) });
  expect(chat.id).not.toBe(id);
  expect(turns).toMatchObject([
    {
      text: 'What do I tell Mrs. Lopez?',
      chat_id: chat.id,
      feedback: null,
      drafts: [{ index, body: 'Hello.', sent_by: ada.sub }],
    },
  ]);
  // The photo stays with who sent it.
  await expect(carol.api.history.photo({ id: chat.id, message_id: turn.id })).rejects.toEqual(
    refused('not-found'),
  );
  // Opened, it is new no more.
  expect((await carols())[0]?.is_new).toBeUndefined();

  await carol.api.history.changeDraft({ id: chat.id, ...at, body: 'Carol here.', sent: false });
  await answerOf(
    await carol.api.chat.ask(questionIn(ada.businessId, { chat_id: chat.id, text: 'And then?' })),
  );
  const adas = await ada.api.history.get({ id });
  expect(adas.turns).toHaveLength(1);
  expect(adas.turns[0]?.drafts?.[0]?.body).toBe('Hello.');
  expect((await carols())[0]).toMatchObject({ shared_by: ada.sub, message_count: 4 });
  // What came with it was not asked by the receiver.
  expect((await carol.api.account.usage({})).items.map(({ text }) => text)).toEqual(['And then?']);
});

test('the same chat arrives once, also under two presses at once, and once more when something was added', async () => {
  await using app = await startApp();
  const { ada, turn, share, carols } = await shared(app);
  const outcomes = (await Promise.all([share(), share(), share()])).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'shared')).toHaveLength(1);
  expect((await share()).outcome).toBe('already');
  expect(await carols()).toHaveLength(1);
  await ada.ask({ chat_id: turn.chat_id, text: 'And if she says no?' });
  expect((await share()).outcome).toBe('shared');
  expect((await carols()).map(({ message_count }) => message_count)).toEqual([4, 2]);
});

test('a copy that was interrupted before its header is on no list, and arrives when it is sent again', async () => {
  await using app = await startApp();
  const { ada, carol, share, carols } = await shared(app);
  await share();
  const [copy] = await carols();
  await app.table.remove(`USER#${ada.sub}`, `CHAT#${carol.sub}.${copy?.id}`);
  expect(await carols()).toEqual([]);
  expect((await share()).outcome).toBe('shared');
  expect((await carols()).map(({ id }) => id)).toEqual([copy?.id]);
  expect((await carol.api.history.get({ id: String(copy?.id) })).turns).toHaveLength(1);
});

test('the office shares with the owner, and with nobody who cannot open the business', async () => {
  await using app = await startApp();
  const { ada, carol, turn, share } = await shared(app);
  const asked = await answerOf(await carol.api.chat.ask(questionIn(ada.businessId)));
  const of = (id: string, person_id: string) => ({ id, person_id });
  const chat = asked.turn.chat_id;
  expect((await carol.api.history.share(of(chat, ada.sub))).outcome).toBe('shared');
  const [copy] = (await ada.api.history.list({})).items;
  expect(copy).toMatchObject({ shared_by: carol.sub, is_new: true });

  for (const person of [carol.sub, 'nobody'])
    await expect(carol.api.history.share(of(chat, person))).rejects.toEqual(refused('not-found'));
  // A chat of somebody else is not there.
  await expect(carol.api.history.share(of(turn.chat_id, ada.sub))).rejects.toEqual(
    refused('not-found'),
  );
  const view = await ada.api.businesses.add({ name: 'Second Pipes', type: 'Plumber' });
  const second = String(view.account.active_business_id);
  await ada.api.account.chooseBusinesses({ id: carol.sub, businesses: [second] });
  await expect(share()).rejects.toEqual(refused('not-found'));
  // Of a business that was taken from them, they share nothing either.
  await expect(carol.api.history.share(of(chat, ada.sub))).rejects.toEqual(refused('not-found'));
  await ada.api.account.chooseBusinesses({ id: carol.sub, businesses: null });
  await ada.api.account.removePerson({ id: carol.sub });
  await expect(share()).rejects.toEqual(refused('not-found'));
  await ada.api.account.restorePerson({ id: carol.sub });
  expect((await share()).outcome).toBe('shared');
});

test('somebody who is paused receives nothing', async () => {
  await using app = await startApp();
  const { ada, share } = await shared(app);
  // The trial is over, and the free plan has one seat.
  const past = new Date(Date.now() - 86_400_000).toISOString();
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'trial_ends_at', past);
  await expect(share()).rejects.toEqual(refused('not-found'));
});

test('of a chat of 1,200 questions the newest 1,000 are shared', { tags: 'night' }, async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  const { chat_id } = await seedChat(app, ada, 1200);
  const share = { id: chat_id, person_id: carol.sub };
  expect(await ada.api.history.share(share)).toEqual({ outcome: 'shared', is_cut: true });
  const copies = await app.table.rows(`USER#${ada.sub}`, `TURN#${carol.sub}.`);
  expect(copies).toHaveLength(1000);
  const [copy] = (await carol.api.history.list({})).items;
  const newest = await carol.api.history.get({ id: String(copy?.id), limit: 1 });
  expect(newest.turns).toHaveLength(1);
  expect((await ada.api.history.get({ id: chat_id, limit: 1 })).turns[0]?.id).toBe(
    newest.turns[0]?.id,
  );
});

test('a shared copy goes with its receiver, and is in their export', async () => {
  await using app = await startApp();
  const { ada, carol, share } = await shared(app);
  await share();
  const exported = await carol.api.account.export({});
  expect(exported.chats).toMatchObject([{ shared_by: ada.sub }]);
  expect(exported.people).toEqual([{ id: ada.sub, name: '' }]);
  await app.as('carol').account.remove({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
  const rows = await app.table.rows(`USER#${ada.sub}`);
  expect(JSON.stringify(rows.map(({ sk }) => sk))).not.toContain(carol.sub);
});
