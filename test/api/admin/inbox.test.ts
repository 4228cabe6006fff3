import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';

const words = {
  name: 'Joe',
  email: emailOf('ada'),
  subject: 'billing',
  message: 'My card shows two payments.\nPlease send one back.',
} as const;
const reply = (text = 'Hi Joe, I sent one back just now.') => ({
  reply_id: ulid(),
  text,
  done: false,
});
/** An app with one message of an owner. */
const withMessage = async () => {
  const app = await startApp();
  const ada = await app.member('ada');
  const { id } = await ada.feedback.contactAsMember(words);
  return { app, ada, id, admin: app.as('admin').admin };
};
const mailsTo = (app: App) =>
  app.stack.mail.inbox.list(words.email).filter(({ subject }) => subject.startsWith('Re: '));

test('a message is shown with the account it came from, and nothing of its chats', async () => {
  const { app, ada, id, admin } = await withMessage();
  await using _ = app;
  const { id: earlier } = await ada.feedback.contactAsMember({ ...words, message: 'One more' });
  expect(await admin.getMessage({ id })).toMatchObject({
    message: { id, message: words.message, assigned_email: null },
    replies: [],
    others: [{ id: earlier, message: 'One more' }],
    account: { id: await app.sub('ada'), email: words.email, plan: 'pro', quota: { total: 0 } },
  });
  const visitor = await app.as().forms.contact({ ...words, email: 'v@example.com' });
  expect(await admin.getMessage({ id: visitor.id })).toMatchObject({ account: null, others: [] });
  await expect(admin.getMessage({ id: ulid() })).rejects.toMatchObject({ code: 'not-found' });
});

test('what went wrong for the sender lately stands beside a message, in counts', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { id } = await ada.api.feedback.contactAsMember(words);
  const { admin } = app.as('admin');
  app.stack.openai.fail({ kind: 'empty' });
  await expect(ada.ask()).rejects.toMatchObject({ code: 'unavailable' });
  const { lately } = await admin.getMessage({ id });
  expect(lately).toEqual({
    answers: [
      { day: new Date().toISOString().slice(0, 10), failed: 1, refused: 0, cut: 0, slow: 0 },
    ],
    connections: [],
  });
  expect(JSON.stringify(lately)).not.toContain('follow up');
});

test('an answer is mailed once with the message quoted, threaded, and kept with its author', async () => {
  const { app, id, admin } = await withMessage();
  await using _ = app;
  const answer = reply();
  await admin.replyToMessage({ id, ...answer });
  await admin.replyToMessage({ id, ...answer });
  await admin.replyToMessage({ id, ...reply('It takes five days to show.') });
  const [second, first] = mailsTo(app);
  expect(mailsTo(app)).toHaveLength(2);
  expect(first?.subject).toBe('Re: Billing');
  expect(first?.text).toContain(answer.text);
  expect(first?.text).toContain('> My card shows two payments.\n> Please send one back.');
  expect(first?.headers?.References).toContain(id);
  expect(second?.headers?.References).toBe(first?.headers?.References);
  const { replies, message } = await admin.getMessage({ id });
  expect(replies).toMatchObject([
    { text: answer.text, admin_email: 'admin@sevenhands.test' },
    { text: 'It takes five days to show.' },
  ]);
  expect(message.done).toBe(false);
});

test('an answer that was not mailed is not kept, and can be sent again', async () => {
  const { app, id, admin } = await withMessage();
  await using _ = app;
  const answer = reply();
  app.stack.mail.inbox.refuse(words.email, 400);
  await expect(admin.replyToMessage({ id, ...answer })).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect((await admin.getMessage({ id })).replies).toEqual([]);
  await admin.replyToMessage({ id, ...answer });
  expect(mailsTo(app)).toHaveLength(1);
  app.stack.mail.inbox.refuse(words.email, 500);
  const lost = reply('Nobody knows whether this left');
  await expect(admin.replyToMessage({ id, ...lost })).rejects.toMatchObject({
    code: 'unexpected',
  });
  await admin.replyToMessage({ id, ...lost });
  expect(mailsTo(app)).toHaveLength(1);
});

test('the inbox holds what waits, the longest first; done and snoozed messages leave it', async () => {
  const { app, ada, id, admin } = await withMessage();
  await using _ = app;
  const { id: later } = await ada.feedback.contactAsMember(words);
  const open = async () => (await admin.listInbox({})).items.map((one) => one.id);
  const snoozed = async () =>
    (await admin.listInbox({ show: 'snoozed' })).items.map((one) => one.id);
  expect(await open()).toEqual([id, later]);
  expect((await admin.listInbox({ limit: 1 })).items.map((one) => one.id)).toEqual([id]);
  const { next } = await admin.listInbox({ limit: 1 });
  expect((await admin.listInbox({ after: next ?? '' })).items.map((one) => one.id)).toEqual([
    later,
  ]);

  await admin.snoozeMessage({ id, hours: 4 });
  expect([await open(), await snoozed()]).toEqual([[later], [id]]);
  await admin.snoozeMessage({ id, hours: 0 });
  expect([await open(), await snoozed()]).toEqual([[id, later], []]);

  expect(await admin.replyToMessage({ id, ...reply(), done: true })).toMatchObject({ done: true });
  expect(await open()).toEqual([later]);
  await admin.markMessage({ id, done: false });
  expect(await open()).toEqual([id, later]);
  await admin.markMessage({ id, done: true });
  await admin.removeMessage({ id: later, reason: 'Nothing but spam' });
  expect(await open()).toEqual([]);
});

test('an admin takes care of a message, and gives it back', async () => {
  const { app, id, admin } = await withMessage();
  await using _ = app;
  expect(await admin.assignMessage({ id, mine: true })).toMatchObject({
    assigned_to: await app.sub('admin'),
    assigned_email: 'admin@sevenhands.test',
  });
  expect((await admin.listInbox({})).items).toMatchObject([
    { assigned_email: 'admin@sevenhands.test' },
  ]);
  expect(await admin.assignMessage({ id, mine: false })).toMatchObject({ assigned_to: null });
});

test('the answers of a message leave with it, and with the account it came from', async () => {
  const { app, ada, id, admin } = await withMessage();
  await using _ = app;
  const { id: other } = await ada.feedback.contactAsMember(words);
  for (const each of [id, other]) await admin.replyToMessage({ id: each, ...reply() });
  const stored = async () =>
    (await app.table.all()).filter(({ pk }) => pk.startsWith('REPLIES#')).length;
  expect(await stored()).toBe(2);
  await admin.removeMessage({ id: other, reason: 'Nothing but spam' });
  expect(await stored()).toBe(1);
  await ada.account.remove({ confirmation: 'DELETE' });
  await expect.poll(stored, { timeout: 10_000 }).toBe(0);
});

test('each step in the inbox is in the audit trail, and refused to all but admins', async () => {
  const { app, ada, id } = await withMessage();
  await using _ = app;
  const steps = {
    listInbox: {},
    getMessage: { id },
    replyToMessage: { id, ...reply() },
    assignMessage: { id, mine: true },
    snoozeMessage: { id, hours: 1 },
  };
  const run = (client: typeof ada, [name, input]: [string, object]) =>
    (client.admin[name as 'getMessage'] as (input: object) => Promise<unknown>)(input);
  for (const step of Object.entries(steps)) {
    for (const stranger of [ada, app.as('mallory')])
      await expect(run(stranger, step)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(run(app.as(), step)).rejects.toMatchObject({ code: 'signed-out' });
    await run(app.as('admin'), step);
  }
  expect(mailsTo(app)).toHaveLength(1);
  const { items } = await app.as('admin').admin.listAudit({ limit: 50 });
  expect(items.slice(1).map(({ operation, target }) => [operation, target])).toEqual(
    Object.entries(steps)
      .map(([name, input]) => [name, 'id' in input ? id : null])
      .toReversed(),
  );
  // The words of an answer stand with the message, not in the trail.
  expect(JSON.stringify(items)).not.toContain('I sent one back');
});
