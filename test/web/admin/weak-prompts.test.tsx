import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { date, prompt, setUpAdminServer, show } from '#test/support/web/admin-screen.tsx';
import { AdminPage } from '#web/features/admin/admin-page.tsx';

const server = setUpAdminServer();
const weak = {
  helper_id: 'sales',
  prompt_id: 'sales.quote',
  title: 'Win the quote back',
  version: '2',
  asked: 155,
  down: 48,
  down_percent: 31,
  drafted: 150,
  unused_percent: 44,
  dollars: 0.0123,
  down_percent_before: 12,
  reasons: [{ reason: 'Sounds like a robot', created_at: date }],
  place: { helper_id: 'sales', business_type: 'Plumber' },
};
const builtIn = {
  ...weak,
  prompt_id: 'kit.complaint',
  title: 'Answer a complaint',
  unused_percent: null,
  down_percent_before: null,
  reasons: [],
  place: null,
};
const weakest = (...items: object[]) => {
  server.answers['GET /admin/ratings/weakest'] = () => ({
    items,
    total: items.length,
    answers: 310,
  });
};
const asked = () =>
  server.requests
    .filter(({ path }) => path.startsWith('/admin/ratings/weakest'))
    .map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])));

test('the worst prompts are listed with their shares, cost and reasons, and open in the editor', async () => {
  weakest(weak, builtIn);
  server.answers['GET /admin/actions'] = { items: [prompt] };
  server.answers['GET /admin/ratings'] = { items: [] };
  const { user } = show(<AdminPage />, '/admin?view=prompts');
  expect(await screen.findByText('Start with “Win the quote back”')).toBeTruthy();
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.className === 'weak-prompts');
  if (!first || !second) throw new Error('Two prompts');
  for (const words of ['31%', '48 of 155 thumbs down', '44%', '$0.0123', 'Sounds like a robot'])
    expect(within(first).getByText(words), words).toBeTruthy();
  expect(first.textContent).toContain('This text made it worse. The one before had 12%');
  expect(within(second).getByText('no drafts')).toBeTruthy();
  expect(within(second).getByText('Built in')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit and test: Win the quote back' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit prompt' });
  expect(within(dialog).getByDisplayValue('Write to {customer_name}.')).toBeTruthy();
});

test('the list is filtered on the server, and says when nothing fits', async () => {
  weakest();
  const { user } = show(<AdminPage />, '/admin?view=prompts');
  expect(await screen.findByText('No prompt was used that often yet.')).toBeTruthy();
  expect(asked()[0]).toEqual({ order: 'overall', asked_at_least: '20', from: '0' });
  await user.selectOptions(screen.getByLabelText('Helper'), 'finance');
  await user.selectOptions(screen.getByLabelText('Business type'), 'Roofer');
  await user.selectOptions(screen.getByLabelText('Used at least'), '1');
  await user.selectOptions(screen.getByLabelText('Worst by'), 'cost');
  await waitFor(() =>
    expect(asked().at(-1)).toEqual({
      ...{ order: 'cost', asked_at_least: '1', from: '0' },
      ...{ helper_id: 'finance', business_type: 'Roofer' },
    }),
  );
});

test('a failure says so and can be tried again', async () => {
  server.answers['GET /admin/ratings/weakest'] = { refuse: 'unavailable', title: 'Not now' };
  const { user } = show(<AdminPage />, '/admin?view=prompts');
  expect(await screen.findByText(/Failed to fetch ratings: Not now/)).toBeTruthy();
  weakest(weak);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Start with “Win the quote back”')).toBeTruthy();
});
