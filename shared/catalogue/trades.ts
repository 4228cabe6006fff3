import { fallbackTrade, type TradeName, tradeNames } from '../domain/choices.ts';
import { cleaning } from './trades/cleaning.ts';
import { electrician } from './trades/electrician.ts';
import { handyman } from './trades/handyman.ts';
import { hvac } from './trades/hvac.ts';
import { landscaper } from './trades/landscaper.ts';
import { lawncare } from './trades/lawncare.ts';
import { painter } from './trades/painter.ts';
import { plumber } from './trades/plumber.ts';
import { roofer } from './trades/roofer.ts';
import type { Trade } from './trades/trade.ts';

/** A trade with prompts of its own: each one that owners choose from except Other. */
export type SpecificTrade = Exclude<TradeName, typeof fallbackTrade>;

/** The trades by the name that owners choose. */
export const trades: Readonly<Record<SpecificTrade, Trade>> = {
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

/** Their names in the order in which they are offered. */
export const specificTradeNames = tradeNames.filter((name) => name !== fallbackTrade);
