import type { Decimal } from '../decimal-as-text.ts';
import type { Format } from '../number-format-and-local-words.ts';
import { isoMondayOf } from './days-since-1970.ts';

/** The lowest day of what is expected. */
export type ExpectedLow = { readonly low: Decimal; readonly low_on: string };

/** A sum that is easy to say and no more than the real one: down to ten, from a thousand on to a hundred. */
export const roundForHeadline = (value: number): number => {
  const step = value < 1000 ? 10 : 10 ** Math.max(2, Math.floor(Math.log10(value)) - 3);
  return Math.floor(value / step) * step;
};

/** What the 13 weeks say first: the lowest day of the expected line against zero and the owner's cushion. */
export const lowestCashHeadline = (
  { low, low_on }: ExpectedLow,
  { format, floor }: { format: Pick<Format, 'money' | 'day'>; floor?: Decimal | undefined },
): string => {
  const value = Number(low);
  if (value < 0)
    return `You may run ${format.money(low.slice(1))} short the week of ${format.day(isoMondayOf(low_on))}`;
  if (floor !== undefined && value < Number(floor))
    return `You should stay above zero, but only by ${format.money(low)}`;
  if (value < 100) return `You should stay above zero, but only by ${format.money(low)}`;
  return `You should stay above ${format.money(String(roundForHeadline(value)))}`;
};
