import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpAdminServer, show } from '#test/support/web/admin-screen.tsx';
import { AdminPage } from '#web/features/admin/admin-page.tsx';

const server = setUpAdminServer();
const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour - 60_000).toISOString();
const message = {
  id,
  name: 'Joe Marsh',
  email: 'joe@marsh.example',
  subject: 'billing',
  message: 'My card shows two payments.',
  done: false,
  user_id: null,
  plan: 'pro',
  priority: true,
  assigned_to: null,
  assigned_email: null,
  snoozed_until: null,
  created_at: ago(21),
};
const detail = (changes: object = {}) => ({
  message: { ...message, ...changes },
  replies: [],
  others: [],
  account: null,
});
const openMessage = async (changes: object = {}) => {
  server.answers[`GET /admin/messages/${id}`] = detail(changes);
  const shown = show(<AdminPage />, `/admin?view=message&id=${id}`);
  await screen.findByText('My card shows two payments.');
  return shown;
};
const sent = (end: string) => server.requests.filter(({ path }) => path.endsWith(end));

test('the inbox says how long each message may still wait, and leads to it', async () => {
  server.answers['GET /admin/inbox'] = {
    items: [message, { ...message, id: '01ARZ3NDEKTSV4RRFFQ69G5FAW', created_at: ago(30) }],
    next: null,
  };
  show(<AdminPage />, '/admin?view=inbox');
  const [first, second] = await screen.findAllByText(/^\d+ h (left|over)$/);
  expect([first?.textContent, second?.textContent]).toEqual(['2 h left', '7 h over']);
  const [link] = screen.getAllByRole('link', { name: 'Billing, Joe Marsh' });
  expect(link?.getAttribute('href')).toBe(`/admin?view=message&id=${id}`);
});

test('an empty inbox says so, and so does an empty list of snoozed ones', async () => {
  server.answers['GET /admin/inbox'] = { items: [], next: null };
  const { user } = show(<AdminPage />, '/admin?view=inbox');
  await screen.findByText('No one is waiting for an answer.');
  await user.click(screen.getByLabelText('Snoozed'));
  await screen.findByText('Nothing is snoozed.');
});

test('an answer that fails stays typed, and is sent again as the same answer', async () => {
  server.answers[`POST /admin/messages/${id}/replies`] = {
    refuse: 'unavailable',
    title: 'The email didn’t go out. Try again in a moment.',
  };
  const { user } = await openMessage();
  await user.click(screen.getByRole('button', { name: 'Send and done' }));
  expect(screen.getByText('Write an answer first')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Refund is on its way' }));
  await user.click(screen.getByRole('button', { name: 'Send and done' }));
  await screen.findByText('The email didn’t go out. Try again in a moment.');
  const field = screen.getByLabelText('Your answer') as HTMLTextAreaElement;
  expect(field.value).toContain('Hi Joe,');
  server.answers[`POST /admin/messages/${id}/replies`] = message;
  await user.click(screen.getByRole('button', { name: 'Send and done' }));
  await screen.findByText('Sent, and the message is done');
  expect(field.value).toBe('');
  const bodies = sent('/replies').map(({ body }) => body as { reply_id: string; done: boolean });
  expect(bodies.every(({ done }) => done)).toBe(true);
  expect(new Set(bodies.map(({ reply_id }) => reply_id)).size).toBe(1);
});

test('after an answer that may have gone out, a further press is another answer', async () => {
  server.answers[`POST /admin/messages/${id}/replies`] = {
    refuse: 'unexpected',
    title: 'We don’t know whether the email went out. Ask before you send it again.',
  };
  const { user } = await openMessage();
  await user.type(screen.getByLabelText('Your answer'), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/We don’t know whether/);
  server.answers[`POST /admin/messages/${id}/replies`] = message;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sent');
  const ids = sent('/replies').map(({ body }) => (body as { reply_id: string }).reply_id);
  expect(new Set(ids).size).toBe(2);
});

test('a message is taken, snoozed and done with one press each', async () => {
  server.answers[`PUT /admin/messages/${id}/assignee`] = message;
  server.answers[`PUT /admin/messages/${id}/snooze`] = message;
  server.answers[`PUT /admin/messages/${id}/done`] = message;
  const { user } = await openMessage();
  await user.click(screen.getByRole('button', { name: 'Take it' }));
  await screen.findByText('You have this message');
  await user.click(screen.getByRole('button', { name: 'Snooze 1 day' }));
  await screen.findByText('Snoozed for 1 day');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByText('Message is done');
  expect(sent('/snooze')[0]?.body).toEqual({ hours: 24 });
  expect(sent('/assignee')[0]?.body).toEqual({ mine: true });
  expect(sent('/done')[0]?.body).toEqual({ done: true });
});

test('words of a message are shown as text, and one without an account says so', async () => {
  await openMessage({ done: true, name: '<b>Joe</b>' });
  expect(screen.getByText('<b>Joe</b>').children).toHaveLength(0);
  const account = screen.getByRole('heading', { name: 'Account' }).closest('section');
  expect(within(account as HTMLElement).getByText(/came without an account/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reopen' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Snooze 1 day' })).toBeNull();
});

test('a message that fails to load shows an error and a retry button', async () => {
  server.answers[`GET /admin/messages/${id}`] = { refuse: 'not-found', title: 'Not there' };
  const { user } = show(<AdminPage />, `/admin?view=message&id=${id}`);
  await screen.findByText('Failed to fetch the message: Not there');
  server.answers[`GET /admin/messages/${id}`] = detail();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('My card shows two payments.');
});
