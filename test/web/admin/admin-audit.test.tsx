import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { date, setUpAdminServer, show } from '#test/support/web/admin-screen.tsx';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { auditCsv } from '#web/features/admin/audit/audit-csv.ts';

const server = setUpAdminServer();
const entry = {
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  admin_id: 'a1',
  admin_email: 'sam@example.com',
  operation: 'pauseAnswers',
  page: null,
  target: '7f4c',
  reason: 'Looks like a script',
  created_at: date,
};
const asked = () => server.requests.filter(({ path }) => path.startsWith('/admin/audit?')).length;

test('the audit log is filtered by action, days, admin and account, and each can be taken off', async () => {
  server.answers['GET /admin/audit'] = { items: [entry], next: null };
  const { user } = show(<AdminPage />, '/admin?view=audit');
  await screen.findByText('“Looks like a script”');
  await user.selectOptions(screen.getByLabelText('Action'), 'Paused or resumed answers');
  await vi.waitFor(() => expect(asked()).toBe(2));
  await user.click(await screen.findByRole('button', { name: 'Only by sam@example.com' }));
  await user.click(await screen.findByRole('button', { name: 'Only about 7f4c' }));
  await vi.waitFor(() => expect(asked()).toBe(4));
  await user.click(await screen.findByRole('button', { name: 'Show all accounts' }));
  await user.click(await screen.findByRole('button', { name: 'Show all admins' }));
  expect(screen.queryByRole('button', { name: 'Show all admins' })).toBeNull();
});

test('a file has every entry, with text that a spreadsheet would take for a formula marked as text', async () => {
  server.answers['GET /admin/audit/export'] = {
    items: [{ ...entry, reason: '=SUM(A1) "now"', admin_email: null, target: null }],
    next: null,
  };
  expect(await auditCsv({ show: 'all' })).toBe(
    [
      '"When (UTC)","Admin","What","Page","About","Reason"',
      `"${date}","a1","Paused or resumed answers","","","'=SUM(A1) ""now"""`,
    ].join('\r\n'),
  );
});

test('what a page asks for when it is opened names one opening, and the next page another', async () => {
  server.answers['GET /admin/audit'] = { items: [{ ...entry, page: 'Account' }], next: null };
  const { user } = show(<AdminPage />, '/admin');
  await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(4));
  const ids = () => server.requests.map(({ headers }) => headers.get('x-admin-visit'));
  expect(new Set(ids()).size).toBe(1);
  expect(ids()[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  await user.click(screen.getByRole('link', { name: 'Audit log' }));
  await screen.findByText('Page: Account');
  expect(new Set(ids()).size).toBe(2);
});
