/** The fixed lists an owner chooses from; values are stored, labels are shown. */

export const tradeNames = [
  'Cleaning Company',
  'Lawncare',
  'Plumber',
  'Electrician',
  'HVAC',
  'Painter',
  'Roofer',
  'Landscaper',
  'Handyman',
  'Other',
] as const;
export type TradeName = (typeof tradeNames)[number];

/** The icon of each trade, by its name in the web app's icon set. */
export const tradeIconNames = {
  'Cleaning Company': 'spray-can',
  Lawncare: 'sprout',
  Plumber: 'wrench',
  Electrician: 'zap',
  HVAC: 'fan',
  Painter: 'paint-roller',
  Roofer: 'house',
  Landscaper: 'trees',
  Handyman: 'hammer',
  Other: 'briefcase-business',
} as const satisfies Record<TradeName, string>;

/** The business type whose prompts serve every business that has none of its own: a free-text type counts as this one. */
export const fallbackTrade = 'Other' satisfies TradeName;

/** A trade of its own: each one that owners choose from except Other. */
export type SpecificTrade = Exclude<TradeName, typeof fallbackTrade>;

/** The trade whose prompts a business gets: its type if that is a listed trade, else Other. */
export const tradeOf = (type: string): TradeName =>
  tradeNames.find((known) => known === type) ?? fallbackTrade;

export const companySizes = ['solo', '2-10', '11-50', '51+'] as const;
export const companySizeLabels = {
  solo: 'Just me',
  '2-10': '2-10 people',
  '11-50': '11-50 people',
  '51+': '51+ people',
} as const satisfies Record<(typeof companySizes)[number], string>;

export const customerTypes = ['residential', 'commercial', 'both'] as const;
export const customerTypeLabels = {
  residential: 'Homeowners and renters',
  commercial: 'Businesses',
  both: 'Both',
} as const satisfies Record<(typeof customerTypes)[number], string>;

export const communicationStyles = ['short_direct', 'detailed_explained'] as const;
export const communicationStyleLabels = {
  short_direct: 'Short and direct',
  detailed_explained: 'Detailed and explained',
} as const satisfies Record<(typeof communicationStyles)[number], string>;

export const businessChallenges = [
  'Finding new customers',
  'Managing cash flow',
  'Increasing sales',
  'Improving online presence',
  'Streamlining operations',
  'Managing employees',
  'Reducing costs',
  'Improving customer service',
  'Marketing on a budget',
  'Staying competitive',
  'Managing time effectively',
  'Building brand awareness',
  'Handling customer complaints',
  'Scaling the business',
  'Managing inventory',
] as const;

export const goalOptions = [
  'Get more customers',
  'Save time on admin',
  'Collect payments faster',
  'Improve customer service',
  'Increase revenue',
  'Reduce costs',
  'Expand to new markets',
  'Improve online presence',
  'Streamline operations',
  'Better financial management',
] as const;

export const serviceChannels = [
  'Phone',
  'Email',
  'Social Media',
  'In-person',
  'Website',
  'Mobile App',
  'Text/SMS',
] as const;
