import { expect, onTestFinished, test, vi } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { deleteAccount } from '#test/support/delete-account.ts';

const month = new Date().toISOString().slice(0, 7);
const inbox = (app: App, kind: 'suggestion' | 'contact') =>
  app.table.rows(`INBOX#${kind}#${month}`);
/** Posts are counted per minute of the clock, which must not change during the test. */
const stopClock = () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
};
const message = {
  name: 'Sam',
  email: 'sam@example.com',
  subject: 'billing',
  message: 'Can I pay by invoice?',
} as const;

test('a visitor leaves a suggestion, with or without an address', async () => {
  await using app = await startApp();
  const { id } = await app.as().forms.suggest({ suggestion_text: ' A dark mode ' });
  await app.as().forms.suggest({ suggestion_text: 'An app', contact_email: 'sam@example.com' });
  const rows = await inbox(app, 'suggestion');
  expect(rows).toMatchObject([
    { id, suggestion_text: 'A dark mode', user_id: null, contact_email: null },
    { suggestion_text: 'An app', contact_email: 'sam@example.com' },
  ]);
});

test('a suggestion of a member is stored under the account, whatever else is sent', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  await ada.feedback.suggestAsMember({ suggestion_text: 'An app' });
  expect(await inbox(app, 'suggestion')).toMatchObject([
    { user_id: await app.sub('ada'), contact_email: null },
  ]);
  for (const extra of [{ user_id: 'bob' }, { contact_email: 'bob@example.com' }, { id: 'x' }]) {
    const answer = await app.send('POST', '/account/suggestions', {
      name: 'ada',
      body: { suggestion_text: 'Mine', ...extra },
    });
    expect(answer.status).toBe(400);
  }
  expect(await inbox(app, 'suggestion')).toHaveLength(1);
});

test('a visitor cannot use the members’ route, and a token on the public route changes nothing', async () => {
  await using app = await startApp();
  await expect(
    app.as().feedback.suggestAsMember({ suggestion_text: 'An app' }),
  ).rejects.toMatchObject({ code: 'signed-out' });
  await app.as('ada').forms.suggest({ suggestion_text: 'An app' });
  expect(await inbox(app, 'suggestion')).toMatchObject([{ user_id: null }]);
});

test('a contact message is stored for the admin and mailed with a reply address', async () => {
  await using app = await startApp();
  const { id } = await app.as().forms.contact(message);
  expect(await inbox(app, 'contact')).toMatchObject([{ id, ...message, done: false }]);
  const [mail] = app.stack.mail.inbox.list('admin@sevenhands.test');
  expect(mail).toMatchObject({ subject: 'Contact form: Billing' });
  expect(mail?.text).toContain('Sam <sam@example.com> wrote:\n\nCan I pay by invoice?');
});

test('a message of an owner shows account and plan, and paying owners are listed first', async () => {
  await using app = await startApp();
  const [free, paid, trial] = await Promise.all([
    app.member('ada', { plan: 'free' }),
    app.member('bob', { plan: 'free' }),
    app.member('cleo'),
  ]);
  const { url } = await paid.billing.checkout({ plan: 'essentials', period: 'monthly' });
  app.stack.stripe.pay(url.split('/').at(-1) ?? '');
  await app.stack.stripe.webhooks.settled();
  for (const owner of [free, paid, trial]) await owner.feedback.contactAsMember(message);
  await app.as().forms.contact(message);

  const admin = app.as('admin');
  const first = await admin.admin.listMessages({ limit: 10, from: 'paid' });
  expect(first.items).toEqual([
    expect.objectContaining({ user_id: await app.sub('bob'), plan: 'essentials', priority: true }),
  ]);
  const others = await admin.admin.listMessages({ limit: 10 });
  expect(others.items.map(({ plan }) => plan)).toEqual([null, 'pro', 'free']);
  const [urgent] = first.items;
  const marked = await admin.admin.markMessage({ id: String(urgent?.id), done: true });
  expect(marked).toMatchObject({ done: true, priority: true });
  const mails = app.stack.mail.inbox.list('admin@sevenhands.test');
  expect(mails.map(({ subject }) => subject)).toContain('Priority contact form: Billing');
});

test('feedback of an owner is in the export, and is deleted with the account', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  await ada.feedback.suggestAsMember({ suggestion_text: 'An app for my van' });
  await ada.feedback.contactAsMember(message);
  await app.as('bob').feedback.suggestAsMember({ suggestion_text: 'Stays' });
  const { sent } = await ada.account.export({});
  expect(sent.map(({ kind, text }) => [kind, text])).toEqual([
    ['suggestion', 'An app for my van'],
    ['message', message.message],
  ]);
  await deleteAccount(app, 'ada');
  expect(await inbox(app, 'contact')).toEqual([]);
  expect((await inbox(app, 'suggestion')).map(({ suggestion_text: text }) => text)).toEqual([
    'Stays',
  ]);
});

test('feedback that the admin deletes is removed from the owner’s export too', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { id } = await ada.feedback.suggestAsMember({ suggestion_text: 'An app' });
  await app.as('admin').admin.removeSuggestion({ id, reason: 'Nothing but spam' });
  expect((await ada.account.export({})).sent).toEqual([]);
});

test('a message that cannot be mailed is stored and reported as sent', async () => {
  await using app = await startApp();
  await app.stack.mail.close();
  await app.as().forms.contact(message);
  expect(await inbox(app, 'contact')).toHaveLength(1);
});

test.each([
  { suggestion_text: '' },
  { suggestion_text: '   ' },
  { suggestion_text: 'x'.repeat(2001) },
  { suggestion_text: 7 },
  { suggestion_text: 'Fine', contact_email: 'nobody' },
  { suggestion_text: 'Fine', user_id: 'ada' },
  { suggestion_text: 'Fine', created_at: '2020-01-01T00:00:00.000Z' },
])('the suggestion box refuses %j', async (body) => {
  await using app = await startApp();
  expect((await app.send('POST', '/suggestions', { body })).status).toBe(400);
  expect(await inbox(app, 'suggestion')).toEqual([]);
});

test.each([
  { name: '' },
  { email: 'nobody' },
  { email: 'sam@example.com\nBcc: all@example.com' },
  { subject: 'gossip' },
  { message: ' ' },
  { message: 'x'.repeat(4001) },
  { done: true },
  { id: 'x' },
])('the contact form refuses %j', async (nonsense) => {
  await using app = await startApp();
  const answer = await app.send('POST', '/contact', { body: { ...message, ...nonsense } });
  expect(answer.status).toBe(400);
  expect(await inbox(app, 'contact')).toEqual([]);
});

test('after five posts in a minute a visitor has to wait, and further posts are not stored', async () => {
  await using app = await startApp();
  stopClock();
  const posts = await Promise.all(
    Array.from({ length: 40 }, () =>
      app.send('POST', '/suggestions', { body: { suggestion_text: 'Again' } }),
    ),
  );
  const passed = posts.filter(({ status }) => status === 200);
  expect(passed).toHaveLength(5);
  expect(await posts.find(({ status }) => status !== 200)?.json()).toMatchObject({
    code: 'too-fast',
    retryable: true,
  });
  expect(await inbox(app, 'suggestion')).toHaveLength(passed.length);
});

test('a made-up address in the headers allows at most 30 posts a minute', async () => {
  await using app = await startApp();
  stopClock();
  const posts = await Promise.all(
    Array.from({ length: 100 }, (_, nth) =>
      app.send('POST', '/suggestions', {
        body: { suggestion_text: 'Again' },
        headers: { 'x-forwarded-for': `203.0.113.${nth}, 127.0.0.1` },
      }),
    ),
  );
  expect(posts.filter(({ status }) => status === 200)).toHaveLength(30);
});

test('a member who posts too often does not block another member', async () => {
  await using app = await startApp();
  const [ada, bob] = [app.as('ada'), app.as('bob')];
  const posts = await Promise.allSettled(
    Array.from({ length: 11 }, () => ada.feedback.suggestAsMember({ suggestion_text: 'Again' })),
  );
  expect(posts.some(({ status }) => status === 'rejected')).toBe(true);
  await bob.feedback.suggestAsMember({ suggestion_text: 'Mine' });
});

test('the throttle stores no address, and its counters expire', async () => {
  await using app = await startApp();
  const seen: string[] = [];
  app.stack.data.inject(({ input }) => void seen.push(JSON.stringify(input)));
  await app.as().forms.suggest({ suggestion_text: 'An app' });
  const throttle = seen.find((input) => input.includes('THROTTLE#'));
  expect(throttle).toContain(':ttl');
  expect(seen.join()).not.toContain('127.0.0.1');
});

test('the lists show all months newest first, page by page, without removed items', async () => {
  await using app = await startApp();
  const { ulid } = await import('ulid');
  const box = await import('#functions/feedback/contact-messages-table.ts');
  const now = new Date('2026-11-20T12:00:00Z');
  const moments = ['2026-02-03', '2026-02-04', '2026-07-01', '2026-11-01', '2026-11-19'];
  const ids: string[] = [];
  for (const day of moments) {
    const created_at = `${day}T08:00:00.000Z`;
    const id = ulid(Date.parse(created_at));
    ids.unshift(id);
    const visitor = {
      user_id: null,
      plan: null,
      priority: false,
      assigned_to: null,
      snoozed_until: null,
    };
    await box.saveMessage({ ...message, ...visitor, id, done: false, created_at });
  }
  const all = async () => {
    const found: string[] = [];
    let after: string | undefined;
    do {
      const page = await box.listMessages('others', { limit: 2, after }, now);
      expect(page.items.length).toBeLessThanOrEqual(2);
      found.push(...page.items.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after);
    return found;
  };
  expect(await all()).toEqual(ids);
  expect(await box.markMessage(ids[1] ?? '', true)).toMatchObject({ done: true });
  expect(await box.removeMessage(ids[1] ?? '')).toBe(true);
  expect(await box.removeMessage(ids[1] ?? '')).toBe(false);
  expect(await box.markMessage(ids[1] ?? '', true)).toBeUndefined();
  expect(await all()).toEqual(ids.filter((id) => id !== ids[1]));
  expect(
    (await box.listMessages('others', { limit: 2, after: 'nonsense' }, now)).items,
  ).toHaveLength(2);
  expect(app.stack.data.meter.used('Scan').calls).toBe(0);
});
