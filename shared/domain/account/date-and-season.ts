import { memoize } from '../lib/memoize.ts';
import type { BusinessPlace } from './business-place.ts';
import { localeOf } from './country-conventions.ts';
import { hemisphereOf } from './hemisphere.ts';

const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;

/** The season of a day (ISO) in a country: three months each from December, March, June and September, turned in the south. */
const seasonOf = (date: string, country: string | null): (typeof seasons)[number] => {
  const quarter = Math.floor((Number(date.slice(5, 7)) % 12) / 3);
  const turned = hemisphereOf(country) === 'south' ? quarter + 2 : quarter;
  return seasons[turned % 4] as (typeof seasons)[number];
};

/** The formatters of a locale and a zone, written `locale zone`: every message of a request is dated. */
const dayFormats = memoize((place) => {
  const [locale, timeZone] = place.split(' ');
  return {
    whole: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }),
    iso: new Intl.DateTimeFormat('en-CA', { timeZone }),
  };
});

/** Weekday, date and season at an instant where the business is, in English; in UTC while its zone is unknown. */
export const dateAndSeason = (at: Date, { country, time_zone }: BusinessPlace): string => {
  const { whole, iso } = dayFormats(`${localeOf(country)} ${time_zone ?? 'UTC'}`);
  const day = whole.format(at);
  return country ? `${day}, ${seasonOf(iso.format(at), country)}` : day;
};
