import { seasons, type TradeName } from '../domain/catalogue/trades/index.ts';
import type { SeasonEntry } from '../domain/week/season-entry.ts';

/** What the year brings in each trade: ten entries wherever winters are freezing, mild or none. */
export const tradeSeasons: Readonly<Record<TradeName, readonly SeasonEntry[]>> = seasons;
