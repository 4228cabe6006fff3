import { describe, expect, test } from 'vitest';
import { firstWeekdayOf, localeOf, unitsOf } from '#shared/domain/account/country-conventions.ts';
import { currencyOf } from '#shared/domain/account/country-currency.ts';
import { frostZoneOf, frostZones } from '#shared/domain/account/frost-zones.ts';
import { guessFrostZone, guessPlace } from '#shared/domain/account/guess-place.ts';
import { hemisphereOf } from '#shared/domain/account/hemisphere.ts';

describe('the place derived from the browser', () => {
  test.each([
    ['America/New_York', ['en-US', 'en'], 'US', 'USD', 'en', 'freezing'],
    ['America/Phoenix', ['es-419'], 'US', 'USD', 'es', 'mild'],
    ['Pacific/Honolulu', ['en-US'], 'US', 'USD', 'en', 'none'],
    ['Europe/London', ['en-GB'], 'GB', 'GBP', 'en', 'mild'],
    ['Australia/Sydney', ['en-AU'], 'AU', 'AUD', 'en', 'mild'],
    ['Australia/Lord_Howe', ['en-AU'], 'AU', 'AUD', 'en', 'none'],
    ['America/Sao_Paulo', ['pt-BR'], 'BR', 'BRL', 'pt', 'none'],
    ['Asia/Kolkata', ['en-IN'], 'IN', 'INR', 'en', 'none'],
    ['Pacific/Apia', ['sm'], 'WS', 'WST', 'sm', 'none'],
    ['Africa/Johannesburg', ['af'], 'ZA', 'ZAR', 'af', 'mild'],
    // Old names that browsers still use.
    ['Asia/Calcutta', ['hi'], 'IN', 'INR', 'hi', 'none'],
    ['Europe/Kiev', ['uk'], 'UA', 'UAH', 'uk', 'freezing'],
    ['US/Eastern', ['en'], 'US', 'USD', 'en', 'freezing'],
    ['Australia/Queensland', ['en'], 'AU', 'AUD', 'en', 'none'],
    // The zone outweighs a browser left in its first language.
    ['Europe/Berlin', ['en-US'], 'DE', 'EUR', 'en', 'freezing'],
    ['Europe/Vienna', ['de-DE', 'de'], 'AT', 'EUR', 'de', 'freezing'],
    // A zone of several countries: the language decides.
    ['Europe/Zurich', ['de-LI'], 'LI', 'CHF', 'de', 'freezing'],
    ['Europe/Zurich', ['fr-FR'], 'CH', 'CHF', 'fr', 'freezing'],
    ['Asia/Taipei', ['zh-TW'], 'TW', 'TWD', 'zh-Hant', 'none'],
    ['Asia/Shanghai', ['zh-CN'], 'CN', 'CNY', 'zh', 'mild'],
    // Creston has the clocks of Phoenix, but not its winters.
    ['America/Creston', ['en-CA'], 'CA', 'CAD', 'en', 'freezing'],
  ])('%s and %j', (timeZone, languages, country, currency, language, winters) => {
    const place = guessPlace({ timeZone, languages });
    expect(place).toEqual({ country, currency, timeZone, language, winters });
  });

  test.each(['UTC', 'Etc/GMT+5', 'EST', 'CET', '+02:00', 'Mars/Phobos', '', undefined])(
    'the zone %s gives no place: the language gives the country, and no zone is set',
    (timeZone) => {
      expect(guessPlace({ timeZone, languages: ['en-CA', 'fr'] })).toEqual({
        country: 'CA',
        currency: 'CAD',
        timeZone: null,
        language: 'en',
        winters: 'freezing',
      });
    },
  );

  test('without hints nothing is guessed, and invalid hints are ignored', () => {
    const nothing = {
      country: null,
      currency: null,
      timeZone: null,
      language: 'en',
      winters: null,
    };
    expect(guessPlace({})).toEqual(nothing);
    expect(guessPlace({ timeZone: 'UTC', languages: ['en', 'x', '*', '', 'en-XX'] })).toEqual(
      nothing,
    );
    expect(guessPlace({ languages: ['lengthn', 'fr-CA'] })).toMatchObject({ language: 'fr' });
    expect(guessPlace({ languages: ['es-419'] })).toMatchObject({ country: null, language: 'es' });
  });

  test('every zone of the engine maps to a country, its currency and winters', () => {
    const incomplete = Intl.supportedValuesOf('timeZone')
      .filter((zone) => zone.includes('/') && !zone.startsWith('Antarctica/'))
      .filter((timeZone) => {
        const { country, currency, winters } = guessPlace({ timeZone });
        return !country || !currency || !winters || !frostZones.includes(winters);
      });
    expect(incomplete).toEqual([]);
  });
});

describe('winters by town', () => {
  test.each([
    ['Miami, FL', 'none'],
    ['Miami, Florida', 'none'],
    ['Orlando FL 32801', 'none'],
    ['Honolulu, HI, USA', 'none'],
    ['Atlanta, GA', 'mild'],
    ['Raleigh, North Carolina', 'mild'],
    ['Austin, TX 78701-1234', 'mild'],
    ['Columbus, OH', 'freezing'],
    ['Fort Collins, CO 80521', 'freezing'],
    // The town name does not contain its state, so the zone decides.
    ['Florida Street 5', 'freezing'],
    ['Clintonville', 'freezing'],
    ['', 'freezing'],
  ])('%s in the zone of New York', (town, winters) => {
    expect(frostZoneOf({ country: 'US', timeZone: 'America/New_York', town })).toBe(winters);
  });

  test('a state outweighs a zone that reaches into it', () => {
    const where = { country: 'US', timeZone: 'America/Los_Angeles' };
    expect(frostZoneOf({ ...where, town: 'Spokane, WA' })).toBe('mild');
    expect(frostZoneOf({ ...where, town: 'Coeur d’Alene, ID' })).toBe('freezing');
    expect(frostZoneOf(where)).toBe('mild');
    expect(guessFrostZone({ country: 'US', timeZone: 'US/Pacific' })).toBe('mild');
    expect(guessFrostZone({ country: 'US', timeZone: 'US/Pacific', town: 'Boise, ID' })).toBe(
      'freezing',
    );
  });

  test('other countries have no state abbreviations', () => {
    expect(frostZoneOf({ country: 'DE', timeZone: 'Europe/Berlin', town: 'Köln, FL' })).toBe(
      'freezing',
    );
    expect(frostZoneOf({})).toBeNull();
    expect(frostZoneOf({ country: 'NO' })).toBe('freezing');
  });
});

describe('country settings', () => {
  test('each country has its hemisphere', () => {
    for (const country of ['AU', 'NZ', 'ZA', 'AR', 'BR', 'WS'])
      expect(hemisphereOf(country), country).toBe('south');
    for (const country of ['US', 'GB', 'IN', 'SG', 'KE', null, undefined])
      expect(hemisphereOf(country), String(country)).toBe('north');
  });

  test('the first day of the week matches the engine for every country', () => {
    const regions = Array.from({ length: 676 }, (_, at) =>
      String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
    );
    const wrong = regions
      .filter((region) => currencyOf(region))
      .filter((region) => {
        const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & {
          getWeekInfo: () => { firstDay: number };
        };
        return locale.getWeekInfo().firstDay !== firstWeekdayOf(region);
      });
    expect(wrong).toEqual([]);
    expect(firstWeekdayOf(null)).toBe(1);
  });

  test('each country has its distance unit, currency and number format', () => {
    expect(['US', 'GB', 'DE', null].map(unitsOf)).toEqual(['us', 'uk', 'metric', 'metric']);
    expect(['DE', 'GB', 'IN', 'XX', null].map(currencyOf)).toEqual([
      'EUR',
      'GBP',
      'INR',
      null,
      null,
    ]);
    const money = (country: string) =>
      new Intl.NumberFormat(localeOf(country), {
        style: 'currency',
        currency: currencyOf(country) ?? 'USD',
        maximumFractionDigits: 0,
      }).format(123456);
    expect(['US', 'GB', 'DE', 'IN'].map(money)).toEqual([
      '$123,456',
      '£123,456',
      '€123,456',
      '₹1,23,456',
    ]);
  });
});
