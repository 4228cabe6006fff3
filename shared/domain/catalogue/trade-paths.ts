/** The public page of each trade: `/for/plumbers`. Every visitor loads this file, so it holds nothing else. */

import type { SpecificTrade } from '../account/choices.ts';

/** The owners of a trade, as its page calls them; the address is made of the same words. */
export const tradeOwners = {
  'Cleaning Company': 'cleaning companies',
  Lawncare: 'lawn care companies',
  Plumber: 'plumbers',
  Electrician: 'electricians',
  HVAC: 'HVAC companies',
  Painter: 'painters',
  Roofer: 'roofers',
  Landscaper: 'landscapers',
  Handyman: 'handymen',
} satisfies Record<SpecificTrade, string>;

export type TradePath = `/for/${string}`;

/** The trades that have a page, in the order in which they are offered. */
export const pageTrades = Object.keys(tradeOwners) as SpecificTrade[];

/** The address of a trade's page. */
export const tradePath = (trade: SpecificTrade): TradePath =>
  `/for/${tradeOwners[trade].toLowerCase().replace(/ /g, '-')}`;
