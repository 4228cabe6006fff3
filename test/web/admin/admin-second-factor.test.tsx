import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ada } from '#test/support/web/admin-account.ts';
import { date, setUpAdminServer, show } from '#test/support/web/admin-screen.tsx';
import { AdminPage } from '#web/features/admin/admin-page.tsx';

const server = setUpAdminServer();
const { id } = ada;
const open = (changes: object) => {
  server.answers[`GET /admin/users/${id}`] = { ...ada, ...changes };
  return show(<AdminPage />, `/admin?view=user&id=${id}`);
};

test('two-step sign-in is reset with two proofs and a reason, and a reset that waits can be stopped', async () => {
  server.answers[`POST /admin/users/${id}/second-factor-reset`] = {
    asked_at: date,
    due_at: date,
    end: null,
    ended_at: null,
  };
  const { user } = open({ payments: null });
  await user.click(await screen.findByRole('button', { name: 'Reset: Reset two-step sign-in' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Lost the phone');
  await user.click(dialog.getByLabelText('Knew the card’s last 4 digits'));
  await user.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(await dialog.findByText('Choose at least 2.')).toBeTruthy();
  await user.click(dialog.getByLabelText('Knew date and amount of the last payment'));
  const reset = { asked_at: date, due_at: date, end: null, ended_at: null };
  server.answers[`GET /admin/users/${id}`] = { ...ada, second_factor: { is_on: true, reset } };
  await user.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(
    await screen.findByRole('button', { name: 'Stop the reset: Two-step sign-in is being reset' }),
  ).toBeTruthy();
  expect(server.requests.find(({ path }) => path.endsWith('/second-factor-reset'))?.body).toEqual({
    proofs: ['card', 'payment'],
    reason: 'Lost the phone',
  });
});

test('an account says how its last reset ended, and why none can be asked for', async () => {
  const reset = { asked_at: date, due_at: date, end: 'link', ended_at: date };
  open({ second_factor: { is_on: false, reset } });
  const button = await screen.findByRole('button', { name: 'Reset: Reset two-step sign-in' });
  expect(button).toHaveProperty('disabled', true);
  expect(
    screen.getByText(/^Two-step sign-in is off\. Last reset: the owner stopped it by email, /),
  ).toBeTruthy();
});
