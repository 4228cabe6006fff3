import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { HelperPage } from '#web/features/chat/helper-page.tsx';
import { TodayPage } from '#web/features/chat/today-page.tsx';

// Each stage provides this file beside the app; this test has none.
const stage = vi.hoisted(() => ({ demoReplies: true }));
vi.mock('#web/core/config.ts', () => ({ useConfig: () => stage }));

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
  await Promise.all([
    app.member('ada', { name: 'Ada Plumbing' }),
    app.member('finn', { name: 'Finn Paints', plan: 'free' }),
  ]);
});
afterAll(() => app.stack.close());
beforeEach(() => {
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
});

/** The window of the tests, which can be given another size. */
declare const happyDOM: { setViewport: (size: { width: number }) => void };

const helper = (name: string, at: string) =>
  showPage(app, name, <HelperPage />, { path: '/dashboard/:helperId', at });
const input = (name = 'Message Sales') => screen.findByLabelText<HTMLTextAreaElement>(name);

test('a chat starts with a welcome and an input that suggests topics where it has the room', async () => {
  happyDOM.setViewport({ width: 1600 });
  await helper('ada', '/dashboard/sales?view=chat');
  expect(
    await screen.findByText('Hi! I’m here to help Ada Plumbing with sales. What’s going on?'),
  ).toBeTruthy();
  expect((await input()).placeholder).toBe('Ask about Sales for Ada Plumbing...');
  happyDOM.setViewport({ width: 1024 });
  expect(screen.queryByText(/Questions remaining/)).toBeNull();
  for (const name of ['New chat', 'Clear'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  for (const name of ['Edit question', 'Regenerate'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('answers without a model are marked as samples, real ones are not', async () => {
  await helper('ada', '/dashboard/sales?view=chat');
  expect(await screen.findByText(/^Demo mode\./)).toBeTruthy();
  stage.demoReplies = false;
  await helper('ada', '/dashboard/marketing?view=chat');
  expect(await input('Message Marketing')).toBeTruthy();
  expect(screen.getAllByText(/^Demo mode\./)).toHaveLength(1);
});

test('the Free plan shows where its chats are stored and how many questions are left', async () => {
  await helper('finn', '/dashboard/sales?view=chat');
  expect(
    await screen.findByText(/^This chat isn’t saved. It’ll go away when you close this tab\./),
  ).toBeTruthy();
  expect(screen.getByText('Questions remaining: 10/10')).toBeTruthy();
});

test('unsent text stays in its own chat', async () => {
  const { user } = await helper('ada', '/dashboard/sales?view=chat');
  await user.type(await input(), 'Half a thought');
  document.body.replaceChildren();
  await helper('ada', '/dashboard/marketing?view=chat');
  expect((await input('Message Marketing')).value).toBe('');
  document.body.replaceChildren();
  await helper('ada', '/dashboard/sales?view=chat');
  expect((await input()).value).toBe('Half a thought');
  document.body.replaceChildren();
  // The front page begins a chat of its own.
  await helper('ada', '/dashboard/sales');
  expect((await input()).value).toBe('');
});

test('an unknown helper and a locked one are turned away, whatever the URL contains', async () => {
  await helper('finn', '/dashboard/plumbing');
  expect(screen.getByRole('heading', { name: 'Helper not found', level: 1 })).toBeTruthy();
  await helper('finn', '/dashboard/finance?locked=false');
  expect(
    await screen.findByRole('heading', { name: 'Professional Feature', level: 1 }),
  ).toBeTruthy();
  await helper('finn', '/dashboard/sales?locked=true');
  await waitFor(() =>
    expect(screen.getAllByText(/Free accounts are limited to 2 helpers\./).length).toBeGreaterThan(
      1,
    ),
  );
});

test('the assistant greets the owner by name and shows the remaining questions', async () => {
  await showPage(app, 'finn', <TodayPage />, { path: '/dashboard', at: '/dashboard' });
  expect(screen.getByRole('heading', { name: 'Welcome, Finn Paints', level: 1 })).toBeTruthy();
  expect(await input('Message the assistant')).toBeTruthy();
  expect(screen.getByText('Questions remaining today: 10/10')).toBeTruthy();
});
