/** The public page of each trade: `/for/plumbers`. */

import { type SpecificTrade, tradeOwners } from './trades/index.ts';

export { tradeOwners };

export type TradePath = `/for/${string}`;

/** The trades that have a page, in the order in which they are offered. */
export const pageTrades = Object.keys(tradeOwners) as SpecificTrade[];

/** The address of a trade's page. */
export const tradePath = (trade: SpecificTrade): TradePath =>
  `/for/${tradeOwners[trade].toLowerCase().replace(/ /g, '-')}`;
