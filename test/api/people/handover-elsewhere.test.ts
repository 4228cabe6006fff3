// @module-tag night
import { expect, test } from 'vitest';
import type { DataCall } from '#local/dynamodb/faults.ts';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import { codeFor, connectApp, sendMcp, spendCode, tokensIn } from '#test/support/apps/apps.ts';
import { answerOf, asker, questionIn } from '#test/support/chat.ts';
import { names } from '#test/support/faults/hold.ts';
import { handedOverAccount } from '#test/support/people/handover.ts';
import { joined, workingIn } from '#test/support/people/people.ts';
import { buy } from '#test/support/purchase.ts';
import { checkInMails, mondayIn, runAt } from '#test/support/week/check-in-job.ts';
import { seenAt, settle } from '#test/support/week/settled-business.ts';

const emailAtProvider = async (app: App, accountId: string) => {
  const [account] = await app.table.rows(`USER#${accountId}`, 'ACCOUNT');
  const { callStripe } = await import('#functions/lib/stripe.ts');
  const customer = await callStripe((stripe) =>
    stripe.customers.retrieve(String(account?.customer_id)),
  );
  return 'email' in customer ? customer.email : undefined;
};

const handOver = async (app: App) => {
  const carol = await joined(app, 'ada', 'carol');
  await app.as('ada').account.offerHandover({ id: carol.sub, confirmation: 'HAND OVER' });
  await carol.api.account.answerHandover({ accept: true });
  return carol;
};

test('bills go to the new owner, and the card of the plan stays', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await buy(app, 'ada', 'pro');
  expect(await emailAtProvider(app, ada.sub)).toBe(emailOf('ada'));
  const carol = await handOver(app);
  await carol.api.billing.sync({});
  expect(await emailAtProvider(app, ada.sub)).toBe(emailOf('carol'));
  expect((await carol.api.account.get({})).account.subscription?.plan).toBe('pro');
  await expect(ada.api.billing.portal({})).rejects.toMatchObject({ code: 'forbidden' });
  expect((await carol.api.billing.portal({})).url).toMatch(/^http/);
});

test('where the provider is not asked at once, its next event brings the address', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await buy(app, 'ada', 'pro');
  await handOver(app);
  const [account] = await app.table.rows(`USER#${ada.sub}`, 'ACCOUNT');
  expect(account?.customer_email_due).toBe(true);
  const { syncCustomer } = await import('#functions/plan/sync-customer.ts');
  await syncCustomer(String(account?.customer_id), new Date());
  expect(await emailAtProvider(app, ada.sub)).toBe(emailOf('carol'));
  const [after] = await app.table.rows(`USER#${ada.sub}`, 'ACCOUNT');
  expect(after).not.toHaveProperty('customer_email_due');
});

test('what gave the owner before access without a sign-in ends', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const business_id = ada.businessId;
  const { address } = await ada.api.calendar.make({ business_id });
  const path = new URL(address).pathname.replace(/^\/api/, '');
  expect((await app.send('GET', path)).status).toBe(200);
  const carol = await handOver(app);
  expect((await app.send('GET', path)).status).toBe(404);
  expect(await carol.api.calendar.get({ business_id })).toEqual({ made_at: null });
});

test('where that cannot be removed, it gives no access either', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const letIn = await connectApp(app, ada);
  const late = await codeFor(app, ada);
  const call = async (token: string) => (await sendMcp(app, { token })).status;
  const pathOf = (address: string) => new URL(address).pathname.replace(/^\/api/, '');
  const business_id = ada.businessId;
  const calendar = pathOf((await ada.api.calendar.make({ business_id })).address);
  expect(await call(letIn.access)).toBe(200);
  const isOfAccess = (one: DataCall) => ['"APP#', '"FEED#'].some((of) => names('Query', of)(one));
  const mend = app.stack.data.inject((one) => (isOfAccess(one) ? 'fail' : undefined));
  const carol = await handOver(app);
  mend();
  expect((await carol.api.calendar.get({ business_id })).made_at).not.toBeNull();
  expect((await app.send('GET', calendar)).status).toBe(404);
  const renewed = pathOf((await carol.api.calendar.make({ business_id })).address);
  expect((await app.send('GET', renewed)).status).toBe(200);
  expect(await call(letIn.access)).toBe(401);
  const { access } = tokensIn((await spendCode(app, late)).body);
  expect(await call(access)).toBe(401);
  const own = await connectApp(app, { api: carol.api, businessId: ada.businessId });
  expect(await call(own.access)).toBe(200);
});

test('who handed over, accepted, offered and declined is in the audit trail', async () => {
  await using app = await startApp();
  const { ada, carol } = await handedOverAccount(app);
  const { items } = await app.as('admin').admin.listAudit({ target: ada.sub });
  expect(items.map(({ operation, admin_id }) => [operation, admin_id])).toEqual(
    expect.arrayContaining([
      ['offerHandover', ada.sub],
      ['acceptHandover', carol.sub],
    ]),
  );
  const offered = items.find(({ operation }) => operation === 'offerHandover');
  // The address of the account is that of somebody else by now.
  expect(offered?.admin_email).toBeNull();
});

test('an admin sees whose the account is, and signs out and deletes what is theirs', async () => {
  await using app = await startApp();
  const { ada, carol, owner } = await handedOverAccount(app);
  const { admin } = app.as('admin');
  expect(await admin.getUser({ id: ada.sub })).toMatchObject({
    email: emailOf('carol'),
    owner_id: carol.sub,
    handed_over: { to: 'carol', business: 'Ada Plumbing' },
  });
  const ClientId = app.stack.auth.userPoolClientId;
  const renew = async (name: string) => {
    const { RefreshToken } = await app.stack.auth.tokensOf(emailOf(name));
    return () => app.pool('GetTokensFromRefreshToken', { ClientId, RefreshToken });
  };
  const [carols, adas] = [await renew('carol'), await renew('ada')];
  await admin.signOutUser({ id: ada.sub, reason: 'Asked on the phone' });
  await expect(carols()).rejects.toThrow();
  await expect(adas()).resolves.toBeDefined();
  await admin.deleteUser({
    id: ada.sub,
    email: emailOf('carol'),
    proofs: ['address', 'profile'],
    reason: 'Asked on the phone',
  });
  await expect(owner.account.people({})).rejects.toMatchObject({ code: 'being-deleted' });
  await app.stack.queue.delivery.settled();
  await app.stack.queue.delivery.hurry();
  expect((await app.as('ada').account.get({})).businesses).toEqual([]);
  expect((await app.as('carol').account.get({})).account.id).toBe(carol.sub);
});

test('signing in through Google is not asked for the address of the new owner', async () => {
  await using app = await startApp();
  const { ada } = await handedOverAccount(app);
  const { addressOfFirstOwner, findAccount } = await import('#functions/account/account-table.ts');
  const account = await findAccount(ada.sub, { consistent: true });
  expect(account && addressOfFirstOwner(account)).toBeUndefined();
  const own = await findAccount(await app.sub('carol'), { consistent: true });
  expect(own && addressOfFirstOwner(own)).toBe(emailOf('carol'));
});

test('after a restore with a new user pool the new owner takes the account over, without chats of others', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.ask({ text: 'Adas question' });
  const before = await connectApp(app, ada);
  const mend = app.stack.data.inject((one) => (names('Query', '"APP#')(one) ? 'fail' : undefined));
  const carol = await handOver(app);
  mend();
  const own = await connectApp(app, { api: carol.api, businessId: ada.businessId });
  // Their own account is the older one.
  await app.table.change(
    `USER#${await app.sub('carol')}`,
    'ACCOUNT',
    'updated_at',
    '2026-01-01T00:00:00.000Z',
  );
  const { offerTransfers } = await import('#functions/account/restore/offer-transfers.ts');
  await offerTransfers(new Date());
  for (const name of ['ada', 'carol']) {
    await app.pool('AdminDeleteUser', { Username: emailOf(name) });
    await app.signUp(name);
  }
  const taken = await app.as('carol').account.get({});
  expect(taken.businesses.map(({ name }) => name)).toEqual(['Ada Plumbing']);
  expect(taken.account.id).toBe(await app.sub('carol'));
  expect(taken.account.owner_id).toBeUndefined();
  expect((await app.as('carol').history.list({})).items).toEqual([]);
  expect((await app.as('ada').account.get({})).businesses).toEqual([]);
  expect((await sendMcp(app, { token: own.access })).status).toBe(200);
  expect((await sendMcp(app, { token: before.access })).status).toBe(401);
});

test('a deletion after a handover is repeated after a restore, and leaves the sign-in of the owner before', async () => {
  await using app = await startApp();
  const { ada } = await handedOverAccount(app);
  const before = await app.table.rows(`USER#${ada.sub}`);
  await workingIn(app, ada.sub, 'carol').account.closeAccount({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
  await app.stack.queue.delivery.hurry();
  const { table } = await import('#functions/lib/table.ts');
  await table.putMany(before as Parameters<typeof table.putMany>[0]);
  const { applyDeletionLedger } = await import(
    '#functions/account/restore/apply-deletion-ledger.ts'
  );
  expect(await applyDeletionLedger(new Date(), new Date())).toMatchObject({ deleted: 1 });
  expect(await app.table.rows(`USER#${ada.sub}`)).toEqual([]);
  expect((await app.as('ada').account.get({})).account.id).toBe(ada.sub);
});

test('after a handover the two name each other, and a chat is shared with either', async () => {
  await using app = await startApp();
  app.stack.openai.say(spoken('Call them.'));
  const { ada, carol, owner } = await handedOverAccount(app);
  const named = async (api: typeof owner) =>
    (await api.account.get({})).people?.map(({ id, name }) => [id, name]);
  expect(await named(owner)).toEqual([[ada.sub, 'the earlier owner']]);
  expect(await named(ada.api)).toEqual([[carol.sub, 'carol']]);
  const { turn } = await answerOf(await owner.chat.ask(questionIn(ada.businessId)));
  await owner.history.share({ id: turn.chat_id, person_id: ada.sub });
  const [shared] = (await ada.api.history.list({})).items;
  expect(shared?.shared_by).toBe(carol.sub);
  await ada.api.history.share({ id: String(shared?.id), person_id: carol.sub });
  expect((await owner.history.list({})).items).toHaveLength(2);
});

test('an owner before who was removed is shared no chat and gets no weekly mail, and the new owner is neither missing nor counted twice', async () => {
  await using app = await startApp();
  app.stack.openai.say(spoken('Call them.'));
  const { ada, owner } = await handedOverAccount(app);
  const business_id = ada.businessId;
  await settle(app, ada);
  await ada.api.checkIn.saveSettings({ business_id, mail: true, weekday: 1, hour: 7 });
  const { turn } = await answerOf(await owner.chat.ask(questionIn(business_id)));
  expect((await owner.account.people({})).seats.taken).toBe(2);
  await owner.account.removePerson({ id: ada.sub });
  await expect(owner.history.share({ id: turn.chat_id, person_id: ada.sub })).rejects.toMatchObject(
    { code: 'not-found' },
  );
  expect((await owner.account.people({})).seats.taken).toBe(1);
  const monday = mondayIn();
  await seenAt(app, ada, monday);
  expect(await runAt(monday)).toEqual({ sent: 1, 'no-access': 1 });
  expect([checkInMails(app, 'ada').length, checkInMails(app, 'carol').length]).toEqual([0, 1]);
});
