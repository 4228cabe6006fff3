import type { BusinessPlace } from './business-place.ts';
import { unitsOf } from './country-conventions.ts';
import type { FrostZone } from './frost-zones.ts';

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
export const describePlace = ({ country, currency, time_zone, winters }: BusinessPlace) => ({
  Country: nameOf(country, 'region'),
  Currency: currency ? `${nameOf(currency, 'currency')} (${currency})` : '',
  'Time zone': time_zone ?? '',
  Units: country ? unitWords[unitsOf(country)] : '',
  Winters: winters ? winterWords[winters] : '',
});
