import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { date, setUpAdminServer, show } from '#test/support/admin-screen.tsx';
import { AdminPage } from '#web/features/admin/admin-page.tsx';

const server = setUpAdminServer();

const prompt = {
  id: 'sales.quote',
  helper_id: 'sales',
  business_type: 'Plumber',
  action_type: 'quick_start_prompt',
  title: 'Win the quote back',
  description: 'A message that gets an answer',
  icon: 'send',
  prompt_content: 'Write to {customer_name}.',
  additional_inputs: [{ id: 'customer_name', label: 'Customer', type: 'text', required: true }],
  order_index: 0,
  defaultSpecificOutcome: 'Two quotes won back',
  created_at: date,
  updated_at: date,
  edited: false,
  moved: false,
  shipped: true,
};
const promptsAt = '/admin?view=prompts&helper=sales&trade=Plumber';

test('the prompt editor says what is wrong while it is typed, and saves what is right', async () => {
  server.answers['GET /admin/actions'] = { items: [prompt] };
  server.answers['PUT /admin/actions/sales.quote'] = ({ body }) => ({
    ...prompt,
    ...(body as object),
  });
  const { user } = show(<AdminPage />, promptsAt);
  await user.click(await screen.findByRole('button', { name: 'Edit: Win the quote back' }));
  const text = screen.getByRole('textbox', { name: 'Prompt' });
  await user.clear(text);
  await user.type(text, 'Write to {{customer_nmae}');
  expect(
    screen.getByText('Nothing fills {customer_nmae}. Add a blank with that name, or take it out.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(server.requests.some(({ method }) => method === 'PUT')).toBe(false);
  expect(document.activeElement).toBe(text);

  await user.clear(text);
  await user.type(text, 'Call {{customer_name} first.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved!')).toBeTruthy();
  expect(server.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    prompt_content: 'Call {customer_name} first.',
    updated_at: date,
  });
});

test('a list to pick from is written line by line and keeps the values that are in use', async () => {
  server.answers['GET /admin/actions'] = {
    items: [
      {
        ...prompt,
        additional_inputs: [
          {
            id: 'customer_name',
            label: 'Customer',
            type: 'select',
            required: true,
            options: [
              { value: 'b2c', label: 'People' },
              { value: 'b2b', label: 'Firms' },
            ],
          },
        ],
      },
    ],
  };
  server.answers['PUT /admin/actions/sales.quote'] = prompt;
  const { user } = show(<AdminPage />, promptsAt);
  await user.click(await screen.findByRole('button', { name: 'Edit: Win the quote back' }));
  await user.type(screen.getByRole('textbox', { name: 'Choices, one a line' }), '{Enter}Both');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved!');
  expect(server.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    additional_inputs: [
      {
        options: [
          { value: 'b2c', label: 'People' },
          { value: 'b2b', label: 'Firms' },
          { value: 'Both', label: 'Both' },
        ],
      },
    ],
  });
});

test('prompts are moved, and an edited one is put back after a question', async () => {
  const second = { ...prompt, id: 'sales.second', title: 'The second', edited: true };
  server.answers['GET /admin/actions'] = { items: [prompt, second] };
  server.answers['PUT /admin/actions/order'] = { items: [second, prompt] };
  server.answers['POST /admin/actions/sales.second/restore'] = second;
  const { user } = show(<AdminPage />, promptsAt);
  await user.click(await screen.findByRole('button', { name: 'Move up: The second' }));
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      helper_id: 'sales',
      business_type: 'Plumber',
      ids: ['sales.second', 'sales.quote'],
    }),
  );
  expect(
    screen.queryByRole('button', { name: 'Restore shipped text: Win the quote back' }),
  ).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Restore shipped text: The second' }));
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Shipped text restored')).toBeTruthy();
});
