import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker } from '#test/support/chat.ts';
import { added, newTask, utcToday } from '#test/support/week/stored-tasks.ts';

const make = ({ api, businessId }: Asker) => api.calendar.make({ business_id: businessId });
const madeAt = async ({ api, businessId }: Asker) =>
  (await api.calendar.get({ business_id: businessId })).made_at;
/** Fetches an address like a calendar program: without a token. */
const fetched = (app: App, address: string) =>
  app.send('GET', new URL(address).pathname.replace(/^\/api/, ''));
/** Parses a calendar with an independent parser; returns the entries by title. */
const events = async (app: App, address: string) => {
  const answer = await fetched(app, address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return Object.fromEntries(
    calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return [
        event.summary,
        {
          uid: event.uid,
          day: event.startDate.toString(),
          sequence: event.sequence,
          status: component.getFirstPropertyValue('status'),
        },
      ];
    }),
  );
};
const titleOf = async (answer: Response) => ((await answer.json()) as { title: string }).title;

test('a calendar program reads the week, and sees a task moved, done and dropped', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const { address, made_at } = await make(ada);
  expect(await madeAt(ada)).toBe(made_at);
  expect(await events(app, address)).toEqual({});
  const [call, text] = await added(ada, newTask({ title: 'Call' }), newTask({ title: 'Text' }));
  if (!call || !text) throw new Error('Not added');
  const before = await events(app, address);
  expect(before.Call).toMatchObject({ day: utcToday(), sequence: 0, status: 'CONFIRMED' });
  const change = (id: string, wanted: Parameters<typeof ada.api.week.changeTask>[0]['change']) =>
    ada.api.week.changeTask({ business_id: ada.businessId, id, seen: 1, change: wanted });
  const tomorrow = addDays(utcToday(), 1);
  await change(call.id, { kind: 'move', due: tomorrow });
  await change(text.id, { kind: 'drop' });
  const after = await events(app, address);
  expect(after.Call).toMatchObject({ uid: before.Call?.uid, day: tomorrow, sequence: 1 });
  expect(after.Text).toMatchObject({ uid: before.Text?.uid, status: 'CANCELLED', sequence: 1 });
  await ada.api.week.changeTask({
    business_id: ada.businessId,
    id: call.id,
    seen: 2,
    change: { kind: 'tick' },
  });
  expect(await events(app, address)).toHaveProperty('Done: Call');
});

test('a calendar address is stored as a hash, can be renewed and switched off, and is then not found', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await added(ada, newTask());
  const first = await make(ada);
  const token = first.address.split('/').at(-1)?.replace('.ics', '') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await app.table.all())).not.toContain(token);
  const second = await make(ada);
  expect(second.address).not.toBe(first.address);
  expect(Object.keys(await events(app, second.address))).toEqual(['Call Mrs. Lopez']);
  await ada.api.calendar.remove({ business_id: ada.businessId });
  await ada.api.calendar.remove({ business_id: ada.businessId });
  expect(await madeAt(ada)).toBeNull();
  const never = `${app.origin}/api/calendar/${'x'.repeat(43)}.ics`;
  const noForm = `${app.origin}/api/calendar/hello`;
  const answers = await Promise.all(
    [first.address, second.address, never, noForm].map((address) => fetched(app, address)),
  );
  for (const answer of answers) {
    expect(answer.status).toBe(404);
    expect(await titleOf(answer)).toBe('We couldn’t find that');
  }
  expect((await app.table.all()).filter(({ pk }) => pk.startsWith('FEED#'))).toEqual([]);
});

test('two renewals at once leave one working address', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const made = await Promise.all([make(ada), make(ada), make(ada)]);
  const statuses = await Promise.all(
    made.map(async ({ address }) => (await fetched(app, address)).status),
  );
  expect(statuses.sort()).toEqual([200, 404, 404]);
  expect((await app.table.all()).filter(({ pk }) => pk.startsWith('FEED#'))).toHaveLength(1);
});

test('too many reads are refused for that address only', async () => {
  await using app = await startApp();
  const [ada, bob] = [await asker(app, 'ada'), await asker(app, 'bob')];
  const [one, other] = [await make(ada), await make(bob)];
  const statuses: number[] = [];
  // The minute may end in between.
  for (let nth = 0; nth < 30; nth++) statuses.push((await fetched(app, one.address)).status);
  expect(statuses.slice(0, 12)).toEqual(Array(12).fill(200));
  expect(statuses).toContain(429);
  expect((await fetched(app, other.address)).status).toBe(200);
});

test('a calendar address of another owner cannot be made, seen or ended, and a preview makes none', async () => {
  await using app = await startApp();
  const [ada, bob] = [await asker(app, 'ada'), await asker(app, 'bob')];
  const { address } = await make(ada);
  for (const businessId of [ada.businessId, randomUUID()]) {
    const stranger = { ...bob, businessId };
    for (const attempt of [
      () => make(stranger),
      () => madeAt(stranger),
      () => bob.api.calendar.remove({ business_id: businessId }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
  }
  expect((await fetched(app, address)).status).toBe(200);
  const preview = { ...ada, api: app.as('ada', { 'x-preview': 'free' }) };
  await expect(make(preview)).rejects.toMatchObject({ code: 'previewing' });
});

test('calendar addresses are in the export with their day, and end with their business and with the account', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const first = await make(ada);
  const { account } = await ada.api.businesses.add({ name: 'Second', type: 'Roofer' });
  const second = await make({ ...ada, businessId: String(account.active_business_id) });
  const { calendars } = await ada.api.account.export({});
  expect(calendars).toHaveLength(2);
  expect(calendars).toContainEqual({ business_id: ada.businessId, made_at: first.made_at });
  await ada.api.businesses.remove({ business_id: String(account.active_business_id) });
  expect((await fetched(app, second.address)).status).toBe(404);
  // From the moment of the request, and not only once the job has removed everything.
  app.stack.queue.delivery.hold();
  await ada.api.account.remove({ confirmation: 'DELETE' });
  expect((await fetched(app, first.address)).status).toBe(404);
  app.stack.queue.delivery.letOn();
  await app.stack.queue.delivery.settled();
  expect((await fetched(app, first.address)).status).toBe(404);
  expect((await app.table.all()).filter(({ pk }) => pk.startsWith('FEED#'))).toEqual([]);
});
