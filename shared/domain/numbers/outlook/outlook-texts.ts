/** What the page says of the 13 weeks. */

import { isoMondayOf } from '../calculators/days-since-1970.ts';
import type { Finding } from '../calculators/input-and-result-types.ts';
import { lowestCashHeadline } from '../calculators/lowest-cash-headline.ts';
import type { Decimal } from '../decimal-as-text.ts';
import type { Format } from '../number-format-and-local-words.ts';
import type { Outlook, Uncounted } from './outlook.ts';

const uncountedWords: Readonly<Record<Uncounted, string>> = {
  crew: 'crew pay',
  pay: 'your own pay',
  materials: 'materials',
};

const listed = (words: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(words);

/** Money that goes out once and falls into the lowest week. */
const causesOf = ({ rows, expected }: Outlook): string[] => {
  const week = isoMondayOf(expected.low_on);
  const names = rows
    .filter(
      ({ way, repeat, date }) => way === 'out' && repeat === 'once' && isoMondayOf(date) === week,
    )
    .toSorted((a, b) => Number(b.amount) - Number(a.amount))
    .map(({ label }) => label);
  return [...new Set(names)].slice(0, 2);
};

/** The first week is the lowest when money only grows from there. */
const isToday = ({ expected, weeks }: Outlook) => expected.low_on <= (weeks[0]?.from ?? '');

/** The headline from the expected line, and the sentences under it. Without the crew's pay it says so first. */
export const outlookFinding = (
  outlook: Outlook,
  { format, floor }: { format: Format; floor?: Decimal | undefined },
): Finding => {
  const { expected, uncounted } = outlook;
  const headline = lowestCashHeadline(expected, { format, floor });
  const [first = '', rest] = [headline.charAt(0).toLowerCase(), headline.slice(1)];
  const causes = causesOf(outlook);
  const value = Number(expected.low);
  const sentences = [
    value >= 0 &&
      (isToday(outlook)
        ? 'This is your tightest week.'
        : `The tightest week is the week of ${format.day(isoMondayOf(expected.low_on))}.`),
    causes.length > 0 &&
      `${listed(causes)} ${causes.length === 1 ? 'falls' : 'fall'} in that week.`,
    value >= 0 &&
      floor !== undefined &&
      value < Number(floor) &&
      `That’s below your safety cushion of ${format.money(floor)}.`,
    uncounted.length > 0 &&
      `This doesn’t count ${listed(uncounted.map((one) => uncountedWords[one]))} yet.`,
  ];
  return {
    headline: uncounted.includes('crew') ? `Before crew pay, ${first}${rest}` : headline,
    lede: sentences.filter(Boolean).join(' '),
  };
};

/** The caution: one row, marked as what it is. */
export const cautionText = (
  { careful }: Outlook,
  format: Format,
): { amount: string; rest: string } => {
  const value = Number(careful.low);
  const week = `in the week of ${format.day(isoMondayOf(careful.low_on))}`;
  return {
    amount: format.money(careful.low),
    rest: value >= 0 ? `${week}. Still above zero.` : `${week}.`,
  };
};
