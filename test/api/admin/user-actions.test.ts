import { expect, test } from 'vitest';
import { emailOf, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';

const reason = 'She wrote that she was ill for a week';
const dayMs = 86_400_000;

test('a running trial gets seven more days once, its owner a mail, and its reminders move along', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const id = await app.sub('ada');
  const { admin } = app.as('admin');
  const before = await admin.getUser({ id });
  const ends = Date.parse(before.trial_ends_at ?? '');
  const extended = new Date(ends + 7 * dayMs).toISOString();
  expect(before.extended_trial_ends_at).toBe(extended);
  expect(await admin.extendTrial({ id, reason })).toMatchObject({
    trial_ends_at: extended,
    is_trial: true,
  });
  expect((await ada.account.get({})).account.trial_ends_at).toBe(extended);
  expect(app.stack.mail.inbox.list(emailOf('ada'))[0]?.subject).toContain(
    'Your free trial now runs until',
  );
  const reminders = (await app.table.all()).filter(({ pk }) => pk.startsWith('TRIALS#'));
  expect(reminders.map(({ pk }) => pk)).toContain(`TRIALS#${extended.slice(0, 10)}`);
  expect(await admin.getOverview({})).toMatchObject({ trials: 1 });
  await expect(admin.extendTrial({ id, reason })).rejects.toMatchObject({ code: 'conflict' });
  expect((await admin.getUser({ id })).extended_trial_ends_at).toBeNull();
});

test('of two admins who extend a trial at once one does, and a trial that is over stays over', async () => {
  await using app = await startApp();
  await app.member('ada');
  const id = await app.sub('ada');
  const { admin } = app.as('admin');
  const before = Date.parse((await admin.getUser({ id })).trial_ends_at ?? '');
  const both = await Promise.allSettled([
    admin.extendTrial({ id, reason }),
    admin.extendTrial({ id, reason }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const after = await admin.getUser({ id });
  expect(Date.parse(after.trial_ends_at ?? '')).toBe(before + 7 * dayMs);
  await app.member('bo');
  const bo = await app.sub('bo');
  await app.table.change(`USER#${bo}`, 'ACCOUNT', 'trial_ends_at', '2026-01-01T00:00:00.000Z');
  await expect(admin.extendTrial({ id: bo, reason })).rejects.toMatchObject({ code: 'conflict' });
});

test('questions are given back up to those that were used, and stay in the total', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { admin } = app.as('admin');
  const id = ada.sub;
  await expect(admin.giveBackQuestions({ id, questions: 2, reason })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This plan has no limit, so there is nothing to give back.',
  });
  await app.table.change(`USER#${id}`, 'ACCOUNT', 'trial_ends_at', '2026-01-01T00:00:00.000Z');
  await expect(admin.giveBackQuestions({ id, questions: 2, reason })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This account hasn’t used any questions.',
  });
  for (let nth = 0; nth < 3; nth++) await ada.ask();
  expect(await ada.quota()).toMatchObject({ used: 3, remaining: 7, total: 3 });
  expect(await admin.giveBackQuestions({ id, questions: 2, reason })).toEqual({ given_back: 2 });
  expect(await ada.quota()).toMatchObject({ used: 1, remaining: 9, total: 3 });
  expect(await admin.giveBackQuestions({ id, questions: 50, reason })).toEqual({ given_back: 1 });
  expect(await ada.quota()).toMatchObject({ used: 0, remaining: 10, total: 3 });
  await ada.ask();
  expect(await ada.quota()).toMatchObject({ used: 1, total: 4 });
});

test('signing out everywhere ends the sessions of the owner and of nobody else', async () => {
  await using app = await startApp();
  await app.member('ada');
  await app.member('bo');
  const refresh = async (name: string) => {
    const { RefreshToken } = await app.stack.auth.tokensOf(emailOf(name));
    return () =>
      app.pool('GetTokensFromRefreshToken', {
        ClientId: app.stack.auth.userPoolClientId,
        RefreshToken,
      });
  };
  const [ada, bo] = [await refresh('ada'), await refresh('bo')];
  await ada();
  const id = await app.sub('ada');
  expect(await app.as('admin').admin.signOutUser({ id, reason })).toEqual({ id });
  await expect(ada()).rejects.toThrow();
  await bo();
});

test('a code goes to the owner of an account, or to somebody who never confirmed, within the limits for codes', async () => {
  await using app = await startApp();
  await app.member('ada');
  const id = await app.sub('ada');
  const { admin } = app.as('admin');
  const mails = (email: string) => app.stack.mail.inbox.list(email).length;
  const before = mails(emailOf('ada'));
  expect(await admin.sendCode({ id, reason })).toEqual({ sent: 'password' });
  expect(mails(emailOf('ada'))).toBe(before + 1);
  await app.pool('SignUp', {
    ClientId: app.stack.auth.userPoolClientId,
    Username: 'new@example.com',
    Password: 'correct horse',
  });
  expect(await admin.sendSignUpCode({ email: 'new@example.com', reason })).toEqual({
    sent: 'sign-up',
  });
  expect(mails('new@example.com')).toBe(2);
  await expect(admin.sendSignUpCode({ email: 'nobody@example.com', reason })).rejects.toMatchObject(
    { code: 'not-found' },
  );
  const many = await Promise.allSettled(
    Array.from({ length: 12 }, () => admin.sendCode({ id, reason })),
  );
  const refused = many.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const error of refused) expect(error).toMatchObject({ code: 'too-fast' });
});

test('each action needs a reason, is in the audit trail with it, and is refused to all but admins', async () => {
  await using app = await startApp();
  const owner = await app.member('ada');
  const id = await app.sub('ada');
  const { admin } = app.as('admin');
  const actions = {
    extendTrial: { id },
    giveBackQuestions: { id, questions: 1 },
    signOutUser: { id },
    sendCode: { id },
    readPayments: { id },
    sendSignUpCode: { email: 'nobody@example.com' },
  };
  for (const [name, input] of Object.entries(actions)) {
    const run = (client: typeof owner, why: string) =>
      (client.admin[name as 'signOutUser'] as (input: object) => Promise<unknown>)({
        ...input,
        reason: why,
      });
    for (const bad of ['', '  ', 'x'.repeat(301)])
      await expect(run(app.as('admin'), bad)).rejects.toMatchObject({ code: 'invalid' });
    for (const stranger of [owner, app.as('mallory')])
      await expect(run(stranger, reason)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(run(app.as(), reason)).rejects.toMatchObject({ code: 'signed-out' });
    await expect(run(app.as('admin', { 'x-preview': 'free' }), reason)).rejects.toMatchObject({
      code: 'previewing',
    });
    await run(app.as('admin'), reason).catch(() => {});
  }
  const { items } = await admin.listAudit({ show: 'changes', limit: 50 });
  expect(items.map((entry) => [entry.operation, entry.target, entry.reason]).toReversed()).toEqual(
    Object.entries(actions).map(([name, input]) => [name, 'id' in input ? id : null, reason]),
  );
  // Nothing of the address that a code was asked for stands in the trail.
  expect(JSON.stringify(items)).not.toContain('nobody@example.com');
});
