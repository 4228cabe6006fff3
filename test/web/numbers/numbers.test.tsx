import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KeptNumberId } from '#shared/domain/numbers/kept-and-case-number-definitions.ts';
import type { KnownNumbers } from '#shared/domain/numbers/known-numbers-schemas.ts';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { queryClient } from '#web/core/query-client.ts';
import { CalculatorsPage } from '#web/features/numbers/calculators-page.tsx';
import { NumbersPage } from '#web/features/numbers/numbers-page.tsx';

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
/** Enough for the 13 weeks. */
const drawn: Known = {
  cash_today: '9000',
  jobs_per_week: '8',
  average_job_value: '320',
  overhead_month: '2850',
};
const hour: Known = {
  crew_hours: '0',
  overhead_month: '1800',
  owner_pay: '4500',
  job_hours_week: '28',
  working_weeks: '48',
};

describe('your money', () => {
  const ask = () => within(screen.getByRole('region', { name: 'One number at a time' }));

  test('a new owner is asked one number at a time, and an answer is not asked again', async () => {
    const { stored } = await ownerOf('new');
    const { user } = await show('new');
    await screen.findByText('Add 4 numbers to see your next 13 weeks');
    const field = ask().getByLabelText('What’s your bank balance right now?');
    await user.type(field, 'much');
    await user.click(ask().getByRole('button', { name: 'Save' }));
    expect(ask().getByText('Enter an amount, like $1,200.50.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, '$4,200');
    await user.click(ask().getByRole('button', { name: 'Save' }));
    expect((await ask().findByRole('status')).textContent).toBe('Saved. In the bank today: $4,200');
    await screen.findByText('Add 3 numbers to see your next 13 weeks');
    expect(screen.queryByText('Next 13 weeks')).toBeNull();
    await user.click(ask().getByRole('button', { name: 'I don’t know' }));
    await ask().findByLabelText('What are your yearly sales before tax, divided by 12?');
    expect(await stored()).toMatchObject({
      numbers: [{ id: 'cash_today', value: '4200' }],
      unknown: [{ id: 'jobs_per_week' }],
    });
    await screen.findByRole('button', { name: 'Change Jobs per week: not known' });
  });

  test('an old bank balance is asked again, and one press says that it still holds', async () => {
    const { stored } = await ownerOf('old', drawn);
    const { user } = await show('old');
    await screen.findByRole('heading', { name: /^Before crew pay, you should stay above/ });
    act(() => {
      queryClient.setQueriesData<KnownNumbers>(
        { queryKey: ['numbers'] },
        (known) =>
          known && {
            ...known,
            numbers: known.numbers.map((one) =>
              one.id === 'cash_today' ? { ...one, date: '2026-01-05' } : one,
            ),
          },
      );
    });
    await screen.findByText('Still correct? From January 5');
    await user.click(ask().getByRole('button', { name: 'Still correct' }));
    await waitFor(() => expect(screen.queryByText(/^Still correct\? From/)).toBeNull());
    expect((await stored()).numbers.find(({ id }) => id === 'cash_today')).toMatchObject({
      value: '9000',
      date: today,
    });
  });

  test('the hourly cost stands with its parts', async () => {
    await ownerOf('sol', hour);
    await show('sol');
    await screen.findByRole('heading', { name: /^An hour costs you \$56\.25/ });
    expect(
      screen.getByRole('img', { name: /Overhead \$16\.07, Your own pay \$40\.18/ }),
    ).toBeTruthy();
  });

  test('a business in the UK reads VAT where others read sales tax', async () => {
    const api = await app.member('leeds');
    const business_id = String((await api.account.get({})).account.active_business_id);
    await api.businesses.update({ business_id, country: 'GB', currency: 'GBP' });
    const prices = { average_job_value: '480', job_materials: '60', sales_tax: '20' };
    await ownerOf('leeds', { ...hour, ...drawn, ...prices, job_hours: '3' });
    await show('leeds');
    await screen.findByRole('button', { name: 'Change VAT rate: 20%' });
    await screen.findByRole('heading', { name: /^You keep/ });
    expect(document.body.textContent).not.toMatch(/sales tax/i);
  });

  test('a calculator in the UK reads VAT too', async () => {
    await showPage(app, 'leeds', <CalculatorsPage />, {
      at: '/dashboard/numbers/calculators?sum=no-show',
    });
    const noShow = within(await screen.findByRole('region', { name: /no-shows/i }));
    expect(noShow.getByLabelText('VAT').closest('.field')?.textContent).toContain('VAT');
    expect(document.body.textContent).not.toMatch(/sales tax/i);
  });

  test('a number is edited in place, says that it is saved, and a failed save keeps the input', async () => {
    const { stored } = await ownerOf('ed', { ad_budget: '300' });
    const { user, faults } = await show('ed');
    await user.click(await screen.findByRole('button', { name: /^Change Ad spend per month/ }));
    const kept = within(screen.getByRole('region', { name: 'Where these numbers come from' }));
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
    expect(kept.getByRole('status').textContent).toBe('Saved');
    expect((await stored()).numbers).toMatchObject([{ value: '350' }]);
  });

  test('a page that fails to load can be retried, and so can its invoices', async () => {
    await ownerOf('kim', { ad_budget: '300' });
    const faults: Faults = [
      { method: 'GET', path: /\/numbers/, status: 503 },
      { method: 'GET', path: /\/receivables/, status: 503 },
    ];
    const { user } = await show('kim', faults);
    await screen.findByRole('heading', { name: 'Couldn’t load your money' });
    faults.shift();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'Where these numbers come from' });
    await screen.findByRole('heading', { name: 'Couldn’t load your invoices' });
    faults.length = 0;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'No invoices yet' });
  });
});

describe('calculators', () => {
  test('the folded numbers that were still to fill in stay open once they are, and when the numbers come again', async () => {
    await ownerOf('fold');
    const { user } = await showPage(app, 'fold', <CalculatorsPage />, {
      at: '/dashboard/numbers/calculators?sum=hour-cost',
    });
    const more = (await screen.findByText('1 more number to fill in')).closest('details');
    expect(more?.open).toBe(false);
    const fields = [...document.querySelectorAll<HTMLInputElement>('.sum-inputs input')];
    expect(fields).toHaveLength(5);
    for (const field of fields.slice(0, 4))
      await user.type(field, field.name === 'crew_hours' ? '0' : '9');
    expect(more?.open).toBe(true);
    await user.type(fields.at(4) ?? document.body, '48');
    expect(more?.open).toBe(true);
    await screen.findByText('More numbers (1)');
    await act(() => queryClient.refetchQueries());
    expect(more?.open).toBe(true);
  });

  test('another value changes the result at once and is saved only when the owner asks for it', async () => {
    const { stored } = await ownerOf('try', hour);
    const { user } = await showPage(app, 'try', <CalculatorsPage />, {
      at: '/dashboard/numbers/calculators?sum=hour-cost',
    });
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
    const table = screen.getByRole('region', { name: 'Hourly cost, as a table' });
    await within(table).findByRole('row', { name: 'Your pay per hour $44.64' });
  });

  test('a calculator shows at most four fields under its result, and the others behind a fold', async () => {
    await ownerOf('four');
    await showPage(app, 'four', <CalculatorsPage />, {
      at: '/dashboard/numbers/calculators?sum=hour-cost',
    });
    const sum = await screen.findByRole('region', { name: /^What does an hour of work really/ });
    const [main] = sum.querySelectorAll('.sum-inputs > .sum-fields');
    expect(main?.querySelectorAll('input, select')).toHaveLength(4);
    expect(within(sum).getByText('1 more number to fill in')).toBeTruthy();
  });
});
