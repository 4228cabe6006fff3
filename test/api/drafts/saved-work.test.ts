import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { savedWorkLimit } from '#shared/domain/saved-work.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker, freeAsker } from '#test/support/chat.ts';
import { leave } from '#test/support/leave.ts';

type Saved = Parameters<Asker['api']['work']['save']>[0];

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
  api.work.save({ business_id: businessId, ...draft(more) });
const listed = async ({ api, businessId }: Asker) =>
  (await api.work.list({ business_id: businessId })).items;
const namesOf = async (owner: Asker) => (await listed(owner)).map(({ name }) => name);
/** As many as one business may have, without asking for each. */
const fill = async (app: App, { sub, businessId }: Asker) => {
  const [row] = await app.table.rows(`USER#${sub}`, `WORK#${businessId}#`);
  if (!row) throw new Error('Nothing is saved yet');
  for (let nth = 1; nth < savedWorkLimit; nth++) {
    const id = ulid();
    await app.table.put({ ...row, sk: `WORK#${businessId}#${id}`, id });
  }
};

test('a draft is kept under a name, with a copy of its own, and can be renamed and deleted', async () => {
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
  const renamed = await api.work.rename({ business_id, id: text.id, name: '  New price  ' });
  expect(renamed).toMatchObject({ ...text, name: 'New price', updated_at: expect.any(String) });
  await api.work.remove({ business_id, id: mail.id });
  expect(await listed(ada)).toEqual([renamed]);
  for (const attempt of [
    () => api.work.remove({ business_id, id: mail.id }),
    () => api.work.rename({ business_id, id: mail.id, name: 'Back' }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
});

test('a request that is sent twice saves once, at the same moment too', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const once = { business_id: ada.businessId, ...draft() };
  const [one, two] = await Promise.all([ada.api.work.save(once), ada.api.work.save(once)]);
  const again = await ada.api.work.save({ ...once, name: 'Another name' });
  expect(two).toEqual(one);
  expect(again).toEqual(one);
  expect(await listed(ada)).toEqual([one]);
});

test('two tabs that save at the same moment cannot pass the limit, and below it both are kept', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await save(ada);
  const both = await Promise.all([save(ada, { name: 'One' }), save(ada, { name: 'Two' })]);
  expect((await namesOf(ada)).sort()).toEqual(['One', 'Text to regulars', 'Two']);
  const { api, businessId: business_id } = ada;
  for (const { id } of both) await api.work.remove({ business_id, id });
  await fill(app, ada);
  const last = (await listed(ada))[0]?.id ?? '';
  await api.work.remove({ business_id, id: last });
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

test('every plan saves work, and it stays when a plan ends', async () => {
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
  ['with a name of a page', { name: 'x'.repeat(81) }],
  ['without words', { body: ' \n ' }],
  ['longer than a draft can be', { body: 'x'.repeat(8001) }],
  ['for a channel there is not', { channel: 'fax' }],
  ['of a helper there is not', { helper_id: 'legal' }],
  ['with a day of its own choosing', { created_at: '2020-01-01T00:00:00.000Z' }],
])('work %s is refused', async (_, wrong) => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const path = `/businesses/${ada.businessId}/work`;
  const answer = await app.send('POST', path, { name: 'ada', body: { ...draft(), ...wrong } });
  expect(answer.status).toBe(400);
  expect(await listed(ada)).toEqual([]);
});

test('a business keeps a hundred, and says what to do at the next', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const first = await save(ada);
  await fill(app, ada);
  await expect(save(ada)).rejects.toMatchObject({
    code: 'conflict',
    message:
      'You can keep 100 drafts for a business. Delete one under “Saved work” to save another.',
  });
  await ada.api.work.remove({ business_id: ada.businessId, id: first.id });
  await save(ada);
  expect(await listed(ada)).toHaveLength(savedWorkLimit);
});

test('nobody reads, changes or deletes the work of somebody else, and a preview saves nothing', async () => {
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
      () => bob.api.work.rename({ ...there, name: 'Mine' }),
      () => bob.api.work.remove(there),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
  }
  expect(await namesOf(ada)).toEqual(['Text to regulars']);
  expect(await app.table.rows(`USER#${bob.sub}`, 'WORK#')).toEqual([]);
  const preview = { ...ada, api: app.as('ada', { 'x-preview': 'free' }) };
  await expect(save(preview)).rejects.toMatchObject({ code: 'previewing' });
});

test('saved work goes along in the export, and leaves with its business and with the account', async () => {
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
  await leave(app, 'ada');
  expect(await app.table.rows(`USER#${ada.sub}`)).toEqual([]);
});

test('a business that is being deleted takes no work any more, so that none outlives it', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'business_ids', new Set([randomUUID()]));
  await expect(save(ada)).rejects.toMatchObject({ code: 'not-found' });
  expect(await app.table.rows(`USER#${ada.sub}`, 'WORK#')).toEqual([]);
});
