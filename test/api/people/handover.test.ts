import { expect, test } from 'vitest';
import { spoken } from '#test/support/answers/spoken.ts';
import { emailOf, startApp } from '#test/support/app.ts';
import { answerOf, asker, questionIn } from '#test/support/chat.ts';
import { beforeFirst, names } from '#test/support/faults/hold.ts';
import { handedOverAccount, offeredAccount } from '#test/support/people/handover.ts';
import { invitationFor, joined, workingIn } from '#test/support/people/people.ts';
import { scaled } from '#test/support/proof-size.ts';

const refused = (code: string) => expect.objectContaining({ code });
const confirmation = 'HAND OVER';
const mailsTo = (app: Awaited<ReturnType<typeof startApp>>, name: string) =>
  app.stack.mail.inbox.list(emailOf(name)).map(({ subject }) => subject);

test('an owner offers the account, and both are told what it means', async () => {
  await using app = await startApp();
  const { ada, carol, view } = await offeredAccount(app);
  expect(view.handover).toMatchObject({ id: carol.sub });
  expect(mailsTo(app, 'carol')[0]).toMatch(/wants to hand Ada Plumbing over to you/);
  expect(mailsTo(app, 'ada')[0]).toBe('You offered Ada Plumbing to carol');
  expect((await carol.api.account.get({})).office?.offered_until).toBe(view.handover?.ends_at);
  await expect(ada.api.account.offerHandover({ id: carol.sub, confirmation })).rejects.toEqual(
    refused('conflict'),
  );
});

test('who accepts owns the account at the next request, and the owner before works in its office', async () => {
  await using app = await startApp();
  const { ada, carol } = await offeredAccount(app);
  expect(await carol.api.account.answerHandover({ accept: true })).toEqual({
    account_id: ada.sub,
  });

  const now = await carol.api.account.get({});
  expect(now.office).toBeUndefined();
  expect(now.account).toMatchObject({ id: ada.sub, email: emailOf('carol'), owner_id: carol.sub });
  expect(now.works_in).toEqual([{ account_id: ada.sub, name: 'Ada Plumbing' }]);
  const people = await carol.api.account.people({});
  expect(people.owner).toEqual({ email: emailOf('carol'), name: 'carol' });
  expect(people.members).toMatchObject([{ id: ada.sub, email: emailOf('ada'), is_paused: false }]);
  expect(people.seats.taken).toBe(2);

  const inOffice = await ada.api.account.get({});
  expect(inOffice.office).toMatchObject({ person_id: ada.sub, owner_name: 'carol' });
  expect(inOffice.works_in).toEqual([]);
  await expect(ada.api.account.people({})).rejects.toEqual(refused('forbidden'));
  await expect(ada.api.account.offerHandover({ id: ada.sub, confirmation })).rejects.toEqual(
    refused('forbidden'),
  );
  expect((await app.as('carol').account.get({})).account.id).toBe(carol.sub);
  expect(mailsTo(app, 'carol')[0]).toBe('Ada Plumbing is yours now');
  expect(mailsTo(app, 'ada')[0]).toBe('Ada Plumbing belongs to carol now');
});

test('chats stay with the person who had them', async () => {
  await using app = await startApp();
  app.stack.openai.say(spoken('Call them.'));
  const ada = await asker(app, 'ada');
  await ada.ask({ text: 'Adas question' });
  const { carol } = await offeredAccount(app);
  const asked = (text: string) => questionIn(ada.businessId, { text });
  await answerOf(await carol.api.chat.ask(asked('Carols question')));
  await carol.api.account.answerHandover({ accept: true });

  await answerOf(await carol.api.chat.ask(asked('As the owner')));
  await ada.ask({ text: 'From the office' });
  const titles = async (api: typeof carol.api) =>
    (await api.history.list({})).items.map(({ title }) => title).sort();
  expect(await titles(carol.api)).toEqual(['As the owner', 'Carols question']);
  expect(await titles(ada.api)).toEqual(['Adas question', 'From the office']);
  const taken = async (api: typeof carol.api) =>
    (await api.account.export({})).chats.map(({ title }) => title).sort();
  expect(await taken(carol.api)).toEqual(['As the owner', 'Carols question']);
  expect(await taken(ada.api)).toEqual(['Adas question', 'From the office']);
  expect((await carol.api.account.export({})).account?.id).toBe(ada.sub);
  expect((await ada.api.account.export({})).account).toBeNull();
});

test('nobody but the person it is offered to accepts', async () => {
  await using app = await startApp();
  const { ada, offer } = await offeredAccount(app);
  const bob = await joined(app, 'ada', 'bob');
  const answer = { accept: true };
  await expect(bob.api.account.answerHandover(answer)).rejects.toEqual(refused('not-found'));
  await expect(bob.api.account.answerHandover({ accept: false })).rejects.toEqual(
    refused('not-found'),
  );
  await expect(ada.api.account.answerHandover(answer)).rejects.toEqual(refused('conflict'));
  await app.member('eve');
  await expect(workingIn(app, ada.sub, 'eve').account.answerHandover(answer)).rejects.toEqual(
    refused('no-access'),
  );
  await expect(bob.api.account.offerHandover({ id: bob.sub, confirmation })).rejects.toEqual(
    refused('forbidden'),
  );
  await expect(offer()).rejects.toEqual(refused('conflict'));
});

test('a declined offer, and one that was taken back, changes nothing', async () => {
  await using app = await startApp();
  const { ada, carol, offer } = await offeredAccount(app);
  await carol.api.account.answerHandover({ accept: false });
  expect(mailsTo(app, 'ada')[0]).toBe('Carol declined Ada Plumbing');
  await expect(carol.api.account.answerHandover({ accept: true })).rejects.toEqual(
    refused('not-found'),
  );
  await offer();
  expect((await ada.api.account.takeHandoverBack({})).handover).toBeNull();
  expect(mailsTo(app, 'carol')[0]).toMatch(/took the offer back$/);
  await expect(carol.api.account.answerHandover({ accept: true })).rejects.toEqual(
    refused('not-found'),
  );
  expect((await ada.api.account.get({})).office).toBeUndefined();
});

test('a removed, a paused and a stranger’s person is not offered the account, and an offer ends with the removal', async () => {
  await using app = await startApp();
  const { ada, carol, offer } = await offeredAccount(app);
  await ada.api.account.removePerson({ id: carol.sub });
  await expect(offer()).rejects.toEqual(refused('not-found'));
  expect((await ada.api.account.restorePerson({ id: carol.sub })).handover).toBeNull();
  await expect(ada.api.account.offerHandover({ id: 'somebody', confirmation })).rejects.toEqual(
    refused('not-found'),
  );
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'trial_ends_at', '2026-01-01T00:00:00.000Z');
  await expect(offer()).rejects.toEqual(refused('conflict'));
});

test.each([
  ['an offer that is taken back while it is accepted', 'takeHandoverBack'],
  ['a person who is removed while they accept', 'removePerson'],
] as const)('of %s one counts', async (_, other) => {
  for (let round = 0; round < scaled(1, 3); round++) {
    await using app = await startApp();
    const { ada, carol } = await offeredAccount(app);
    const [accepted, ended] = await Promise.allSettled([
      carol.api.account.answerHandover({ accept: true }),
      other === 'removePerson'
        ? ada.api.account.removePerson({ id: carol.sub })
        : ada.api.account.takeHandoverBack({}),
    ]);
    expect([accepted.status, ended.status].sort()).toEqual(['fulfilled', 'rejected']);
    const isCarols = (await app.as('ada').account.get({})).office !== undefined;
    expect(isCarols).toBe(accepted.status === 'fulfilled');
  }
});

test('accepting twice at once makes one owner', async () => {
  await using app = await startApp();
  const { ada, carol } = await offeredAccount(app);
  const both = await Promise.allSettled(
    [1, 2].map(() => carol.api.account.answerHandover({ accept: true })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await carol.api.account.people({})).members.map(({ id }) => id)).toEqual([ada.sub]);
});

test('an owner before who is removed is told whose account it is, and can do what is about themselves', async () => {
  await using app = await startApp();
  const { ada, owner } = await handedOverAccount(app);
  await owner.account.removePerson({ id: ada.sub });
  await expect(ada.api.account.get({})).rejects.toMatchObject({
    code: 'no-access',
    message: 'Ada Plumbing now belongs to carol. You don’t have access to it anymore.',
    data: { handed_over: true },
  });
  await expect(ada.ask({ text: 'May I?' })).rejects.toMatchObject({ code: 'no-access' });
  await owner.account.invite({ email: emailOf('ada'), businesses: null });
  const token = invitationFor(app, emailOf('ada'));
  await app.as('ada').account.acceptInvitation({ token, name: 'Ada' });
  expect((await app.as('ada').account.get({})).office).toMatchObject({ name: 'Ada' });
});

test('the account goes back to its first owner the same way', async () => {
  await using app = await startApp();
  const { ada, carol, owner } = await handedOverAccount(app);
  await owner.account.offerHandover({ id: ada.sub, confirmation });
  await app.as('ada').account.answerHandover({ accept: true });
  const back = await app.as('ada').account.get({});
  expect(back.account).toMatchObject({ email: emailOf('ada') });
  expect(back.account.owner_id).toBeUndefined();
  expect((await owner.account.get({})).office?.person_id).toBe(carol.sub);
});

test('a new address of the owner is that of the account, and one of the owner before is not', async () => {
  await using app = await startApp();
  const { ada, carol, owner } = await handedOverAccount(app);
  await app.pool('AdminUpdateUserAttributes', {
    UserPoolId: app.stack.auth.userPoolId,
    Username: emailOf('ada'),
    UserAttributes: [
      { Name: 'email', Value: emailOf('ada-new') },
      { Name: 'email_verified', Value: 'true' },
    ],
  });
  await app.as('ada').account.syncEmail({});
  expect((await owner.account.get({})).account.email).toBe(emailOf('carol'));
  expect((await owner.account.people({})).members).toMatchObject([
    { id: ada.sub, email: emailOf('ada-new') },
  ]);
  await app.pool('AdminUpdateUserAttributes', {
    UserPoolId: app.stack.auth.userPoolId,
    Username: emailOf('carol'),
    UserAttributes: [
      { Name: 'email', Value: emailOf('carol-new') },
      { Name: 'email_verified', Value: 'true' },
    ],
  });
  await app.as('carol').account.syncEmail({});
  expect((await owner.account.get({})).account.email).toBe(emailOf('carol-new'));
  expect(carol.accountId).toBe(ada.sub);
});

test('a new address of the owner before is not that of an account that is accepted at the same moment', async () => {
  await using app = await startApp();
  const { ada, carol } = await offeredAccount(app);
  await app.pool('AdminUpdateUserAttributes', {
    UserPoolId: app.stack.auth.userPoolId,
    Username: emailOf('ada'),
    UserAttributes: [
      { Name: 'email', Value: emailOf('ada-new') },
      { Name: 'email_verified', Value: 'true' },
    ],
  });
  const { hasMet } = beforeFirst(app, names('UpdateItem', emailOf('ada-new')), () =>
    carol.api.account.answerHandover({ accept: true }),
  );
  await ada.api.account.syncEmail({});
  expect(hasMet()).toBe(true);
  expect((await carol.api.account.get({})).account.email).toBe(emailOf('carol'));
  const words = await app.table.rows(`USER#${ada.sub}`, 'FIND#email#');
  expect(new Set(words.map(({ text }) => text))).toEqual(new Set([emailOf('carol')]));
});
