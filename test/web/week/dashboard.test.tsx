import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { DashboardFrame } from '#web/app/dashboard/dashboard-frame.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

const show = (name: string, options: Parameters<typeof showPage>[3] = {}) =>
  showPage(app, name, <DashboardFrame />, options);
const currentBusiness = () => document.querySelector('.current-business') as HTMLElement;

test('an owner without a business sees My Business and no list', async () => {
  const client = await app.member('bare');
  const { businesses } = await client.account.get({});
  await client.businesses.remove({ business_id: String(businesses[0]?.id) });
  await show('bare');
  expect(currentBusiness().textContent).toBe('My Business');
  expect(screen.queryByRole('button', { name: /Switch business/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
});

test('the sidebar links to the owner’s helpers and pages', async () => {
  await app.member('lister', { plan: 'free' });
  await show('lister');
  const links = screen
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([
      '/dashboard',
      '/dashboard/marketing',
      '/dashboard/sales',
      '/dashboard/profile',
      '/dashboard/history',
      '/dashboard/suggestions',
    ]),
  );
  expect(links).not.toContain('/dashboard/finance');
});

test('a failed switch is only logged, and a successful one leaves the old chat', async () => {
  const client = await app.member('switcher');
  await client.businesses.add({ name: 'Crew Two', type: 'Painter' });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const faults = [{ method: 'POST', path: /switch/, status: 500 }];
  const { user, address } = await show('switcher', { faults, at: '/dashboard/sales?memoryId=1' });
  await user.click(screen.getByRole('button', { name: /Switch business/ }));
  await user.click(screen.getByRole('button', { name: /^switcher plumbing/i }));
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith('Couldn’t switch businesses', expect.anything()),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(currentBusiness().textContent).toContain('Crew Two');
  faults.length = 0;
  await user.click(screen.getByRole('button', { name: /Switch business/ }));
  await user.click(screen.getByRole('button', { name: /^switcher plumbing/i }));
  await waitFor(() => expect(currentBusiness().textContent).toMatch(/switcher plumbing/i));
  expect(address()).toBe('/dashboard/sales');
});
