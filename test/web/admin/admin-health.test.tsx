import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { date, refused, setUpAdminServer, show } from '#test/support/web/admin-screen.tsx';
import { AdminPage } from '#web/features/admin/admin-page.tsx';

const server = setUpAdminServer();
const at = '/admin?view=health';

const noTroubles = { failed: 0, refused: 0, cut: 0, slow: 0 };
const day = (more: object = {}) => ({
  date: '2026-11-20',
  questions: 2310,
  ...noTroubles,
  dollars: 31.2,
  mails: { sent: 3904, bounced: 0, returned: 0, complained: 0 },
  jobs_done: 9,
  jobs_failed: 0,
  webhooks: 40,
  webhooks_late: 0,
  webhooks_refused: 0,
  syncs_failed: { quickbooks: 0, 'google-business': 0, 'google-calendar': 0, 'facebook-page': 0 },
  syncs_late: { quickbooks: 0, 'google-business': 0, 'google-calendar': 0, 'facebook-page': 0 },
  ...more,
});
const fine = {
  failed: 'fine',
  slow: 'fine',
  spend: 'fine',
  top_account: 'fine',
  mails: 'fine',
  jobs: 'fine',
  queues: 'fine',
  syncs: 'fine',
  webhooks: 'fine',
};
const calm = {
  days: [day({ date: '2026-11-19' }), day()],
  by_helper: [
    { at: 'sales', ...noTroubles },
    { at: 'assistant', ...noTroubles },
    { at: 'unknown', ...noTroubles },
  ],
  by_plan: [
    { spender: 'free', dollars: 3 },
    { spender: 'trial', dollars: 28.2 },
  ],
  top_accounts: [] as object[],
  spend: {
    day: '2026-11-20',
    spent_dollars: 31.2,
    limit_dollars: 60,
    extra_dollars: 0,
    is_stopped: false,
    unpaid_spent_dollars: 10,
    unpaid_limit_dollars: 30,
    is_unpaid_stopped: false,
  },
  jobs: [
    { name: 'on-reap', last_at: date, is_silent: false, failed_today: 0 },
    { name: 'on-check-ins', last_at: null, is_silent: false, failed_today: 0 },
  ],
  queues: { deletions: 0, deletionsFailed: 0, syncs: 2, syncsFailed: 0, jobsFailed: 0 },
  last_webhook_at: date,
  states: fine,
};
const broken = {
  ...calm,
  days: [
    day({ date: '2026-11-19' }),
    day({
      failed: 9,
      refused: 2,
      cut: 3,
      slow: 60,
      webhooks_late: 1,
      syncs_failed: {
        quickbooks: 12,
        'google-business': 0,
        'google-calendar': 0,
        'facebook-page': 0,
      },
      syncs_late: { quickbooks: 3, 'google-business': 0, 'google-calendar': 0, 'facebook-page': 0 },
    }),
  ],
  by_helper: [
    { at: 'sales', failed: 1, refused: 0, cut: 3, slow: 60 },
    { at: 'unknown', failed: 8, refused: 2, cut: 0, slow: 0 },
  ],
  top_accounts: [
    { id: '7f4c', email: 'van@example.com', dollars: 6.42, calls: 611 },
    { id: '7f4d', email: 'tri@example.com', dollars: 1.91, calls: 212 },
  ],
  queues: { ...calm.queues, deletionsFailed: 1 },
  states: { ...fine, top_account: 'hot', queues: 'hot', slow: 'warm', webhooks: 'warm' },
};
const line = (name: string) =>
  screen.getByText(name, { selector: 'b' }).closest('li') as HTMLElement;

test('a calm day says so, with each line, its figure and the page that says what to do', async () => {
  server.answers['GET /admin/health'] = calm;
  show(<AdminPage />, at);
  expect(await screen.findByRole('heading', { name: 'All is well' })).toBeTruthy();
  expect(line('Answers failed').textContent).toContain('Every answer today came through.');
  expect(line('Answers failed').textContent).toContain('docs/runbooks/chat-fails.md');
  expect(line('AI spend').textContent).toContain('$31.20of $60.00');
  expect(line('Emails bounced').textContent).toContain('None came back. No one marked us as spam.');
  expect(line('Connections').textContent).toContain(
    'No read failed today, and no event came late.',
  );
  expect(line('Waiting work').textContent).toContain('0 deletions and 2 connections wait.');
  expect(screen.getByRole('heading', { name: 'No answer went wrong' })).toBeTruthy();
  expect(screen.getByText('No account has spent 10 cents today.', { selector: 'p' })).toBeTruthy();
});

test('a provider is told with what went wrong alone, one or several', async () => {
  const days = [
    day({
      syncs_failed: {
        quickbooks: 1,
        'google-business': 0,
        'google-calendar': 0,
        'facebook-page': 0,
      },
      syncs_late: { quickbooks: 0, 'google-business': 1, 'google-calendar': 0, 'facebook-page': 0 },
    }),
  ];
  server.answers['GET /admin/health'] = { ...calm, days };
  show(<AdminPage />, at);
  await screen.findByRole('heading', { name: 'All is well' });
  expect(line('Connections').textContent).toContain(
    'QuickBooks Online: 1 failed read. Google Business Profile: 1 event came more than 5 minutes late.',
  );
});

test('what needs somebody comes first, is counted in the headline and names its runbook', async () => {
  server.answers['GET /admin/health'] = broken;
  show(<AdminPage />, at);
  expect(await screen.findByRole('heading', { name: 'Two things need you' })).toBeTruthy();
  const marks = screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
  expect(marks.slice(0, 4)).toEqual(['Needs you', 'Needs you', 'Look at it', 'Look at it']);
  expect(line('One account spends too much').textContent).toContain(
    'van@example.com: $6.42 for 611 AI calls today. More than 3 times the next account.',
  );
  expect(
    within(line('One account spends too much')).getByRole('link', { name: 'Open account' }),
  ).toHaveProperty('search', '?view=user&id=7f4c');
  expect(line('Waiting work').textContent).toContain('Deletions that failed: 1.');
  expect(line('Waiting work').textContent).toContain('docs/runbooks/deletion-stuck.md');
  expect(line('Answers failed').textContent).toContain(
    '9 failed, 2 refused, 3 cut off. 0.6% of all questions.',
  );
  expect(line('Connections').textContent).toContain(
    'QuickBooks Online: 12 failed reads, 3 events came more than 5 minutes late.',
  );
  expect(line('Connections').textContent).toContain('12failed, 3 late');
  expect(line('Connections').textContent).toContain('docs/runbooks/syncs-fail.md');
  expect(line('Slow answers').textContent).toContain('2.6% began after more than 2.5 seconds.');
  expect(screen.getByRole('heading', { name: 'Nov 20: 14 answers went wrong' })).toBeTruthy();
  const helpers = within(screen.getByRole('table', { name: 'Answers by helper' }));
  expect(helpers.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'HelperFailedRefusedCut offSlow',
    'Never came back8200',
    'Sales10360',
  ]);
});

test('raising the limit asks for the page anew, and 90 days are asked for on demand', async () => {
  server.answers['GET /admin/health'] = calm;
  server.answers['POST /admin/model-spend/raise'] = calm.spend;
  const { user } = show(<AdminPage />, at);
  await user.click(await screen.findByRole('button', { name: 'Raise by $10' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'A busy Monday');
  await user.click(dialog.getByRole('button', { name: 'Raise' }));
  await screen.findByText('Limit raised');
  expect(server.requests.find(({ path }) => path.endsWith('/raise'))?.body).toEqual({
    dollars: 10,
    reason: 'A busy Monday',
  });
  await user.click(screen.getByRole('radio', { name: '90 days' }));
  await expect
    .poll(() => server.requests.map(({ path }) => path))
    .toContain('/admin/health?days=90');
});

test('a page that cannot be loaded says so and can be tried again', async () => {
  server.answers['GET /admin/health'] = refused;
  const { user } = show(<AdminPage />, at);
  await screen.findByText('Failed to load health: You don’t have permission to do this');
  server.answers['GET /admin/health'] = calm;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'All is well' })).toBeTruthy();
});
