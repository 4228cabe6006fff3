import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ada } from '#test/support/web/admin-account.ts';
import { date, refused, setUpAdminServer, show } from '#test/support/web/admin-screen.tsx';
import { AdminPage } from '#web/features/admin/admin-page.tsx';

const server = setUpAdminServer();
const { id } = ada;
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

const payment = {
  id: 'ch_1',
  url: 'https://dashboard.stripe.com/payments/pi_1',
  state: 'paid',
  amount_cents: 1900,
  refunded_cents: 0,
  failure: null,
  created_at: date,
};
const stripeSays = (subscription: object) => ({
  customer_url: 'https://dashboard.stripe.com/customers/cus_1',
  subscription: {
    ...ada.subscription,
    current_period_start: '2026-11-01T12:00:00.000Z',
    ended_at: null,
    ...subscription,
  },
  items: [
    { ...payment, id: 'ch_2', state: 'failed', failure: 'Your card was declined.' },
    payment,
    { ...payment, id: 'ch_0', state: 'partly_refunded', refunded_cents: 900 },
  ],
});
const open = (changes: object) => {
  server.answers[`GET /admin/users/${id}`] = { ...ada, ...changes };
  return show(<AdminPage />, `/admin?view=user&id=${id}`);
};

test('a renewal that failed is unpaid since its period began, and a plan that ended says when', async () => {
  open({ payments: stripeSays({ status: 'past_due' }) });
  await screen.findByText('Unpaid since', { selector: 'dt' });
  expect(fact('Unpaid since')).toContain('Nov 1, 2026');
  expect(screen.queryByText('Paid until')).toBeNull();
});

test('a plan that ended says when, and that the account has not heard of it', async () => {
  open({ payments: stripeSays({ status: 'canceled', ended_at: '2026-11-20T12:00:00.000Z' }) });
  await screen.findByText('Ended', { selector: 'dt' });
  expect(fact('Ended')).toContain('Nov 20, 2026');
  expect(screen.getByText(/Stripe and this account don’t agree/)).toBeTruthy();
  expect(screen.queryByText('Paid until')).toBeNull();
});

test('payments are listed with their state, and only one with money left leads to the refund', async () => {
  open({ payments: stripeSays({ status: 'past_due' }) });
  const list = within(await screen.findByRole('list', { name: 'Payments' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Your card was declined\.Failed$/),
    expect.stringMatching(/PaidRefund in Stripe$/),
    expect.stringMatching(/\$9\.00 refundedRefund in Stripe$/),
  ]);
});

test('what cannot be done now says why, and what can be done needs a reason', async () => {
  server.answers[`POST /admin/users/${id}/questions`] = { given_back: 2 };
  const { user } = open({ has_customer: false, subscription: null, payments: null });
  const extend = await screen.findByRole('button', { name: 'Add 7 days: 7 more days of trial' });
  expect(extend).toHaveProperty('disabled', true);
  expect(screen.getByText('No trial is running.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Give back: Give questions back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('How many'));
  await user.type(dialog.getByLabelText('How many'), '2');
  await user.click(dialog.getByRole('button', { name: 'Give back' }));
  expect(dialog.getByText('Say why in a few words')).toBeTruthy();
  await user.type(dialog.getByLabelText('Reason'), 'Two answers failed');
  await user.click(dialog.getByRole('button', { name: 'Give back' }));
  await screen.findByText('2 questions given back');
  expect(server.requests.find(({ path }) => path.endsWith('/questions'))?.body).toEqual({
    questions: 2,
    reason: 'Two answers failed',
  });
});

test('a sign-up that was never confirmed gets a new code from the search', async () => {
  server.answers['POST /admin/users/find'] = { refuse: 'not-found', title: 'Not found' };
  server.answers['POST /admin/users/code'] = { sent: 'sign-up' };
  const { user } = show(<AdminPage />);
  await type(user, 'new@example.com');
  await user.click(await screen.findByRole('button', { name: 'Send a new sign-up code' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Wrote that it never came');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByText('Code sent');
  expect(server.requests.filter(({ path }) => path === '/admin/users/find')).toHaveLength(1);
  expect(server.requests.find(({ path }) => path === '/admin/users/code')?.body).toEqual({
    email: 'new@example.com',
    reason: 'Wrote that it never came',
  });
});

test('a part of a name lists the accounts that have it, and says when there are more or none', async () => {
  const found = { ...ada, found: 'Salt Marsh Painting' };
  server.answers['POST /admin/users/search'] = { items: [found], has_more: true };
  const { user } = show(<AdminPage />);
  await type(user, 'marsh');
  const list = within(await screen.findByRole('list', { name: 'Accounts found' }));
  expect(list.getByRole('link').getAttribute('href')).toBe(`/admin?view=user&id=${id}`);
  expect(list.getByText('Salt Marsh Painting')).toBeTruthy();
  expect(screen.getByText('There are more. Type more letters.')).toBeTruthy();
  server.answers['POST /admin/users/search'] = { items: [], has_more: false };
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText(/^No account found\./)).toBeTruthy();
  expect(server.requests.filter(({ path }) => path === '/admin/users/find')).toEqual([]);
});
