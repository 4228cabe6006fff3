import type { BusinessDetails } from '../account/business.ts';
import { blankDetails } from '../account/businesses.ts';
import { fallbackTrade } from '../account/choices.ts';

/** What a business is called that stands for all of its type. */
export const sampleName = (type: string) =>
  type === fallbackTrade ? 'Sample Business' : `Sample ${type}`;

/** The business that an admin tries a prompt as: a crew of its type with a place, so that days and amounts can be written. */
export const sampleDetails = (type: string): BusinessDetails => ({
  ...blankDetails(sampleName(type), type),
  location: 'Columbus, Ohio',
  country: 'US',
  currency: 'USD',
  time_zone: 'America/New_York',
  company_size: '2-10',
});
