import { ulid } from 'ulid';
import { expect, test, vi } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { dayIn, provider } from '#test/support/calendar/calendar.ts';
import {
  addTask,
  allowEntries,
  changeAndFollow,
  changeOnly,
  entriesOf,
  entriesOwner,
  onDay as on,
  pressOnly,
  putOn,
  standing,
  takeOff,
  triedLater,
} from '#test/support/calendar/entries.ts';
import type { Asker } from '#test/support/chat.ts';
import { crossedWrite } from '#test/support/faults/crossed-write.ts';

const real = globalThis.fetch;

/** Does something once, while a worker adds the event of a task there. */
const whileAdding = (happens: () => Promise<unknown>) => {
  let isDone = false;
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!isDone && init?.method === 'POST' && /\/events(\?|$)/.test(String(input))) {
      isDone = true;
      await happens();
    }
    return real(input, init);
  });
};

const rowOf = async (app: App, { sub }: Asker) => {
  const [row] = await app.table.rows(`USER#${sub}`, 'ENTRY#');
  if (!row) throw new Error('There is no entry');
  return row;
};

const send = async ({ sub, businessId }: Asker) => {
  const { writeDueEntries } = await import('#functions/connections/calendar/write-due-entries.ts');
  return writeDueEntries({ accountId: sub as never, businessId, provider }, new Date());
};

const recordsOf = async (app: App, { sub }: Asker) =>
  (await app.table.rows(`USER#${sub}`, 'PRESSED#')).map(({ id, state }) => [id, state]);

test('a task that another worker took after a change is left to that one', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  const { table } = await import('#functions/lib/table.ts');
  const until = Date.now() + 80_000;
  const get = table.get;
  // The first one looks again after the change; by then another one has it.
  using _looked = vi.spyOn(table, 'get').mockImplementation(async (key, options) => {
    if (key.sk.startsWith('ENTRY#') && isMoved) {
      const row = await rowOf(app, ada);
      if (!row.sending_until) await app.table.put({ ...row, sending_until: until, tries: 1 });
    }
    return get(key, options);
  });
  let isMoved = false;
  using _adding = whileAdding(async () => {
    await changeOnly(ada, id, { kind: 'move', due: dayIn(5) });
    isMoved = true;
  });
  await putOn(app, ada, id);
  expect(standing(app)).toEqual([{ summary: 'Call Mr. Okafor', ...on(2) }]);
  expect(await rowOf(app, ada)).toMatchObject({ sending_until: until, state: 'waiting' });
});

test('a worker that took longer than it may writes nothing after the one that took its place', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  using _adding = whileAdding(async () => {
    await app.table.put({ ...(await rowOf(app, ada)), sending_until: Date.now() - 1 });
    await send(ada);
  });
  await putOn(app, ada, id);
  expect(standing(app)).toEqual([{ summary: 'Call Mr. Okafor', ...on(2) }]);
  const row = await rowOf(app, ada);
  expect(row).toMatchObject({ state: 'settled', tries: 2 });
  expect(row).not.toHaveProperty('sending_until');
  await changeAndFollow(app, ada, id, { kind: 'move', due: dayIn(6) });
  expect(standing(app)).toEqual([{ summary: 'Call Mr. Okafor', ...on(6) }]);
});

test('a press that is crossed by a disconnect is not stored for an account that is connected later', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  using crossed = await crossedWrite('ENTRY#', () =>
    ada.api.connections.disconnect({ business_id: ada.businessId, provider }),
  );
  await expect(pressOnly(ada, id)).rejects.toMatchObject({ code: 'not-found' });
  expect(crossed.isCrossed).toBe(true);
  expect(await app.table.rows(`USER#${ada.sub}`, 'ENTRY#')).toEqual([]);
  expect(await recordsOf(app, ada)).toEqual([]);
});

test('a task on a calendar goes with its business, whatever ended its connection', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  await putOn(app, ada, (await addTask(ada)).id);
  const row = await rowOf(app, ada);
  await ada.api.connections.disconnect({ business_id: ada.businessId, provider });
  await app.table.put(row);
  await ada.api.businesses.remove({ business_id: ada.businessId });
  expect(await app.table.rows(`USER#${ada.sub}`, 'ENTRY#')).toEqual([]);
});

test('of two presses at once under different ids one is recorded as what happened, and the task stands there once', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  await Promise.all([
    pressOnly(ada, id, 'entry', { time: '09:00' }),
    pressOnly(ada, id, 'entry', { time: '14:30' }),
  ]);
  await app.stack.queue.syncs.settled();
  await app.stack.queue.syncs.hurry();
  expect(standing(app)).toHaveLength(1);
  const [{ time } = { time: null }] = await entriesOf(ada);
  expect(standing(app)).toMatchObject([{ start: { dateTime: `${dayIn(2)}T${time}:00` } }]);
  const states = (await recordsOf(app, ada)).map(([, state]) => state);
  expect(states).toContain('sent');
  expect(states).not.toContain('waiting');
});

test('the record of a press says what became of it, also when another one took its place', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  const [first, second, third, fourth] = [ulid(), ulid(), ulid(), ulid()];
  app.stack.calendar.fail('500');
  await putOn(app, ada, id, { press: first });
  await pressOnly(ada, id, 'entry', { press: second, time: '09:00' });
  await app.stack.queue.syncs.hurry();
  const states = async () => Object.fromEntries(await recordsOf(app, ada));
  expect(await states()).toEqual({ [first]: 'taken-back', [second]: 'sent' });
  // A new time that does not get there, and goes on once its owner allowed it again.
  app.stack.calendar.fail('403');
  await putOn(app, ada, id, { press: third, time: '10:00' });
  expect(await entriesOf(ada)).toMatchObject([{ state: 'stopped', problem: 'consent' }]);
  expect(await states()).toMatchObject({ [second]: 'sent', [third]: 'failed' });
  await allowEntries(app, ada);
  expect(await states()).toMatchObject({ [third]: 'sent' });
  // Taken off, which does not get there before the end of the connection.
  app.stack.calendar.fail('500');
  await pressOnly(ada, id, 'unentry', { press: fourth });
  await app.stack.queue.syncs.settled();
  await ada.api.connections.disconnect({ business_id: ada.businessId, provider });
  expect(await states()).toMatchObject({ [third]: 'sent', [fourth]: 'taken-back' });
});

test('a task that could not be taken off for a day stays there, and a press takes it off', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  await putOn(app, ada, id);
  app.stack.calendar.fail(...Array<'500'>(10).fill('500'));
  await takeOff(app, ada, id);
  for (let tries = 1; tries < 7; tries++) await triedLater(app, ada);
  expect(await entriesOf(ada)).toMatchObject([
    { kind: 'unentry', state: 'stopped', problem: 'unavailable' },
  ]);
  app.stack.calendar.mend();
  await triedLater(app, ada);
  expect(standing(app)).toHaveLength(1);
  await takeOff(app, ada, id);
  expect(standing(app)).toEqual([]);
  expect(await entriesOf(ada)).toEqual([]);
});
