/** Stands in for a digit that is part of no amount; it keeps every place in the text where it was. */
const hidden = '\u0000';

/** What is never before or after digits that are no amount: a sign of money or percent, or more of the number. */
const notAfter = String.raw`(?<![\d.,]|\p{Sc}\s?|(?<!\p{L})(?:Rs\.?\s?|(?:usd|eur|gbp|inr|cad|aud|nzd|chf)\s))`;
const notBefore = String.raw`(?!\d|[.,]\d|\s?(?:%|\p{Sc}|per ?cent|k\b|dollars|euros?\b))`;
const pattern = (body: string) => RegExp(`${notAfter}(?:${body})${notBefore}`, 'giu');

const address = /https?:\/\/\S+|www\.\S+|(?<![^\s@])[^\s@]{1,64}@[^\s@]{1,200}/giu;
/** 2026-11-24, 12/24, 24.11.2026; with the slash also 24/7 and 1/2. */
const date = pattern(
  String.raw`\d{4}-\d{2}-\d{2}|\d{1,4}\/\d{1,4}(?:\/\d{2,4})?|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?`,
);
const time = pattern(
  String.raw`\d{1,2}(?::\d{2}){1,2}|\d{1,2}\s?(?:[ap]\.?m\b\.?|uhr\b|o['’]clock)|\d{1,2}h(?:\d{2})?(?!\p{L})`,
);
const ordinal = pattern(String.raw`\d+(?:st|nd|rd|th)\b`);
/** Blocks of digits as phone numbers have them. */
const phone = pattern(
  String.raw`(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,5}\)[\s.-]?)?\d{2,5}[\s.-]\d{3,4}(?:[\s.-]\d{2,4})+|\(\d{2,5}\)\s?\d{3,4}[\s.-]\d{3,4}|\+\d{8,15}|\d{3}-\d{4}|0\d{2,4}[\s/-]\d{5,8}`,
);

/** A text in which dates, times, phone numbers and addresses have no digits any more. */
export const maskOtherNumbers = (text: string, locale: string): string =>
  [address, date, monthDay(locale), phone, time, ordinal].reduce(
    (so, pattern) => so.replaceAll(pattern, (match) => match.replaceAll(/\d/g, hidden)),
    text,
  );

const known = new Map<string, RegExp>();

/** A day beside the name of a month, in the language of the locale and in English, and the year behind it. */
const monthDay = (locale: string) => {
  const months = () => [...new Set([...monthNames(locale), ...monthNames('en-US')])].join('|');
  const found = known.get(locale) ?? monthPattern(months());
  known.set(locale, found);
  return found;
};

const monthPattern = (months: string) => {
  const name = String.raw`(?<!\p{L})(?:${months})(?!\p{L})\.?`;
  const day = String.raw`\d{1,2}(?:st|nd|rd|th|\.)?`;
  return pattern(
    String.raw`${name} ${day}(?:\s?[-–]\s?${day})?(?:,? \d{4})?|${day} (?:of |de )?${name}(?: (?:de )?\d{4})?|${name} \d{4}`,
  );
};

const monthNames = (locale: string): string[] => {
  try {
    return (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
      const names = Array.from({ length: 12 }, (_, nth) => format.format(Date.UTC(2026, nth, 15)));
      return names
        .filter((name) => /^\p{L}[\p{L}\p{M}]+\.?$/u.test(name))
        .map((name) => name.replace('.', ''));
    });
  } catch {
    return [];
  }
};
