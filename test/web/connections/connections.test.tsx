import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ConnectionView } from '#shared/domain/connections/connection-schemas.ts';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { ConnectionsPage } from '#web/features/connections/connections-page.tsx';
import { updatedWords } from '#web/features/connections/updated-words.ts';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
  await app.member('ada');
});
afterAll(() => app.stack.close());

const provider = 'quickbooks' as const;
const account = 'Sparkle & Sons Cleaning Co';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const connected = {
  provider,
  state: 'connected',
  account,
  updated_at: minutesAgo(20),
  updating: false,
  ends_at: null,
} satisfies ConnectionView;
const stopped = (more: object = {}) => ({
  provider,
  state: 'attention' as const,
  account,
  updated_at: minutesAgo(20),
  reason: 'sign-in' as const,
  way: 'connect' as const,
  readable_until: null,
  ...more,
});

const listed = (...connections: object[]) => ({
  method: 'GET',
  path: /\/connections$/,
  status: 200 as const,
  body: { connections },
});
const show = (...faults: NonNullable<Parameters<typeof showPage>[3]>['faults'] & object) =>
  showPage(app, 'ada', <ConnectionsPage />, {
    path: '/dashboard/connections',
    at: '/dashboard/connections',
    faults,
  });
const row = () => within(screen.getByRole('listitem', { name: 'QuickBooks Online' }));

describe('the page of connections', () => {
  test('a provider that the operator has not set up is absent', async () => {
    await show(listed());
    await screen.findByRole('heading', { name: 'Nothing to connect yet' });
    expect(screen.queryByText(/QuickBooks/)).toBeNull();
  });

  test('ready: says what is read and never done before it leads to the provider', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const url = 'https://provider.example/authorize';
    const { user } = await show(listed({ provider, state: 'ready' }), {
      method: 'POST',
      path: /\/connections\/quickbooks\/start$/,
      status: 200,
      body: { url },
    });
    await screen.findByRole('region', { name: 'Ready to connect' });
    await user.click(row().getByRole('button', { name: 'Connect' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Connect QuickBooks Online' }));
    dialog.getByText('invoices your customers haven’t paid');
    dialog.getByText('change anything in QuickBooks');
    await user.click(dialog.getByRole('button', { name: 'Go to QuickBooks' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    assign.mockRestore();
  });

  test('a provider of another plan leads to the plans', async () => {
    await show(listed({ provider, state: 'not-in-plan', plan: 'essentials' }));
    await screen.findByRole('region', { name: 'With another plan' });
    row().getByText('On Essentials');
    expect(row().getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
    expect(row().queryByRole('button')).toBeNull();
  });

  test('connecting and disconnecting say what is under way', async () => {
    await show(listed({ provider, state: 'connecting', account }));
    await screen.findByText('Reading for the first time...');
    row().getByText(account);
  });

  test('connected: how old it is, read again at a press, and refused with a sentence', async () => {
    const { user, faults } = await show(listed(connected), {
      method: 'POST',
      path: /\/sync$/,
      status: 200,
      body: { ...connected, updating: true },
    });
    await screen.findByText('Updated 20 minutes ago');
    await user.click(row().getByRole('button', { name: 'Update now' }));
    expect((await row().findAllByText('Updating...')).length).toBeGreaterThan(0);
    faults.length = 0;
  });

  test('choosing: the owner says which of several places it is, and can leave instead', async () => {
    const profile = { provider: 'google-business' as const };
    const places = [
      { remote: 'accounts/1/locations/2', name: 'Bright Side North', address: '12 Elm Street' },
      { remote: 'accounts/1/locations/3', name: '', address: '9 Oak Street' },
    ];
    const { user } = await show(listed({ ...profile, state: 'choosing', places }), {
      method: 'PUT',
      path: /\/connections\/google-business\/place$/,
      status: 200,
      body: { ...profile, state: 'connecting', account: '9 Oak Street' },
    });
    const group = within(
      await screen.findByRole('group', { name: 'Which profile do you use for this business?' }),
    );
    const one = within(screen.getByRole('listitem', { name: 'Google Business Profile' }));
    one.getByText('Waiting for your choice');
    one.getByText('Your profile there');
    one.getByRole('button', { name: /^Disconnect ?: Google Business Profile$/ });
    const use = group.getByRole('button', { name: 'Use this profile' });
    expect(use.hasAttribute('disabled')).toBe(true);
    group.getByRole('radio', { name: /^Bright Side North ?12 Elm Street$/ });
    await user.click(group.getByRole('radio', { name: /9 Oak Street/ }));
    await user.click(use);
    await one.findByText('Reading for the first time...');
    const sent = vi
      .mocked(globalThis.fetch)
      .mock.calls.find(([input]) => String(input).endsWith('/place'));
    expect(JSON.parse(String(sent?.[1]?.body))).toEqual({ remote: 'accounts/1/locations/3' });
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('disconnecting names what goes and what stays first, and the focus is on keeping it', async () => {
    const { user } = await show(listed(connected), {
      method: 'DELETE',
      path: /\/connections\/quickbooks$/,
      status: 200,
      body: { provider, state: 'disconnecting', account },
    });
    await user.click(
      await screen.findByRole('button', { name: /^Disconnect ?: QuickBooks Online$/ }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Disconnect QuickBooks Online?' }));
    dialog.getByText('the invoices and payments from QuickBooks');
    dialog.getByText('your tasks, chats and saved work');
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Keep it' }));
    await user.click(dialog.getByRole('button', { name: 'Disconnect and delete' }));
    await row().findByText('Disconnecting...');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    [stopped(), 'QuickBooks Online stopped.', 'button', 'Sign in to QuickBooks again'],
    [
      stopped({ reason: 'plan', way: 'plans', readable_until: '2026-12-20T12:00:00.000Z' }),
      'QuickBooks Online stopped with your plan.',
      'link',
      'See plans',
    ],
    [
      stopped({ reason: 'failing', way: 'retry' }),
      'We couldn’t read QuickBooks Online for a week.',
      'button',
      'Try again now',
    ],
  ])(
    'a connection that stopped says why, on top, with one way on: %#',
    async (one, title, role, way) => {
      await show(listed(one));
      const alert = within(await screen.findByRole('alert'));
      alert.getByText(title);
      const ways = [...alert.queryAllByRole('button'), ...alert.queryAllByRole('link')];
      expect(ways).toEqual([alert.getByRole(role, { name: way })]);
      if (one.readable_until) row().getByText('You can see what we read until December 20.');
    },
  );

  test('a list that cannot be loaded says so and can be asked for again', async () => {
    const { user, faults } = await show({
      method: 'GET',
      path: /\/connections$/,
      status: 'offline',
    });
    await screen.findByRole('heading', { name: 'Couldn’t load your connections' });
    faults.length = 0;
    faults.push(listed(connected));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Updated 20 minutes ago');
  });

  test.each([
    [0, 'Updated just now'],
    [1, 'Updated 1 minute ago'],
    [59, 'Updated 59 minutes ago'],
    [60, 'Updated 1 hour ago'],
    [23 * 60 + 59, 'Updated 23 hours ago'],
  ])('%j minutes are said as %j', (minutes, words) => {
    const now = new Date('2026-11-25T12:00:00Z');
    const at = new Date(now.getTime() - minutes * 60_000).toISOString();
    expect(updatedWords(at, now)).toBe(words);
  });
});
