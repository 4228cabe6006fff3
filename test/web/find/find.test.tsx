import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ulid } from 'ulid';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Conversation } from '#shared/domain/chat/conversation-schemas.ts';
import { ownTask } from '#shared/domain/week/tasks-from-sources.ts';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { FindField } from '#web/app/dashboard/find-opener.tsx';
import { ShortcutKeys } from '#web/app/dashboard/shortcut-keys.tsx';

const stage = vi.hoisted(() => ({ apps: false }));
vi.mock('#web/core/config.ts', () => ({ useConfig: () => stage }));

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());
// The query client remembers that a test took the connection away.
afterEach(() => {
  window.dispatchEvent(new Event('online'));
  stage.apps = false;
});

const show = (name: string, options: Parameters<typeof showPage>[3] = {}) =>
  showPage(
    app,
    name,
    <>
      <ShortcutKeys />
      <FindField />
      <textarea aria-label="Question" />
    </>,
    options,
  );
const field = () => screen.findByRole('combobox');
const active = async () => {
  const id = (await field()).getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
};
const headings = () =>
  screen
    .getAllByRole('group')
    .map((group) => document.getElementById(String(group.getAttribute('aria-labelledby'))))
    .map((heading) => heading?.textContent);

test('the keys open it, the arrows choose, Enter opens, and the focus goes back', async () => {
  await app.member('keys');
  const { user, address } = await show('keys');
  const opener = screen.getByRole('button', { name: 'Find anything' });
  opener.focus();
  await user.keyboard('{Control>}k{/Control}');
  const input = await field();
  expect(document.activeElement).toBe(input);
  expect(headings()).toEqual(['Pages']);
  expect(await active()).toBeNull();
  await user.keyboard('week');
  expect((await active())?.textContent).toBe('Weekly check-in');
  await user.keyboard('{ArrowDown}');
  const second = await active();
  expect(second?.textContent).toBe('Your week');
  await user.keyboard('{ArrowUp}');
  expect((await active())?.getAttribute('aria-selected')).toBe('true');
  expect(second?.getAttribute('aria-selected')).toBe('false');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/dashboard/check-in'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('Escape closes it without a question, whatever was typed', async () => {
  await app.member('escape');
  const { user, address } = await show('escape');
  await user.click(screen.getByRole('button', { name: 'Find anything' }));
  await user.type(await field(), 'price');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/dashboard');
});

test('tasks, calculators and prompts are found; those of a locked helper say so', async () => {
  const client = await app.member('finder', { plan: 'free' });
  const business_id = String((await client.account.get({})).account.active_business_id);
  const { today } = await client.week.get({ business_id });
  const task = ownTask('Call about the late price list', today, ulid());
  await client.week.addTasks({ business_id, tasks: [task] });
  const { user } = await show('finder');
  await user.click(screen.getByRole('button', { name: 'Find anything' }));
  await user.type(await field(), 'price');
  await screen.findByRole('option', { name: /Call about the late price list/ });
  await waitFor(() =>
    expect(headings()).toEqual(expect.arrayContaining(['Tasks', 'Calculators', 'Prompts'])),
  );
  await user.clear(await field());
  await user.type(await field(), 'finance');
  const finance = within(screen.getByRole('group', { name: 'Helpers' })).getByRole('option');
  expect(finance.textContent).toContain('Locked');
  const prompts = within(await screen.findByRole('group', { name: 'Prompts' }));
  await user.click(prompts.getByRole('option', { name: /^Show \d+ more$/ }));
  expect(prompts.getAllByRole('option').length).toBeGreaterThan(3);
  for (const option of prompts.getAllByRole('option'))
    expect(option.textContent).toContain('Locked');
});

test('Enter on what shows the rest of a kind chooses the first that it shows', {
  tags: 'night',
}, async () => {
  await app.member('rest');
  const { user } = await show('rest');
  await user.click(screen.getByRole('button', { name: 'Find anything' }));
  await user.type(await field(), 'finance');
  const prompts = within(await screen.findByRole('group', { name: 'Prompts' }));
  const more = await prompts.findByRole('option', { name: /^Show \d+ more$/ });
  while ((await active()) !== more) await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
  const shown = prompts.getAllByRole('option');
  expect(shown.length).toBeGreaterThan(4);
  expect(await active()).toBe(shown[3]);
});

test('a row that was chosen stays where it is when the server finds more', async () => {
  const client = await app.member('rows');
  const business_id = String((await client.account.get({})).account.active_business_id);
  const chat = (nth: number): Conversation => ({
    ...{ id: crypto.randomUUID(), business_id, helper_id: 'sales', title: `Gate ${nth}` },
    ...{ message_count: 2, preview: '', session_goal: null, specificOutcome: null },
    ...{
      constraints: null,
      created_at: '2026-11-20T12:00:00Z',
      updated_at: '2026-11-20T12:00:00Z',
    },
  });
  const items = (...nths: number[]) => ({
    status: 200,
    body: { items: nths.map(chat), next: null },
  });
  const faults = [
    { method: 'GET', path: /\/chats\?/, ...items(1, 2, 3, 4) },
    { method: 'POST', path: /search/, ...items(5, 6, 7) },
  ];
  const { user } = await show('rows', { faults });
  await user.click(screen.getByRole('button', { name: 'Find anything' }));
  await screen.findByRole('option', { name: /^Gate 1/ });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await user.type(await field(), 'gate');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const fourth = await active();
  expect(fourth?.textContent).toMatch(/^Gate 4/);
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await screen.findByRole('option', { name: 'Show 3 more' });
  expect(await active()).toBe(fourth);
});

test('the words that no title has are shown in the text around them, in any order and with any accent', async () => {
  const client = await app.member('painter');
  const business_id = String((await client.account.get({})).account.active_business_id);
  const { today } = await client.week.get({ business_id });
  const task = {
    ...ownTask('Call Maria', today, ulid()),
    detail: 'Ask first, then paint the deck of the café. Bring the ladder.',
  };
  await client.week.addTasks({ business_id, tasks: [task] });
  const { user } = await show('painter');
  await user.click(screen.getByRole('button', { name: 'Find anything' }));
  const passageOf = async (words: string) => {
    await user.clear(await field());
    await user.type(await field(), words);
    return (await screen.findByRole('option', { name: /Call Maria/ })).querySelector(
      '.find-passage',
    );
  };
  const marked = (passage: Element | null) =>
    [...(passage?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);
  expect(marked(await passageOf('deck paint'))).toEqual(['paint', 'deck']);
  expect(marked(await passageOf('maria cafe'))).toEqual(['café']);
  expect(await passageOf('maria')).toBeNull();
});

test('who works in the account of another finds the pages that are there for them', async () => {
  const client = await app.member('colleague');
  const view = await client.account.get({});
  const office = { person_id: 'olga', name: 'Olga', owner_name: 'Sam' };
  const faults = [{ method: 'GET', path: /\/account$/, status: 200, body: { ...view, office } }];
  const { user } = await show('colleague', { faults });
  await user.click(screen.getByRole('button', { name: 'Find anything' }));
  const pages = within(await screen.findByRole('group', { name: 'Pages' }));
  const names = pages.getAllByRole('option').map(({ textContent }) => textContent);
  for (const forBoth of ['Sign-in and security', 'Calendar and check-in'])
    expect(names).toContain(forBoth);
  for (const ownersOnly of ['Plan and invoices', 'People']) expect(names).not.toContain(ownersOnly);
});

test('nothing found says so; without a connection, or when the server fails, what was searched', async () => {
  await app.member('alone');
  const faults: NonNullable<Parameters<typeof showPage>[3]>['faults'] = [];
  const { user } = await show('alone', { faults });
  await user.click(screen.getByRole('button', { name: 'Find anything' }));
  await user.type(await field(), 'zzzz');
  expect(await screen.findByText(/Nothing found for “zzzz”/)).toBeTruthy();
  expect((await field()).getAttribute('aria-expanded')).toBe('false');
  faults.push({ method: 'POST', path: /search/, status: 500 });
  await user.type(await field(), 'y');
  expect(await screen.findByText(/We couldn’t search all of your chats/)).toBeTruthy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(
    await screen.findByText(/You’re offline. Only what’s on this device was searched/),
  ).toBeTruthy();
});

test('Connections is found where AI apps alone can be connected, and not where nothing can', async () => {
  await app.member('apps');
  const none = { connections: [] };
  const { user } = await show('apps', {
    faults: [{ method: 'GET', path: /\/connections$/, status: 200, body: none }],
  });
  const openWith = async (words: string) => {
    await user.click(screen.getByRole('button', { name: 'Find anything' }));
    await user.type(await field(), words);
  };
  await openWith('connections');
  await screen.findByText(/Nothing found for “connections”/);
  await user.keyboard('{Escape}');
  stage.apps = true;
  await openWith('claude');
  expect((await screen.findByRole('option')).textContent).toBe('Connections');
});

test('"?" lists the shortcuts unless a field has the focus or it was turned off', async () => {
  await app.member('lister');
  const { user } = await show('lister');
  await user.type(screen.getByRole('textbox', { name: 'Question' }), 'Why?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Why?');
  screen.getByRole('button', { name: 'Find anything' }).focus();
  await user.keyboard('?');
  const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(list.getByText('Find anything')).toBeTruthy();
  await user.click(list.getByRole('checkbox'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('?');
  await user.click(screen.getByRole('button', { name: 'Find anything' }));
  await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
  const again = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(again.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});
