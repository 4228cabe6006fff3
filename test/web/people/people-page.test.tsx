import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type App, emailOf } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { joined } from '#test/support/people/people.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { AccountMenu } from '#web/app/dashboard/account-menu.tsx';
import { accountQuery, showAccount, useSetAccount } from '#web/core/account.ts';
import { setActingAccount } from '#web/core/people/acting-account.ts';
import { queryClient } from '#web/core/query-client.ts';
import { DeleteAccount } from '#web/features/account/settings/delete-account.tsx';
import { InvoicesConnectionStatus } from '#web/features/connections/invoices-connection-status.tsx';
import { PeoplePage } from '#web/features/people/people-page.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());
afterEach(() => setActingAccount(null));

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).getByRole('button', { name });

test('the owner of two businesses changes for which of them a person works', async () => {
  const ada = await asker(app, 'ada');
  await ada.api.businesses.add({ name: 'Second Pipes', type: 'Plumber' });
  const carol = await joined(app, 'ada', 'carol');
  const { user } = await showPage(app, 'ada', <PeoplePage />);
  await user.click(await button('Businesses for carol'));
  await user.click(await screen.findByRole('checkbox', { name: 'Second Pipes' }));
  await user.click(await inDialog('Save'));
  expect(await screen.findByText(/For Ada Plumbing\./)).toBeTruthy();
  const { members } = await ada.api.account.people({});
  expect(members).toMatchObject([{ id: carol.sub, businesses: [ada.businessId] }]);

  await user.click(await button('Businesses for carol'));
  await user.click(await screen.findByRole('checkbox', { name: 'Ada Plumbing' }));
  await user.click(await inDialog('Save'));
  expect(await screen.findByText('Choose at least one business')).toBeTruthy();
});

test('who gets a seat takes that of one who joined last, which the owner is asked first', async () => {
  const bea = await asker(app, 'bea');
  for (const name of ['dan', 'eve', 'flo']) await joined(app, 'bea', name);
  await app.table.change(`USER#${bea.sub}`, 'ACCOUNT', 'subscription', {
    id: 'sub_test',
    status: 'active',
    plan: 'essentials',
    period: 'monthly',
    current_period_end: null,
    cancel_at_period_end: false,
  });
  const { user } = await showPage(app, 'bea', <PeoplePage />);
  await user.click(await button('Give a seat to flo'));
  expect(screen.getByText(/^Dan will be paused instead\./)).toBeTruthy();
  await user.click(await inDialog('Give a seat'));
  await button('Give a seat to dan');
  const { members } = await bea.api.account.people({});
  expect(members.map(({ name, is_paused }) => [name, is_paused])).toEqual([
    ['dan', true],
    ['eve', true],
    ['flo', false],
  ]);
});

test('an invitation that another tab has canceled is gone here once it is sent again', async () => {
  const gil = await asker(app, 'gil');
  const { invitations } = await gil.api.account.invite({ email: emailOf('hal') });
  const { user } = await showPage(app, 'gil', <PeoplePage />);
  await button(`Send again to ${emailOf('hal')}`);
  await gil.api.account.removePerson({ id: String(invitations[0]?.id) });
  await user.click(await button(`Send again to ${emailOf('hal')}`));
  await waitFor(() => expect(screen.queryByText(emailOf('hal'))).toBeNull());
});

test('the accounts of others stay in the menu once the own one was changed', async () => {
  await asker(app, 'kim');
  const lea = await asker(app, 'lea');
  await joined(app, 'kim', 'lea');
  const changed = await lea.api.businesses.update({
    business_id: lea.businessId,
    location: 'Ohio',
  });
  const Change = () => {
    const setAccount = useSetAccount();
    return (
      <button type="button" onClick={() => setAccount(changed)}>
        Change
      </button>
    );
  };
  const menu = (
    <>
      <AccountMenu />
      <Change />
    </>
  );
  const { user } = await showPage(app, 'lea', menu);
  await user.click(await button('Change'));
  await user.click(await button(/account menu/));
  expect(await button('Switch to Kim Plumbing')).toBeTruthy();
});

test('the menu names the own account, but not where it was handed over and is in the list or open', async () => {
  await asker(app, 'oda');
  const pia = await joined(app, 'oda', 'pia');
  setActingAccount(pia.accountId);
  const view = await pia.api.account.get({});
  const switches = async (more: Partial<typeof view>) => {
    cleanup();
    const faults = [{ method: 'GET', path: /\/account$/, status: 200, body: { ...view, ...more } }];
    const { user } = await showPage(app, 'pia', <AccountMenu />, { faults });
    await user.click(await button(/account menu/));
    return screen.queryAllByRole('button', { name: /^Switch/ }).map((one) => one.textContent);
  };
  const own = 'Switch to your own account';
  expect(await switches({})).toEqual([own]);
  const handedOver = { account_id: pia.sub, name: 'Pia Plumbing' };
  const works_in = [...(view.works_in ?? []), handedOver];
  expect(await switches({ works_in })).toEqual(['Switch to Pia Plumbing']);
  const opened = { account: { ...view.account, id: pia.sub } };
  expect(await switches(opened)).toEqual(['Switch to Oda Plumbing']);
});

test('an account that a call has answered replaces the one shown, but for where its person works besides', async () => {
  const max = await asker(app, 'max');
  const ned = await joined(app, 'max', 'ned');
  const { now, ...asOffice } = await app.as('ned', { 'x-account': ned.accountId }).account.get({});
  expect(asOffice).toMatchObject({ office: { person_id: ned.sub }, people: [{ id: max.sub }] });
  queryClient.setQueryData(accountQuery.queryKey, { ...asOffice, now });
  const { office, people, works_in, ...asOwner } = asOffice;
  showAccount({ ...asOwner, now });
  expect(queryClient.getQueryData(accountQuery.queryKey)).toEqual({ ...asOwner, now, works_in });
});

test('the office is told whom to ask to connect, and what the end of their own account takes along', async () => {
  const ida = await asker(app, 'ida');
  const jon = await joined(app, 'ida', 'jon');
  setActingAccount(jon.accountId);
  await showPage(
    app,
    'jon',
    <>
      <InvoicesConnectionStatus businessId={ida.businessId} from="money" />
      <DeleteAccount onClose={() => {}} />
    </>,
  );
  expect(await screen.findByText('Ask the owner to connect this.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull();
  expect(
    screen.getByText(
      'This deletes your own account and your chats in Ida Plumbing. Ida Plumbing itself stays. If your own account has a paid plan, it ends right away. Switch to your own account to download its data.',
    ),
  ).toBeTruthy();
});
