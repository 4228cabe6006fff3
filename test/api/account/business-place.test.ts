import { expect, test } from 'vitest';
import { unknownPlace } from '#shared/domain/business-place.ts';
import { blankDetails } from '#shared/domain/businesses.ts';
import { followingPlace, missingPlace } from '#shared/domain/place-changes.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';

const berlin = { time_zone: 'Europe/Berlin', languages: ['de-DE', 'en'] };
const idOf = async (app: App, name: string) => {
  const { businesses } = await app.as(name).account.get({});
  return businesses[0]?.id ?? '';
};

test('a business takes its place from the hints of a browser, once', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const id = await idOf(app, 'ada');
  const located = {
    country: 'DE',
    currency: 'EUR',
    time_zone: 'Europe/Berlin',
    language: 'de',
    winters: 'freezing',
  };
  expect((await ada.businesses.locate({ business_id: id, ...berlin })).businesses).toMatchObject([
    located,
  ]);
  const again = { business_id: id, time_zone: 'Asia/Tokyo', languages: ['ja'] };
  expect((await ada.businesses.locate(again)).businesses).toMatchObject([located]);
  const { businesses } = await ada.account.export({});
  expect(businesses).toMatchObject([located]);
});

test('a business stored before places were known is read with none, and gets one', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const id = await idOf(app, 'ada');
  const pk = `USER#${await app.sub('ada')}`;
  const stored = await app.table.row(pk, `BUSINESS#${id}`);
  expect(stored?.winters).toBeNull();
  const old = Object.entries(stored ?? {}).filter(([name]) => !(name in unknownPlace));
  await app.table.put({ ...Object.fromEntries(old), pk, sk: `BUSINESS#${id}` });
  expect((await ada.account.get({})).businesses).toMatchObject([{ country: null, language: null }]);
  const view = await ada.businesses.locate({ business_id: id, ...berlin });
  expect(view.businesses).toMatchObject([{ country: 'DE', language: 'de' }]);
});

test('currency and winters follow the place until the owner has chosen others', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const id = await idOf(app, 'ada');
  await ada.businesses.locate({
    business_id: id,
    time_zone: 'America/New_York',
    languages: ['en-US'],
  });
  const moved = await ada.businesses.update({ business_id: id, location: 'Miami, FL' });
  expect(moved.businesses).toMatchObject([{ winters: 'none', currency: 'USD' }]);
  const abroad = await ada.businesses.update({ business_id: id, country: 'GB', location: 'Leeds' });
  expect(abroad.businesses).toMatchObject([{ currency: 'GBP' }]);
  await ada.businesses.update({ business_id: id, currency: 'EUR', winters: 'mild' });
  const chosen = await ada.businesses.update({
    business_id: id,
    country: 'US',
    location: 'Fargo, ND',
  });
  expect(chosen.businesses).toMatchObject([{ currency: 'EUR' }]);
});

test.each([
  { country: 'usa' },
  { currency: 'dollars' },
  { time_zone: 'Mars/Olympus' },
  { time_zone: '+02:00' },
  { language: 'English' },
  { winters: 'harsh' },
])('a place does not take %j', async (nonsense) => {
  await using app = await startApp();
  await app.member('ada');
  const path = `/businesses/${await idOf(app, 'ada')}`;
  expect((await app.send('PATCH', path, { name: 'ada', body: nonsense })).status).toBe(400);
});

test('hints that say nothing change nothing', () => {
  const nowhere = blankDetails('Ada', 'Plumber');
  expect(missingPlace(nowhere, {})).toEqual({ language: 'en' });
  expect(missingPlace(nowhere, { timeZone: 'Mars/Olympus', languages: ['???'] })).toEqual({
    language: 'en',
  });
  expect(followingPlace(nowhere, { location: 'Denver' })).toEqual({
    currency: null,
    winters: null,
  });
});

test('the model is told the place, the money and the day there', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.api.businesses.locate({ business_id: ada.businessId, ...berlin });
  await ada.ask();
  const told = JSON.stringify(app.stack.openai.requests().at(-1)?.body.messages);
  const day = new Intl.DateTimeFormat('en-DE', { dateStyle: 'full', timeZone: 'Europe/Berlin' });
  for (const words of [day.format(new Date()), 'Germany', 'Euro (EUR)', 'in German'])
    expect(told).toContain(words);
});
