import { fallbackTrade, type SpecificTrade, tradeNames } from '../domain/account/choices.ts';
import { cleaning as cleaningPage } from './trade-pages/cleaning.ts';
import { electrician as electricianPage } from './trade-pages/electrician.ts';
import { handyman as handymanPage } from './trade-pages/handyman.ts';
import { hvac as hvacPage } from './trade-pages/hvac.ts';
import { landscaper as landscaperPage } from './trade-pages/landscaper.ts';
import { lawncare as lawncarePage } from './trade-pages/lawncare.ts';
import { painter as painterPage } from './trade-pages/painter.ts';
import { plumber as plumberPage } from './trade-pages/plumber.ts';
import { roofer as rooferPage } from './trade-pages/roofer.ts';
import type { TradePage } from './trade-pages/trade-page.ts';
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

/** The words of their public pages. */
export const tradePages: Readonly<Record<SpecificTrade, TradePage>> = {
  'Cleaning Company': cleaningPage,
  Lawncare: lawncarePage,
  Plumber: plumberPage,
  Electrician: electricianPage,
  HVAC: hvacPage,
  Painter: painterPage,
  Roofer: rooferPage,
  Landscaper: landscaperPage,
  Handyman: handymanPage,
};

/** Their names in the order in which they are offered. */
export const specificTradeNames = tradeNames.filter((name) => name !== fallbackTrade);
