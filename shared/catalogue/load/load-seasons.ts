import type { TradeName } from '../../domain/catalogue/trades/index.ts';
import type { SeasonEntry } from '../../domain/week/season-entry.ts';

/** The year of a trade, fetched when it is first needed. */
export const loadSeasons = async (trade: TradeName): Promise<readonly SeasonEntry[]> =>
  (await import('../trade-seasons.ts')).tradeSeasons[trade];
