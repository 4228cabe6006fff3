// @module-tag night
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { deleteAccount } from '#test/support/delete-account.ts';
import { shorterWaits } from '#test/support/faults/shorter-waits.ts';
import { buy } from '#test/support/purchase.ts';

const expectGone = async (app: App, sub: string, name: string) => {
  expect(await app.table.rows(`USER#${sub}`)).toEqual([]);
  expect(app.stack.auth.find(emailOf(name))).toBeUndefined();
};
const farewells = (app: App, name: string) =>
  app.stack.mail.inbox
    .list(emailOf(name))
    .filter(({ subject }) => subject === 'Your Sevenhands account has been deleted');

test('while the payment provider is down nothing is deleted, and the job retries with increasing delays', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await buy(app, 'ada', 'pro');
  const rows = (await app.table.rows(`USER#${ada.sub}`)).map(({ sk }) => sk);
  const mend = app.stack.stripe.inject(() => ({ status: 500 }));
  using _ = shorterWaits();
  await deleteAccount(app, 'ada');
  expect((await app.table.rows(`USER#${ada.sub}`)).map(({ sk }) => sk)).toEqual(rows);
  const waits = [];
  for (let nth = 0; nth < 3; nth++) {
    waits.push(Math.round(app.stack.queue.delivery.nextInMs() / 1000));
    await app.stack.queue.delivery.hurry();
  }
  expect(waits).toEqual([60, 120, 240]);
  await app.signIn('ada');
  await expect(app.as('ada').account.get({})).rejects.toMatchObject({ code: 'being-deleted' });
  mend();
  await app.stack.queue.delivery.hurry();
  await expectGone(app, ada.sub, 'ada');
  expect(app.stack.stripe.store.all('subscription')).toMatchObject([{ status: 'canceled' }]);
  expect(farewells(app, 'ada')).toHaveLength(1);
});

test('a deletion that keeps failing goes to the dead-letter queue, and an operator can resume it', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await buy(app, 'ada', 'pro');
  const mend = app.stack.stripe.inject(() => ({ status: 400 }));
  await deleteAccount(app, 'ada');
  for (let tries = 1; tries < 15; tries++) {
    expect(app.stack.queue.delivery.deadLetters()).toEqual([]);
    await app.stack.queue.delivery.hurry();
  }
  expect(app.stack.queue.delivery.deadLetters()).toHaveLength(1);
  mend();
  app.stack.queue.delivery.redrive();
  await app.stack.queue.delivery.settled();
  await app.stack.queue.delivery.hurry();
  await expectGone(app, ada.sub, 'ada');
});

test('when the queue accepts no message the account stays unchanged', async () => {
  await using app = await startApp();
  await app.member('ada');
  const mend = app.stack.queue.break();
  await expect(deleteAccount(app, 'ada')).rejects.toMatchObject({ code: 'unavailable' });
  mend();
  expect((await app.as('ada').account.get({})).businesses).toHaveLength(1);
});

test('nothing is deleted before the deletion is in the ledger', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const rows = await app.table.rows(`USER#${ada.sub}`, 'BUSINESS#');
  const mend = app.stack.bucket.break();
  await deleteAccount(app, 'ada');
  expect(await app.table.rows(`USER#${ada.sub}`, 'BUSINESS#')).toEqual(rows);
  const mailboxes = (await app.table.all()).filter(({ pk }) => pk.startsWith('TRIAL#'));
  expect(mailboxes.filter((row) => row.deleted_at)).toEqual([]);
  mend();
  await app.stack.queue.delivery.hurry();
  await expectGone(app, ada.sub, 'ada');
});

test('an account with many items is deleted in several runs', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  for (let nth = 0; nth < 350; nth++)
    await app.table.put({ pk: `USER#${ada.sub}`, sk: `TURN#${ada.businessId}#${ulid()}` });
  app.stack.queue.delivery.runsFor(0);
  const { letOn, runs } = countRuns(app);
  await deleteAccount(app, 'ada');
  letOn();
  await expectGone(app, ada.sub, 'ada');
  expect(runs()).toBeGreaterThan(3);
  expect(farewells(app, 'ada')).toHaveLength(1);
});

/** Counts the claims on the deletion. */
const countRuns = (app: App) => {
  let claims = 0;
  const letOn = app.stack.data.inject(({ operation, input }) => {
    if (operation === 'UpdateItem' && JSON.stringify(input).includes('deletion_worker')) claims++;
    return undefined;
  });
  return { letOn, runs: () => claims };
};

test('a deletion that stops at any step is finished by the next worker', async () => {
  await using app = await startApp();
  using _ = shorterWaits();
  let died = 0;
  for (let nth = 0; ; nth++) {
    const name = `ada${nth}`;
    const { sub } = await asker(app, name);
    app.stack.queue.delivery.hold();
    await deleteAccount(app, name);
    let calls = 0;
    // From this call on every table call fails, as if the worker were gone.
    const revive = app.stack.data.inject(() => (calls++ >= nth ? 'fail' : undefined));
    app.stack.queue.delivery.letOn();
    await app.stack.queue.delivery.settled();
    revive();
    if (calls <= nth) break;
    died++;
    await app.stack.queue.delivery.hurry();
    await expectGone(app, sub, name);
    expect(farewells(app, name).length).toBeGreaterThanOrEqual(1);
  }
  expect(died).toBeGreaterThan(8);
});

test('a worker whose claim has ended does not give back the claim of the next worker', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { claimDeletion, releaseDeletion } = await import(
    '#functions/account/deletion/deletion-table.ts'
  );
  const claim = (worker: string) => claimDeletion({ accountId: ada.sub }, worker, new Date());
  expect(await claim('slow')).toMatchObject({ id: ada.sub });
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'deletion_until', Date.now() - 1);
  expect(await claim('next')).toMatchObject({ id: ada.sub });
  await releaseDeletion(ada.sub, 'slow');
  expect(await claim('third')).toBe('taken');
  await releaseDeletion(ada.sub, 'next');
  expect(await claim('third')).toMatchObject({ id: ada.sub });
});
