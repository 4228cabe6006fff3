import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KeptNumberId } from '#shared/domain/numbers/kept-and-case-number-definitions.ts';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { NumbersImportPage } from '#web/features/numbers/import/numbers-import-page.tsx';

const bytesOf = (file: string) => readFileSync(`test/fixtures/numbers/csv/${file}`);

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

type Faults = NonNullable<NonNullable<Parameters<typeof showPage>[3]>['faults']>;
type Known = Partial<Record<KeptNumberId, string>>;
const today = new Date().toISOString().slice(0, 10);

/** An owner with these saved numbers. */
const ownerOf = async (name: string, known: Known = {}) => {
  const api = await app.member(name);
  const business_id = String((await api.account.get({})).account.active_business_id);
  const numbers = (Object.keys(known) as KeptNumberId[]).map((id) => ({
    id,
    value: known[id] ?? '',
  }));
  await api.numbers.save({ business_id, today, numbers });
  return { stored: () => api.numbers.list({ business_id }) };
};
const showImport = async (name: string, faults: Faults = []) => {
  const shown = await showPage(app, name, <NumbersImportPage />, { faults });
  const open = async (file: string, bytes: Uint8Array = bytesOf(file)) => {
    const field = await screen.findByLabelText(/^(Choose a|Another) file$/);
    fireEvent.change(field, { target: { files: [new File([new Uint8Array(bytes)], file)] } });
  };
  return { ...shown, open };
};

describe('imported files', () => {
  test('results from quotes are shown with unanswered quotes and saved', async () => {
    const { stored } = await ownerOf('quo');
    const { open, user, address } = await showImport('quo');
    await open('jobber-quotes.csv');
    await screen.findByRole('heading', { name: /quotes from Jobber$/ });
    expect(screen.getByText('of your quotes turn into jobs', { exact: false })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save these numbers' }));
    await waitFor(() => expect(address()).toBe('/dashboard/numbers'));
    const { imports } = await stored();
    expect(imports).toMatchObject([{ kind: 'quotes', source: 'jobber', date: today }]);
  });

  test('an unchecked number is left out, and a typed number stays', async () => {
    const { stored } = await ownerOf('own', { average_job_value: '420' });
    const { open, user, address } = await showImport('own');
    await open('quickbooks-invoice-list.csv');
    await user.click(await screen.findByRole('checkbox', { name: /^Jobs per week/ }));
    await user.click(screen.getByRole('button', { name: 'Save these numbers' }));
    await waitFor(() => expect(address()).toBe('/dashboard/numbers'));
    const { numbers } = await stored();
    expect(numbers.map(({ id, source }) => [id, source])).toEqual([
      ['average_job_value', 'owner'],
      ['monthly_sales', 'import'],
    ]);
  });

  test.each([
    [
      'an Excel file',
      [0x50, 0x4b, 3, 4],
      /^This is an Excel file\. In Excel, choose File > Save As/,
    ],
    ['a PDF', [0x25, 0x50, 0x44, 0x46], /^This is a PDF\. Export the list as a CSV/],
    ['an empty file', [], 'This file is empty.'],
    ['a letter', [...Buffer.from('Dear Ada,\nthank you')], /^We couldn’t find column names/],
  ])('%s shows what to do', async (_, bytes, words) => {
    await ownerOf('odd');
    const { open } = await showImport('odd');
    await open('books', new Uint8Array(bytes));
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
  });
});
