import { expect, test } from 'vitest';
import { deletionOf, ledgerKey } from '#shared/domain/account/deletion-ledger.ts';
import { emailOf, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { joined } from '#test/support/people/people.ts';

const tomorrow = () => new Date(Date.now() + 86_400_000);
const applyDeletionLedger = async (restoredTo: Date) =>
  (await import('#functions/account/restore/apply-deletion-ledger.ts')).applyDeletionLedger(
    restoredTo,
    new Date(),
  );

test('a ledger entry contains the day and two hashes, and nothing readable', async () => {
  await using app = await startApp();
  // The name is not hexadecimal, because a hash could contain it by chance.
  const rosa = await app.member('rosa');
  const sub = await app.sub('rosa');
  await rosa.account.remove({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
  const keys = app.stack.bucket.keys();
  expect(keys).toHaveLength(1);
  const entry = deletionOf(keys[0] ?? '');
  expect(entry?.day).toBe(new Date().toISOString().slice(0, 10));
  expect(entry && ledgerKey(entry)).toBe(keys[0]);
  expect(keys[0]).not.toContain(sub);
  expect(keys[0]).not.toMatch(/rosa|example/i);
});

test('deleted owners are deleted again from a restored table, and other owners are not', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.ask();
  await asker(app, 'bob');
  await app.as().forms.contact({
    name: 'Ada',
    email: emailOf('ada').toUpperCase(),
    subject: 'general',
    message: 'A word before I sign up',
  });
  const backup = (await app.table.all()).filter(({ pk }) => !pk.startsWith('STATS#'));
  await ada.api.account.remove({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
  const mails = app.stack.mail.inbox.list().length;
  for (const row of backup) await app.table.put(row);
  expect(await app.table.rows(`USER#${ada.sub}`)).not.toEqual([]);

  const first = await applyDeletionLedger(new Date());
  expect(first).toMatchObject({ deletions: 1, accounts: 2, deleted: 1 });
  expect(await app.table.rows(`USER#${ada.sub}`)).toEqual([]);
  const left = JSON.stringify((await app.table.all()).filter(({ pk }) => !pk.startsWith('STATS#')));
  expect(left).not.toMatch(/ada@|before I sign up/i);
  expect((await app.as('bob').account.get({})).businesses).toHaveLength(1);
  expect(app.stack.mail.inbox.list()).toHaveLength(mails);
  expect(await applyDeletionLedger(new Date())).toMatchObject({ accounts: 1, deleted: 0 });
});

test('a deletion that is repeated tells nobody: neither who worked there nor the owner of where they worked', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await asker(app, 'bob');
  await joined(app, 'ada', 'carol');
  await joined(app, 'bob', 'ada');
  const backup = await app.table.all();
  await ada.api.account.remove({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
  const mails = app.stack.mail.inbox.list().length;
  for (const row of backup) await app.table.put(row);
  expect(await applyDeletionLedger(new Date())).toMatchObject({ deleted: 1 });
  expect((await app.as('bob').account.people({})).members).toEqual([]);
  expect((await app.as('carol').account.get({})).works_in).toBeUndefined();
  expect(app.stack.mail.inbox.list()).toHaveLength(mails);
});

test('a deletion long before the restored moment is skipped', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  await ada.account.remove({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
  const later = new Date(tomorrow().getTime() + 30 * 86_400_000);
  expect(await applyDeletionLedger(later)).toEqual({ deletions: 0, accounts: 0, deleted: 0 });
});

test('a ledger of more than one page is read to its end', { tags: 'night' }, async () => {
  await using app = await startApp();
  const { noteDeletion } = await import('#functions/lib/deletion-ledger.ts');
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const hashOf = (nth: number) => nth.toString(16).padStart(64, '0');
  const others = Array.from({ length: 1001 }, (_, nth) => nth);
  for (let at = 0; at < others.length; at += 50)
    await Promise.all(
      others
        .slice(at, at + 50)
        .map((nth) => noteDeletion({ day: yesterday, account: hashOf(nth), address: hashOf(nth) })),
    );
  const ada = await asker(app, 'ada');
  const backup = await app.table.rows(`USER#${ada.sub}`);
  await ada.api.account.remove({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
  for (const row of backup) await app.table.put(row);
  expect(await applyDeletionLedger(new Date())).toEqual({
    deletions: 1002,
    accounts: 1,
    deleted: 1,
  });
  expect(await app.table.rows(`USER#${ada.sub}`)).toEqual([]);
});

test('a deletion that began days before the restored moment is repeated if the account is still in the table', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const backup = await app.table.rows(`USER#${ada.sub}`);
  await ada.api.account.remove({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
  for (const row of backup) await app.table.put(row);
  const inTenDays = new Date(Date.now() + 10 * 86_400_000);
  expect(await applyDeletionLedger(inTenDays)).toEqual({ deletions: 1, accounts: 1, deleted: 1 });
  expect(await app.table.rows(`USER#${ada.sub}`)).toEqual([]);
});

test('a visitor’s message is removed also when the account was created and deleted after the restored moment', async () => {
  await using app = await startApp();
  await app.as().forms.contact({
    name: 'Ada',
    email: emailOf('ada'),
    subject: 'general',
    message: 'A word before I sign up',
  });
  const backup = (await app.table.all()).filter(({ pk }) => !pk.startsWith('STATS#'));
  const ada = await app.member('ada');
  await ada.account.remove({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
  for (const row of backup) await app.table.put(row);
  expect(JSON.stringify(await app.table.all())).toContain('before I sign up');
  expect(await applyDeletionLedger(new Date())).toMatchObject({ deletions: 1, deleted: 0 });
  expect(JSON.stringify(await app.table.all())).not.toContain('before I sign up');
});
