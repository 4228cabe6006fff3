/** The public page of each trade: `/for/plumbers`. */

import { type SpecificTrade, tradeOwners } from './choices.ts';

export type TradePath = `/for/${string}`;

const slugOf = (trade: SpecificTrade) => tradeOwners[trade].toLowerCase().replace(/ /g, '-');

/** The trades that have a page, in the order in which they are offered. */
export const pageTrades = Object.keys(tradeOwners) as SpecificTrade[];

/** The address of a trade's page. */
export const tradePath = (trade: SpecificTrade): TradePath => `/for/${slugOf(trade)}`;

/** The query that carries a trade to the first step of onboarding: `trade=plumbers`. */
export const tradeQuery = (trade: SpecificTrade) => `trade=${slugOf(trade)}`;

/** The trade that the query of an address carries, or null; what is no trade of ours counts as none. */
export const readTrade = (search: string): SpecificTrade | null => {
  const asked = new URLSearchParams(search).get('trade');
  return pageTrades.find((trade) => slugOf(trade) === asked) ?? null;
};
