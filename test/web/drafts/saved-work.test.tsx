import { screen, waitFor, within } from '@testing-library/react';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { WorkPage } from '#web/features/work/work-page.tsx';
import { againWords, matches } from '#web/features/work/work-words.ts';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

type Saved = Parameters<ReturnType<App['as']>['work']['save']>[0];
const work = (more: Partial<Saved> = {}) => ({
  id: ulid(),
  name: 'Text to regulars',
  channel: 'text-message' as const,
  subject: null,
  body: 'Hi [first name], your clean is $178.',
  helper_id: 'sales' as const,
  ...more,
});
/** An owner with saved work, the last one saved last. */
const ownerOf = async (name: string, ...saved: Partial<Saved>[]) => {
  const api = await app.member(name);
  const { account } = await api.account.get({});
  const business_id = String(account.active_business_id);
  for (const [nth, more] of saved.entries())
    await api.work.save({ business_id, ...work({ id: ulid(Date.now() + nth * 1000), ...more }) });
  return { api, business_id };
};
const show = (name: string, faults: NonNullable<Parameters<typeof showPage>[3]>['faults'] = []) =>
  showPage(app, name, <WorkPage />, { path: '/dashboard/work', at: '/dashboard/work', faults });
const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('without saved work the page says how to save some', async () => {
  await ownerOf('emma');
  await show('emma');
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeTruthy();
  expect(screen.queryByLabelText('Search')).toBeNull();
});

test('a list that cannot be loaded says so and is tried again', async () => {
  await ownerOf('lena', {});
  const faults = [{ method: 'GET', path: /\/work$/, status: 500 as const }];
  const { user } = await show('lena', faults);
  const panel = await screen.findByRole('alert');
  expect(panel.textContent).toContain('Your saved work could not be loaded');
  faults.length = 0;
  await user.click(within(panel).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(names()).toEqual(['Text to regulars']));
});

test('search finds all words in name, subject and text, whatever their accents and order', async () => {
  await ownerOf('sara', { name: 'Café letter', channel: 'document' }, { name: 'Quote gone quiet' });
  const { user } = await show('sara');
  await waitFor(() => expect(names()).toEqual(['Quote gone quiet', 'Café letter']));
  await user.type(screen.getByLabelText('Search'), 'clean CAFE');
  await waitFor(() => expect(names()).toEqual(['Café letter']));
  expect(screen.getByText('1 found').getAttribute('role')).toBe('status');
  const one = { name: 'a', subject: 'Your Price', body: 'from January' } as never;
  expect([matches(one, 'january price'), matches(one, 'february')]).toEqual([true, false]);
});

test('work that another tab deleted counts as deleted, and a renaming says so', async () => {
  const { api, business_id } = await ownerOf('gina', { name: 'One' }, { name: 'Two' });
  const { user } = await show('gina');
  await waitFor(() => expect(names()).toEqual(['Two', 'One']));
  for (const { id } of (await api.work.list({ business_id })).items)
    await api.work.remove({ business_id, id });
  await user.click(screen.getByRole('button', { name: 'Rename One', hidden: true }));
  await user.type(screen.getByRole('textbox', { name: 'Name', hidden: true }), ' more{Enter}');
  expect(await screen.findByText('This was deleted already')).toBeTruthy();
  expect(await screen.findByText('Nothing saved yet')).toBeTruthy();
});

test('a failed deletion keeps the work and says why', async () => {
  await ownerOf('fay', { name: 'Kept' });
  const { user, faults } = await show('fay');
  faults.push({ method: 'DELETE', path: /\/work\//, status: 503 });
  await user.click(await screen.findByRole('button', { name: 'Delete Kept', hidden: true }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  faults.length = 0;
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Nothing saved yet')).toBeTruthy();
});

test('what a helper is asked to redo fits into a message, however long the work is', () => {
  const long = work({ body: 'x'.repeat(8000), name: 'n'.repeat(80) }) as never;
  expect(againWords(long).length).toBeLessThanOrEqual(4000);
  expect(againWords(work({ subject: 'Price', channel: 'email' }) as never)).toContain(
    'Subject: Price\n\nHi [first name]',
  );
});
