import { counted } from '../week/check-in/weekly-numbers.ts';
import { quotesOutcome } from './quote-rules.ts';
import type { ResultCounts } from './result-counts.ts';
import { questionsIn } from './result-rows.ts';

/** So many lines a check-in has. */
const shownLines = 3;

/**
 * What was counted in a week in at most three lines, money first and nothing that is zero; only what came in after
 * reminders unless `isWhole`. `money` writes an amount of a currency.
 */
export const bestLines = (
  counts: ResultCounts,
  { isWhole, money }: { isWhole: boolean; money: (currency: string, amount: number) => string },
): string[] => {
  const cameIn = Object.entries(counts.came_in).map(
    ([currency, amount]) => `${money(currency, amount)} came in after your reminders`,
  );
  if (!isWhole) return cameIn.slice(0, 1);
  const quotes = quotesOutcome(counts, { money });
  const questions = questionsIn(counts);
  return [
    ...cameIn,
    ...(quotes ? [quotes] : []),
    ...(counts.reminders > 0 ? [`${counted(counts.reminders, 'reminder')} sent`] : []),
    ...(questions > 0 ? [`${counted(questions, 'question')} asked`] : []),
  ].slice(0, shownLines);
};
