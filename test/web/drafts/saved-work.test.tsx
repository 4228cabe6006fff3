import { screen, waitFor, within } from '@testing-library/react';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { SavedWorkPage } from '#web/features/drafts/saved/saved-work-page.tsx';
import { wordsToRewriteWork } from '#web/features/drafts/saved/words-to-rewrite-work.ts';
import { workMatchesSearch } from '#web/features/drafts/saved/work-matches-search.ts';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

type Saved = Parameters<ReturnType<App['as']>['drafts']['save']>[0];
const work = (more: Partial<Saved> = {}) => ({
  id: ulid(),
  name: 'Text to regulars',
  channel: 'text-message' as const,
  subject: null,
  body: 'Hi [first name], your clean is $178.',
  helper_id: 'sales' as const,
  ...more,
});
/** An owner with saved work; the last item was saved last. */
const ownerOf = async (name: string, ...saved: Partial<Saved>[]) => {
  const api = await app.member(name);
  const { account } = await api.account.get({});
  const business_id = String(account.active_business_id);
  for (const [nth, more] of saved.entries())
    await api.drafts.save({ business_id, ...work({ id: ulid(Date.now() + nth * 1000), ...more }) });
  return { api, business_id };
};
const show = (name: string, faults: NonNullable<Parameters<typeof showPage>[3]>['faults'] = []) =>
  showPage(app, name, <SavedWorkPage />, {
    path: '/dashboard/work',
    at: '/dashboard/work',
    faults,
  });
const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('without saved work the page explains how to save some', async () => {
  await ownerOf('emma');
  await show('emma');
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeTruthy();
  expect(screen.queryByLabelText('Search')).toBeNull();
});

test('a list that fails to load shows an error and can be retried', async () => {
  await ownerOf('lena', {});
  const faults = [{ method: 'GET', path: /\/work$/, status: 500 as const }];
  const { user } = await show('lena', faults);
  const panel = await screen.findByRole('alert');
  expect(panel.textContent).toContain('Couldn’t load your saved work');
  faults.length = 0;
  await user.click(within(panel).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(names()).toEqual(['Text to regulars']));
});

test('search matches all words in name, subject and text, in any order and without accents', async () => {
  await ownerOf('sara', { name: 'Café letter', channel: 'document' }, { name: 'Quote gone quiet' });
  const { user } = await show('sara');
  await waitFor(() => expect(names()).toEqual(['Quote gone quiet', 'Café letter']));
  await user.type(screen.getByLabelText('Search'), 'clean CAFE');
  await waitFor(() => expect(names()).toEqual(['Café letter']));
  expect(screen.getByText('1 found').getAttribute('role')).toBe('status');
  const one = { name: 'a', subject: 'Your Price', body: 'from January' } as never;
  expect([workMatchesSearch(one, 'january price'), workMatchesSearch(one, 'february')]).toEqual([
    true,
    false,
  ]);
});

test('deleting work that another tab deleted succeeds, and renaming it shows an error', async () => {
  const { api, business_id } = await ownerOf('gina', { name: 'One' }, { name: 'Two' });
  const { user } = await show('gina');
  await waitFor(() => expect(names()).toEqual(['Two', 'One']));
  for (const { id } of (await api.drafts.list({ business_id })).items)
    await api.drafts.remove({ business_id, id });
  await user.click(screen.getByRole('button', { name: 'Rename One', hidden: true }));
  await user.type(screen.getByRole('textbox', { name: 'Name', hidden: true }), ' more{Enter}');
  expect(await screen.findByText('This was already deleted')).toBeTruthy();
  expect(await screen.findByText('Nothing saved yet')).toBeTruthy();
});

test('a failed deletion keeps the work and shows the reason', async () => {
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

test('the request to redo saved work fits into a message, however long the work is', () => {
  const long = work({ body: 'x'.repeat(8000), name: 'n'.repeat(80) }) as never;
  expect(wordsToRewriteWork(long).length).toBeLessThanOrEqual(4000);
  expect(wordsToRewriteWork(work({ subject: 'Price', channel: 'email' }) as never)).toContain(
    'Subject: Price\n\nHi [first name]',
  );
});
