import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { leave } from '#web/core/auth/session.ts';
import { LoadFreeToolNumbersCard } from '#web/features/numbers/free-tool-numbers/load-free-tool-numbers-card.tsx';
import {
  readFreeToolNumbers,
  storeFreeToolNumbers,
} from '#web/features/numbers/free-tool-numbers/stored-free-tool-numbers.ts';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());
beforeEach(() => localStorage.clear());

const today = new Date().toISOString().slice(0, 10);
const Page = () => {
  const business = activeBusiness(useAccount());
  return business ? <LoadFreeToolNumbersCard business={business} /> : null;
};
const ownerOf = async (name: string) => {
  const api = await app.member(name);
  const business_id = String((await api.account.get({})).account.active_business_id);
  return {
    keep: (overhead_month: string) =>
      api.numbers.save({
        business_id,
        today,
        numbers: [{ id: 'overhead_month', value: overhead_month }],
      }),
    stored: async () => {
      const { numbers, choices } = await api.numbers.list({ business_id });
      return Object.fromEntries([...numbers, ...choices].map(({ id, value }) => [id, value]));
    },
  };
};
type Faults = NonNullable<NonNullable<Parameters<typeof showPage>[3]>['faults']>;
const show = (name: string, faults: Faults = []) => showPage(app, name, <Page />, { faults });
const tick = async () => fireEvent.click(await screen.findByRole('checkbox'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('carried numbers are saved after the owner confirms them, and not offered again', async () => {
  const { stored } = await ownerOf('carries-ada');
  storeFreeToolNumbers({ overhead_month: '3200', tax_mode: 'added' });
  await show('carries-ada');
  await screen.findByText('$3,200');
  press('Save these numbers');
  screen.getByText('Check the box to save them, or choose Don’t save.');
  expect(await stored()).toEqual({});
  await tick();
  press('Save these numbers');
  await screen.findByText(/^Saved\./);
  expect(await stored()).toEqual({ overhead_month: '3200', tax_mode: 'added' });
  expect(readFreeToolNumbers()).toBeNull();
});

test('a number that would replace another one is shown beside it', async () => {
  const { keep, stored } = await ownerOf('carries-bob');
  await keep('2100');
  storeFreeToolNumbers({ overhead_month: '3200' });
  await show('carries-bob');
  await screen.findByText('instead of $2,100');
  press('Don’t save');
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(await stored()).toEqual({ overhead_month: '2100' });
  expect(readFreeToolNumbers()).toBeNull();
});

test('numbers that cannot be saved are kept, with the reason', async () => {
  const { stored } = await ownerOf('carries-cleo');
  storeFreeToolNumbers({ overhead_month: '3200' });
  const faults: Faults = [{ method: 'PUT', path: /\/numbers/, status: 503 }];
  await show('carries-cleo', faults);
  await tick();
  press('Save these numbers');
  await screen.findByRole('alert');
  expect(readFreeToolNumbers()).toEqual({ overhead_month: '3200' });
  faults.pop();
  press('Save these numbers');
  await screen.findByText(/^Saved\./);
  expect(await stored()).toEqual({ overhead_month: '3200' });
});

test('unknown names and values out of range are not offered', async () => {
  await ownerOf('carries-dana');
  storeFreeToolNumbers({
    overhead_month: '3200',
    new_price: '9',
    constructor: 'x',
    job_hours: '-4',
  });
  await show('carries-dana');
  await screen.findByText('Overhead per month');
  expect(screen.getAllByRole('definition')).toHaveLength(1);
});

test('carried numbers survive an expired session, but not a sign-out and not the end of the day', () => {
  storeFreeToolNumbers({ overhead_month: '3200' });
  leave('Your session has expired.');
  expect(readFreeToolNumbers()).toEqual({ overhead_month: '3200' });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
  expect(readFreeToolNumbers()).toBeNull();
  clock.mockRestore();
  leave();
  expect(readFreeToolNumbers()).toBeNull();
  expect(localStorage.length).toBe(0);
  localStorage.setItem('carried:numbers', '{"values":7');
  expect(readFreeToolNumbers()).toBeNull();
});
