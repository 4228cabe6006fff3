import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import type { App } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { storeBooks } from '#test/support/connections.ts';
import { receivable } from '#test/support/receivable.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { OwedSummary } from '#web/features/connections/owed/owed-summary.tsx';
import { NumbersPage } from '#web/features/numbers/numbers-page.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
  const { sub, businessId } = await asker(app, 'ada');
  const put = (nth: number, more: Partial<Receivable>) => {
    const id = String(nth).repeat(26);
    return app.table.put({
      pk: `USER#${sub}`,
      sk: `RECEIVABLE#${businessId}#${id}`,
      ...receivable({ id, business_id: businessId, source: 'quickbooks', ...more }),
    });
  };
  await storeBooks(app, { sub, businessId });
  await put(1, { customer: 'Oak Street Dental', currency: 'USD', balance: '660' });
  await put(2, { customer: 'Oak Street Dental', currency: 'CAD', balance: '300' });
  await put(3, {
    customer: 'Tom Ferrante',
    currency: 'EUR',
    balance: '90',
    credit: '35',
    due: null,
  });
  await put(5, { customer: 'Linda Marsh', currency: 'USD', balance: '0', credit: '165' });
  await put(4, { customer: 'Harbor Yoga', currency: 'CAD', balance: '25', paid: day });
});
afterAll(() => app.stack.close());

const day = new Date().toISOString().slice(0, 10);
const Line = () => {
  const business = activeBusiness(useAccount());
  return business ? <OwedSummary business={business} /> : null;
};

test('Today says what is overdue in each currency, and who paid in theirs', async () => {
  await showPage(app, 'ada', <Line />);
  const link = await screen.findByRole('link', { name: /^Owed to you/ });
  expect(link.textContent).toMatch(/\$660 and CA\$300 from 1 customer, oldest \d+ days/);
  screen.getByText('Harbor Yoga paid CA$25');
});

test('your money lists each currency by itself and adds up none of them', async () => {
  await showPage(app, 'ada', <NumbersPage />);
  const list = within(await screen.findByRole('region', { name: '$660 and CA$300 are overdue' }));
  list.getByText(/You have \$660, CA\$300, and €90 in 3 unpaid invoices in total\./);
  await list.findByText('$660');
  list.getByText('CA$300');
  await list.findByText('1 not due yet: €90');
  await list.findByText(
    'We took off $165 and €35: credits and payments in QuickBooks Online that no invoice has used yet.',
  );
  // All of it is covered, so nobody is asked for it.
  expect(list.queryByText(/Linda Marsh/)).toBeNull();
  // Only the books say that one of their invoices is paid.
  expect(list.queryByRole('button', { name: /^Mark as paid/ })).toBeNull();
});
