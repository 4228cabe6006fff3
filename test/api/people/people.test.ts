import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test, vi } from 'vitest';
import { emailOf, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { joined } from '#test/support/people/people.ts';

const refused = (code: string) => expect.objectContaining({ code });

test('who works in an account sees nothing of its payments, and their own account beside it', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await app.member('carol');
  const carol = await joined(app, 'ada', 'carol');
  const inside = await carol.api.account.get({});
  expect(inside.account).toMatchObject({
    id: ada.sub,
    email: emailOf('carol'),
    subscription: null,
    has_customer: false,
    trial_ends_at: null,
  });
  expect(inside.entitlement).toMatchObject({ plan: 'pro', is_trial: false, trial_days_left: null });
  expect(inside.office).toEqual({ person_id: carol.sub, name: 'carol', owner_name: '' });
  expect(JSON.stringify(inside)).not.toContain(emailOf('ada'));
  const own = await app.as('carol').account.get({});
  expect(own.account).toMatchObject({ id: carol.sub, email: emailOf('carol') });
  expect(own.account.trial_ends_at).not.toBeNull();
  expect(own.office).toBeUndefined();
  expect(own.works_in).toEqual([{ account_id: ada.sub, name: 'Ada Plumbing' }]);
  expect((await ada.api.account.get({})).works_in).toBeUndefined();
});

test('removing a person ends their sessions', async () => {
  await using app = await startApp();
  await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  const { RefreshToken } = await app.stack.auth.tokensOf(emailOf('carol'));
  await app.as('ada').account.removePerson({ id: carol.sub });
  const ClientId = app.stack.auth.userPoolClientId;
  await expect(app.pool('GetTokensFromRefreshToken', { ClientId, RefreshToken })).rejects.toThrow();
});

test('a removal of which the mail fails ends the sessions, and one that cannot end them is noted and mailed', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const [carol, dan] = [await joined(app, 'ada', 'carol'), await joined(app, 'ada', 'dan')];
  const { RefreshToken } = await app.stack.auth.tokensOf(emailOf('carol'));
  app.stack.mail.inbox.refuse(emailOf('carol'), 400);
  await ada.api.account.removePerson({ id: carol.sub });
  const ClientId = app.stack.auth.userPoolClientId;
  await expect(app.pool('GetTokensFromRefreshToken', { ClientId, RefreshToken })).rejects.toThrow();

  const send = CognitoIdentityProviderClient.prototype.send;
  using pool = vi.spyOn(CognitoIdentityProviderClient.prototype, 'send');
  pool.mockImplementation(function (this: CognitoIdentityProviderClient, ...call) {
    if (call[0] instanceof AdminUserGlobalSignOutCommand) throw new Error('The pool is away');
    return Reflect.apply(send, this, call);
  });
  await expect(ada.api.account.removePerson({ id: dan.sub })).rejects.toEqual(
    refused('unexpected'),
  );
  expect(app.stack.mail.inbox.list(emailOf('dan'))[0]?.subject).toContain('no longer have access');
  const { items } = await app.as('admin').admin.listAudit({ limit: 10, show: 'changes' });
  expect(items.filter(({ operation }) => operation === 'removePerson')).toHaveLength(2);
});

test('with fewer seats who joined last is paused, unless the owner chooses others', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const bob = await joined(app, 'ada', 'bob');
  const carol = await joined(app, 'ada', 'carol');
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'subscription', {
    id: 'sub_test',
    status: 'active',
    plan: 'essentials',
    period: 'monthly',
    current_period_end: null,
    cancel_at_period_end: false,
  });
  const paused = async () =>
    (await ada.api.account.people({})).members.map(({ name, is_paused }) => [name, is_paused]);
  expect(await paused()).toEqual([
    ['bob', false],
    ['carol', true],
  ]);
  const business_id = ada.businessId;
  await bob.api.week.get({ business_id });
  await expect(carol.api.week.get({ business_id })).rejects.toEqual(
    expect.objectContaining({ code: 'no-access', message: expect.stringContaining('paused') }),
  );
  await expect(ada.api.account.invite({ email: emailOf('dan') })).rejects.toEqual(
    refused('upgrade-needed'),
  );
  await ada.api.account.chooseWhoStays({ ids: [carol.sub] });
  await carol.api.week.get({ business_id });
  await expect(bob.api.week.get({ business_id })).rejects.toEqual(refused('no-access'));
});

test('a person leaves by themselves, and the owner cannot', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  await expect(ada.api.account.leave({})).rejects.toEqual(refused('conflict'));
  expect(await carol.api.account.leave({})).toEqual({ account_id: ada.sub });
  await expect(carol.api.account.get({})).rejects.toEqual(refused('no-access'));
  expect(await ada.api.account.people({})).toMatchObject({ members: [], removed: [] });
  expect(app.stack.mail.inbox.list(emailOf('ada'))[0]?.subject).toBe('Carol left your account');
});

test('what was done about people is in the audit trail', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  await ada.api.account.removePerson({ id: carol.sub });
  const { items } = await app.as('admin').admin.listAudit({ limit: 10, show: 'changes' });
  expect(items.map(({ operation, target }) => [operation, target])).toEqual([
    ['removePerson', ada.sub],
    ['acceptInvitation', ada.sub],
    ['invitePerson', ada.sub],
  ]);
});

test('a new address that could not be noted in another account is noted there by the next try', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  await app.pool('AdminUpdateUserAttributes', {
    Username: emailOf('carol'),
    UserAttributes: [{ Name: 'email', Value: 'carol@new.example' }],
  });
  const mend = app.stack.data.inject((call) =>
    call.operation === 'TransactWriteItems' && JSON.stringify(call.input).includes(ada.sub)
      ? 'fail'
      : undefined,
  );
  await expect(app.as('carol').account.syncEmail({})).rejects.toEqual(refused('unavailable'));
  mend();
  await app.as('carol').account.syncEmail({});
  const { members } = await ada.api.account.people({});
  expect(members).toMatchObject([{ id: carol.sub, email: 'carol@new.example' }]);
});
