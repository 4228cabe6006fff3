import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { untestedEditMessage } from '#shared/domain/admin/prompt-tryout-rules.ts';
import { prompt, setUpAdminServer, show } from '#test/support/web/admin-screen.tsx';
import { AdminPage } from '#web/features/admin/admin-page.tsx';

const server = setUpAdminServer();
const tries = () => server.requests.filter(({ path }) => path.endsWith('/try'));
const stream = (...events: { event: string; data: object }[]) =>
  new Response(
    events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
    { headers: { 'content-type': 'text/event-stream' } },
  );
const checks = [
  {
    id: 'no-statistics',
    promise: 'No made-up statistics',
    pass: false,
    why: ['73% stands nowhere.'],
  },
  { id: 'words', promise: 'Within its words', pass: true, why: [] },
  { id: 'dates', promise: 'Dates are right', pass: null, why: [] },
];
const answer = {
  parts: [
    { kind: 'text', markdown: 'Call **today**.' },
    { kind: 'draft', channel: 'text-message', title: 'To Maria', subject: null, body: 'Hi Maria' },
    {
      kind: 'steps',
      items: [{ title: 'Call', detail: 'Before noon.', due_in_days: 0, minutes: 5, who: null }],
    },
    { kind: 'question', text: 'Which day?', choices: ['Monday'] },
  ],
  sums: [],
  estimates: [],
  cut: false,
  checks,
};

beforeEach(() => {
  server.answers['GET /admin/actions'] = { items: [prompt] };
  server.answers['GET /admin/ratings'] = { items: [] };
});
const open = async () => {
  const { user } = show(<AdminPage />, '/admin?view=prompts&helper=sales&trade=Plumber');
  await user.click(await screen.findByRole('button', { name: 'Edit: Win the quote back' }));
  return { user, form: within(screen.getByRole('region', { name: 'Test it' })) };
};

test('a test sends the unpublished prompt as three sample businesses and shows each answer with its checks', async () => {
  server.answers['POST /admin/actions/sales.quote/try'] = () =>
    stream({ event: 'delta', data: { index: 0, text: 'Call' } }, { event: 'done', data: answer });
  const { user, form } = await open();
  const title = screen.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Not saved');
  await user.type(form.getByRole('textbox', { name: 'Customer' }), 'Maria');
  await user.click(form.getByRole('button', { name: 'Test it' }));
  expect(
    await form.findByText('Plumber, just me, Dayton, Ohio: 1 of 2 checks failed'),
  ).toBeTruthy();
  await waitFor(() => expect(form.getAllByText('73% stands nowhere.')).toHaveLength(3));
  expect(form.getAllByText('1 passed, 1 didn’t apply')).toHaveLength(3);
  for (const words of ['To Maria', 'Hi Maria', 'Which day?'])
    expect(form.getAllByText(words)).toHaveLength(3);
  expect(tries().map(({ body }) => (body as { sample: string }).sample)).toEqual([
    'solo',
    'crew',
    'company',
  ]);
  expect(tries()[0]?.body).toMatchObject({
    title: 'Not saved',
    filled: {
      specificOutcome: 'Two quotes won back',
      additionalInputs: { customer_name: 'Maria' },
    },
  });
  expect(server.requests.some(({ method }) => method === 'PUT')).toBe(false);
});

test('an empty blank and an invalid prompt are reported before a request is sent', async () => {
  const { user, form } = await open();
  await user.click(form.getByRole('button', { name: 'Test it' }));
  expect(await form.findByText('Customer is required')).toBeTruthy();
  await user.type(form.getByRole('textbox', { name: 'Customer' }), 'Maria');
  await user.clear(screen.getByRole('textbox', { name: 'Title' }));
  await user.click(form.getByRole('button', { name: 'Test it' }));
  expect(form.getByText('Fix the errors in the editor first.')).toBeTruthy();
  expect(tries()).toEqual([]);
});

test.each([
  [
    'a refusal',
    { refuse: 'fair-use', title: 'You’ve tested 60 prompts today.' },
    /You’ve tested 60 prompts today\./,
  ],
  [
    'an error in the stream',
    stream({ event: 'error', data: { code: 'unavailable', message: 'It did not answer.' } }),
    /It did not answer\./,
  ],
  [
    'a lost connection',
    stream({ event: 'delta', data: { index: 0, text: 'Ca' } }),
    /The connection dropped/,
  ],
])('%s shows an error, and the editor keeps its text', async (_, reply, words) => {
  server.answers['POST /admin/actions/sales.quote/try'] = () =>
    reply instanceof Response ? reply.clone() : reply;
  const { user, form } = await open();
  await user.type(form.getByRole('textbox', { name: 'Customer' }), 'Maria');
  await user.click(form.getByRole('button', { name: 'Test it' }));
  await waitFor(() => expect(form.getAllByText(words)).toHaveLength(3));
  expect(form.getByDisplayValue('Maria')).toBeTruthy();
});

test('an edit is published only once exactly this text was tested', { tags: 'night' }, async () => {
  server.answers['POST /admin/actions/sales.quote/try'] = () =>
    stream({ event: 'done', data: answer });
  server.answers['PUT /admin/actions/sales.quote'] = ({ body }) => ({
    ...prompt,
    ...(body as object),
  });
  const { user, form } = await open();
  const publish = () => user.click(screen.getByRole('button', { name: 'Publish' }));
  const puts = () => server.requests.filter(({ method }) => method === 'PUT');
  const text = screen.getByRole('textbox', { name: 'Prompt' });
  await user.type(text, ' Say when you can come.');
  await publish();
  expect(screen.getByText(untestedEditMessage)).toBeTruthy();

  await user.type(form.getByRole('textbox', { name: 'Customer' }), 'Maria');
  await user.click(form.getByRole('button', { name: 'Test it' }));
  await waitFor(() => expect(screen.queryByText(untestedEditMessage)).toBeNull());
  await user.type(text, ' Be brief.');
  await publish();
  expect(screen.getByText(untestedEditMessage)).toBeTruthy();
  expect(puts()).toEqual([]);

  await user.click(form.getByRole('button', { name: 'Test it' }));
  await waitFor(() => expect(screen.queryByText(untestedEditMessage)).toBeNull());
  await publish();
  expect(await screen.findByText('Published')).toBeTruthy();
  expect(puts()[0]?.body).toMatchObject({
    prompt_content: 'Write to {customer_name}. Say when you can come. Be brief.',
  });
});
