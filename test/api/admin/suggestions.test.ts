import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { type App, emailOf, startApp } from '#test/support/app.ts';

/** An app with the same wish of a member and of two visitors, one of them without an address. */
const withWishes = async () => {
  const app = await startApp();
  const ada = await app.member('ada');
  const wish = (text: string) => ({ suggestion_text: text });
  const forms = app.as().forms;
  const ids = [
    (await ada.feedback.suggestAsMember(wish('Let me print the week'))).id,
    (await forms.suggest({ ...wish('Print my week'), contact_email: 'vi@example.com' })).id,
    (await forms.suggest({ ...wish('A week on paper'), contact_email: null })).id,
  ];
  return { app, ada, ids, admin: app.as('admin').admin };
};
const mailsTo = (app: App, to: string) =>
  app.stack.mail.inbox.list(to).filter(({ subject }) => subject === 'Re: Your suggestion');
const answer = () => ({ reply_id: ulid(), text: 'Good news: you can print your week now.' });

test('the same wishes are answered together, each by its own email with its words quoted, once', async () => {
  const { app, admin, ids } = await withWishes();
  await using _ = app;
  const open = async () => (await admin.listOpenSuggestions({})).items.map(({ id }) => id);
  expect((await open()).toSorted()).toEqual(ids.toSorted());
  const once = answer();
  expect(await admin.answerSuggestions({ ids, ...once })).toEqual({
    answered: 2,
    without_address: 1,
    failed: [],
  });
  await admin.answerSuggestions({ ids, ...once });
  const [toAda] = mailsTo(app, emailOf('ada'));
  expect(mailsTo(app, emailOf('ada'))).toHaveLength(1);
  expect(mailsTo(app, 'vi@example.com')).toHaveLength(1);
  expect(toAda?.text).toContain(once.text);
  expect(toAda?.text).toContain('> Let me print the week');
  expect(toAda?.text).not.toContain('Print my week');
  expect(toAda?.headers?.References).toContain(ids[0]);
  expect(await open()).toEqual([]);
  expect((await admin.listSuggestions({})).items.map(({ done }) => done)).toEqual([
    true,
    true,
    true,
  ]);
});

test('a suggestion whose email did not go out stays open, and can be answered again', async () => {
  const { app, admin, ids } = await withWishes();
  await using _ = app;
  const once = answer();
  app.stack.mail.inbox.refuse('vi@example.com', 400);
  expect(await admin.answerSuggestions({ ids, ...once })).toMatchObject({
    answered: 1,
    failed: [ids[1]],
  });
  expect((await admin.listOpenSuggestions({})).items.map(({ id }) => id)).toEqual([ids[1]]);
  await admin.answerSuggestions({ ids: [String(ids[1])], ...once });
  expect(mailsTo(app, 'vi@example.com')).toHaveLength(1);
  expect((await admin.listOpenSuggestions({})).items).toEqual([]);
});

test('a suggestion is shown with the account of its owner, their messages and what was answered', async () => {
  const { app, ada, admin, ids } = await withWishes();
  await using _ = app;
  const [id = '', visitor = '', nobody = ''] = ids;
  await ada.feedback.contactAsMember({
    name: 'Ada',
    email: emailOf('ada'),
    subject: 'other',
    message: 'And hello',
  });
  await admin.answerSuggestions({ ids: [id], ...answer() });
  expect(await admin.getSuggestion({ id })).toMatchObject({
    suggestion: { id, done: true },
    email: emailOf('ada'),
    replies: [{ admin_email: 'admin@sevenhands.test' }],
    others: [{ message: 'And hello' }],
    account: { id: await app.sub('ada'), plan: 'pro' },
    lately: { answers: [], connections: [] },
  });
  expect(await admin.getSuggestion({ id: visitor })).toMatchObject({
    email: 'vi@example.com',
    account: null,
    lately: null,
  });
  expect(await admin.getSuggestion({ id: nobody })).toMatchObject({ email: null });
});

test('suggestions are put aside without an answer and reopened; answers leave with them', async () => {
  const { app, admin, ids } = await withWishes();
  await using _ = app;
  const open = async () => (await admin.listOpenSuggestions({})).items.length;
  expect(await admin.markSuggestions({ ids, done: true })).toEqual({ marked: 3 });
  expect(await open()).toBe(0);
  await admin.markSuggestions({ ids: [String(ids[0])], done: false });
  expect(await open()).toBe(1);
  await admin.answerSuggestions({ ids, ...answer() });
  for (const id of ids) await admin.removeSuggestion({ id, reason: 'Nothing but spam' });
  expect((await app.table.all()).filter(({ pk }) => pk.startsWith('REPLIES#'))).toEqual([]);
});

test('only admins deal with suggestions, and each step is in the audit trail without its words', async () => {
  const { app, ada, ids } = await withWishes();
  await using _ = app;
  const [id = ''] = ids;
  const steps = {
    getSuggestion: { id },
    answerSuggestions: { ids, ...answer() },
    markSuggestions: { ids, done: false },
  };
  const run = (client: typeof ada, [name, input]: [string, object]) =>
    (client.admin[name as 'getSuggestion'] as (input: object) => Promise<unknown>)(input);
  for (const step of Object.entries(steps)) {
    for (const stranger of [ada, app.as('mallory')])
      await expect(run(stranger, step)).rejects.toMatchObject({ code: 'forbidden' });
    await run(app.as('admin'), step);
  }
  const { items } = await app.as('admin').admin.listAudit({ limit: 10 });
  expect(items.slice(1, 4).map(({ operation, target }) => [operation, target])).toEqual([
    ['markSuggestions', ids.join(', ')],
    ['answerSuggestions', ids.join(', ')],
    ['getSuggestion', id],
  ]);
  expect(JSON.stringify(items)).not.toContain('Good news');
});
