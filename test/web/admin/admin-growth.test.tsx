import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused, setUpAdminServer, show } from '#test/support/web/admin-screen.tsx';
import { AdminPage } from '#web/features/admin/admin-page.tsx';

const server = setUpAdminServer();
const steps = { signups: 40, activated: 30, week_1: 20, month_1: 10, converted: 4 };
const none = { signups: 0, activated: 0, week_1: 0, month_1: 0, converted: 0 };
const growth = {
  months: [
    {
      ...{ month: '2026-11', ...steps, ended: 3 },
      reasons: [
        { reason: 'too_expensive', count: 2 },
        { reason: 'payment_failed', count: 1 },
      ],
    },
    { month: '2026-10', ...none, ended: 0, reasons: [] },
  ],
  sources: [{ source: 'facebook', ...steps }],
  revenue: {
    essentials: { owners: 200, monthly_cents: 380_000 },
    pro: { owners: 40, monthly_cents: 137_200 },
  },
};
const row = async (table: string, name: RegExp) =>
  within(await screen.findByRole('table', { name: table })).getByRole('row', { name });

test('growth shows what became of the sign-ups of each month, by source, why plans ended, and revenue by plan', async () => {
  server.answers['GET /admin/growth'] = growth;
  show(<AdminPage />, '/admin?view=growth');
  const month = await row('By month of sign-up', /^Nov 2026/);
  expect(month.textContent).toBe('Nov 20264075% 3050% 2025% 1010% 43');
  expect((await row('By month of sign-up', /^Oct 2026/)).textContent).toContain('–');
  expect((await row('By source', /^facebook/)).textContent).toContain('75%');
  expect((await row('Reasons', /^Too expensive/)).textContent).toContain('2');
  expect((await row('Revenue by plan', /^Professional/)).textContent).toContain('$1,372.00');
});

test('a failure of growth says so', async () => {
  server.answers['GET /admin/growth'] = refused;
  show(<AdminPage />, '/admin?view=growth');
  expect(await screen.findByText(/^Failed to load growth/)).toBeTruthy();
});
