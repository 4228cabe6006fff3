/** What follows of a followed-up quote; without schemas, so that the browser takes it too. */
import { addDays, type LocalDate } from '../lib/local-date.ts';
import type { FollowedQuote } from './followed-quote-schema.ts';
import type { Counter, ResultAddition } from './result-additions.ts';

/** Whether the drafts of a prompt follow up on one quote: the reply to a quiet one, each trade's own, and that of Sales. */
export const followsUpQuote = (promptId: string | null | undefined): boolean =>
  promptId !== null &&
  promptId !== undefined &&
  (promptId.endsWith('.quiet-quote') || promptId === 'sales.follow-up.quote-gone-quiet');

/** What somebody said of a quote; null until then. */
export const saidOf = ({ outcome, said_on }: FollowedQuote) => (said_on === null ? null : outcome);

/** So many days an open quote is asked about. */
const askedDays = 60;
/** So many are asked about in one check-in. */
const askedAtOnce = 3;

/** The open quotes that a check-in asks about, the longest open first; one that was said to be open is asked about again at the next. */
export const quotesToAsk = (quotes: readonly FollowedQuote[], on: LocalDate): FollowedQuote[] =>
  quotes
    .filter(
      ({ outcome, sent_on, said_on }) =>
        outcome === 'open' &&
        sent_on < on &&
        sent_on >= addDays(on, -askedDays) &&
        (said_on === null || said_on < on),
    )
    .toSorted((a, b) => (a.sent_on < b.sent_on ? -1 : 1))
    .slice(0, askedAtOnce);

const countsOf = (quote: FollowedQuote | undefined, sign: 1 | -1): ResultAddition[] => {
  if (!quote) return [];
  const { sent_on: day, outcome, amount, currency } = quote;
  const worth: Counter = `worth_won_${currency}`;
  return [
    { day, counter: 'quotes_followed', by: sign },
    ...(outcome === 'open' ? [] : [{ day, counter: `quotes_${outcome}`, by: sign } as const]),
    ...(outcome === 'won' && amount ? [{ day, counter: worth, by: sign * amount }] : []),
  ];
};

/** What a change of a quote adds to the counts of the day its follow-up was sent, so that the won ones are a part of those followed up. */
export const quoteResults = (
  before: FollowedQuote | undefined,
  after: FollowedQuote | undefined,
): ResultAddition[] => [...countsOf(before, -1), ...countsOf(after, 1)];
