/** Units, first weekday and locale of a country; small enough for the browser. */
import type { Weekday } from '../lib/local-date.ts';

/** What people measure by: miles and feet, miles on metric roads, or metric. */
export type Units = 'us' | 'uk' | 'metric';

/** Units of a country, as the Unicode CLDR has them (measurementSystem). */
export const unitsOf = (country: string | null): Units =>
  country === 'GB' ? 'uk' : ['US', 'LR', 'MM'].includes(country ?? '') ? 'us' : 'metric';

const words = (text: string) => new Set(text.trim().split(/\s+/));

const weeksFromSunday = words(`
  AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH
  PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW`);
const weeksFromSaturday = words('AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY');

/** The day weeks begin on in a country, as the Unicode CLDR has it; Firefox cannot say. */
export const firstWeekdayOf = (country: string | null): Weekday => {
  if (!country) return 1;
  if (country === 'MV') return 5;
  if (weeksFromSunday.has(country)) return 7;
  return weeksFromSaturday.has(country) ? 6 : 1;
};

/** The locale in which the English pages and mails write numbers, money and dates for a country. */
export const localeOf = (country: string | null) => (country ? `en-${country}` : 'en-US');
