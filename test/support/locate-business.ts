import type { Asker } from './chat.ts';

/** Sets the location of a business, which gives it a time zone and a climate. */
export const locateBusiness = ({ api, businessId }: Asker, time_zone = 'America/New_York') =>
  api.businesses.locate({ business_id: businessId, time_zone, languages: ['en-US'] });
