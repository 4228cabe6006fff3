import { expect, test } from 'vitest';
import { stopTokenOf } from '#shared/domain/week/check-in/stop-token.ts';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { handedOverAccount, offeredAccount } from '#test/support/people/handover.ts';
import { invitationFor, joined } from '#test/support/people/people.ts';
import { buy } from '#test/support/purchase.ts';
import { checkInRow } from '#test/support/week/check-in-job.ts';

const newestMail = (app: App, name: string) => {
  const mail = app.stack.mail.inbox.list(emailOf(name))[0];
  if (!mail) throw new Error(`No mail to ${name}`);
  return mail;
};

test('a link in a mail to the owner before does not stop the mails of the new one', async () => {
  await using app = await startApp();
  const { ada, carol } = await offeredAccount(app);
  const { businessId } = ada;
  const stopWith = async (secret: unknown) => {
    const token = stopTokenOf({ accountId: ada.sub, businessId, secret: String(secret) });
    await app.send('POST', `/check-in/stop/${token}`);
    return (await checkInRow(app, ada))?.mail;
  };
  const before = (await checkInRow(app, ada))?.stop_secret;
  expect(before).toMatch(/^[0-9a-f]{32}$/);
  await carol.api.account.answerHandover({ accept: true });
  const after = (await checkInRow(app, ada))?.stop_secret;
  expect(await stopWith(before)).toBe(true);
  expect(await stopWith(after)).toBe(false);
});

test('an owner who has not said their first name is called the owner, and nobody reads their address as a name', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.api.account.invite({ email: emailOf('carol'), businesses: null });
  const invitation = newestMail(app, 'carol').text;
  expect(invitation).toContain('The owner invited you to help run Ada Plumbing.');
  const token = invitationFor(app, emailOf('carol'));
  expect((await app.as().links.showInvitation({ token })).owner_name).toBe('the owner');
  await app.as('carol').account.acceptInvitation({ token, name: 'Carol' });
  const carol = { sub: await app.sub('carol') };
  await ada.api.account.offerHandover({ id: carol.sub, confirmation: 'HAND OVER' });
  const offer = newestMail(app, 'carol');
  expect(offer.subject).toBe('The owner wants to hand Ada Plumbing over to you');
  await ada.api.account.takeHandoverBack({});
  const over = newestMail(app, 'carol');
  expect(over.text).toContain('Ada Plumbing stays with the owner.');
  await ada.api.account.removePerson({ id: carol.sub });
  const removed = newestMail(app, 'carol');
  expect(removed.text).toContain('The owner removed you');
  for (const { text, subject } of [{ text: invitation, subject: '' }, offer, over, removed])
    expect(text + subject).not.toContain(emailOf('ada'));
});

test('after a handover such an owner is called the earlier owner, also where they get the account back', async () => {
  await using app = await startApp();
  const { ada, carol, owner } = await handedOverAccount(app);
  expect(newestMail(app, 'carol').text).toContain('The earlier owner stays in the office');
  const { members } = await owner.account.people({});
  expect(members.map(({ name }) => name)).toEqual(['the earlier owner']);
  expect((await owner.account.usage({})).people.map(({ name }) => name)).toEqual([
    '',
    'the earlier owner',
  ]);
  expect((await ada.api.account.get({})).office?.name).toBe('');
  await owner.account.offerHandover({ id: ada.sub, confirmation: 'HAND OVER' });
  await app.as('ada').account.answerHandover({ accept: true });
  const back = await app.as('ada').account.get({});
  expect(back.businesses.map(({ owner_name }) => owner_name)).toEqual(['']);
  expect(newestMail(app, 'carol').subject).toBe('Ada Plumbing belongs to the earlier owner now');
  expect(back.people?.map(({ id, name }) => [id, name])).toEqual([[carol.sub, 'carol']]);
});

test.each([
  ['pays for a plan', true],
  ['pays for nothing', false],
] as const)('of an account that %s the mails and the offer say so', async (_, isPaying) => {
  await using app = await startApp();
  await asker(app, 'ada');
  if (isPaying) await buy(app, 'ada', 'pro');
  const carol = await joined(app, 'ada', 'carol');
  await app.as('ada').account.offerHandover({ id: carol.sub, confirmation: 'HAND OVER' });
  const says = (name: string) => /pays? for the plan|card/.test(newestMail(app, name).text);
  expect(says('carol')).toBe(isPaying);
  expect((await carol.api.account.get({})).office?.offered_is_paying).toBe(isPaying);
  await carol.api.account.answerHandover({ accept: true });
  expect(says('carol')).toBe(isPaying);
  expect(says('ada')).toBe(isPaying);
});
