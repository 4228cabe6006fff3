import { describe, expect, test } from 'vitest';
import { firstWeekdayOf, localeOf, unitsOf } from '#shared/domain/country.ts';
import { currencyOf, guessPlace, guessWinters } from '#shared/domain/place.ts';
import { hemisphereOf, winterKinds, wintersOf } from '#shared/domain/winters.ts';

describe('where somebody is, by what the browser says', () => {
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
    // Names that browsers still use although the data base has newer ones.
    ['Asia/Calcutta', ['hi'], 'IN', 'INR', 'hi', 'none'],
    ['Europe/Kiev', ['uk'], 'UA', 'UAH', 'uk', 'freezing'],
    ['US/Eastern', ['en'], 'US', 'USD', 'en', 'freezing'],
    ['Australia/Queensland', ['en'], 'AU', 'AUD', 'en', 'none'],
    // The zone is stronger than a browser left in its first language.
    ['Europe/Berlin', ['en-US'], 'DE', 'EUR', 'en', 'freezing'],
    ['Europe/Vienna', ['de-DE', 'de'], 'AT', 'EUR', 'de', 'freezing'],
    // A zone of several countries: the language tells which.
    ['Europe/Zurich', ['de-LI'], 'LI', 'CHF', 'de', 'freezing'],
    ['Europe/Zurich', ['fr-FR'], 'CH', 'CHF', 'fr', 'freezing'],
    ['Asia/Taipei', ['zh-TW'], 'TW', 'TWD', 'zh-Hant', 'none'],
    ['Asia/Shanghai', ['zh-CN'], 'CN', 'CNY', 'zh', 'mild'],
    // The clocks of Creston agree with Phoenix, its winters do not.
    ['America/Creston', ['en-CA'], 'CA', 'CAD', 'en', 'freezing'],
  ])('%s and %j', (timeZone, languages, country, currency, language, winters) => {
    const place = guessPlace({ timeZone, languages });
    expect(place).toEqual({ country, currency, timeZone, language, winters });
  });

  test.each(['UTC', 'Etc/GMT+5', 'EST', 'CET', '+02:00', 'Mars/Phobos', '', undefined])(
    'the zone %s is no place: the language says the country, and no zone is known',
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

  test('nothing said is nothing guessed, and nonsense is passed over', () => {
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
    expect(guessPlace({ languages: ['es-419'] })).toMatchObject({ country: null, language: 'es' });
  });

  test('every zone the engine knows names a country, its currency and winters', () => {
    const incomplete = Intl.supportedValuesOf('timeZone')
      .filter((zone) => zone.includes('/') && !zone.startsWith('Antarctica/'))
      .filter((timeZone) => {
        const { country, currency, winters } = guessPlace({ timeZone });
        return !country || !currency || !winters || !winterKinds.includes(winters);
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
    // The town says nothing of its state, so the zone speaks.
    ['Florida Street 5', 'freezing'],
    ['Clintonville', 'freezing'],
    ['', 'freezing'],
  ])('%s in the zone of New York', (town, winters) => {
    expect(wintersOf({ country: 'US', timeZone: 'America/New_York', town })).toBe(winters);
  });

  test('a state decides over a zone that reaches into it', () => {
    const where = { country: 'US', timeZone: 'America/Los_Angeles' };
    expect(wintersOf({ ...where, town: 'Spokane, WA' })).toBe('mild');
    expect(wintersOf({ ...where, town: 'Coeur d’Alene, ID' })).toBe('freezing');
    expect(wintersOf(where)).toBe('mild');
    expect(guessWinters({ country: 'US', timeZone: 'US/Pacific' })).toBe('mild');
    expect(guessWinters({ country: 'US', timeZone: 'US/Pacific', town: 'Boise, ID' })).toBe(
      'freezing',
    );
  });

  test('other countries have no such letters', () => {
    expect(wintersOf({ country: 'DE', timeZone: 'Europe/Berlin', town: 'Köln, FL' })).toBe(
      'freezing',
    );
    expect(wintersOf({})).toBeNull();
    expect(wintersOf({ country: 'NO' })).toBe('freezing');
  });
});

describe('what a country brings along', () => {
  test('the half of the earth', () => {
    for (const country of ['AU', 'NZ', 'ZA', 'AR', 'BR', 'WS'])
      expect(hemisphereOf(country), country).toBe('south');
    for (const country of ['US', 'GB', 'IN', 'SG', 'KE', null, undefined])
      expect(hemisphereOf(country), String(country)).toBe('north');
  });

  test('the day weeks begin on agrees with the engine everywhere', () => {
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

  test('miles, money and how numbers are written', () => {
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
