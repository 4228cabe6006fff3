import { expect, test } from 'vitest';
import { guessMissingPlace } from '#shared/domain/account/guess-place.ts';
import { inferPlaceAfterChange } from '#shared/domain/account/infer-place-after-change.ts';
import { blankDetails } from '#shared/domain/account/new-business.ts';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';

const berlin = { time_zone: 'Europe/Berlin', languages: ['de-DE', 'en'] };
const idOf = async (app: App, name: string) => {
  const { businesses } = await app.as(name).account.get({});
  return businesses[0]?.id ?? '';
};

test('a business takes its place from the browser’s hints, once', async () => {
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

test('currency and winters follow the place until the owner chooses them', async () => {
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
])('a place with %j is refused', async (nonsense) => {
  await using app = await startApp();
  await app.member('ada');
  const path = `/businesses/${await idOf(app, 'ada')}`;
  expect((await app.send('PATCH', path, { name: 'ada', body: nonsense })).status).toBe(400);
});

test('empty hints change nothing', () => {
  const nowhere = blankDetails('Ada', 'Plumber');
  expect(guessMissingPlace(nowhere, {})).toEqual({ language: 'en' });
  expect(guessMissingPlace(nowhere, { timeZone: 'Mars/Olympus', languages: ['???'] })).toEqual({
    language: 'en',
  });
  expect(inferPlaceAfterChange(nowhere, { location: 'Denver' })).toEqual({
    currency: null,
    winters: null,
  });
});

test('the model receives the place, the currency and the local day', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  await ada.api.businesses.locate({ business_id: ada.businessId, ...berlin });
  await ada.ask();
  const told = JSON.stringify(app.stack.openai.requests().at(-1)?.body.messages);
  const day = new Intl.DateTimeFormat('en-DE', { dateStyle: 'full', timeZone: 'Europe/Berlin' });
  for (const words of [day.format(new Date()), 'Germany', 'Euro (EUR)', 'in German'])
    expect(told).toContain(words);
});
