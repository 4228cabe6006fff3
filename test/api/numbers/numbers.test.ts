import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { nothingKnown } from '#shared/domain/numbers/known-numbers.ts';
import type { KeptCashRow } from '#shared/domain/numbers/known-numbers-schemas.ts';
import { startApp } from '#test/support/app.ts';
import { type Asker, asker, freeAsker } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';

const day = (offset = 0) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const today = day();
const known = ({ api, businessId }: Asker) => api.numbers.list({ business_id: businessId });
const save = (
  { api, businessId }: Asker,
  sent: Omit<Parameters<Asker['api']['numbers']['save']>[0], 'business_id' | 'today'>,
) => api.numbers.save({ business_id: businessId, today, ...sent });
const price = { id: 'average_job_value', value: '165' } as const;
const insurance = (): KeptCashRow => ({
  id: ulid(),
  label: 'Insurance',
  way: 'out',
  amount: '900',
  date: day(20),
  repeat: 'once',
});
const imported = {
  kind: 'invoices',
  source: 'quickbooks',
  date: today,
  rows: 33,
  until: day(-2),
  figures: {
    average_job_value: { value: '385', n: 30, with_tax: '412.5' },
    monthly_sales: { value: '5100', n: 12 },
    overdue_total: {
      amount: '7460',
      n: 5,
      by_age: { '1-30': '3210', '31-60': '4250', '61-90': '0', 'over 90': '0' },
    },
  },
} as const;
const saveImport = (
  { api, businessId }: Asker,
  numbers: Parameters<Asker['api']['numbers']['saveImport']>[0]['numbers'],
) =>
  api.numbers.saveImport({
    business_id: businessId,
    ...imported,
    figures: { ...imported.figures },
    numbers,
  });

test('a typed number is stored with its unit, day and source, and can be changed and deleted', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  expect(await known(ada)).toEqual(nothingKnown);
  const row = insurance();
  await save(ada, {
    numbers: [price, { id: 'owner_pay', value: '4000' }],
    choices: [{ id: 'crew_paid', value: 'by_job' }],
    cash_rows: [row],
  });
  await save(ada, { numbers: [{ ...price, value: '170.5' }] });
  expect(await known(ada)).toEqual({
    numbers: [
      { id: 'average_job_value', value: '170.5', unit: 'money', date: today, source: 'owner' },
      { id: 'owner_pay', value: '4000', unit: 'money', date: today, source: 'owner' },
    ],
    choices: [{ id: 'crew_paid', value: 'by_job', date: today }],
    cash_rows: [row],
    imports: [],
    unknown: [],
    left_out: [],
  });
  const { api, businessId: business_id } = ada;
  await api.numbers.remove({ business_id, entry: 'average_job_value' });
  await api.numbers.remove({ business_id, entry: 'crew_paid' });
  const left = await api.numbers.remove({ business_id, entry: row.id });
  expect(left).toMatchObject({ numbers: [{ id: 'owner_pay' }], choices: [], cash_rows: [] });
  await expect(api.numbers.remove({ business_id, entry: row.id })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('every plan can store numbers, and they remain when a plan ends', async () => {
  await using app = await startApp();
  const free = await freeAsker(app, 'fred');
  await save(free, { numbers: [price] });
  const ada = await asker(app, 'ada');
  await save(ada, { numbers: [price] });
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'trial_ends_at', '2026-01-01T00:00:00.000Z');
  expect((await ada.api.account.get({})).entitlement.plan).toBe('free');
  for (const owner of [free, ada]) {
    expect((await known(owner)).numbers).toMatchObject([{ id: 'average_job_value', value: '165' }]);
  }
  await save(ada, { numbers: [{ ...price, value: '170' }] });
});

test.each([
  ['below its bounds', { numbers: [{ ...price, value: '0' }] }, 'from $1 to $250,000'],
  ['with half a cent', { numbers: [{ ...price, value: '1.005' }] }, 'up to 2 decimal places'],
  ['that is not stored', { numbers: [{ id: 'new_price', value: '5' }] }, ''],
  ['in another notation', { numbers: [{ ...price, value: '1,200' }] }, ''],
  ['with a source field', { numbers: [{ ...price, source: 'import' }] }, ''],
  ['that is not an option', { choices: [{ id: 'crew_paid', value: 'never' }] }, ''],
  ['of two days ago', { today: day(-2), numbers: [price] }, 'The date on your device looks wrong'],
  ['of next week', { today: day(7), numbers: [price] }, 'The date on your device looks wrong'],
])('a value %s is refused together with the rest of its request', async (_, wrong, words) => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const path = `/businesses/${ada.businessId}/numbers`;
  const body = { today, cash_rows: [insurance()], ...wrong };
  const answer = await app.send('PUT', path, { name: 'ada', body });
  expect(answer.status).toBe(400);
  expect((await answer.json()).title).toContain(words);
  expect(await known(ada)).toMatchObject({ numbers: [], choices: [], cash_rows: [] });
});

test('what an owner does not know is kept as an answer, and a value takes its place', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await save(ada, { unknown: ['average_job_value', 'crew_paid'] });
  expect(await known(ada)).toMatchObject({
    numbers: [],
    unknown: [
      { id: 'average_job_value', date: today },
      { id: 'crew_paid', date: today },
    ],
  });
  await save(ada, { numbers: [price] });
  expect(await known(ada)).toMatchObject({
    numbers: [{ id: 'average_job_value', value: '165' }],
    unknown: [{ id: 'crew_paid' }],
  });
  // A value that is known is not lost to a page that did not see it.
  await expect(save(ada, { unknown: ['average_job_value'] })).rejects.toMatchObject({
    code: 'conflict',
  });
  await ada.api.numbers.remove({ business_id: ada.businessId, entry: 'crew_paid' });
  expect((await known(ada)).unknown).toEqual([]);
});

test('a file gives a number that its owner did not know', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await save(ada, { unknown: ['monthly_sales'] });
  await saveImport(ada, [{ id: 'monthly_sales', value: '5100' }]);
  expect(await known(ada)).toMatchObject({
    numbers: [{ id: 'monthly_sales', value: '5100', source: 'import' }],
    unknown: [],
  });
});

test('a line of the 13 weeks is left out and counted again', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await save(ada, { left_out: ['line-payroll'] });
  expect((await known(ada)).left_out).toEqual([{ id: 'line-payroll', date: today }]);
  await ada.api.numbers.remove({ business_id: ada.businessId, entry: 'line-payroll' });
  expect((await known(ada)).left_out).toEqual([]);
});

test('a business can store forty lines of money in and out, and the next one is refused with a reason', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const rows = Array.from({ length: 40 }, insurance);
  for (let at = 0; at < 40; at += 10) await save(ada, { cash_rows: rows.slice(at, at + 10) });
  await expect(save(ada, { cash_rows: [insurance()] })).rejects.toMatchObject({
    code: 'conflict',
    message: 'You’ve reached the limit of 40 money in and out lines. Delete one to add another.',
  });
  await save(ada, { cash_rows: [{ ...(rows[0] as KeptCashRow), amount: '950' }] });
  expect((await known(ada)).cash_rows).toHaveLength(40);
});

test('an import stores its figures, and the numbers taken from it name the import as source', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await saveImport(ada, [
    { id: 'average_job_value', value: '412.5' },
    { id: 'monthly_sales', value: '5100' },
  ]);
  const origin = { file: 'QuickBooks invoices', rows: 33, until: day(-2) };
  expect(await known(ada)).toMatchObject({
    numbers: [
      { id: 'average_job_value', value: '412.5', source: 'import', date: today, origin },
      { id: 'monthly_sales', value: '5100', source: 'import', origin },
    ],
    imports: [imported],
  });
  const stored = await app.table.rows(`USER#${ada.sub}`, 'NUMBER#');
  expect(stored.map(({ sk }) => sk.split('#').at(-1))).toEqual([
    'average_job_value',
    'invoices',
    'monthly_sales',
  ]);
});

test('a second file of a kind replaces the figures of the first', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await saveImport(ada, []);
  const { api, businessId: business_id } = ada;
  const figures = { monthly_sales: { value: '6000', n: 12 } };
  const next = { ...imported, business_id, rows: 40, figures };
  const { imports } = await api.numbers.saveImport({ ...next, numbers: [] });
  expect(imports).toMatchObject([{ rows: 40, figures }]);
  expect((await api.numbers.remove({ business_id, entry: 'invoices' })).imports).toEqual([]);
});

test('an import replaces a typed number only when the owner saw its current value', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await save(ada, { numbers: [{ ...price, value: '420' }] });
  const taken = { id: 'average_job_value', value: '385' } as const;
  const refused = { code: 'conflict', message: expect.stringContaining('Nothing was saved') };
  await expect(saveImport(ada, [taken])).rejects.toMatchObject(refused);
  await expect(saveImport(ada, [{ ...taken, replaces: '400' }])).rejects.toMatchObject(refused);
  expect(await known(ada)).toMatchObject({ numbers: [{ value: '420' }], imports: [] });
  await saveImport(ada, [{ ...taken, replaces: '420' }]);
  expect(await known(ada)).toMatchObject({ numbers: [{ value: '385' }], imports: [imported] });
});

test('values that are not in the figures of a file are refused, and so are rows and names', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await expect(saveImport(ada, [{ id: 'average_job_value', value: '9999' }])).rejects.toMatchObject(
    { message: 'Typical job price doesn’t match the file.' },
  );
  const path = `/businesses/${ada.businessId}/numbers/imports/invoices`;
  const { kind: _, ...body } = imported;
  for (const more of [
    { documents: [{ customer: 'Hartwell' }] },
    {
      figures: { ...imported.figures, largest_customer: { value: '22', n: 30, name: 'Hartwell' } },
    },
  ]) {
    const sent = { ...body, numbers: [], ...more };
    expect((await app.send('PUT', path, { name: 'ada', body: sent })).status).toBe(400);
  }
  expect((await known(ada)).imports).toEqual([]);
});

test('numbers of another owner cannot be read, changed or deleted', async () => {
  await using app = await startApp();
  const [ada, bob] = [await asker(app, 'ada'), await asker(app, 'bob')];
  await save(ada, { numbers: [price] });
  for (const businessId of [ada.businessId, randomUUID()]) {
    const stranger = { ...bob, businessId };
    for (const attempt of [
      () => known(stranger),
      () => save(stranger, { numbers: [{ ...price, value: '1' }] }),
      () => saveImport(stranger, []),
      () => bob.api.numbers.remove({ business_id: businessId, entry: 'average_job_value' }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
    }
  }
  expect((await known(ada)).numbers).toMatchObject([{ value: '165' }]);
  const preview = app.as('ada', { 'x-preview': 'free' });
  await expect(save({ ...ada, api: preview }, { numbers: [price] })).rejects.toMatchObject({
    code: 'previewing',
  });
});

test('numbers are part of the export, and are deleted with their business and with the account', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await save(ada, { numbers: [price], cash_rows: [insurance()] });
  const { account } = await ada.api.businesses.add({ name: 'Second', type: 'Roofer' });
  const second = { ...ada, businessId: String(account.active_business_id) };
  await save(second, { numbers: [{ ...price, value: '9' }] });
  const numbers = async () => (await ada.api.account.export({})).numbers;
  expect(await numbers()).toHaveLength(3);
  expect(await numbers()).toContainEqual({
    kind: 'number',
    business_id: second.businessId,
    changed: { by: ada.sub, at: expect.any(String) },
    entry: { id: 'average_job_value', value: '9', unit: 'money', date: today, source: 'owner' },
  });
  await ada.api.businesses.remove({ business_id: second.businessId });
  expect((await numbers()).map(({ business_id }) => business_id)).toEqual([
    ada.businessId,
    ada.businessId,
  ]);
  await deleteAccount(app, 'ada');
  expect(await app.table.rows(`USER#${ada.sub}`)).toEqual([]);
});

test('a business that is being deleted accepts no numbers', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  // Between two steps of the deletion: the business is no longer listed, and still stored.
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'business_ids', new Set([randomUUID()]));
  await expect(save(ada, { numbers: [price] })).rejects.toMatchObject({ code: 'not-found' });
  expect(await app.table.rows(`USER#${ada.sub}`, 'NUMBER#')).toEqual([]);
});

test('two tabs that save at the same moment both succeed', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await Promise.all(
    (['owner_pay', 'ad_budget', 'wage_hour', 'job_hours'] as const).map((id) =>
      save(ada, { numbers: [{ id, value: '20' }] }),
    ),
  );
  expect((await known(ada)).numbers).toHaveLength(4);
});
