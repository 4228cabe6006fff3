import type { fallbackTrade, TradeName } from '../domain/choices.ts';
import type { TradeFacts } from './trades/facts.ts';
import { cleaning, electrician, handyman, hvac, plumber } from './trades/inside.ts';
import { landscaper, lawncare, painter, roofer } from './trades/outside.ts';

/** A trade with packs of its own. */
export type SpecificTrade = Exclude<TradeName, typeof fallbackTrade>;

/** The nine trades as the packs speak of them, in the order they are offered. */
export const trades: Readonly<Record<SpecificTrade, TradeFacts>> = {
  'Cleaning Company': cleaning,
  Lawncare: lawncare,
  Plumber: plumber,
  Electrician: electrician,
  HVAC: hvac,
  Painter: painter,
  Roofer: roofer,
  Landscaper: landscaper,
  Handyman: handyman,
};

/** Their names in that order. */
export const specificTradeNames = Object.keys(trades) as SpecificTrade[];
