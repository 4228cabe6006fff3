import type { BusinessDetails } from '../account/business.ts';
import { blankDetails } from '../account/new-business.ts';
import { fallbackTrade } from '../catalogue/trade-of-business-type.ts';
import type { TradeName } from '../catalogue/trades/index.ts';

/** What a business is called that stands for all of its type. */
export const sampleName = (type: string) =>
  type === fallbackTrade ? 'Sample Business' : `Sample ${type}`;

/** The businesses that an admin tries a prompt as, from one owner alone to a company with a crew for each job. */
export const tryoutSampleIds = ['solo', 'crew', 'company'] as const;
export type TryoutSampleId = (typeof tryoutSampleIds)[number];

type Sample = {
  /** Asks for a prompt that every trade shares; the trades differ, because such a prompt has to serve them all. */
  readonly otherwise: TradeName;
  readonly details: Partial<BusinessDetails>;
};

const samples: Record<TryoutSampleId, Sample> = {
  solo: {
    otherwise: 'Handyman',
    details: {
      location: 'Dayton, Ohio',
      time_zone: 'America/New_York',
      company_size: 'solo',
      years_in_business: 1,
      phase_tag: 'Starting out',
      typical_customer_type: 'residential',
      preferred_communication_style: 'short_direct',
    },
  },
  crew: {
    otherwise: 'Plumber',
    details: {
      location: 'Columbus, Ohio',
      time_zone: 'America/New_York',
      company_size: '2-10',
    },
  },
  company: {
    otherwise: 'Cleaning Company',
    details: {
      location: 'Phoenix, Arizona',
      time_zone: 'America/Phoenix',
      company_size: '11-50',
      years_in_business: 12,
      phase_tag: 'Steady',
      typical_customer_type: 'commercial',
      preferred_communication_style: 'detailed_explained',
    },
  },
};

/** A sample business of a trade, with a place and a country, so that days and amounts can be written. */
export const tryoutSampleBusiness = (id: TryoutSampleId, trade: TradeName): BusinessDetails => {
  const { otherwise, details } = samples[id];
  const type = trade === fallbackTrade ? otherwise : trade;
  return { ...blankDetails(sampleName(type), type), country: 'US', currency: 'USD', ...details };
};
