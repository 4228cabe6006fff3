import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { savedWorkLimit } from '#shared/domain/drafts/saved-work.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker, freeAsker } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';

type Saved = Parameters<Asker['api']['drafts']['save']>[0];

const draft = (more: Partial<Saved> = {}): Omit<Saved, 'business_id'> => ({
  id: ulid(),
  name: 'Text to regulars',
  channel: 'text-message',
  subject: null,
  body: 'Hi Janet, from January your clean is $178.',
  helper_id: 'finance',
  ...more,
});
const save = ({ api, businessId }: Asker, more: Partial<Saved> = {}) =>
  api.drafts.save({ business_id: businessId, ...draft(more) });
const listed = async ({ api, businessId }: Asker) =>
  (await api.drafts.list({ business_id: businessId })).items;
const namesOf = async (owner: Asker) => (await listed(owner)).map(({ name }) => name);
/** Fills a business with saved work up to its limit, directly in the table. */
const fill = async (app: App, { sub, businessId }: Asker) => {
  const [row] = await app.table.rows(`USER#${sub}`, `WORK#${businessId}#`);
  if (!row) throw new Error('Nothing is saved yet');
  for (let nth = 1; nth < savedWorkLimit; nth++) {
    const id = ulid();
    await app.table.put({ ...row, sk: `WORK#${businessId}#${id}`, id });
  }
};

test('a draft is saved with a name and a copy of its text, and can be renamed and deleted', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  expect(await listed(ada)).toEqual([]);
  const text = await save(ada);
  const mail = await save(ada, {
    id: ulid(Date.now() + 1000),
    name: 'Price letter',
    channel: 'email',
    subject: 'Your price from January',
    body: 'Hi Janet,\n\nfrom January your clean is $178.',
  });
  expect(await listed(ada)).toEqual([mail, text]);
  expect(text).toMatchObject({ ...draft({ id: text.id }), business_id: ada.businessId });
  const { api, businessId: business_id } = ada;
  const renamed = await api.drafts.rename({ business_id, id: text.id, name: '  New price  ' });
  expect(renamed).toMatchObject({ ...text, name: 'New price', updated_at: expect.any(String) });
  await api.drafts.remove({ business_id, id: mail.id });
  expect(await listed(ada)).toEqual([renamed]);
  for (const attempt of [
    () => api.drafts.remove({ business_id, id: mail.id }),
    () => api.drafts.rename({ business_id, id: mail.id, name: 'Back' }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
});

test('a request that is sent twice saves once, also at the same moment', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const once = { business_id: ada.businessId, ...draft() };
  const [one, two] = await Promise.all([ada.api.drafts.save(once), ada.api.drafts.save(once)]);
  const again = await ada.api.drafts.save({ ...once, name: 'Another name' });
  expect(two).toEqual(one);
  expect(again).toEqual(one);
  expect(await listed(ada)).toEqual([one]);
});

test('two tabs that save at once cannot exceed the limit, and below it both are saved', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await save(ada);
  const both = await Promise.all([save(ada, { name: 'One' }), save(ada, { name: 'Two' })]);
  expect((await namesOf(ada)).sort()).toEqual(['One', 'Text to regulars', 'Two']);
  const { api, businessId: business_id } = ada;
  for (const { id } of both) await api.drafts.remove({ business_id, id });
  await fill(app, ada);
  const last = (await listed(ada))[0]?.id ?? '';
  await api.drafts.remove({ business_id, id: last });
  const outcomes = await Promise.allSettled([save(ada), save(ada), save(ada)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  for (const one of outcomes)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'conflict' });
  expect(await listed(ada)).toHaveLength(savedWorkLimit);
});

test('every plan can save work, and saved work remains when a plan ends', async () => {
  await using app = await startApp();
  const fred = await freeAsker(app, 'fred');
  await save(fred);
  const ada = await asker(app, 'ada');
  await save(ada);
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'trial_ends_at', '2026-01-01T00:00:00.000Z');
  expect((await ada.api.account.get({})).entitlement.plan).toBe('free');
  for (const owner of [fred, ada]) expect(await namesOf(owner)).toEqual(['Text to regulars']);
  await save(ada, { name: 'Second' });
  expect(await listed(ada)).toHaveLength(2);
});

test.each([
  ['without a name', { name: '  ' }],
  ['with too long a name', { name: 'x'.repeat(81) }],
  ['without words', { body: ' \n ' }],
  ['longer than a draft can be', { body: 'x'.repeat(8001) }],
  ['for an unknown channel', { channel: 'fax' }],
  ['of an unknown helper', { helper_id: 'legal' }],
  ['with a creation date', { created_at: '2020-01-01T00:00:00.000Z' }],
])('saved work %s is refused', async (_, wrong) => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const path = `/businesses/${ada.businessId}/work`;
  const answer = await app.send('POST', path, { name: 'ada', body: { ...draft(), ...wrong } });
  expect(answer.status).toBe(400);
  expect(await listed(ada)).toEqual([]);
});

test('a business can save a hundred items, and the next one is refused with advice', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const first = await save(ada);
  await fill(app, ada);
  await expect(save(ada)).rejects.toMatchObject({
    code: 'conflict',
    message:
      'You’ve saved 100 drafts, the limit for one business. Delete one in Saved work to save another.',
  });
  await ada.api.drafts.remove({ business_id: ada.businessId, id: first.id });
  await save(ada);
  expect(await listed(ada)).toHaveLength(savedWorkLimit);
});

test('saved work of another owner cannot be read, changed or deleted, and a preview saves nothing', async () => {
  await using app = await startApp();
  const [ada, bob] = [await asker(app, 'ada'), await asker(app, 'bob')];
  const { id } = await save(ada);
  for (const businessId of [ada.businessId, randomUUID()]) {
    const stranger = { ...bob, businessId };
    const there = { business_id: businessId, id };
    for (const attempt of [
      () => listed(stranger),
      () => save(stranger, { id }),
      () => save(stranger),
      () => bob.api.drafts.rename({ ...there, name: 'Mine' }),
      () => bob.api.drafts.remove(there),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
  }
  expect(await namesOf(ada)).toEqual(['Text to regulars']);
  expect(await app.table.rows(`USER#${bob.sub}`, 'WORK#')).toEqual([]);
  const preview = { ...ada, api: app.as('ada', { 'x-preview': 'free' }) };
  await expect(save(preview)).rejects.toMatchObject({ code: 'previewing' });
});

test('saved work is part of the export, and is deleted with its business and with the account', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const first = await save(ada);
  const { account } = await ada.api.businesses.add({ name: 'Second', type: 'Roofer' });
  const second = { ...ada, businessId: String(account.active_business_id) };
  const other = await save(second, { name: 'Of the second' });
  const exported = async () => (await ada.api.account.export({})).work;
  expect(await exported()).toEqual(expect.arrayContaining([first, other]));
  await ada.api.businesses.remove({ business_id: second.businessId });
  expect(await exported()).toEqual([first]);
  await deleteAccount(app, 'ada');
  expect(await app.table.rows(`USER#${ada.sub}`)).toEqual([]);
});

test('a business that is being deleted accepts no saved work', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'business_ids', new Set([randomUUID()]));
  await expect(save(ada)).rejects.toMatchObject({ code: 'not-found' });
  expect(await app.table.rows(`USER#${ada.sub}`, 'WORK#')).toEqual([]);
});

test('two tabs whose save is the first of the business to be noted cannot exceed the limit either', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await save(ada);
  await fill(app, ada);
  const { api, businessId: business_id } = ada;
  for (const { id } of (await listed(ada)).slice(0, 1))
    await api.drafts.remove({ business_id, id });
  // As a business that has saved nothing since its items were written.
  const [business] = await app.table.rows(`USER#${ada.sub}`, `BUSINESS#${business_id}`);
  expect(business).toHaveProperty('last_work');
  await app.table.put({ ...business, last_work: undefined } as never);
  const outcomes = await Promise.allSettled([save(ada), save(ada), save(ada)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await listed(ada)).toHaveLength(savedWorkLimit);
});
