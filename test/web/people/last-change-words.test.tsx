import { screen, waitFor, within } from '@testing-library/react';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { addDays } from '#shared/domain/lib/local-date.ts';
import type { App } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { joined } from '#test/support/people/people.ts';
import { receivable } from '#test/support/receivable.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { asked } from '#test/support/week/sample-tasks.ts';
import { whoWasFirstWords } from '#web/core/people/last-change-words.ts';
import { queryClient } from '#web/core/query-client.ts';
import { NumbersPage } from '#web/features/numbers/numbers-page.tsx';
import { InvoicePage } from '#web/features/week/owed-invoices/invoice-page.tsx';
import { WeekPage } from '#web/features/week/week-page.tsx';

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
});
afterAll(() => app.stack.close());

/** An owner whose page is shown, and somebody of the office who acts elsewhere. */
const both = async (owner: string, office: string) => {
  const sam = await asker(app, owner);
  const renee = await joined(app, owner, office);
  return { sam, renee, business_id: sam.businessId };
};

const week = async (owner: string, office: string) => {
  const { sam, renee, business_id } = await both(owner, office);
  const { today: due } = await sam.api.week.get({ business_id });
  const task = asked({ id: ulid(), due, title: 'Order bleach' });
  await sam.api.week.addTasks({ business_id, tasks: [task] });
  const page = { path: '/dashboard/week', at: '/dashboard/week' };
  const { user } = await showPage(app, owner, <WeekPage />, page);
  const row = (await screen.findByText('Order bleach')).closest('li') as HTMLElement;
  const stored = async () => (await sam.api.week.get({ business_id })).tasks[0];
  return { renee, business_id, due, task, user, row, stored };
};

test('a task that somebody else has checked off is done, and the page says by whom', {
  tags: 'night',
}, async () => {
  const { renee, business_id, task, user, row } = await week('sam', 'renee');
  const change = { kind: 'tick' as const };
  await renee.api.week.changeTask({ business_id, id: task.id, seen: 1, change });
  await user.click(within(row).getByRole('checkbox'));
  await screen.findByText('Renee checked off “Order bleach” just now.');
  await waitFor(() => expect(document.querySelector('.who-did-it')?.textContent).toBe('by renee'));
});

test('a task that somebody else has moved says where to and by whom, and the own day is one press away', {
  tags: 'night',
}, async () => {
  const { renee, business_id, due, task, user, row, stored } = await week('kim', 'rita');
  const change = { kind: 'move' as const, due: addDays(due, 40) };
  await renee.api.week.changeTask({ business_id, id: task.id, seen: 1, change });
  await user.click(within(row).getByRole('button', { name: /^Move/ }));
  await user.click(await screen.findByRole('button', { name: 'Tomorrow' }));
  await screen.findByText(/^Rita moved “Order bleach” to .+ just now\.$/);
  expect((await stored())?.due).toBe(addDays(due, 40));
  await user.click(screen.getByRole('button', { name: 'Move it to tomorrow' }));
  await waitFor(async () => expect((await stored())?.due).toBe(addDays(due, 1)));
});

test('a number that somebody else has changed says to what and by whom, and keeps what was typed', async () => {
  const { sam, renee, business_id } = await both('max', 'lola');
  const today = new Date().toISOString().slice(0, 10);
  const say = (api: typeof sam.api, value: string, seen: string | null) =>
    api.numbers.save({ business_id, today, numbers: [{ id: 'ad_budget', value, seen }] });
  const stored = async () => (await sam.api.numbers.list({ business_id })).numbers[0]?.value;
  await say(sam.api, '90', null);
  const { user } = await showPage(app, 'max', <NumbersPage />);
  const row = 'Change Ad spend per month: $90';
  await user.click(await screen.findByRole('button', { name: row }));
  await say(renee.api, '95', '90');
  const field = screen.getByLabelText(/^Ad spend per month/);
  await user.clear(field);
  await user.type(field, '120');
  const form = within(field.closest('form') as HTMLElement);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('Lola changed “Ad spend per month” to $95 just now.');
  expect(await stored()).toBe('95');
  expect((field as HTMLInputElement).value).toBe('120');
  await user.click(form.getByRole('button', { name: 'Use mine instead' }));
  await waitFor(async () => expect(await stored()).toBe('120'));
});

test('a number that somebody else has answered meanwhile stays asked with what was typed, until one of the two is chosen', async () => {
  const { renee, business_id } = await both('tia', 'ben');
  const today = new Date().toISOString().slice(0, 10);
  const { user } = await showPage(app, 'tia', <NumbersPage />);
  const ask = within(await screen.findByRole('region', { name: 'One number at a time' }));
  await renee.api.numbers.save({
    business_id,
    today,
    numbers: [{ id: 'cash_today', value: '900' }],
  });
  const field = ask.getByRole('textbox', { name: /bank balance/ });
  await user.type(field, '1200');
  await user.click(ask.getByRole('button', { name: 'Save' }));
  await ask.findByText(/^Ben changed “.+” to \$900 just now\.$/);
  expect((field as HTMLInputElement).value).toBe('1200');
  expect(ask.getByRole('button', { name: 'Use mine instead' })).toBeTruthy();
  await user.click(ask.getByRole('button', { name: 'Keep that one' }));
  await ask.findByText('OK. We kept that one.');
  expect(ask.queryByRole('textbox', { name: /bank balance/ })).toBeNull();
});

test('“I don’t know” to a number that somebody else has answered meanwhile leaves theirs', async () => {
  const { sam, renee, business_id } = await both('uma', 'cal');
  const today = new Date().toISOString().slice(0, 10);
  const { user } = await showPage(app, 'uma', <NumbersPage />);
  const ask = within(await screen.findByRole('region', { name: 'One number at a time' }));
  await renee.api.numbers.save({
    business_id,
    today,
    numbers: [{ id: 'cash_today', value: '900' }],
  });
  await user.click(ask.getByRole('button', { name: 'I don’t know' }));
  await ask.findByText(/^Cal changed “.+” to \$900 just now\.$/);
  expect(ask.queryByRole('button', { name: 'Use mine instead' })).toBeNull();
  await user.click(ask.getByRole('button', { name: 'Keep that one' }));
  await ask.findByText('OK. We kept that one.');
  expect((await sam.api.numbers.list({ business_id })).numbers[0]?.value).toBe('900');
});

const id = 'a'.repeat(26);
const invoice = async (owner: string, office: string) => {
  const { sam, renee, business_id } = await both(owner, office);
  await app.table.put({
    pk: `USER#${sam.sub}`,
    sk: `RECEIVABLE#${business_id}#${id}`,
    ...receivable({ id, business_id, source: 'file', number: '1041' }),
  });
  const { user, faults } = await showPage(app, owner, <InvoicePage />, {
    path: '/dashboard/numbers/owed/:invoiceId',
    at: `/dashboard/numbers/owed/${id}`,
  });
  await screen.findByRole('button', { name: 'I sent a reminder' });
  const today = new Date().toISOString().slice(0, 10);
  const changeBy = (api: typeof sam.api) => (how: 'reminded' | 'paid') =>
    api.connections.changeReceivable({ business_id, id, today, change: how });
  return { user, faults, change: changeBy(renee.api), self: changeBy(sam.api) };
};

test('a reminder that somebody else has sent is said before another one is written or noted', async () => {
  const { user, change } = await invoice('joe', 'pia');
  await change('reminded');
  await user.click(screen.getByRole('button', { name: 'I sent a reminder' }));
  await screen.findByText('Pia sent a reminder just now.');
  await user.click(screen.getByRole('button', { name: 'I sent one too' }));
  await screen.findByText('Pia sent a reminder');
  await waitFor(() => expect(screen.queryByText('Pia sent a reminder just now.')).toBeNull());
});

test('before a reminder is written the page asks whether one went out', async () => {
  const { user, change } = await invoice('ned', 'eva');
  await change('reminded');
  await user.click(screen.getByRole('button', { name: /^Write a reminder/ }));
  await screen.findByText('Eva sent a reminder just now.');
  screen.getByRole('button', { name: 'Write one anyway' });
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText('Eva sent a reminder just now.')).toBeNull();
});

test('while the page asks, its button says so, and another press does nothing', async () => {
  const { user } = await invoice('gus', 'ana');
  const ask = vi.mocked(fetch).getMockImplementation();
  const { promise: later, resolve: answer } = Promise.withResolvers<void>();
  let asked = 0;
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    if (String(input).includes('/receivables') && ++asked) await later;
    return ask?.(input, init) ?? Response.error();
  });
  const write = screen.getByRole('button', { name: /^Write a reminder/ });
  await user.dblClick(write);
  expect(write.textContent).toMatch(/^Checking\.\.\./);
  expect(asked).toBe(1);
  answer();
  await waitFor(() => expect(write.textContent).toMatch(/^Write a reminder/));
  expect(asked).toBe(1);
});

test('a reminder that was noted although its answer was lost is shown, and so is not noted again unseen', async () => {
  const { user, self, faults } = await invoice('ray', 'una');
  await self('reminded');
  faults.push({ method: 'PATCH', path: /receivables/, status: 'offline' });
  await user.click(screen.getByRole('button', { name: 'I sent a reminder' }));
  await screen.findByText('You sent a reminder');
  screen.getByRole('alert');
  await screen.findByRole('button', { name: /^Write again/ });
});

test('“I sent a reminder” pressed twice is one reminder, and nobody else was first', async () => {
  const { user } = await invoice('pat', 'liv');
  await user.dblClick(screen.getByRole('button', { name: 'I sent a reminder' }));
  await screen.findByText('You sent a reminder');
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(screen.queryByText(/in another window/)).toBeNull();
});

test('an invoice that somebody else has marked as paid says who it was', async () => {
  const { user, change } = await invoice('leo', 'zoe');
  await change('paid');
  await user.click(screen.getByRole('button', { name: 'I sent a reminder' }));
  await screen.findByText('Zoe marked this paid just now.');
  expect(document.querySelector('.invoice-paid .who-did-it')?.textContent).toBe('by zoe');
});

test('who marked the invoice as paid is said also where it leaves the list with that', async () => {
  const { sam, renee, business_id } = await both('ivy', 'kai');
  await app.table.put({
    pk: `USER#${sam.sub}`,
    sk: `RECEIVABLE#${business_id}#${id}`,
    ...receivable({ id, business_id, source: 'file', number: '1041' }),
  });
  const { user } = await showPage(app, 'ivy', <NumbersPage />);
  const write = await screen.findByRole('button', { name: /^Write a reminder/ });
  const today = new Date().toISOString().slice(0, 10);
  await renee.api.connections.changeReceivable({ business_id, id, today, change: 'paid' });
  await user.click(write);
  await screen.findByText('Kai marked this paid just now.');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Write a reminder/ })).toBeNull(),
  );
});

test('what was done up to an hour ago says how long ago, and before that at what time or on what day', () => {
  const said = (at: string) => whoWasFirstWords({ by: 'gone', at }, 'changed this');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T15:30:00') });
  onTestFinished(() => void vi.useRealTimers());
  const at = (text: string) => said(new Date(text).toISOString());
  expect(at('2026-11-26T15:27:30')).toBe('Someone changed this 2 minutes ago.');
  expect(at('2026-11-26T11:05:00')).toMatch(/^Someone changed this at 11:05\sAM\.$/);
  expect(at('2026-11-20T15:15:00')).toMatch(/^Someone changed this on Fri, Nov 20, 3:15\sPM\.$/);
});
