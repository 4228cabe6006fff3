import { type TradeName, tradeNames } from './trades/index.ts';

/** The business type whose prompts serve every business that has none of its own: a free-text type counts as this one. */
export const fallbackTrade = 'Other' satisfies TradeName;

/** The trades that have prompts of their own, in the order in which they are offered. */
export const specificTradeNames = tradeNames.filter((name) => name !== fallbackTrade);

/** The trade whose prompts a business gets: its type if that is a listed trade, else Other. */
export const tradeOf = (type: string): TradeName =>
  tradeNames.find((known) => known === type) ?? fallbackTrade;
