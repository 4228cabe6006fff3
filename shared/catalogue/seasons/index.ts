import type { TradeName } from '../../domain/account/choices.ts';
import type { SeasonEntry } from '../../domain/week/season-entry.ts';
import { cleaning } from './cleaning.ts';
import { electrician } from './electrician.ts';
import { handyman } from './handyman.ts';
import { hvac } from './hvac.ts';
import { landscaper } from './landscaper.ts';
import { lawncare } from './lawncare.ts';
import { other } from './other.ts';
import { painter } from './painter.ts';
import { plumber } from './plumber.ts';
import { roofer } from './roofer.ts';

/** What the year brings in each trade: ten entries wherever winters are freezing, mild or none. */
export const seasons: Readonly<Record<TradeName, readonly SeasonEntry[]>> = {
  'Cleaning Company': cleaning,
  Lawncare: lawncare,
  Plumber: plumber,
  Electrician: electrician,
  HVAC: hvac,
  Painter: painter,
  Roofer: roofer,
  Landscaper: landscaper,
  Handyman: handyman,
  Other: other,
};
