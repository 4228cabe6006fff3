import type { LocalDate } from '../../lib/local-date.ts';
import { type Amount, findAmounts, likelyAmount } from './find-amounts.ts';
import { daysSince, findDates, type NamedDate } from './find-dates.ts';
import { findJobWords } from './find-job-words.ts';
import { guessMessageKind, type KindGuess } from './guess-message-kind.ts';
import type { IncomingKind } from './incoming-kinds.ts';

/** Everything a pasted message says of itself before it is sent anywhere. */

export type MessageReading = Readonly<{
  guess: KindGuess | null;
  amounts: readonly Amount[];
  dates: readonly NamedDate[];
  jobWords: readonly string[];
}>;

/** The owner's local date and country (ISO 3166 alpha-2): how days are understood. */
export type ReadingContext = Readonly<{ today: LocalDate; country: string }>;

/** Reads a message on the device; nothing of it is sent. */
export const readMessage = (text: string, { today, country }: ReadingContext): MessageReading => ({
  guess: guessMessageKind(text),
  amounts: findAmounts(text),
  dates: findDates(text, today, country),
  jobWords: findJobWords(text),
});

/** The number the kit of this kind asks for, as far as the message says it: money, or for a quiet quote the days since. */
export const likelyNumber = (
  kind: IncomingKind,
  text: string,
  { today, country }: ReadingContext,
): number | undefined =>
  kind === 'quiet-quote' ? daysSince(text, today, country) : likelyAmount(kind, text)?.value;
