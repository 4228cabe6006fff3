/**
 * Guesses where a business is from the time zone and languages of a browser. The table of zone names has 10 kB, so this
 * runs on the server and the browser sends the two hints.
 */
import { getTimezone } from 'countries-and-timezones';
import currencies from 'country-to-currency';
import { isTimeZone } from '../lib/local-time.ts';
import type { BusinessPlace } from './business-place.ts';
import { currencyOf } from './country-currency.ts';
import { type FrostZone, frostZoneOf, type WhereInTheWorld } from './frost-zones.ts';

/** The two hints of a browser. */
export type BrowserHints = {
  /** `Intl.DateTimeFormat().resolvedOptions().timeZone` */
  timeZone?: string | undefined;
  /** `navigator.languages`, the preferred one first. */
  languages?: readonly string[] | undefined;
};

/** A first guess at where and in what language a business works; null where the hints do not say. */
export type Place = {
  /** ISO 3166-1, two letters. */
  country: string | null;
  /** ISO 4217, three letters. */
  currency: string | null;
  /** IANA name. */
  timeZone: string | null;
  /** Language of answers as a BCP 47 tag without a region: `en`, `es`, `zh-Hant`. */
  language: string;
  winters: FrostZone | null;
};

/** The languages that have a code of two or three letters; a tag may also hold a longer word that names none. */
const localesOf = (languages: readonly string[]) =>
  languages.flatMap((tag) => {
    try {
      const locale = new Intl.Locale(tag);
      return locale.language.length <= 3 ? [locale] : [];
    } catch {
      return [];
    }
  });

/** The script is kept only where the language is also written in another one by default. */
const languageOf = (locale: Intl.Locale | undefined) => {
  if (!locale) return 'en';
  const { language, script } = locale.maximize();
  const usual = new Intl.Locale(language).maximize().script;
  return script && script !== usual ? `${language}-${script}` : language;
};

/** Old names such as `EST` are clocks, not places: the data base files them under Panama or Brussels. */
const isPlaceName = (name: string) =>
  isTimeZone(name) && !/^(EST|CST|MST|PST|HST|CET|MET|EET|WET)/.test(name);

/**
 * Country, currency, zone, language and winters from the hints. The zone decides on the country: many browsers say
 * `en-US` all over the world. Only where a zone serves several countries the language chooses among them.
 */
export const guessPlace = ({ timeZone, languages = [] }: BrowserHints): Place => {
  const locales = localesOf(languages);
  const zone = timeZone && isPlaceName(timeZone) ? getTimezone(timeZone) : null;
  const among: readonly string[] = zone?.countries ?? [];
  const regions = locales.flatMap(({ region }) => region ?? []);
  const country =
    regions.find((region) => among.includes(region)) ??
    among[0] ??
    regions.find((region) => region in currencies) ??
    null;
  // Without a country it is a zone such as UTC, which says nothing about the place.
  const known = among.length > 0 && timeZone ? timeZone : null;
  return {
    country,
    currency: currencyOf(country),
    timeZone: known,
    language: languageOf(locales[0]),
    winters: guessFrostZone({ country, timeZone: known }),
  };
};

/** What winters are like at a place, also by an old name of its zone; for the first guess, and again when the owner names a town. */
export const guessFrostZone = (where: WhereInTheWorld): FrostZone | null => {
  const { country, timeZone } = where;
  const newer = timeZone ? getTimezone(timeZone)?.aliasOf : null;
  // The data base makes one zone of places whose clocks agree; across a border their winters can differ.
  const same = newer && getTimezone(newer)?.countries[0] === country;
  return frostZoneOf({ ...where, timeZone: same ? newer : timeZone });
};

/** The guessed fields of a place that nobody has said yet; empty when all are known. */
export const guessMissingPlace = (
  known: BusinessPlace,
  hints: BrowserHints,
): Partial<BusinessPlace> => {
  const { country, currency, timeZone, language, winters } = guessPlace(hints);
  const guess: BusinessPlace = { country, currency, time_zone: timeZone, language, winters };
  return Object.fromEntries(
    Object.entries(guess).filter(
      ([field, value]) => value !== null && known[field as keyof BusinessPlace] === null,
    ),
  );
};
