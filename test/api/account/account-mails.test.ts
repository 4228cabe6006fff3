import { expect, test } from 'vitest';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import { deleteAccount } from '#test/support/delete-account.ts';

const subjectsOf = (app: App, name: string) =>
  app.stack.mail.inbox
    .list(emailOf(name))
    .map(({ subject }) => subject)
    .filter((subject) => !subject.includes('code'))
    .toReversed();
const buy = async (app: App, name: string) => {
  const { url } = await app.as(name).billing.checkout({ plan: 'essentials', period: 'monthly' });
  app.stack.stripe.pay(url.split('/').at(-1) ?? '');
  await app.stack.stripe.webhooks.settled();
};

test('an owner gets one welcome mail that explains the trial, and one mail when the account is deleted', async () => {
  await using app = await startApp();
  await app.member('ada');
  await app.member('ada');
  expect(subjectsOf(app, 'ada')).toEqual(['Welcome to Sevenhands']);
  const [welcome] = app.stack.mail.inbox.list(emailOf('ada'));
  expect(welcome?.text).toContain('Ada Plumbing is all set up');
  expect(welcome?.text).toContain('Professional plan free for 7 days');
  await deleteAccount(app, 'ada');
  expect(subjectsOf(app, 'ada')).toEqual([
    'Welcome to Sevenhands',
    'Your Sevenhands account has been deleted',
  ]);
});

test('a failed payment and an ended plan are mailed once each, however often the events arrive', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  app.stack.stripe.webhooks.setMode({ copies: 3 });
  await buy(app, 'ada');
  const { billing, store, webhooks } = app.stack.stripe;
  const [subscription] = store.all('subscription');
  if (!subscription) throw new Error('nothing was bought');
  billing.renew(subscription, false);
  await webhooks.settled();
  billing.setStatus(subscription, 'canceled');
  await webhooks.settled();
  expect(subjectsOf(app, 'ada')).toEqual([
    'Welcome to Sevenhands',
    'Your Essentials plan is ready',
    'Your Essentials payment didn’t go through',
    'Your Essentials plan has ended',
  ]);
});

test('the mail about a plan bought during the trial gives the date of the first payment', async () => {
  await using app = await startApp();
  await app.member('ada');
  await buy(app, 'ada');
  const mail = app.stack.mail.inbox.list(emailOf('ada'))[0];
  expect(mail?.text).toMatch(
    /You have Professional free until \w+ \d+, \d{4}\. Your Essentials plan starts that day, and so does your first payment\./,
  );
});

test('the mail about a missing payment says that the plan is on hold', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  await buy(app, 'ada');
  const [subscription] = app.stack.stripe.store.all('subscription');
  if (!subscription) throw new Error('nothing was bought');
  app.stack.stripe.billing.setStatus(subscription, 'unpaid');
  await app.stack.stripe.webhooks.settled();
  expect(subjectsOf(app, 'ada').at(-1)).toBe('Your Essentials plan is on hold');
});

test('an owner who deletes a paid account gets a last mail, and a failed mail does not stop the deletion', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  await buy(app, 'ada');
  await deleteAccount(app, 'ada');
  await app.stack.stripe.webhooks.settled();
  expect(subjectsOf(app, 'ada').at(-1)).toBe('Your Sevenhands account has been deleted');
  expect(subjectsOf(app, 'ada')).not.toContain('Your Essentials plan has ended');
  await app.member('bob');
  await app.stack.mail.close();
  await deleteAccount(app, 'bob');
  expect(await app.table.rows(`USER#${await app.sub('bob')}`)).toEqual([]);
});
