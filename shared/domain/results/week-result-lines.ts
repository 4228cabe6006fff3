import { withNoun } from '../lib/count-with-noun.ts';
import type { LocalDate } from '../lib/local-date.ts';
import { lastDayOf } from './period-days.ts';
import type { PlaceResults } from './place-results-schemas.ts';
import { quotesWonSentence } from './quotes-won-sentence.ts';
import type { ResultCounts } from './result-counts-schemas.ts';
import { questionsIn } from './result-rows.ts';

/** So many lines a check-in has. */
const shownLines = 3;

/** What a place had in the week: its provider's short name, and the last day that is known. */
export type PlaceWeek = Pick<PlaceResults['month'], 'calls' | 'directions'> & {
  readonly from: string;
  readonly until: LocalDate;
};
type Writers = {
  /** Writes an amount of a currency. */
  readonly money: (currency: string, amount: number) => string;
  readonly day: (day: LocalDate) => string;
};

/** "12 calls and 5 direction requests from Google", with the last known day where the week is not whole yet. */
const placeLine = (week: string, place: PlaceWeek, day: Writers['day']): string[] => {
  const { from, until, calls, directions } = place;
  const said = [
    ...(calls ? [withNoun(calls, 'call')] : []),
    ...(directions ? [withNoun(directions, 'direction request')] : []),
  ].join(' and ');
  if (!said) return [];
  return [`${said} from ${from}${until < lastDayOf(week) ? ` through ${day(until)}` : ''}`];
};

/**
 * What was counted in a week in at most three lines, money first and nothing that is zero; only what came in after
 * reminders unless `isWhole`.
 */
export const weekResultLines = (
  counts: ResultCounts,
  {
    isWhole,
    money,
    day,
    place,
  }: Writers & { readonly isWhole: boolean; readonly place: PlaceWeek | null },
): string[] => {
  const cameIn = Object.entries(counts.came_in).map(
    ([currency, amount]) => `${money(currency, amount)} came in after your reminders`,
  );
  if (!isWhole) return cameIn.slice(0, 1);
  const quotes = quotesWonSentence(counts, { money });
  const questions = questionsIn(counts);
  return [
    ...cameIn,
    ...(quotes ? [quotes] : []),
    ...(place ? placeLine(counts.period, place, day) : []),
    ...(counts.reviews_answered > 0
      ? [`${withNoun(counts.reviews_answered, 'review')} answered`]
      : []),
    ...(counts.reminders > 0 ? [`${withNoun(counts.reminders, 'reminder')} sent`] : []),
    ...(questions > 0 ? [`${withNoun(questions, 'question')} asked`] : []),
  ].slice(0, shownLines);
};
