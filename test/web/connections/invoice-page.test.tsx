import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import type { App } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { receivable } from '#test/support/receivable.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { InvoicePage } from '#web/features/week/owed-invoices/invoice-page.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

const id = 'a'.repeat(26);
/** The page of an invoice that an owner keeps. */
const show = async (name: string, more: Partial<Receivable> = {}) => {
  const { api, sub, businessId: business_id } = await asker(app, name);
  await app.table.put({
    pk: `USER#${sub}`,
    sk: `RECEIVABLE#${business_id}#${id}`,
    ...receivable({ id, business_id, source: 'quickbooks', number: '1041', ...more }),
  });
  const stored = async () => (await api.connections.receivables({ business_id })).receivables[0];
  const shown = await showPage(app, name, <InvoicePage />, {
    path: '/dashboard/numbers/owed/:invoiceId',
    at: `/dashboard/numbers/owed/${id}`,
  });
  return { ...shown, stored };
};
const happened = async () =>
  within(await screen.findByRole('region', { name: 'What happened when' }));

test('a note is written, changed and deleted, and stands among what happened', async () => {
  const { user, stored } = await show('ada', {
    notes: [{ on: '2026-11-16', text: 'Pays on the 20th' }],
  });
  const list = await happened();
  list.getByText('Pays on the 20th');
  await user.click(list.getByRole('button', { name: /^Edit ?: your note of/ }));
  const field = list.getByLabelText('Your note');
  await user.clear(field);
  await user.type(field, 'Pays on the 27th');
  await user.click(list.getByRole('button', { name: 'Save note' }));
  await list.findByText('Pays on the 27th', { selector: 'small' });
  expect((await stored())?.notes).toMatchObject([{ on: '2026-11-16', text: 'Pays on the 27th' }]);

  await user.click(list.getByRole('button', { name: 'Add a note' }));
  await user.type(list.getByLabelText('Your note'), 'Left a message');
  await user.click(list.getByRole('button', { name: 'Save note' }));
  await user.click(await list.findByRole('button', { name: 'Change today’s note' }));
  list.getByText('Left a message', { selector: 'small' });
  await user.click(list.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(list.queryByText(/Left a message/)).toBeNull());
  expect((await stored())?.notes).toHaveLength(1);
});

test('a note that cannot be saved stays in its field', async () => {
  const { user, faults } = await show('ben');
  faults.push({ method: 'PUT', path: /\/note$/, status: 'offline' });
  const list = await happened();
  await user.click(list.getByRole('button', { name: 'Add a note' }));
  await user.type(list.getByLabelText('Your note'), 'Left a message');
  await user.click(list.getByRole('button', { name: 'Save note' }));
  await list.findByRole('alert');
  expect(list.getByLabelText('Your note')).toHaveProperty('value', 'Left a message');
});

test('an invoice of connected books is not marked as paid here', async () => {
  await show('cleo');
  await screen.findByText(/^From QuickBooks Online\. When you record the payment there,/);
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
});

test('an invoice of a file is marked as paid, and that is taken back', async () => {
  const { user, stored } = await show('dan', { source: 'file' });
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }));
  await user.click(await screen.findByRole('button', { name: 'It’s not paid' }));
  await screen.findByRole('button', { name: 'Mark as paid' });
  expect((await stored())?.paid).toBeNull();
});

test('what a customer paid or was credited already is taken off, and the page says where from', async () => {
  await show('gus', { balance: '65', credit: '35' });
  await screen.findByRole('heading', { name: 'Harris Property Group owes you $65', level: 1 });
  screen.getByText(
    'QuickBooks Online has $35 from them that no invoice has used yet. We took it off. Match it to this invoice there.',
  );
  await screen.findByRole('button', { name: /^Write a reminder/ });
});

test('an invoice that is covered already asks nobody for money', async () => {
  await show('hal', { balance: '0', credit: '100' });
  await screen.findByRole('heading', {
    name: 'Harris Property Group owes you nothing for this',
    level: 1,
  });
  screen.getByText(/^QuickBooks Online has \$100 from them/);
  expect(screen.queryByText(/overdue/)).toBeNull();
  expect(screen.queryByRole('button', { name: /reminder/ })).toBeNull();
});
