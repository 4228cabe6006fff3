import { pageTrades, tradePath } from './trade-paths.ts';
import type { SpecificTrade } from './trades/index.ts';

/** The trade that the query of an address carries, `trade=plumbers` for the page `/for/plumbers`, or null; what is no trade of ours counts as none. */
export const tradeFromQuery = (search: string): SpecificTrade | null => {
  const asked = new URLSearchParams(search).get('trade');
  return pageTrades.find((trade) => tradePath(trade) === `/for/${asked}`) ?? null;
};
