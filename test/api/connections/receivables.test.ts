import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { type Asker, asker } from '#test/support/chat.ts';
import {
  changeConnection,
  connectedOwner,
  invoicesOf,
  syncNow,
} from '#test/support/connections.ts';

const day = (offset = 0) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const invoice = (customer: string, number: string, balance = '660', due = -25) => ({
  customer,
  number,
  issued: day(due - 20),
  due: day(due),
  total: balance,
  balance,
});
const save = ({ api, businessId }: Asker, invoices: ReturnType<typeof invoice>[]) =>
  api.connections.saveReceivables({
    business_id: businessId,
    today: day(),
    currency: 'USD',
    invoices,
  });
const list = async ({ api, businessId }: Asker) =>
  (await api.connections.receivables({ business_id: businessId })).receivables;

test('the open invoices of a file are kept by their due dates, with the day of the file', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  expect(await list(ada)).toEqual([]);
  await save(ada, [
    invoice('Marcus Okafor', '1208', '420', 5),
    invoice('Olentangy Dental', '1207'),
  ]);
  expect(await list(ada)).toMatchObject([
    { customer: 'Olentangy Dental', number: '1207', source: 'file', seen: day(), paid: null },
    { customer: 'Marcus Okafor', balance: '420', currency: 'USD', reminders: [] },
  ]);
});

test('an invoice that is gone from the next file counts as paid, stays thirty days, and keeps what was sent for it', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { receivables } = await save(ada, [
    invoice('Olentangy Dental', '1207'),
    invoice('Marcus Okafor', '1208'),
  ]);
  const business_id = ada.businessId;
  for (const { id } of receivables)
    await ada.api.connections.changeReceivable({
      business_id,
      id,
      today: day(),
      change: 'reminded',
    });
  await save(ada, [invoice('Olentangy Dental', '1207', '400')]);
  const after = await list(ada);
  expect(after.find(({ number }) => number === '1207')).toMatchObject({
    balance: '400',
    paid: null,
    reminders: [{ on: day() }],
  });
  expect(after.find(({ number }) => number === '1208')).toMatchObject({
    paid: day(),
    reminders: [{ on: day() }],
  });
  const rows = await app.table.rows(`USER#${ada.sub}`, `RECEIVABLE#${business_id}#`);
  const [gone] = rows.filter(({ ttl }) => ttl !== undefined);
  const days = (Number(gone?.ttl) - Date.parse(day()) / 1000) / 86_400;
  expect(days).toBe(30);
  // An item that has expired is not read any more, whether or not it was removed.
  if (!gone) throw new Error('There is no paid invoice');
  await app.table.put({ ...gone, ttl: 1 });
  expect((await list(ada)).map(({ number }) => number)).toEqual(['1207']);
});

test('a reminder is noted once a day and can be taken back; so can that an invoice is paid', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { receivables } = await save(ada, [invoice('Olentangy Dental', '1207')]);
  const id = receivables[0]?.id ?? '';
  const change = (how: 'reminded' | 'not-reminded' | 'paid' | 'open') =>
    ada.api.connections.changeReceivable({
      business_id: ada.businessId,
      id,
      today: day(),
      change: how,
    });
  await change('reminded');
  expect((await change('reminded')).reminders).toEqual([
    { on: day(), said: { by: ada.sub, at: expect.any(String) } },
  ]);
  expect((await change('not-reminded')).reminders).toEqual([]);
  expect((await change('paid')).paid).toBe(day());
  expect((await change('open')).paid).toBeNull();
  const [row] = await app.table.rows(`USER#${ada.sub}`, `RECEIVABLE#${ada.businessId}#`);
  expect(row?.ttl).toBeUndefined();
});

test('an invoice of connected books is paid only in the books, and keeps what its owner noted when it is read again', async () => {
  await using app = await startApp();
  const ada = await connectedOwner(app);
  const [one] = await invoicesOf(ada);
  if (!one) throw new Error('There is no invoice');
  const change = (how: 'reminded' | 'paid' | 'open') =>
    ada.api.connections.changeReceivable({
      business_id: ada.businessId,
      id: one.id,
      today: day(),
      change: how,
    });
  for (const how of ['paid', 'open'] as const)
    await expect(change(how)).rejects.toMatchObject({ code: 'invalid' });
  expect(await change('reminded')).toMatchObject({ paid: null, reminders: [{ on: day() }] });
  const note = { on: day(), text: 'Pays on the 20th' };
  await ada.api.connections.noteReceivable({ business_id: ada.businessId, id: one.id, ...note });
  await changeConnection(app, ada, { read_all_at: null });
  await syncNow(app, ada);
  const again = (await invoicesOf(ada)).find(({ id }) => id === one.id);
  expect(again).toMatchObject({ reminders: [{ on: day() }], notes: [note] });
});

test('a note about an invoice stays with it, one a day, also when the list is read again', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { receivables } = await save(ada, [invoice('Olentangy Dental', '1207')]);
  const id = receivables[0]?.id ?? '';
  const note = (text: string, on = day()) =>
    ada.api.connections.noteReceivable({ business_id: ada.businessId, id, on, text });
  await note('Called');
  expect((await note(' Pays on the 20th ')).notes).toMatchObject([
    { on: day(), text: 'Pays on the 20th' },
  ]);
  await expect(note('Long ago', '2024-01-01')).rejects.toMatchObject({ code: 'invalid' });
  const two = [note('One'), note('Two')];
  await Promise.all(two);
  await save(ada, [invoice('Olentangy Dental', '1207', '400')]);
  expect(await list(ada)).toMatchObject([
    { balance: '400', notes: [{ text: expect.stringMatching(/^(?:One|Two)$/) }] },
  ]);
  await ada.ask({ text: 'Who owes me?' });
  expect(JSON.stringify(app.stack.openai.requests())).not.toMatch(/"(?:One|Two)"|Olentangy/);
  expect((await note('')).notes).toEqual([]);
});

test('two invoices that look the same are two, also in the next file', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const twice = [invoice('Dana Whitfield', ''), invoice('Dana Whitfield', '')];
  await save(ada, twice);
  await save(ada, twice);
  const all = await list(ada);
  expect(all).toHaveLength(2);
  expect(all.every(({ paid }) => paid === null)).toBe(true);
});

test('a large list is kept whole, and forgotten with one press', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await save(
    ada,
    Array.from({ length: 230 }, (_, nth) => invoice(`Customer ${nth}`, String(nth))),
  );
  expect(await list(ada)).toHaveLength(230);
  await ada.api.connections.forgetReceivables({ business_id: ada.businessId });
  expect(await list(ada)).toEqual([]);
});

test('invoices leave with their business, and are in what the owner downloads', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await save(ada, [invoice('Olentangy Dental', '1207')]);
  const pages = await ada.api.account.export({});
  expect(pages.receivables).toMatchObject([{ customer: 'Olentangy Dental' }]);
  await ada.api.businesses.add({ name: 'Another', type: 'Plumber' });
  await ada.api.businesses.remove({ business_id: ada.businessId });
  expect(await app.table.rows(`USER#${ada.sub}`, 'RECEIVABLE#')).toEqual([]);
  await expect(save(ada, [invoice('Olentangy Dental', '1207')])).rejects.toMatchObject({
    code: 'not-found',
  });
});

test.each([
  ['of next week', { today: day(7) }],
  ['with an address', { invoices: [{ ...invoice('A', '1'), address: 'Main Street 1' }] }],
  ['that is negative', { invoices: [invoice('A', '1', '-5')] }],
])('a list %s is refused', async (_, wrong) => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const body = { today: day(), currency: 'USD', invoices: [invoice('A', '1')], ...wrong };
  const path = `/businesses/${ada.businessId}/receivables`;
  expect((await app.send('PUT', path, { name: 'ada', body })).status).toBe(400);
  expect(await list(ada)).toEqual([]);
});

test('reminders and what came in after them are counted without a name, also when taken back or done twice at once', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { receivables } = await save(ada, [
    invoice('Olentangy Dental', '1207', '480.5'),
    invoice('Marcus Okafor', '1208', '100'),
  ]);
  const idOf = (wanted: string) => receivables.find(({ number }) => number === wanted)?.id ?? '';
  const change = (number: string, how: 'reminded' | 'not-reminded' | 'paid' | 'open') =>
    ada.api.connections.changeReceivable({
      business_id: ada.businessId,
      id: idOf(number),
      today: day(),
      change: how,
    });
  const counted = () => app.table.rows(`USER#${ada.sub}`, `RESULT#${ada.businessId}#`);

  await Promise.all([change('1207', 'reminded'), change('1207', 'reminded')]);
  expect(await counted()).toMatchObject([{ reminders: 1 }]);
  // Paid without a reminder before: no reminder brought it.
  await change('1208', 'paid');
  expect((await counted())[0]).not.toHaveProperty('paid');
  await change('1207', 'paid');
  expect(await counted()).toMatchObject([{ reminders: 1, paid: 1, came_in_USD: 480.5 }]);
  await change('1207', 'open');
  expect(await counted()).toMatchObject([{ reminders: 1, paid: 0, came_in_USD: 0 }]);
  await save(ada, []);
  expect(await counted()).toMatchObject([{ reminders: 1, paid: 1, came_in_USD: 480.5 }]);
  // The same list again counts nothing again.
  await save(ada, []);
  const rows = await counted();
  expect(rows).toMatchObject([{ reminders: 1, paid: 1, came_in_USD: 480.5 }]);
  expect(JSON.stringify(rows)).not.toContain('Olentangy');
});
