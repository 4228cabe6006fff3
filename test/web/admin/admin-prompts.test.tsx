import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  date,
  prompt,
  setUpAdminServer,
  show,
  testAndPublish,
  triedStream,
} from '#test/support/web/admin-screen.tsx';
import { AdminPage } from '#web/features/admin/admin-page.tsx';

const server = setUpAdminServer();

const promptsAt = '/admin?view=prompts&helper=sales&trade=Plumber';
const counts = { asked: 12, won: 0, lost: 0, sent: 5, up: 3, down: 1, reasons: [] };
beforeEach(() => {
  server.answers['GET /admin/ratings'] = { items: [] };
  for (const id of ['sales.quote', 'sales.closing.one'])
    server.answers[`POST /admin/actions/${id}/try`] = () =>
      triedStream({ parts: [], sums: [], estimates: [], cut: false, checks: [] });
});
const edit = async () => {
  const shown = show(<AdminPage />, promptsAt);
  await shown.user.click(await screen.findByRole('button', { name: 'Edit: Win the quote back' }));
  return shown;
};

test('the prompt editor shows errors while typing and saves a valid prompt', async () => {
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
    screen.getByText('No blank is named {customer_nmae}. Add one, or remove it from the prompt.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(server.requests.some(({ method }) => method === 'PUT')).toBe(false);
  expect(document.activeElement).toBe(text);

  await user.clear(text);
  await user.type(text, 'Call {{customer_name} first.');
  await testAndPublish(user);
  expect(await screen.findByText('Published')).toBeTruthy();
  expect(server.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    prompt_content: 'Call {customer_name} first.',
    updated_at: date,
  });
});

test('the options of a select blank are edited line by line and keep their stored values', async () => {
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
  await user.type(screen.getByRole('textbox', { name: 'Choices, one per line' }), '{Enter}Both');
  await testAndPublish(user);
  await screen.findByText('Published');
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

test('prompts can be reordered, and resetting an edited prompt asks first', async () => {
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
  expect(screen.queryByRole('button', { name: 'Restore original: Win the quote back' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Restore original: The second' }));
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Original text restored')).toBeTruthy();
});

test('title, hint, kind and icon are saved, and an unchanged prompt is not saved again', {
  tags: 'night',
}, async () => {
  server.answers['GET /admin/actions'] = { items: [prompt] };
  server.answers['PUT /admin/actions/sales.quote'] = prompt;
  const { user } = await edit();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requests.some(({ method }) => method === 'PUT')).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Edit: Win the quote back' }));
  await user.type(screen.getByRole('textbox', { name: 'Hint' }), 'First name is enough');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Long text');
  await user.click(screen.getByText('Change icon'));
  await user.click(screen.getByRole('radio', { name: 'star' }));
  await testAndPublish(user);
  await screen.findByText('Published');
  expect(server.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    icon: 'star',
    additional_inputs: [{ hint: 'First name is enough', type: 'textarea' }],
  });
});

test('a save that lost to another edit keeps its text and can show or replace the other version', async () => {
  const theirs = { ...prompt, title: 'Theirs', updated_at: '2026-11-21T10:00:00.000Z' };
  server.answers['GET /admin/actions'] = { items: [prompt] };
  server.answers['PUT /admin/actions/sales.quote'] = { refuse: 'conflict', title: 'Changed' };
  const { user } = await edit();
  const title = screen.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Mine');
  server.answers['GET /admin/actions'] = { items: [theirs] };
  await testAndPublish(user);
  await screen.findByText(/^Someone else saved this prompt/);
  expect(screen.getByDisplayValue('Mine')).toBeTruthy();

  await screen.findByRole('button', { name: 'Show their version' });
  server.answers['PUT /admin/actions/sales.quote'] = theirs;
  await user.click(screen.getByRole('button', { name: 'Save mine instead' }));
  await screen.findByText('Published');
  expect(server.requests.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    title: 'Mine',
    updated_at: theirs.updated_at,
  });
});

test('a card shows only its own fields and opens to the prompts inside', async () => {
  const card = {
    ...prompt,
    id: 'sales.card.closing',
    action_type: 'subcategory_card',
    subcategory: 'closing',
    title: 'Closing',
  };
  const inside = { ...prompt, id: 'sales.closing.one', subcategory: 'closing', title: 'Ask once' };
  server.answers['GET /admin/actions'] = ({ path }) => ({
    items: path.includes('subcategory=closing') ? [inside] : [card],
  });
  server.answers['PUT /admin/actions/sales.closing.one'] = inside;
  const { user } = show(<AdminPage />, promptsAt);
  await user.click(await screen.findByRole('button', { name: 'Edit: Closing' }));
  expect(screen.queryByRole('textbox', { name: 'Prompt' })).toBeNull();
  expect(screen.getByText('Change icon')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  await user.click(screen.getByRole('button', { name: 'Prompts inside: Closing' }));
  await user.click(await screen.findByRole('button', { name: 'Edit: Ask once' }));
  expect(screen.queryByText('Change icon')).toBeNull();
  const title = screen.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Ask twice');
  await testAndPublish(user);
  await screen.findByText('Published');
  expect(server.requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    ...{ title: 'Ask twice', subcategory: 'closing', business_type: 'Plumber' },
  });
});

test('a prompt that no longer ships is marked, and removing it asks first', async () => {
  server.answers['GET /admin/actions'] = { items: [{ ...prompt, edited: true, shipped: false }] };
  server.answers['POST /admin/actions/sales.quote/restore'] = () => null;
  const { user } = await edit();
  expect(
    screen.getByText(/no longer part of the built-in set\. Owners still see your edited version/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Retired')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove: Win the quote back' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Prompt removed')).toBeTruthy();
});

test('counts and reasons are shown beside the editor for each version', async () => {
  const reasons = [{ reason: 'Too long', created_at: date }];
  server.answers['GET /admin/actions'] = {
    items: [{ ...prompt, edited: true, text_version: date }],
  };
  server.answers['GET /admin/ratings'] = {
    items: [
      {
        ...{ prompt_id: 'sales.quote', title: 'Win the quote back', ...counts },
        versions: [
          { version: date, ...counts, reasons },
          { version: '2', ...counts, asked: 40 },
          { version: null, ...counts, asked: 0, sent: 0 },
        ],
      },
    ],
  };
  await edit();
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Edited Nov 20, 2026, .*1 reason/),
    'Version 2, original',
    'Before version tracking',
  ]);
  expect(table.getByText('Too long')).toBeTruthy();
  expect(table.getByRole('cell', { name: '40' })).toBeTruthy();
});
