/**
 * The trades. All that is known of one stands in its file; here are the tables by which it is read. The web app gives each
 * reader of this file a copy with the tables that it reads (web/vite/fact-copies.ts), so a page loads no more than those.
 */
import * as cleaning from './cleaning.ts';
import * as electrician from './electrician.ts';
import * as handyman from './handyman.ts';
import * as hvac from './hvac.ts';
import * as landscaper from './landscaper.ts';
import * as lawncare from './lawncare.ts';
import * as other from './other.ts';
import * as painter from './painter.ts';
import * as plumber from './plumber.ts';
import * as roofer from './roofer.ts';

/** Their names, in the order in which they are offered; stored with a business. */
export const tradeNames = [
  cleaning.name,
  lawncare.name,
  plumber.name,
  electrician.name,
  hvac.name,
  painter.name,
  roofer.name,
  landscaper.name,
  handyman.name,
  other.name,
] as const;
export type TradeName = (typeof tradeNames)[number];
/** A trade of its own: each one that owners choose from except Other. */
export type SpecificTrade = Exclude<TradeName, typeof other.name>;

/** The icon of each trade, by its name in the web app's icon set. */
export const tradeIconNames = {
  'Cleaning Company': cleaning.icon,
  Lawncare: lawncare.icon,
  Plumber: plumber.icon,
  Electrician: electrician.icon,
  HVAC: hvac.icon,
  Painter: painter.icon,
  Roofer: roofer.icon,
  Landscaper: landscaper.icon,
  Handyman: handyman.icon,
  Other: other.icon,
} as const satisfies Record<TradeName, string>;

/** The owners of a trade, as its page calls them; the address is made of the same words. */
export const tradeOwners = {
  'Cleaning Company': cleaning.owners,
  Lawncare: lawncare.owners,
  Plumber: plumber.owners,
  Electrician: electrician.owners,
  HVAC: hvac.owners,
  Painter: painter.owners,
  Roofer: roofer.owners,
  Landscaper: landscaper.owners,
  Handyman: handyman.owners,
} satisfies Record<SpecificTrade, string>;

/** What each trade does, and one usual job of it. */
export const tradeNouns: Readonly<Record<TradeName, { work: string; job: string }>> = {
  'Cleaning Company': cleaning.nouns,
  Lawncare: lawncare.nouns,
  Plumber: plumber.nouns,
  Electrician: electrician.nouns,
  HVAC: hvac.nouns,
  Painter: painter.nouns,
  Roofer: roofer.nouns,
  Landscaper: landscaper.nouns,
  Handyman: handyman.nouns,
  Other: other.nouns,
};

/** Words of a trade that speech recognition spells wrong or takes for others; a hint to the provider, never shown. */
export const speechHints: Readonly<Record<TradeName, readonly string[]>> = {
  'Cleaning Company': cleaning.speechHints,
  Lawncare: lawncare.speechHints,
  Plumber: plumber.speechHints,
  Electrician: electrician.speechHints,
  HVAC: hvac.speechHints,
  Painter: painter.speechHints,
  Roofer: roofer.speechHints,
  Landscaper: landscaper.speechHints,
  Handyman: handyman.speechHints,
  Other: other.speechHints,
};

/** The everyday jobs, prices and people of each trade, as owners see them in blanks. */
export const promptInputExamples = {
  'Cleaning Company': cleaning.examples,
  Lawncare: lawncare.examples,
  Plumber: plumber.examples,
  Electrician: electrician.examples,
  HVAC: hvac.examples,
  Painter: painter.examples,
  Roofer: roofer.examples,
  Landscaper: landscaper.examples,
  Handyman: handyman.examples,
};

/** What of these examples is another thing abroad: equipment, seasons, customs. */
export const examplesAbroad = {
  'Cleaning Company': cleaning.examplesAbroad,
  Lawncare: lawncare.examplesAbroad,
  Plumber: plumber.examplesAbroad,
  Electrician: electrician.examplesAbroad,
  HVAC: hvac.examplesAbroad,
  Painter: painter.examplesAbroad,
  Roofer: roofer.examplesAbroad,
  Landscaper: landscaper.examplesAbroad,
  Handyman: handyman.examplesAbroad,
};

/** What is written by hand for the prompts of each trade. */
export const tradeTexts = {
  'Cleaning Company': cleaning.texts,
  Lawncare: lawncare.texts,
  Plumber: plumber.texts,
  Electrician: electrician.texts,
  HVAC: hvac.texts,
  Painter: painter.texts,
  Roofer: roofer.texts,
  Landscaper: landscaper.texts,
  Handyman: handyman.texts,
};

/** The words of their public pages. */
export const tradePages = {
  'Cleaning Company': cleaning.page,
  Lawncare: lawncare.page,
  Plumber: plumber.page,
  Electrician: electrician.page,
  HVAC: hvac.page,
  Painter: painter.page,
  Roofer: roofer.page,
  Landscaper: landscaper.page,
  Handyman: handyman.page,
};

/** What the year brings in each trade. */
export const seasons = {
  'Cleaning Company': cleaning.seasons,
  Lawncare: lawncare.seasons,
  Plumber: plumber.seasons,
  Electrician: electrician.seasons,
  HVAC: hvac.seasons,
  Painter: painter.seasons,
  Roofer: roofer.seasons,
  Landscaper: landscaper.seasons,
  Handyman: handyman.seasons,
  Other: other.seasons,
};
