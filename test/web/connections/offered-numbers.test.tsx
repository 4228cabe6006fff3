import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { storeBooks } from '#test/support/connections.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { NumbersPage } from '#web/features/numbers/numbers-page.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

const today = new Date().toISOString().slice(0, 10);
const owner = async (name: string) => {
  const one = await asker(app, name);
  const business_id = one.businessId;
  const numbers = async () => (await one.api.numbers.list({ business_id })).numbers;
  return {
    ...one,
    connect: () => storeBooks(app, one),
    type: (value: string) =>
      one.api.numbers.save({ business_id, today, numbers: [{ id: 'cash_today', value }] }),
    kept: async () =>
      (await numbers()).map(({ id, value, source, origin }) => [id, value, source, origin?.file]),
  };
};
const show = (name: string) => showPage(app, name, <NumbersPage />);
const offer = () =>
  screen.findByRole('region', { name: 'Use your numbers from QuickBooks Online?' });

describe('the numbers that connected books offer', () => {
  test('are shown with value, source and day, and kept after one yes', async () => {
    const ada = await owner('ada');
    await ada.connect();
    expect(await ada.kept()).toEqual([]);
    const { user } = await show('ada');
    const region = within(await offer());
    const cash = region.getByRole('checkbox', { name: 'In the bank today: $8,240.55' });
    expect(cash).toHaveProperty('checked', true);
    region.getByText(/^From QuickBooks Online, bank balance on \w+ \d+\.$/);
    region.getByRole('checkbox', { name: 'Average monthly sales: $10,550' });
    region.getByText(/^From QuickBooks Online, average of 12 months through \w+ \d+\.$/);
    await user.click(region.getByRole('button', { name: 'Use these numbers' }));
    const saved = await screen.findByText(
      'Saved. These numbers stay up to date from QuickBooks Online.',
    );
    expect(document.activeElement).toBe(saved);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await screen.findByRole('button', { name: 'Change In the bank today: $8,240.55' });
    screen.getByText(/bank balance on \w+ \d+\. Stays up to date by itself\.$/);
    expect(await ada.kept()).toEqual([
      ['cash_today', '8240.55', 'import', 'QuickBooks Online'],
      ['monthly_sales', '10550', 'import', 'QuickBooks Online'],
    ]);
  });

  test('leave a typed number alone unless the owner chooses theirs, and say which one is used now', {
    tags: 'night',
  }, async () => {
    const ben = await owner('ben');
    await ben.type('5000');
    await ben.connect();
    const { user } = await show('ben');
    const region = within(await offer());
    const cash = region.getByRole('checkbox', { name: /^In the bank today/ });
    expect(cash).toHaveProperty('checked', false);
    region.getByText(/Now you use \$5,000\.$/);
    await user.click(region.getByRole('button', { name: 'Use this number' }));
    await screen.findByText(/^Saved\. These numbers stay/);
    expect(await ben.kept()).toEqual([
      ['cash_today', '5000', 'owner', undefined],
      ['monthly_sales', '10550', 'import', 'QuickBooks Online'],
    ]);
    // What is left would replace a typed number: it is folded, and nothing is chosen.
    await user.click(screen.getByText('Numbers from QuickBooks Online that you don’t use'));
    const use = screen.getByRole('button', { name: 'Use these numbers' });
    expect(use).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: /^In the bank today/ }));
    await user.click(screen.getByRole('button', { name: 'Use this number' }));
    await waitFor(async () =>
      expect((await ben.kept())[0]).toEqual([
        'cash_today',
        '8240.55',
        'import',
        'QuickBooks Online',
      ]),
    );
  });

  test('are put away on this device, and can still be found', async () => {
    const cleo = await owner('cleo');
    await cleo.connect();
    const { user } = await show('cleo');
    await user.click(within(await offer()).getByRole('button', { name: 'Not now' }));
    await screen.findByText('Numbers from QuickBooks Online that you don’t use');
    expect(screen.queryByRole('region', { name: /^Use your numbers/ })).toBeNull();
    expect(await cleo.kept()).toEqual([]);
  });

  test('are not kept when the number changed since it was shown; the new one is shown instead', async () => {
    const dan = await owner('dan');
    await dan.connect();
    const { user } = await show('dan');
    const region = within(await offer());
    await dan.type('123');
    await user.click(region.getByRole('button', { name: 'Use these numbers' }));
    await screen.findByText('Someone else changed this first. Reload and try again.');
    expect(await dan.kept()).toEqual([['cash_today', '123', 'owner', undefined]]);
    await screen.findByText(/Now you use \$123\.$/);
  });

  test('are not asked for where no books are connected', async () => {
    await owner('eve');
    await show('eve');
    await screen.findByRole('heading', { name: 'Your money' });
    await screen.findByRole('button', { name: 'Connect QuickBooks Online' });
    const asked = (globalThis.fetch as unknown as { mock: { calls: [unknown][] } }).mock.calls;
    expect(asked.map(([url]) => String(url)).filter((url) => url.endsWith('/books'))).toEqual([]);
  });
});
