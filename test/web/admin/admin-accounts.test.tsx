import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { date, refused, setUpAdminServer, show } from '#test/support/web/admin-screen.tsx';
import { AdminPage } from '#web/features/admin/admin-page.tsx';

const server = setUpAdminServer();
const id = '7f4c';
const ada = {
  id,
  email: 'ada@example.com',
  selected_plan: 'essentials',
  trial_ends_at: date,
  onboarding_completed: true,
  is_test: false,
  is_admin: false,
  created_at: date,
  updated_at: date,
  active_on: '2026-11-20',
  plan: 'essentials',
  is_trial: false,
  has_customer: true,
  payment_failed: true,
  subscription: {
    id: 'sub_1',
    status: 'past_due',
    plan: 'essentials',
    period: 'monthly',
    current_period_end: date,
    cancel_at_period_end: false,
  },
  quota: {
    unlimited: false,
    limit: 100,
    used: 12,
    remaining: 88,
    window: 'month',
    window_started_at: date,
    resets_at: date,
    total: 1400,
  },
  businesses: [
    {
      id: 'b',
      name: 'Good Pipes',
      type: 'Plumber',
      location: 'Austin',
      selected_helpers: ['sales'],
      is_active: true,
      created_at: date,
    },
  ],
};
const type = async (user: ReturnType<typeof show>['user'], email: string) => {
  await user.type(screen.getByLabelText('Find an account'), email);
  await user.click(screen.getByRole('button', { name: 'Find' }));
};
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;

test('searching for an email opens the page of its account', async () => {
  server.answers['POST /admin/users/find'] = { id };
  server.answers[`GET /admin/users/${id}`] = ada;
  const { user } = show(<AdminPage />);
  await type(user, ' ada@example.com ');
  expect(await screen.findByRole('heading', { name: 'ada@example.com' })).toBeTruthy();
  expect(server.requests.find(({ path }) => path === '/admin/users/find')?.body).toEqual({
    email: 'ada@example.com',
  });
  expect(fact('Payment')).toBe('Essentials, monthly, payment failed, retrying');
  expect(fact('Plan usage')).toBe('12 of 100 this month');
  expect(fact('Questions, all time')).toBe('1,400');
  expect(screen.getByText('Good Pipes').closest('li')?.textContent).toContain('Plumber, Austin');
});

test('an email without an account shows an error at the field', async () => {
  server.answers['POST /admin/users/find'] = { refuse: 'not-found', title: 'Not found' };
  const { user } = show(<AdminPage />);
  await type(user, 'nobody@example.com');
  const words =
    'No account with this email. If they never entered their sign-up code, there’s no account yet.';
  expect((await screen.findByText(words)).closest('.error')).toBeTruthy();
});

test('an account that fails to load shows an error and a retry button', async () => {
  server.answers[`GET /admin/users/${id}`] = refused;
  const { user } = show(<AdminPage />, `/admin?view=user&id=${id}`);
  const panel = (
    await screen.findByText('Failed to fetch the account: You don’t have permission to do this')
  ).closest('[role="alert"]') as HTMLElement;
  server.answers[`GET /admin/users/${id}`] = { ...ada, subscription: null, has_customer: false };
  await user.click(within(panel).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Never opened checkout')).toBeTruthy();
});

test('questions are listed by helper and by business type, each with its share', async () => {
  show(<AdminPage />);
  const rows = within(await screen.findByRole('table', { name: /^Questions by helper/ }));
  expect(rows.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'HelperQuestionsShare',
    'Sales6,00067%',
    'Assistant3,00033%',
  ]);
  expect(screen.getByRole('table', { name: /^Questions by business type/ })).toBeTruthy();
});

test('ratings are listed under the prompts of a helper, with their reasons as typed', async () => {
  server.answers['GET /admin/actions'] = { items: [] };
  server.answers['GET /admin/ratings'] = {
    items: [
      {
        prompt_id: 'a',
        title: 'Win the quote back',
        up: 3,
        down: 2,
        reasons: [{ reason: '<b>Too long</b>', created_at: date }],
      },
      { prompt_id: null, title: null, up: 1, down: 0, reasons: [] },
    ],
  };
  const { user } = show(<AdminPage />, '/admin?view=prompts&helper=sales&trade=Plumber');
  const row = (await screen.findByText('Win the quote back')).closest('li') as HTMLElement;
  await user.click(within(row).getByText('1 reason'));
  expect(within(row).getByText('<b>Too long</b>').children).toHaveLength(0);
  expect(row.textContent).toContain('3 thumbs up');
  expect(row.textContent).toContain('2 thumbs down');
  expect(screen.getByText('Questions in the owner’s own words')).toBeTruthy();
});
