import { expect, test } from 'vitest';
import { emailOf, startApp } from '#test/support/app.ts';
import { asker, outcomes } from '#test/support/chat.ts';
import { invitationFor } from '#test/support/people/people.ts';

test('of ten invitations at once exactly as many go out as there are seats', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const names = Array.from({ length: 10 }, (_, nth) => `person${nth}`);
  const results = await Promise.allSettled(
    names.map((name) => ada.api.account.invite({ email: emailOf(name) })),
  );
  const { seats, invitations } = await ada.api.account.people({});
  const sent = results.filter(({ status }) => status === 'fulfilled').length;
  expect(seats.taken).toBeLessThanOrEqual(5);
  expect(invitations).toHaveLength(sent);
  expect(sent).toBeGreaterThan(0);
});

test('a link that is pressed five times at once lets one person in once', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.api.account.invite({ email: emailOf('carol') });
  const token = invitationFor(app, emailOf('carol'));
  await app.token('carol');
  const found = await outcomes(
    Array.from({ length: 5 }, () =>
      app.as('carol').account.acceptInvitation({ token, name: 'Carol' }),
    ),
  );
  expect(found.answered).toBe(1);
  const { members, invitations } = await ada.api.account.people({});
  expect(members).toHaveLength(1);
  expect(invitations).toEqual([]);
});

test('a link is either accepted or taken back, never both', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  for (let nth = 0; nth < 3; nth++) {
    const name = `carol${nth}`;
    const { invitations } = await ada.api.account.invite({ email: emailOf(name) });
    const token = invitationFor(app, emailOf(name));
    await app.token(name);
    const [accepted, takenBack] = await Promise.allSettled([
      app.as(name).account.acceptInvitation({ token, name }),
      ada.api.account.removePerson({ id: String(invitations[0]?.id) }),
    ]);
    const { members } = await ada.api.account.people({});
    const isHere = members.some(({ email }) => email === emailOf(name));
    expect(isHere).toBe(accepted.status === 'fulfilled');
    expect(isHere).toBe(takenBack.status === 'rejected');
  }
});
