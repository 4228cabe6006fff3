/** What became of quotes, as one sentence; without schemas, so that the browser takes it too. */
import type { ResultCounts } from './result-counts-schemas.ts';

type QuoteCounts = Pick<
  ResultCounts,
  'quotes_followed' | 'quotes_won' | 'quotes_lost' | 'worth_won'
>;
type Words = {
  /** For the time after "won". */
  readonly time?: string;
  /** Writes an amount of a currency; without it none is said. */
  readonly money?: (currency: string, amount: number) => string;
};

/** "2 of 5 quotes won: $1,010 (1 lost, 2 open)"; null where none was followed up. */
export const quotesWonSentence = (
  { quotes_followed: followed, quotes_won: won, quotes_lost: lost, worth_won }: QuoteCounts,
  { time = '', money }: Words = {},
): string | null => {
  if (followed === 0) return null;
  const open = followed - won - lost;
  const rest = [lost > 0 && `${lost} lost`, open > 0 && `${open} open`].filter(
    (part) => part !== false,
  );
  const quotes = followed === 1 ? 'quote' : 'quotes';
  const worth = money
    ? Object.entries(worth_won)
        .map(([currency, amount]) => money(currency, amount))
        .join(' + ')
    : '';
  return `${won} of ${followed} ${quotes} won${time}${worth && `: ${worth}`}${rest.length > 0 ? ` (${rest.join(', ')})` : ''}`;
};

/** "2 of 5 quotes won this month: $1,010 (1 lost, 2 open)", the amount with `money` only; null where none was followed up. */
export const monthQuotesWonSentence = (counts: QuoteCounts, money?: Words['money']) =>
  quotesWonSentence(counts, { time: ' this month', ...(money && { money }) });
