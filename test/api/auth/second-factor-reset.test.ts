import { expect, test } from 'vitest';
import { keepToken, poolUser, protectedOwner, waitingReset } from '#test/support/app/recovery.ts';
import { type App, emailOf, startApp } from '#test/support/app.ts';

const hourMs = 3_600_000;
const reason = 'Lost the phone, card and name matched';
const proofs = ['address' as const, 'profile' as const];

const runAfter = async (hours: number) => {
  const { handler } = await import('#functions/auth/on-second-factor-resets.ts');
  return handler({}, {}, new Date(Date.now() + hours * hourMs));
};
const isOn = async (app: App, name: string) => (await poolUser(app, name)).secondFactor?.enabled;
const subjects = (app: App, name: string) =>
  app.stack.mail.inbox.list(emailOf(name)).map(({ subject }) => subject);
const resetOf = async (app: App, name: string) =>
  (await app.as('admin').admin.getUser({ id: await app.sub(name) })).second_factor;
const press = (app: App, token: string, method = 'POST') =>
  app.send(method, `/second-factor/keep/${token}`).then((answer) => answer.text());
/** As if the reset had been asked for so many hours ago. */
const age = async (app: App, name: string, hours: number) => {
  const at = new Date(Date.now() - hours * hourMs).toISOString();
  await app.table.change(`USER#${await app.sub(name)}`, 'RESET', 'reset_asked_at', at);
};

test('two-step sign-in is turned off 72 hours after an admin asked, not before, and the owner is told twice', async () => {
  await using app = await startApp();
  await app.member('ada');
  await protectedOwner(app, 'ada');
  const { RefreshToken } = await app.stack.auth.tokensOf(emailOf('ada'));
  const id = await app.sub('ada');
  const { admin } = app.as('admin');
  expect(await resetOf(app, 'ada')).toEqual({ is_on: true, reset: null });
  const { asked_at, due_at, end } = await admin.resetSecondFactor({ id, proofs, reason });
  expect(Date.parse(due_at) - Date.parse(asked_at)).toBe(72 * hourMs);
  expect(end).toBeNull();
  expect(subjects(app, 'ada')[0]).toBe('Two-step sign-in will be turned off');
  expect(await runAfter(71)).toEqual({ done: 0, dropped: 0, failed: 0 });
  expect(await isOn(app, 'ada')).toBe(true);
  expect(await runAfter(72.01)).toEqual({ done: 1, dropped: 0, failed: 0 });
  expect(await isOn(app, 'ada')).toBe(false);
  expect(subjects(app, 'ada')[0]).toBe('Two-step sign-in is off');
  const ClientId = app.stack.auth.userPoolClientId;
  await expect(app.pool('GetTokensFromRefreshToken', { ClientId, RefreshToken })).rejects.toThrow();
  expect(await resetOf(app, 'ada')).toMatchObject({ is_on: false, reset: { end: 'done' } });
  expect(await runAfter(80)).toEqual({ done: 0, dropped: 0, failed: 0 });
  // Too late: the link stops nothing any more.
  expect(await press(app, keepToken(app, 'ada'))).toContain('This link doesn’t work anymore');
});

test('the link of the mail stops it once, without signing in, and owner and admin are told', async () => {
  await using app = await startApp();
  const token = await waitingReset(app, 'ada');
  expect(await press(app, token, 'GET')).toContain('Keep it on</button>');
  expect((await resetOf(app, 'ada')).reset?.end).toBeNull();
  const forged = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
  for (const bad of [forged, 'hello', '0'.repeat(128)])
    expect(await press(app, bad)).toContain('This link doesn’t work anymore');
  expect((await resetOf(app, 'ada')).reset?.end).toBeNull();
  expect(await press(app, token)).toContain('Two-step sign-in stays on');
  expect(await press(app, token)).toContain('This link doesn’t work anymore');
  expect(subjects(app, 'ada')[0]).toBe('Two-step sign-in stays on');
  const [told] = app.stack.mail.inbox.list(emailOf('admin'));
  expect(told?.subject).toBe('An owner kept two-step sign-in on');
  expect(told?.text).not.toContain(emailOf('ada'));
  expect(await runAfter(73)).toEqual({ done: 0, dropped: 0, failed: 0 });
  expect(await isOn(app, 'ada')).toBe(true);
  expect((await resetOf(app, 'ada')).reset?.end).toBe('link');
});

test('an owner who signs in after it was asked for keeps two-step sign-in; a session from before keeps nothing', async () => {
  await using app = await startApp();
  await waitingReset(app, 'ada');
  // The session of this test began in the past, and the reset after it.
  await app.table.change(
    `USER#${await app.sub('ada')}`,
    'RESET',
    'reset_asked_at',
    new Date(Date.now() + 2000).toISOString(),
  );
  await app.as('ada').account.get({});
  expect((await resetOf(app, 'ada')).reset?.end).toBeNull();
  await age(app, 'ada', 1);
  await app.as('ada').account.get({});
  expect((await resetOf(app, 'ada')).reset?.end).toBe('signed_in');
  expect(subjects(app, 'ada')[0]).toBe('Two-step sign-in stays on');
  expect(subjects(app, 'admin')[0]).toBe('An owner kept two-step sign-in on');
  expect(await runAfter(73)).toEqual({ done: 0, dropped: 0, failed: 0 });
  expect(await isOn(app, 'ada')).toBe(true);
});

test('a second reset is refused while one waits, an admin can stop one, and then ask again', async () => {
  await using app = await startApp();
  const first = await waitingReset(app, 'ada');
  const id = await app.sub('ada');
  const { admin } = app.as('admin');
  await expect(admin.resetSecondFactor({ id, proofs, reason })).rejects.toMatchObject({
    code: 'conflict',
    message: 'A reset is waiting already.',
  });
  expect(await admin.keepSecondFactor({ id, reason })).toMatchObject({ end: 'admin' });
  expect(subjects(app, 'ada')[0]).toBe('Two-step sign-in stays on');
  await expect(admin.keepSecondFactor({ id, reason })).rejects.toMatchObject({ code: 'conflict' });
  await admin.resetSecondFactor({ id, proofs, reason });
  // The link of the first one does not stop the second one.
  expect(await press(app, first)).toContain('This link doesn’t work anymore');
  expect(await runAfter(73)).toEqual({ done: 1, dropped: 0, failed: 0 });
  const { items } = await admin.listAudit({ target: id, show: 'changes', limit: 10 });
  expect(items.map(({ operation }) => operation)).toEqual([
    'resetSecondFactor',
    'keepSecondFactor',
    'keepSecondFactor',
    'resetSecondFactor',
    'resetSecondFactor',
  ]);
  expect(items[0]?.reason).toBe(
    `${reason} (Answered an email we sent to the account’s address. Knew the business and when it signed up)`,
  );
});

test('of two admins who ask at the same moment one does, and one mail goes out', async () => {
  await using app = await startApp();
  await app.member('ada');
  await protectedOwner(app, 'ada');
  const id = await app.sub('ada');
  const { admin } = app.as('admin');
  const both = await Promise.allSettled(
    [1, 2, 3].map(() => admin.resetSecondFactor({ id, proofs, reason })),
  );
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(subjects(app, 'ada').filter((subject) => /will be turned off/.test(subject))).toHaveLength(
    1,
  );
});

test('the reset of an admin who was removed meanwhile is dropped, and the owner is told', async () => {
  await using app = await startApp();
  await waitingReset(app, 'ada');
  await app.pool('AdminRemoveUserFromGroup', {
    GroupName: 'admin',
    Username: await app.sub('admin'),
  });
  expect(await runAfter(73)).toEqual({ done: 0, dropped: 1, failed: 0 });
  expect(await isOn(app, 'ada')).toBe(true);
  expect(subjects(app, 'ada')[0]).toBe('Two-step sign-in stays on');
});

test('an owner who became an admin meanwhile keeps it, and one who turned it off is left alone', async () => {
  await using app = await startApp();
  await waitingReset(app, 'ada');
  await waitingReset(app, 'bo');
  app.stack.auth.join(emailOf('ada'), 'admin');
  const bo = await poolUser(app, 'bo');
  if (bo.secondFactor) bo.secondFactor.enabled = false;
  const before = subjects(app, 'bo').length;
  expect(await runAfter(73)).toEqual({ done: 0, dropped: 2, failed: 0 });
  expect(await isOn(app, 'ada')).toBe(true);
  expect(subjects(app, 'bo')).toHaveLength(before);
  expect((await resetOf(app, 'bo')).reset?.end).toBe('not_needed');
});

test('a reset leaves with its account', async () => {
  await using app = await startApp();
  await waitingReset(app, 'ada');
  const id = await app.sub('ada');
  await app.as('ada').account.remove({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
  expect(JSON.stringify(await app.table.all())).not.toContain('reset_asked_at');
  expect(await runAfter(73)).toEqual({ done: 0, dropped: 0, failed: 0 });
  await expect(app.as('admin').admin.getUser({ id })).rejects.toMatchObject({ code: 'not-found' });
});

test('a reset that fails in the middle is finished by the next run, and fails the run it failed in', async () => {
  await using app = await startApp();
  await waitingReset(app, 'ada');
  await waitingReset(app, 'bo');
  const pk = `USER#${await app.sub('ada')}`;
  const mend = app.stack.data.inject(({ operation, input }) =>
    operation === 'UpdateItem' &&
    JSON.stringify(input).includes(pk) &&
    JSON.stringify(input).includes('reset_ended_at = :now')
      ? 'fail'
      : undefined,
  );
  await expect(runAfter(73)).rejects.toThrow('The job failed');
  mend();
  // The other one was not kept waiting.
  expect(await isOn(app, 'bo')).toBe(false);
  expect((await resetOf(app, 'ada')).reset?.end).toBeNull();
  expect(await press(app, keepToken(app, 'ada'))).toContain('This link doesn’t work anymore');
  // Who asked may be an admin no more: what has begun is finished all the same.
  await app.pool('AdminRemoveUserFromGroup', {
    GroupName: 'admin',
    Username: await app.sub('admin'),
  });
  expect(await runAfter(74)).toEqual({ done: 1, dropped: 0, failed: 0 });
  expect(subjects(app, 'ada')[0]).toBe('Two-step sign-in is off');
});

test('nothing is asked for when the owner cannot be told, when it is off, without two proofs, or for an admin', async () => {
  await using app = await startApp();
  await app.member('ada');
  const id = await app.sub('ada');
  const { admin } = app.as('admin');
  const ask = (more: object = {}) => admin.resetSecondFactor({ id, proofs, reason, ...more });
  await expect(ask()).rejects.toMatchObject({
    code: 'conflict',
    message: 'Two-step sign-in is off on this account.',
  });
  await protectedOwner(app, 'ada');
  await expect(ask({ proofs: ['card', 'payment'] })).rejects.toMatchObject({ code: 'conflict' });
  await expect(ask({ proofs: ['address'] })).rejects.toMatchObject({ code: 'invalid' });
  await expect(ask({ id: 'nobody' })).rejects.toMatchObject({ code: 'not-found' });
  const self = await poolUser(app, 'admin');
  self.secondFactor = { secret: 'A'.repeat(32), enabled: true, preferred: true };
  await expect(ask({ id: await app.sub('admin') })).rejects.toMatchObject({
    code: 'conflict',
    message: 'An admin’s two-step sign-in can’t be reset here.',
  });
  app.stack.mail.inbox.refuse(emailOf('ada'), 400);
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
  expect((await resetOf(app, 'ada')).reset).toBeNull();
  await ask();
});
