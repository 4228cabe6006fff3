/** Where a business is, as it is stored, changed and written in prompts and on screen. */

import { memoize } from '../lib/memoize.ts';
import type { BusinessDetails } from './business.ts';
import { localeOf, unitsOf } from './country-conventions.ts';
import { type FrostZone, hemisphereOf } from './frost-zones.ts';

/** What is known about the place of a business; each is null until the browser or the owner has said it. */
export type BusinessPlace = Pick<
  BusinessDetails,
  'country' | 'currency' | 'time_zone' | 'language' | 'winters'
>;

/** The place of a business that has not been located. */
export const unknownPlace: BusinessPlace = {
  country: null,
  currency: null,
  time_zone: null,
  language: null,
  winters: null,
};

/** Writes amounts as they are written where the business is; plain numbers while its currency is unknown. */
export const moneyFormatOf = ({
  country = null,
  currency = null,
}: Partial<BusinessPlace>): ((amount: number) => string) => {
  const format = new Intl.NumberFormat(localeOf(country), {
    trailingZeroDisplay: 'stripIfInteger',
    ...(currency ? { style: 'currency', currency } : { maximumFractionDigits: 2 }),
  });
  return (amount) => format.format(amount);
};

const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;

/** The season of a day (ISO) in a country: three months each from December, March, June and September, turned in the south. */
export const seasonOf = (date: string, country: string | null): (typeof seasons)[number] => {
  const quarter = Math.floor((Number(date.slice(5, 7)) % 12) / 3);
  const turned = hemisphereOf(country) === 'south' ? quarter + 2 : quarter;
  return seasons[turned % 4] as (typeof seasons)[number];
};

const winterWords: Record<FrostZone, string> = {
  freezing: 'freezing, the ground and pipes can freeze',
  mild: 'mild, a few frosts or cold rain',
  none: 'none that stops work outside',
};
const unitWords = {
  us: 'feet, miles, pounds, gallons and °F',
  uk: 'metric, with miles on the road, and °C',
  metric: 'metric, and °C',
} as const;

const nameOf = (code: string | null, type: 'region' | 'language' | 'currency') => {
  if (!code) return '';
  try {
    return new Intl.DisplayNames('en', { type }).of(code) ?? code;
  } catch {
    return code;
  }
};

/** The name of a language in English, for example "Spanish"; English if none is known. */
export const languageName = (language: string | null) => nameOf(language ?? 'en', 'language');

/** The place in words for a prompt, as label and value; unknown ones are empty. */
export const placeWords = ({ country, currency, time_zone, winters }: BusinessPlace) => ({
  Country: nameOf(country, 'region'),
  Currency: currency ? `${nameOf(currency, 'currency')} (${currency})` : '',
  'Time zone': time_zone ?? '',
  Units: country ? unitWords[unitsOf(country)] : '',
  Winters: winters ? winterWords[winters] : '',
});

/** The formatters of a locale and a zone, written `locale zone`: every message of a request is dated. */
const dayFormats = memoize((place) => {
  const [locale, timeZone] = place.split(' ');
  return {
    whole: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }),
    iso: new Intl.DateTimeFormat('en-CA', { timeZone }),
  };
});

/** Weekday, date and season at an instant where the business is, in English; in UTC while its zone is unknown. */
export const dayWords = (at: Date, { country, time_zone }: BusinessPlace): string => {
  const { whole, iso } = dayFormats(`${localeOf(country)} ${time_zone ?? 'UTC'}`);
  const day = whole.format(at);
  return country ? `${day}, ${seasonOf(iso.format(at), country)}` : day;
};
