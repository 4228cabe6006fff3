import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import {
  calendar,
  calendarOwner,
  dayIn,
  readCalendar,
  storedCalendarOf,
} from '#test/support/calendar/calendar.ts';

const lastSent = (app: App) => JSON.stringify(app.stack.openai.requests().at(-1)?.body ?? {});

/** Every day is a working day, so that it does not matter on which the test runs. */
const everyDay = { days: [1, 2, 3, 4, 5, 6, 7] as (1 | 2 | 3 | 4 | 5 | 6 | 7)[], from: 8, to: 17 };

test('a helper is told what is booked and what is free, and never with what; the assistant is told neither', async () => {
  await using app = await startApp();
  const ada = await calendarOwner(app);
  const business_id = ada.businessId;
  await ada.api.connections.saveHours({ business_id, hours: everyDay });
  app.stack.calendar.addEvent(calendar, {
    ...{ on: dayIn(1), from: '09:00', to: '12:00', summary: 'Olen Street, gate 4417' },
  });
  await readCalendar(app, ada);
  await ada.ask({ text: 'When can I offer a visit?' });
  expect(lastSent(app)).toContain(
    `Calendar: ${new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(dayIn(1)))}, ${dayIn(1)}: booked 9 am to 12 pm; free 8 to 9 am, 12 to 5 pm`,
  );
  expect(lastSent(app)).not.toMatch(/Olen|4417/);
  await ada.ask({ text: 'When can I offer a visit?', helper_id: null });
  expect(lastSent(app)).not.toContain('Calendar: ');
});

test('booked times that are old, of a connection that stopped, or without the plan are not told', async () => {
  await using app = await startApp();
  const ada = await calendarOwner(app);
  await ada.api.connections.saveHours({ business_id: ada.businessId, hours: everyDay });
  const told = async () => {
    await ada.ask({ text: 'When can I offer a visit?' });
    return lastSent(app).includes('Calendar: ');
  };
  expect(await told()).toBe(true);
  const stored = await storedCalendarOf(app, ada);
  const old = new Date(Date.now() - 3 * 86_400_000).toISOString();
  await app.table.put({ ...stored, updated_at: old });
  expect(await told()).toBe(false);
  await app.table.put({ ...stored, state: 'dead', problem: 'sign-in' });
  expect(await told()).toBe(false);
  await app.table.put(stored);
  expect(await told()).toBe(true);
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'trial_ends_at', '2020-01-01T00:00:00.000Z');
  expect(await told()).toBe(false);
});
