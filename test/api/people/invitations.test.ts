import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { emailOf, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { invitationFor, workingIn } from '#test/support/people/people.ts';

const refused = (code: string) => expect.objectContaining({ code });

test('an owner invites somebody, who accepts with the address and works in the same week', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const invited = await ada.api.account.invite({ email: emailOf('carol') });
  expect(invited.seats).toEqual({ all: 5, taken: 2 });
  expect(invited.invitations).toMatchObject([{ email: emailOf('carol'), is_over: false }]);

  const token = invitationFor(app, emailOf('carol'));
  expect(await app.as().links.showInvitation({ token })).toMatchObject({
    email: emailOf('carol'),
    business: 'Ada Plumbing',
  });
  await expect(app.as('eve').account.acceptInvitation({ token, name: 'Eve' })).rejects.toEqual(
    refused('conflict'),
  );
  const { account_id } = await app.as('carol').account.acceptInvitation({ token, name: 'Carol' });
  expect(account_id).toBe(ada.sub);
  await expect(app.as('carol').account.acceptInvitation({ token, name: 'Carol' })).rejects.toEqual(
    refused('not-found'),
  );
  await expect(app.as().links.showInvitation({ token })).rejects.toEqual(refused('not-found'));

  const carol = workingIn(app, account_id, 'carol');
  await carol.memory.add({ business_id: ada.businessId, key: 'crew', text: 'Four people' });
  const { items } = await ada.api.memory.list({ business_id: ada.businessId });
  expect(items.map(({ text }) => text)).toEqual(['Four people']);
  const { members } = await ada.api.account.people({});
  expect(members).toMatchObject([{ name: 'Carol', email: emailOf('carol'), is_paused: false }]);
  expect(app.stack.mail.inbox.list(emailOf('ada'))[0]?.subject).toBe(
    'Carol joined you on Sevenhands',
  );
});

test('an invitation is sent again with another link, and taken back', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { invitations } = await ada.api.account.invite({ email: emailOf('carol') });
  const first = invitationFor(app, emailOf('carol'));
  const id = String(invitations[0]?.id);
  await ada.api.account.inviteAgain({ id });
  const second = invitationFor(app, emailOf('carol'));
  expect(second).not.toBe(first);
  await expect(app.as().links.showInvitation({ token: first })).rejects.toEqual(
    refused('not-found'),
  );
  await app.as().links.showInvitation({ token: second });
  expect((await ada.api.account.removePerson({ id })).invitations).toEqual([]);
  await expect(app.as().links.showInvitation({ token: second })).rejects.toEqual(
    refused('not-found'),
  );
  await expect(ada.api.account.removePerson({ id })).rejects.toEqual(refused('not-found'));
  const rows = JSON.stringify(await app.table.all());
  expect(rows).not.toContain(first);
  expect(rows).not.toContain(second);
});

test('an invitation that cannot be mailed takes no seat', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  app.stack.mail.inbox.refuse(emailOf('carol'), 400);
  await expect(ada.api.account.invite({ email: emailOf('carol') })).rejects.toEqual(
    refused('unavailable'),
  );
  expect((await ada.api.account.people({})).seats.taken).toBe(1);
});

test('an invitation whose second mail fails stays as it was, with its first link', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { invitations } = await ada.api.account.invite({ email: emailOf('carol') });
  const token = invitationFor(app, emailOf('carol'));
  app.stack.mail.inbox.refuse(emailOf('carol'), 400);
  await expect(ada.api.account.inviteAgain({ id: String(invitations[0]?.id) })).rejects.toEqual(
    refused('unavailable'),
  );
  expect((await ada.api.account.people({})).invitations).toEqual(invitations);
  await app.as('carol').account.acceptInvitation({ token, name: 'Carol' });
  expect((await ada.api.account.people({})).members).toHaveLength(1);
});

test('an invitation is to businesses of the account only, and names one of those that were chosen', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const view = await ada.api.businesses.add({ name: 'Second Pipes', type: 'Plumber' });
  const second = String(view.account.active_business_id);
  await ada.api.businesses.switch({ business_id: ada.businessId });
  const rows = await app.table.all();
  await expect(
    ada.api.account.invite({ email: emailOf('carol'), businesses: [second, randomUUID()] }),
  ).rejects.toEqual(refused('not-found'));
  expect(await app.table.all()).toEqual(rows);

  const chosen = [second.toUpperCase(), second];
  const { invitations } = await ada.api.account.invite({
    email: emailOf('carol'),
    businesses: chosen,
  });
  expect(invitations[0]?.businesses).toEqual([second]);
  expect(app.stack.mail.inbox.list(emailOf('carol'))[0]?.text).not.toContain('Ada Plumbing');
  const token = invitationFor(app, emailOf('carol'));
  const shown = await app.as().links.showInvitation({ token });
  expect(shown.business).toBe('Second Pipes');
  await ada.api.account.inviteAgain({ id: String(invitations[0]?.id) });
  const again = invitationFor(app, emailOf('carol'));
  expect((await app.as().links.showInvitation({ token: again })).business).toBe('Second Pipes');
  await app.as('carol').account.acceptInvitation({ token: again, name: 'Carol' });
  const { works_in } = await app.as('carol').account.get({});
  expect(works_in).toEqual([{ account_id: ada.sub, name: 'Second Pipes' }]);
  await ada.api.account.removePerson({ id: await app.sub('carol') });
  const [removed] = app.stack.mail.inbox.list(emailOf('carol'));
  expect(removed?.text).toContain('Second Pipes');
  expect(removed?.text).not.toContain('Ada Plumbing');
});
