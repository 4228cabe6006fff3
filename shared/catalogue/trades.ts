import type { BusinessType, fallbackBusinessType } from '../domain/choices.ts';
import type { TradeFacts } from './trades/facts.ts';
import { cleaning, electrician, handyman, hvac, plumber } from './trades/inside.ts';
import { landscaper, lawncare, painter, roofer } from './trades/outside.ts';

/** A trade with packs of its own. */
export type Trade = Exclude<BusinessType, typeof fallbackBusinessType>;

/** The nine trades as the packs speak of them, in the order they are offered. */
export const trades: Readonly<Record<Trade, TradeFacts>> = {
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
export const tradeNames = Object.keys(trades) as Trade[];
