// @module-tag night
import { expect, test } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { emailOf, startApp } from '#test/support/app.ts';
import { answerOf, questionIn } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';
import { beforeFirst, names } from '#test/support/faults/hold.ts';
import { handedOverAccount, offeredAccount } from '#test/support/people/handover.ts';

type App = Awaited<ReturnType<typeof startApp>>;

const chattingAccount = async (app: App) => {
  app.stack.openai.say(spoken('Call them.'));
  const account = await handedOverAccount(app);
  const { ada, owner } = account;
  await ada.ask({ text: 'Adas question' });
  await answerOf(await owner.chat.ask(questionIn(ada.businessId, { text: 'Carols question' })));
  return account;
};

const isInPool = (app: App, name: string) =>
  app.pool('AdminGetUser', { UserPoolId: app.stack.auth.userPoolId, Username: emailOf(name) }).then(
    () => true,
    () => false,
  );
const refused = (code: string) => expect.objectContaining({ code });
const mailsTo = (app: App, name: string) =>
  app.stack.mail.inbox.list(emailOf(name)).map(({ subject }) => subject);

test('the new owner deletes the account: all in it goes, the sign-ins and their own account stay', async () => {
  await using app = await startApp();
  const { ada, carol, owner } = await chattingAccount(app);
  await app.as('ada').account.makeRecoveryCodes({});
  await owner.account.closeAccount({ confirmation: 'DELETE' });
  await expect(owner.week.today({ business_id: ada.businessId })).rejects.toEqual(
    refused('being-deleted'),
  );
  await app.stack.queue.delivery.settled();
  await app.stack.queue.delivery.hurry();

  const rest = await app.table.rows(`USER#${ada.sub}`);
  expect(rest.map(({ sk }) => sk)).toEqual(['RECOVERY']);
  expect(await isInPool(app, 'ada')).toBe(true);
  expect(await isInPool(app, 'carol')).toBe(true);
  expect((await app.as('carol').account.get({})).account.id).toBe(carol.sub);
  expect((await app.as('carol').account.get({})).works_in).toBeUndefined();
  await expect(owner.account.get({})).rejects.toEqual(refused('no-access'));
  expect(mailsTo(app, 'carol')[0]).toBe('The account you took over has been deleted');
  expect(mailsTo(app, 'ada')[0]).toBe('An account you worked in is gone');
});

test('who handed an account over and comes back after its deletion begins anew, without another trial', async () => {
  await using app = await startApp();
  const { ada, owner } = await handedOverAccount(app);
  const { trial_days_left: first } = (await owner.account.get({})).entitlement;
  await owner.account.closeAccount({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
  await app.stack.queue.delivery.hurry();
  const anew = await app.as('ada').account.get({});
  expect(anew.account).toMatchObject({ id: ada.sub, email: emailOf('ada') });
  expect(anew.account.owner_id).toBeUndefined();
  expect(anew.businesses).toEqual([]);
  // A message that comes once more finds the account of somebody else.
  const { queueDeletion } = await import('#functions/lib/queues/deletion-queue.ts');
  await queueDeletion({ accountId: ada.sub, ownerId: 'carol-before' });
  await app.stack.queue.delivery.settled();
  expect((await app.as('ada').account.get({})).account.deletion_requested_at).toBeUndefined();
  const { entitlement } = await app.as('ada').account.onboard({
    name: 'Ada Again',
    type: 'Plumber',
    selected_helpers: ['sales'],
  });
  expect(entitlement.trial_days_left ?? 0).toBeLessThanOrEqual(first ?? 0);
  expect((await app.as('ada').account.get({})).account.had_trial_before).toBe(true);
});

test('the owner before deletes their sign-in: their chats go, the account stays with its owner', async () => {
  await using app = await startApp();
  const { ada, owner } = await chattingAccount(app);
  await deleteAccount(app, 'ada');
  expect(await isInPool(app, 'ada')).toBe(false);
  const view = await owner.account.get({});
  expect(view.account.id).toBe(ada.sub);
  expect(view.businesses.map(({ name }) => name)).toEqual(['Ada Plumbing']);
  expect((await owner.account.people({})).members).toEqual([]);
  expect((await owner.history.list({})).items.map(({ title }) => title)).toEqual([
    'Carols question',
  ]);
  const text = JSON.stringify(await app.table.all());
  expect(text).not.toContain('Adas question');
  expect(text).toContain('Carols question');
  expect(mailsTo(app, 'ada')[0]).toBe('Your Sevenhands sign-in has been deleted');
  expect(mailsTo(app, 'carol')[0]).toMatch(/left your account$/);
});

test('who owns an account of somebody else first deletes it or hands it over', async () => {
  await using app = await startApp();
  const { carol } = await handedOverAccount(app);
  await expect(app.as('carol').account.remove({ confirmation: 'DELETE' })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Ada Plumbing'),
  });
  expect((await app.as('carol').account.get({})).account.id).toBe(carol.sub);
});

test('only the owner deletes the account, and of their own it is the same as leaving', async () => {
  await using app = await startApp();
  const { ada, owner } = await handedOverAccount(app);
  const close = { confirmation: 'DELETE' } as const;
  await expect(ada.api.account.closeAccount(close)).rejects.toEqual(refused('forbidden'));
  await expect(app.as('carol').account.closeAccount(close)).rejects.toEqual(refused('conflict'));
  expect((await owner.account.get({})).account.deletion_requested_at).toBeUndefined();
  await app.member('dora');
  await app.as('dora').account.closeAccount(close);
  await app.stack.queue.delivery.settled();
  expect(await isInPool(app, 'dora')).toBe(false);
});

test('the chats of an owner before who was removed go after 30 days, and nobody else’s', async () => {
  await using app = await startApp();
  const { ada, owner } = await chattingAccount(app);
  await owner.account.removePerson({ id: ada.sub });
  const { forgetPeopleGoneForGood } = await import(
    '#functions/people/forget-people-gone-for-good.ts'
  );
  await forgetPeopleGoneForGood(new Date(Date.now() + 31 * 86_400_000), () => false);
  const text = JSON.stringify(await app.table.rows(`USER#${ada.sub}`));
  expect(text).not.toContain('Adas question');
  expect(text).toContain('Carols question');
  expect((await owner.account.people({})).removed).toEqual([]);
});

test('an account with an office is deleted with the office told, after a handover as before', async () => {
  await using app = await startApp();
  const { owner } = await handedOverAccount(app);
  await owner.account.invite({ email: emailOf('bob'), businesses: null });
  expect((await owner.account.people({})).invitations).toHaveLength(1);
  await owner.account.closeAccount({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
  expect(mailsTo(app, 'ada')[0]).toBe('An account you worked in is gone');
});

test('of an owner who deletes the account while it is accepted, and the person who accepts, one has their way', async () => {
  await using app = await startApp();
  const { ada, carol } = await offeredAccount(app);
  await Promise.allSettled([
    deleteAccount(app, 'ada'),
    carol.api.account.answerHandover({ accept: true }),
  ]);
  await app.stack.queue.delivery.settled();
  await app.stack.queue.delivery.hurry();
  const [account] = await app.table.rows(`USER#${ada.sub}`, 'ACCOUNT');
  if (account) expect(account).toMatchObject({ owner_id: carol.sub });
  expect(account?.deletion_requested_at).toBeUndefined();
  expect(app.stack.queue.delivery.deadLetters()).toEqual([]);
  expect((await app.as('carol').account.get({})).account.id).toBe(carol.sub);
});

test('an owner whose account is accepted just when they ask for its deletion loses the sign-in, as they were told', async () => {
  await using app = await startApp();
  const { ada, carol } = await offeredAccount(app);
  app.stack.queue.delivery.hold();
  const { hasMet } = beforeFirst(app, names('UpdateItem', 'deletion_requested_at'), () =>
    carol.api.account.answerHandover({ accept: true }),
  );
  expect(await ada.api.account.remove({ confirmation: 'DELETE' })).toEqual({ being_deleted: true });
  expect(hasMet()).toBe(true);
  app.stack.queue.delivery.letOn();
  await app.stack.queue.delivery.settled();
  await app.stack.queue.delivery.hurry();
  expect(await isInPool(app, 'ada')).toBe(false);
  expect(mailsTo(app, 'ada')[0]).toBe('Your Sevenhands sign-in has been deleted');
  expect((await carol.api.account.get({})).account).toMatchObject({ owner_id: carol.sub });
  expect((await carol.api.account.people({})).members).toEqual([]);
});

test('a handed-over account goes after its last look, whatever message comes once more before it', async () => {
  await using app = await startApp();
  const { ada, carol, owner } = await handedOverAccount(app);
  const { delivery } = app.stack.queue;
  let waiting = 0;
  beforeFirst(app, names('UpdateItem', 'erased_at'), async () => {
    waiting = delivery.waiting();
  });
  await owner.account.closeAccount({ confirmation: 'DELETE' });
  await delivery.settled();
  // The last look is queued before the account is marked: a run that stops between them is repeated.
  expect(waiting).toBe(2);
  const { queueDeletion } = await import('#functions/lib/queues/deletion-queue.ts');
  await queueDeletion({ accountId: ada.sub, ownerId: carol.sub });
  await delivery.settled();
  expect(await app.table.rows(`USER#${ada.sub}`, 'ACCOUNT')).toHaveLength(1);
  expect(mailsTo(app, 'carol').filter((subject) => /has been deleted$/.test(subject))).toHaveLength(
    1,
  );
  await delivery.hurry();
  expect(await app.table.rows(`USER#${ada.sub}`, 'ACCOUNT')).toEqual([]);
  expect(delivery.waiting()).toBe(0);
});

test('an account that got another owner meanwhile is not deleted for the one before', async () => {
  await using app = await startApp();
  const { ada, owner } = await handedOverAccount(app);
  const { beginClosing, beginDeletion } = await import(
    '#functions/account/deletion/begin-deletion.ts'
  );
  await beginDeletion(ada.sub, new Date());
  await beginClosing(ada.sub, 'an-owner-between', new Date());
  await app.stack.queue.delivery.settled();
  expect((await owner.account.get({})).account.deletion_requested_at).toBeUndefined();
  expect(app.stack.queue.delivery.deadLetters()).toEqual([]);
});
