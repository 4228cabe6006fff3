import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { App } from '#test/support/app.ts';
import { joined } from '#test/support/people/people.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { setActingAccount } from '#web/core/people/acting-account.ts';
import { MyDataAndDeletionPage } from '#web/features/account/settings/my-data-and-deletion-page.tsx';
import { HandedOverScreen } from '#web/features/people/handed-over-screen.tsx';
import { PeoplePage } from '#web/features/people/people-page.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());
afterEach(() => setActingAccount(null));

const at = '/dashboard/profile/people';
const show = (name: string) => showPage(app, name, <PeoplePage />, { path: at, at });
const dialog = async () => within(await screen.findByRole('dialog'));
let nth = 0;
/** An owner with somebody in the office, each under a name of their own. */
const startOffice = async () => {
  const [owner, office] = [`owner${++nth}`, `office${nth}`];
  await app.member(owner);
  await app.member(office);
  return { owner, office, ...(await joined(app, owner, office)) };
};

test('an owner alone reads whom to invite first', async () => {
  await app.member('alone');
  await show('alone');
  await screen.findByText(/^Invite the new owner first\./);
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
});

test('the offer takes the words in full, says what follows, and is taken back', async () => {
  const { owner, office } = await startOffice();
  const { user } = await show(owner);
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  const asks = await dialog();
  asks.getByText(/It’s yours until they accept\.$/);
  asks.getByText('They pay if they choose a plan.');
  asks.getByText(/They can remove you\./);
  await user.type(asks.getByLabelText('Type HAND OVER to confirm'), 'hand over');
  await user.click(asks.getByRole('button', { name: 'Send the offer' }));
  asks.getByText('Type HAND OVER to continue');
  expect((await app.as(owner).account.people({})).handover).toBeNull();
  await user.clear(asks.getByLabelText('Type HAND OVER to confirm'));
  await user.type(asks.getByLabelText('Type HAND OVER to confirm'), 'HAND OVER');
  await user.click(asks.getByRole('button', { name: 'Send the offer' }));
  await screen.findByText(`Offered to ${office}`);
  await user.click(screen.getByRole('button', { name: /^Take back/ }));
  await screen.findByText('Hand over the account', { selector: 'b, strong, span' });
  expect((await app.as(owner).account.people({})).handover).toBeNull();
});

const offered = async () => {
  const parts = await startOffice();
  await app.as(parts.owner).account.offerHandover({ id: parts.sub, confirmation: 'HAND OVER' });
  setActingAccount(parts.accountId);
  return parts;
};

test('the person it is offered to declines, and nothing changes', async () => {
  const { owner, office } = await offered();
  const { user } = await show(office);
  await screen.findByText('You only pay if you choose a plan.');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await user.click((await dialog()).getByRole('button', { name: 'Decline' }));
  await screen.findByText('This is with the owner.');
  expect((await app.as(owner).account.get({})).office).toBeUndefined();
});

test('an offer that was declined meanwhile cannot be taken back: the page says so and shows that there is none', async () => {
  const { owner, office, sub, api } = await startOffice();
  await app.as(owner).account.offerHandover({ id: sub, confirmation: 'HAND OVER' });
  const { user } = await show(owner);
  await screen.findByText(`Offered to ${office}`);
  await api.account.answerHandover({ accept: false });
  await user.click(screen.getByRole('button', { name: /^Take back/ }));
  await screen.findByText('Hand over the account', { selector: 'b, strong, span' });
  expect((await screen.findByRole('alert')).textContent).toBe('This offer isn’t open anymore.');
});

test('who accepts sees the page of the owner', async () => {
  const { owner, office } = await offered();
  const { user } = await show(office);
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await user.click((await dialog()).getByRole('button', { name: 'Accept' }));
  await screen.findByText(/That’s you\.$/);
  await screen.findByText('The earlier owner');
  expect((await app.as(owner).account.get({})).office?.owner_name).toBe(office);
});

test('an answer to an offer that is over says so, and the offer is gone', async () => {
  const { owner, office } = await offered();
  const { user } = await show(office);
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  (await dialog()).getByRole('heading', { name: /^Take over .+\?$/ });
  await app.as(owner).account.takeHandoverBack({});
  await user.click((await dialog()).getByRole('button', { name: 'Accept' }));
  await screen.findByText('This offer isn’t open anymore.');
  await screen.findByText('This is with the owner.');
});

test('an answer that fails says why, and can be given again', { tags: 'night' }, async () => {
  const { owner, office } = await offered();
  const { user, faults } = await show(office);
  faults.push({ method: 'PUT', path: /handover/, status: 500 });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await user.click((await dialog()).getByRole('button', { name: 'Accept' }));
  await waitFor(async () => (await dialog()).getByRole('alert'));
  faults.length = 0;
  await user.click((await dialog()).getByRole('button', { name: 'Accept' }));
  await screen.findByText(/That’s you\.$/);
  expect((await app.as(owner).account.get({})).office?.owner_name).toBe(office);
});

test('the page of the data says what goes with an account that was handed over', {
  tags: 'night',
}, async () => {
  const { office, accountId } = await offered();
  await app.as(office, { 'x-account': accountId }).account.answerHandover({ accept: true });
  const data = '/dashboard/profile/data';
  const { user } = await showPage(app, office, <MyDataAndDeletionPage />, { path: data, at: data });
  await screen.findByText('Delete this account');
  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  (await dialog()).getByText(
    'Everyone else loses access right away. Your sign-in and your own account stay.',
  );
});

test('who handed over their account reads that their sign-in stays when they leave, others their own account', async () => {
  const { owner, office, accountId } = await offered();
  const data = '/dashboard/profile/data';
  const leaving = async (name: string) => {
    cleanup();
    const { user } = await showPage(app, name, <MyDataAndDeletionPage />, { path: data, at: data });
    await user.click(await screen.findByRole('button', { name: /^Leave/ }));
    return (await dialog()).getByText(/^You can’t come back in/).textContent;
  };
  expect(await leaving(office)).toMatch(/Your own account stays\.$/);
  screen.getByText(/^With everything in it, your sign-in, and your chats here\./);
  await app.as(office, { 'x-account': accountId }).account.answerHandover({ accept: true });
  setActingAccount(null);
  expect(await leaving(owner)).toMatch(/Your sign-in stays\.$/);
  screen.getByText(/^With your chats here\./);
});

test('who is out of the account they handed over reads whose it is, and can delete their sign-in', async () => {
  const { owner, office, accountId, sub } = await offered();
  await app.as(office, { 'x-account': accountId }).account.answerHandover({ accept: true });
  setActingAccount(null);
  const message = 'Ada Plumbing now belongs to Carol. You don’t have access to it anymore.';
  const { user } = await showPage(app, owner, <HandedOverScreen message={message} />);
  screen.getByRole('heading', { name: 'Ada Plumbing now belongs to Carol.' });
  await user.click(screen.getByRole('button', { name: 'Delete my sign-in' }));
  (await dialog()).getByLabelText('Type DELETE to confirm');
  expect(sub).not.toBe(accountId);
});
