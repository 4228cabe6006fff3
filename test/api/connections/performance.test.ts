import { expect, test } from 'vitest';
import { daysInRange } from '#shared/domain/connections/performance/performance-days.ts';
import { addDays, isoWeekOf } from '#shared/domain/lib/local-date.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker, freeAsker } from '#test/support/chat.ts';
import { changeConnection } from '#test/support/connections.ts';
import {
  connectProfile,
  place,
  profileOwner,
  profileViewOf,
  provider,
  readNow,
  reviewsOf,
  storedProfileOf,
} from '#test/support/reviews/reviews.ts';
import { checkInMails, mondayIn, runAt } from '#test/support/week/check-in-job.ts';
import { seenAt, settle } from '#test/support/week/settled-business.ts';
import { utcToday } from '#test/support/week/stored-tasks.ts';

type Known = Pick<Asker, 'api' | 'businessId' | 'sub'>;

/** What the results of a business say of its place. */
const placeOf = async ({ api, businessId }: Known) =>
  (await api.results.get({ business_id: businessId })).place;
const storedOf = (app: App, { sub }: Known) => app.table.rows(`USER#${sub}`, 'PERFORMANCE#');
/** A read of everything, as it is made once a day. */
const readAll = async (app: App, ada: Known) => {
  await changeConnection(app, ada, { read_all_at: '2026-01-01T00:00:00.000Z' }, provider);
  await readNow(app, ada);
};
/** No call, direction request or click on any day but those that a test sets. */
const quiet = (app: App) => {
  for (let nth = 0; nth < 400; nth++) {
    app.stack.profile.count(place, addDays(utcToday(), -nth), {
      CALL_CLICKS: 0,
      BUSINESS_DIRECTION_REQUESTS: 0,
      WEBSITE_CLICKS: 0,
    });
  }
};
const sum = (values: (number | null | undefined)[] = []) =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);

test('a connected profile is read once, twelve months at a time, and kept in one item; results have them by month and week', async () => {
  await using app = await startApp();
  const { profile } = app.stack;
  quiet(app);
  const day = addDays(utcToday(), -4);
  profile.count(place, day, { CALL_CLICKS: 7, BUSINESS_DIRECTION_REQUESTS: 2, WEBSITE_CLICKS: 1 });
  profile.count(place, addDays(utcToday(), -200), { CALL_CLICKS: 5 });
  const ada = await profileOwner(app);
  const [stored, ...others] = await storedOf(app, ada);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ provider, business_id: ada.businessId, on: utcToday() });
  const found = await placeOf(ada);
  expect(found?.provider).toBe(provider);
  expect(found?.until).toBe(addDays(utcToday(), -3));
  expect(found?.periods?.months).toHaveLength(12);
  expect(found?.periods?.months.at(-1)).toEqual(found?.month);
  expect(sum(found?.periods?.months.map(({ calls }) => calls))).toBe(12);
  const week = found?.periods?.weeks.find(({ period }) => period === isoWeekOf(day));
  expect(week).toMatchObject({ calls: 7, directions: 2, website: 1, rating: null });
  expect(week?.impressions).toBeGreaterThan(20);
  expect(found?.month.rating).toBe(4.3);
  expect(sum(found?.periods?.months.map(({ new_reviews }) => new_reviews))).toBe(4);
});

test('it is read at most once a day, and what the provider corrects later takes the place of what was read', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const { profile } = app.stack;
  quiet(app);
  const ada = await profileOwner(app);
  const calls = async () => sum((await placeOf(ada))?.periods?.months.map((one) => one.calls));
  expect(await calls()).toBe(0);
  profile.count(place, addDays(utcToday(), -40), { CALL_CLICKS: 3 });
  await readNow(app, ada);
  expect(await calls()).toBe(0);
  await readAll(app, ada);
  expect(await calls()).toBe(3);
  profile.count(place, addDays(utcToday(), -40), { CALL_CLICKS: 2 });
  await readAll(app, ada);
  expect(await calls()).toBe(2);
  expect(await storedOf(app, ada)).toHaveLength(1);
});

test('what was not read for thirty days is not told any more', { tags: 'night' }, async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const [stored] = await storedOf(app, ada);
  if (!stored) throw new Error('Nothing was read');
  await app.table.put({ ...stored, ttl: Math.floor(Date.now() / 1000) - 60 });
  expect(await placeOf(ada)).toMatchObject({ until: null, month: { calls: null } });
  expect((await ada.api.account.export({})).performance).toEqual([]);
});

test.each([
  ['a negative number', { CALL_CLICKS: '-3' }],
  ['a number no small business has', { CALL_CLICKS: '90000000' }],
  ['markup', { CALL_CLICKS: '<script>alert(1)</script>' }],
  [
    'a sum that no small business has',
    { BUSINESS_IMPRESSIONS_DESKTOP_MAPS: 9_000_000, BUSINESS_IMPRESSIONS_MOBILE_MAPS: 9_000_000 },
  ],
])(
  '%s is refused: nothing of that read is kept, and the reviews are read all the same',
  async (_, counts) => {
    await using app = await startApp();
    const { profile } = app.stack;
    const ada = await profileOwner(app);
    const before = await storedOf(app, ada);
    profile.count(place, addDays(utcToday(), -4), counts);
    profile.addReview(place, { name: 'Mike Dunn', stars: 2, text: 'They came late.' });
    await readAll(app, ada);
    expect(await storedOf(app, ada)).toEqual(before);
    expect((await reviewsOf(ada)).reviews).toHaveLength(5);
    expect(await storedProfileOf(app, ada)).toMatchObject({ state: 'working', failures: 0 });
  },
);

test('a project that may not read it leaves the reviews connected; an outage is tried again with them', {
  tags: 'night',
}, async () => {
  await using app = await startApp();
  const { profile } = app.stack;
  const ada = await profileOwner(app);
  // The reviews are the first call of a read, this is the second.
  profile.fail('extra', '403');
  await readAll(app, ada);
  expect(await profileViewOf(ada)).toMatchObject({ state: 'connected' });
  expect(await storedProfileOf(app, ada)).toMatchObject({ problem: null, failures: 0 });
  profile.fail('extra', '500');
  await readAll(app, ada);
  expect(await storedProfileOf(app, ada)).toMatchObject({ failures: 1 });
  expect(await placeOf(ada)).toMatchObject({ provider });
});

test('a stranger sees nothing of it, and a business without a connected place has none', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const eve = await asker(app, 'eve');
  expect(await placeOf(eve)).toBeNull();
  await expect(eve.api.results.get({ business_id: ada.businessId })).rejects.toMatchObject({
    code: 'not-found',
  });
  // Of two places one is chosen first.
  await connectProfile(app, eve, '102');
  expect(await placeOf(eve)).toBeNull();
  expect(await storedOf(app, eve)).toEqual([]);
});

test('every plan has the running month of a place, months and weeks come with the results', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const free = await freeAsker(app, 'free');
  const pk = `USER#${free.sub}`;
  // As after a downgrade, while what was read stays readable.
  const own = { pk, business_id: free.businessId };
  const [stored] = await storedOf(app, ada);
  const connection = await storedProfileOf(app, ada);
  await app.table.put({ ...stored, ...own, sk: `PERFORMANCE#${free.businessId}#${provider}` });
  await app.table.put({ ...connection, ...own, sk: `ACCOUNTAT#${free.businessId}#${provider}` });
  const found = await placeOf(free);
  expect(found).toMatchObject({ provider, periods: null, month: { rating: 4.3 } });
});

test('the export has it; disconnecting and deleting the business remove it', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const business_id = ada.businessId;
  const { performance, connections } = await ada.api.account.export({});
  expect(performance).toMatchObject([{ business_id, provider, on: utcToday() }]);
  expect(performance[0]?.calls.length).toBe(performance[0]?.impressions.length);
  expect(connections[0]?.ratings).toMatchObject({ average: 4.3, total: 4 });
  await ada.api.connections.disconnect({ business_id, provider });
  expect(await storedOf(app, ada)).toEqual([]);
  expect(await placeOf(ada)).toBeNull();
  await connectProfile(app, ada);
  expect(await storedOf(app, ada)).toHaveLength(1);
  await ada.api.businesses.add({ name: 'Other', type: 'Plumber' });
  await ada.api.businesses.remove({ business_id });
  expect(await storedOf(app, ada)).toEqual([]);
});

test('what a worker has read after its connection ended, or another took its place, is not stored', async () => {
  await using app = await startApp();
  const ada = await profileOwner(app);
  const { putPlacePerformance } = await import(
    '#functions/connections/performance/place-performance-table.ts'
  );
  const { businessId, sub } = ada;
  const ref = { accountId: sub, businessId, provider } as Parameters<typeof putPlacePerformance>[0];
  const [stored] = (await ada.api.account.export({})).performance;
  if (!stored) throw new Error('Nothing was read');
  expect(await putPlacePerformance(ref, '01KB0000000000000000000000', stored)).toBe('refused');
  const { id } = await storedProfileOf(app, ada);
  await changeConnection(app, ada, { state: 'leaving' }, provider);
  expect(await putPlacePerformance(ref, String(id), stored)).toBe('refused');
});

test('the weekly check-in says the calls and direction requests of the week before, through the last known day', async () => {
  await using app = await startApp();
  const monday = mondayIn();
  const ada = await asker(app, 'ada');
  await settle(app, ada);
  const daysOff = (days: number) => addDays(new Date(monday).toISOString().slice(0, 10), days);
  const told = daysInRange(
    [{ day: daysOff(-4), calls: 12, directions: 1, website: 3, impressions: 40 }],
    { from: daysOff(-14), to: daysOff(0) },
  );
  await app.table.put({
    pk: `USER#${ada.sub}`,
    sk: `PERFORMANCE#${ada.businessId}#${provider}`,
    ...told,
    business_id: ada.businessId,
    provider,
    on: daysOff(0),
    read_at: new Date(monday).toISOString(),
  });
  await seenAt(app, ada, monday);
  expect(await runAt(monday)).toEqual({ sent: 1 });
  const thursday = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(daysOff(-4)));
  expect(String(checkInMails(app, 'ada')[0]?.text)).toContain(
    `* 12 calls and 1 direction request from Google through ${thursday}`,
  );
});
