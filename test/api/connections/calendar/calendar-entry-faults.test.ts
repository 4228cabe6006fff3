// @module-tag night
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import {
  chooseCalendar,
  connectCalendar,
  dayIn,
  jobsOf,
  provider,
} from '#test/support/calendar/calendar.ts';
import {
  addTask,
  allowEntries,
  changeAndFollow,
  changeOnly,
  entriesOf,
  entriesOwner,
  ourCalendar,
  pressOnly,
  putOn,
  standing,
  takeOff,
  triedLater,
} from '#test/support/calendar/entries.ts';

const titles = (app: App) => standing(app).map(({ summary }) => summary);

test.each(['lost', 'written-500', '500', '429', 'limit-403', 'not-json', 'odd'] as const)(
  'after %s at any call the task is there once, and so is our calendar',
  async (fault) => {
    await using app = await startApp();
    const ada = await entriesOwner(app);
    // The calls are: look for our calendar, make it, add the event.
    for (const before of [0, 1, 2]) {
      const { id } = await addTask(ada, `Task ${before}`);
      app.stack.calendar.fail(...Array<'extra'>(before).fill('extra'), fault);
      await putOn(app, ada, id);
      app.stack.calendar.mend();
      await triedLater(app, ada);
      await triedLater(app, ada);
      expect(titles(app).filter((title) => title === `Task ${before}`)).toHaveLength(1);
      expect(ourCalendar(app).summary).toBe('Sevenhands');
    }
    expect((await entriesOf(ada)).map(({ state }) => state)).toEqual(['on', 'on', 'on']);
  },
);

test.each(['written-500', 'lost', '500'] as const)(
  'a change and a removal that are met by %s happen all the same',
  async (fault) => {
    await using app = await startApp();
    const ada = await entriesOwner(app);
    const { id } = await addTask(ada);
    await putOn(app, ada, id);
    app.stack.calendar.fail(fault);
    await changeAndFollow(app, ada, id, { kind: 'move', due: dayIn(6) });
    expect(await entriesOf(ada)).toMatchObject([{ state: 'changing' }]);
    await triedLater(app, ada);
    expect(standing(app)).toMatchObject([{ start: { date: dayIn(6) } }]);
    expect(await entriesOf(ada)).toMatchObject([{ state: 'on' }]);
    app.stack.calendar.fail(fault);
    await takeOff(app, ada, id);
    await triedLater(app, ada);
    expect(standing(app)).toEqual([]);
    expect(await entriesOf(ada)).toEqual([]);
  },
);

test('a provider that does not answer for a day is told, the task stays, and a press tries again', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  app.stack.calendar.fail(...Array<'500'>(10).fill('500'));
  await putOn(app, ada, id);
  for (let tries = 1; tries < 7; tries++) await triedLater(app, ada);
  expect(await entriesOf(ada)).toMatchObject([{ state: 'stopped', problem: 'unavailable' }]);
  const { tasks } = await ada.api.week.get({ business_id: ada.businessId });
  expect(tasks).toMatchObject([{ id, state: 'open' }]);
  app.stack.calendar.mend();
  // By itself nothing goes on.
  await triedLater(app, ada);
  expect(standing(app)).toEqual([]);
  await putOn(app, ada, id);
  expect(titles(app)).toEqual(['Call Mr. Okafor']);
});

test('after a consent was taken back the task says so, and goes on by itself once its owner signed in again', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  await putOn(app, ada, id);
  app.stack.calendar.revoke();
  await changeAndFollow(app, ada, id, { kind: 'move', due: dayIn(6) });
  expect(await entriesOf(ada)).toMatchObject([{ state: 'stopped', problem: 'sign-in' }]);
  await expect(pressOnly(ada, (await addTask(ada, 'Other')).id)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Sign in to Google Calendar again.'),
  });
  // Whoever signs in again is asked for what they had allowed.
  await connectCalendar(app, ada);
  // The choice of the page is made again by a second visit.
  await app.stack.queue.syncs.settled();
  expect(standing(app)).toMatchObject([{ start: { date: dayIn(6) } }]);
  expect(await entriesOf(ada)).toMatchObject([{ state: 'on', problem: null }]);
});

test('an owner who leaves the box out when they sign in again is told at the task, and everything else works', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  await putOn(app, ada, id);
  await allowEntries(app, ada, { less: true });
  await changeAndFollow(app, ada, id, { kind: 'move', due: dayIn(6) });
  expect(await entriesOf(ada)).toMatchObject([{ state: 'stopped', problem: 'consent' }]);
  expect(await jobsOf(ada)).toMatchObject({ problem: null });
  await allowEntries(app, ada);
  expect(standing(app)).toMatchObject([{ start: { date: dayIn(6) } }]);
});

test('a scope that ended at the provider without us is noticed at the next write', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  await putOn(app, ada, id);
  app.stack.calendar.fail('403');
  await changeAndFollow(app, ada, id, { kind: 'move', due: dayIn(6) });
  expect(await entriesOf(ada)).toMatchObject([{ state: 'stopped', problem: 'consent' }]);
  const { connections } = await ada.api.connections.list({ business_id: ada.businessId });
  expect(connections.find((one) => one.provider === provider)).toMatchObject({ may_write: false });
});

test('a plan without it writes nothing and says so; with one again the calendar is brought up to date', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  await putOn(app, ada, id);
  const account = await app.table.row(`USER#${ada.sub}`, 'ACCOUNT');
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'trial_ends_at', '2020-01-01T00:00:00.000Z');
  await changeAndFollow(app, ada, id, { kind: 'move', due: dayIn(6) });
  expect(await entriesOf(ada)).toMatchObject([{ state: 'stopped', problem: 'plan' }]);
  await expect(pressOnly(ada, id, 'unentry')).rejects.toMatchObject({ code: 'upgrade-needed' });
  await app.table.put(account as never);
  await changeOnly(ada, id, { kind: 'move', due: dayIn(7) });
  await app.stack.queue.syncs.settled();
  expect(standing(app)).toMatchObject([{ start: { date: dayIn(7) } }]);
});

test('what waits is found by the clock when its message is lost', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const { id } = await addTask(ada);
  app.stack.calendar.fail('500');
  await putOn(app, ada, id);
  const [row] = await app.table.rows(`USER#${ada.sub}`, 'ENTRY#');
  const past = new Date(Date.now() - 1000).toISOString();
  const gsi1sk = `${ada.sub}#${ada.businessId}#${provider}#${past}`;
  await app.table.put({ ...row, goes_at: past, gsi1sk } as never);
  const { runJob } = await import('#local/jobs.ts');
  await runJob('on-connections-due');
  await app.stack.queue.syncs.settled();
  expect(titles(app)).toEqual(['Call Mr. Okafor']);
});

test('disconnecting takes back what waits, and another consent is needed after it', async () => {
  await using app = await startApp();
  const ada = await entriesOwner(app);
  const [first, second] = [await addTask(ada, 'First'), await addTask(ada, 'Second')];
  const press = ulid();
  app.stack.calendar.fail('500');
  await putOn(app, ada, first.id, { press });
  await ada.api.connections.disconnect({ business_id: ada.businessId, provider });
  await triedLater(app, ada);
  expect(app.stack.calendar.ours()).toEqual([]);
  const record = (await app.table.rows(`USER#${ada.sub}`, 'PRESSED#'))[0];
  expect(record).toMatchObject({ id: press, state: 'taken-back' });
  await connectCalendar(app, ada);
  await chooseCalendar(app, ada);
  await expect(pressOnly(ada, second.id)).rejects.toMatchObject({ code: 'conflict' });
  await allowEntries(app, ada);
  await putOn(app, ada, second.id);
  expect(titles(app)).toEqual(['Second']);
});
