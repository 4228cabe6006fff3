import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KeptNumberId } from '#shared/domain/numbers/business-numbers.ts';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { NumbersImportPage } from '#web/features/numbers/import/numbers-import-page.tsx';
import { NumbersPage } from '#web/features/numbers/numbers-page.tsx';

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
const show = (name: string, faults: Faults = []) =>
  showPage(app, name, <NumbersPage />, { faults });
const showImport = async (name: string, faults: Faults = []) => {
  const shown = await showPage(app, name, <NumbersImportPage />, { faults });
  const open = async (file: string, bytes: Uint8Array = bytesOf(file)) => {
    const field = await screen.findByLabelText(/^(Choose a|Another) file$/);
    fireEvent.change(field, { target: { files: [new File([new Uint8Array(bytes)], file)] } });
  };
  return { ...shown, open };
};

const hour: Known = {
  crew_hours: '0',
  overhead_month: '1800',
  owner_pay: '4500',
  job_hours_week: '28',
  working_weeks: '48',
};

describe('your numbers', () => {
  test('a new owner is asked for the most useful numbers, and a number typed there is saved', async () => {
    const { stored } = await ownerOf('new');
    const { user } = await show('new');
    await screen.findByRole('heading', { name: 'Six more to fill in' });
    const field = screen.getByLabelText('Overhead per month');
    await user.type(field, 'much');
    await user.click(screen.getByRole('button', { name: 'Save Overhead per month' }));
    expect(screen.getByText('Enter an amount, like $1,200.50.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, '$2,380');
    await user.click(screen.getByRole('button', { name: 'Save Overhead per month' }));
    await screen.findByRole('button', { name: 'Change Overhead per month: $2,380' });
    expect((await stored()).numbers).toMatchObject([{ id: 'overhead_month', value: '2380' }]);
  });

  test('the hourly cost is the headline, with its parts as a chart and as a table', async () => {
    await ownerOf('sol', hour);
    await show('sol');
    await screen.findByRole('heading', {
      name: 'An hour costs you $56.25, including your own pay',
    });
    const picture = screen.getByRole('img', { name: /^Hourly cost \$56\.25/ });
    expect(picture.textContent).toContain('Overhead');
    const table = screen.getByRole('region', { name: 'Hourly cost, as a table' });
    expect(within(table).getByRole('row', { name: 'Your pay per hour $40.18' })).toBeTruthy();
  });

  test('another value changes the result at once and is saved only when the owner asks for it', async () => {
    const { stored } = await ownerOf('try', hour);
    const { user } = await show('try');
    const sum = await screen.findByRole('region', { name: /^An hour costs you \$56\.25/ });
    const pay = within(sum).getByLabelText('Your pay per month');
    await user.clear(pay);
    await user.type(pay, '5000');
    await screen.findByRole('heading', { name: /^An hour costs you \$60\.71/ });
    const kept = async () => (await stored()).numbers.find(({ id }) => id === 'owner_pay')?.value;
    expect(await kept()).toBe('4500');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await screen.findByRole('heading', { name: /^An hour costs you \$56\.25/ });
    await user.clear(pay);
    await user.type(pay, '5000');
    await user.click(screen.getByRole('button', { name: 'Save to my business' }));
    await waitFor(async () => expect(await kept()).toBe('5000'));
  });

  test('a number is edited in place, and a failed save keeps the input', async () => {
    const { stored } = await ownerOf('ed', { ad_budget: '300' });
    const { user, faults } = await show('ed');
    await user.click(await screen.findByRole('button', { name: /^Change Ad spend per month/ }));
    const kept = within(screen.getByRole('region', { name: 'What you told us' }));
    const field = kept.getByLabelText('Ad spend per month');
    await user.clear(field);
    await user.type(field, '350');
    faults.push({ method: 'PUT', path: /\/numbers/, status: 503 });
    await user.click(kept.getByRole('button', { name: 'Save' }));
    expect(await kept.findByRole('alert')).toBeTruthy();
    expect(field).toHaveProperty('value', '350');
    faults.length = 0;
    await user.click(kept.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Change Ad spend per month: $350' });
    expect((await stored()).numbers).toMatchObject([{ value: '350' }]);
  });

  test('a business in the UK reads VAT where others read sales tax', async () => {
    const api = await app.member('leeds');
    const business_id = String((await api.account.get({})).account.active_business_id);
    await api.businesses.update({ business_id, country: 'GB', currency: 'GBP' });
    const prices = { average_job_value: '480', job_materials: '60', sales_tax: '20' };
    await ownerOf('leeds', { ...hour, ...prices });
    const { user } = await show('leeds');
    await screen.findByRole('button', { name: 'Change VAT rate: 20%' });
    await user.click(screen.getByRole('link', { name: /What do no-shows cost me/ }));
    const noShow = within(await screen.findByRole('region', { name: /no-shows/i }));
    expect(noShow.getByLabelText('VAT').closest('.field')?.textContent).toContain('Takes VAT out');
    expect(document.body.textContent).not.toMatch(/sales tax/i);
  });

  test('a page that fails to load can be retried', async () => {
    await ownerOf('kim', { ad_budget: '300' });
    const faults: Faults = [{ method: 'GET', path: /\/numbers/, status: 503 }];
    const { user } = await show('kim', faults);
    await screen.findByRole('heading', { name: 'Couldn’t load your numbers' });
    faults.length = 0;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'What you told us' });
  });
});

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
