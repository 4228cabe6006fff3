import { expect, test } from 'vitest';
import { runJob } from '#local/jobs.ts';
import { startMail } from '#local/mail.ts';
import { type App, startApp } from '#test/support/app.ts';

const buy = async (app: App, name: string) => {
  const { url } = await app.as(name).billing.checkout({ plan: 'pro', period: 'monthly' });
  app.stack.stripe.pay(url.split('/').at(-1) ?? '');
  await app.stack.stripe.webhooks.settled();
};
const mails = (app: App) =>
  app.stack.mail.inbox
    .list('ada@example.com')
    .filter(({ subject }) => subject.includes('plan is ready'));
const due = async (app: App) =>
  (await app.table.row(`USER#${await app.sub('ada')}`, 'ACCOUNT'))?.purchase_mail_due_at;

test('a purchase is mailed once, however many events report it', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  app.stack.stripe.webhooks.setMode({ copies: 3 });
  await buy(app, 'ada');
  expect(mails(app)).toHaveLength(1);
  expect(await due(app)).toBeUndefined();
  await runJob('on-reconcile');
  expect(mails(app)).toHaveLength(1);
});

test('a mail that could not be sent is sent by the nightly job, and the plan is active meanwhile', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  const { mail } = app.stack;
  await mail.close();
  await buy(app, 'ada');
  expect((await ada.account.get({})).entitlement.plan).toBe('pro');
  expect(mails(app)).toEqual([]);
  await startMail(mail.inbox);
  await runJob('on-reconcile');
  expect(mails(app)).toHaveLength(1);
  expect(await due(app)).toBeUndefined();
});

test('when a worker dies between plan and mail, the next event sends the mail', async () => {
  await using app = await startApp();
  const ada = await app.member('ada', { plan: 'free' });
  app.stack.stripe.webhooks.setMode({ drop: true });
  await buy(app, 'ada');
  // The claim on the mail is refused, as if the worker had died after writing the plan.
  const mend = app.stack.data.inject(({ input }) =>
    JSON.stringify(input).includes('purchase_mail_due_at = :seen') ? 'fail' : undefined,
  );
  await expect(ada.billing.sync({})).rejects.toMatchObject({ code: 'unavailable' });
  mend();
  expect(mails(app)).toEqual([]);
  expect(await due(app)).toEqual(expect.any(Number));
  await ada.billing.sync({});
  expect(mails(app)).toHaveLength(1);
});

test('while one worker sends the mail another does not', async () => {
  await using app = await startApp();
  await app.member('ada', { plan: 'free' });
  const { claimPurchaseMail } = await import('#functions/plan/purchase-mail-table.ts');
  const { findAccount } = await import('#functions/account/account-table.ts');
  const sub = await app.sub('ada');
  const now = new Date();
  await app.table.change(`USER#${sub}`, 'ACCOUNT', 'purchase_mail_due_at', now.getTime());
  const account = await findAccount(sub, { consistent: true });
  if (!account) throw new Error('There is no account');
  const claims = await Promise.all([1, 2, 3].map(() => claimPurchaseMail(account, now)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  const later = await findAccount(sub, { consistent: true });
  expect(later && (await claimPurchaseMail(later, now))).toBe(false);
  const tenMinutesLater = new Date(now.getTime() + 600_000);
  expect(later && (await claimPurchaseMail(later, tenMinutesLater))).toBe(true);
});
