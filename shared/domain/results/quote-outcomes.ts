/** What the owner says became of a quote; it is open until then. */
export const quoteOutcomes = ['open', 'won', 'lost'] as const;
export type QuoteOutcome = (typeof quoteOutcomes)[number];
