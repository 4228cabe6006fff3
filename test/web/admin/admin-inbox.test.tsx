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
  lately: null,
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

const idea = (nth: number, more: object = {}) => ({
  id: `01ARZ3NDEKTSV4RRFFQ69G5FA${nth}`,
  suggestion_text: `Print the week, number ${nth}`,
  user_id: null,
  contact_email: `owner${nth}@example.com`,
  done: false,
  created_at: ago(nth),
  ...more,
});

test('ideas with the same wish are chosen and answered together', async () => {
  server.answers['GET /admin/ideas'] = { items: [idea(1), idea(2), idea(3)], next: null };
  server.answers['POST /admin/suggestions/answers'] = {
    answered: 2,
    without_address: 0,
    failed: [],
  };
  const { user } = show(<AdminPage />, '/admin?view=inbox');
  await user.click(screen.getByLabelText('Ideas'));
  await user.click(await screen.findByLabelText('Print the week, number 1'));
  await user.click(screen.getByLabelText('Print the week, number 3'));
  await user.type(screen.getByLabelText('Your answer'), 'You can print it now.');
  await user.click(screen.getByRole('button', { name: 'Send to all 2 and done' }));
  await screen.findByText('Sent to 2');
  expect(sent('/answers')[0]?.body).toMatchObject({
    ids: [idea(1).id, idea(3).id],
    text: 'You can print it now.',
  });
  expect(screen.queryByLabelText('Your answer')).toBeNull();
});

test('an answer to ideas that partly failed stays typed and is sent again under the same id', async () => {
  server.answers['GET /admin/ideas'] = { items: [idea(1)], next: null };
  server.answers['POST /admin/suggestions/answers'] = {
    answered: 0,
    without_address: 0,
    failed: [idea(1).id],
  };
  const { user } = show(<AdminPage />, '/admin?view=inbox&show=ideas');
  await user.click(await screen.findByLabelText('Print the week, number 1'));
  await user.type(screen.getByLabelText('Your answer'), 'You can.');
  await user.click(screen.getByRole('button', { name: 'Send and done' }));
  await screen.findByText(/1 of the emails didn’t go out/);
  await user.click(screen.getByRole('button', { name: 'Send and done' }));
  const [first, second] = sent('/answers').map(
    ({ body }) => (body as { reply_id: string }).reply_id,
  );
  expect(second).toBe(first);
});

/** One idea on a page of its own, whose author is known by this address; it is done once the server was told. */
const ideaPage = (email: string | null) => {
  const one = idea(1, { contact_email: email });
  let done = false;
  server.answers[`GET /admin/suggestions/${one.id}`] = () => ({
    suggestion: { ...one, done },
    email,
    replies: [],
    others: [],
    account: null,
    lately: null,
  });
  server.answers['PUT /admin/suggestions/done'] = () => {
    done = true;
    return { marked: 1 };
  };
  return { one, ...show(<AdminPage />, `/admin?view=idea&id=${one.id}`) };
};

test('an idea of a visitor without an address says that it cannot be answered, and can be closed', async () => {
  const { one, user } = ideaPage(null);
  const words = await screen.findByText(one.suggestion_text);
  expect(
    screen.getByText('They left no address, so this can’t be answered by email.'),
  ).toBeTruthy();
  expect(screen.queryByLabelText('Your answer')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send and done' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Done without an answer' }));
  await screen.findByText(/, done$/);
  expect(sent('/done').map(({ body }) => body)).toEqual([{ ids: [one.id], done: true }]);
  expect(screen.queryByRole('button', { name: 'Done without an answer' })).toBeNull();
  expect(document.activeElement).toBe(words);
});

test('an idea that is done offers no answer any more', async () => {
  const { user } = ideaPage('owner1@example.com');
  expect(await screen.findByLabelText('Your answer')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send and done' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done without an answer' }));
  await screen.findByText(/, done$/);
  expect(screen.queryByLabelText('Your answer')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send and done' })).toBeNull();
});
