import type { BusinessDetails } from './business.ts';

/** What is known about the place of a business; each is null until the browser or the owner has said it. */
export type BusinessPlace = Pick<
  BusinessDetails,
  'country' | 'currency' | 'time_zone' | 'language' | 'winters'
>;

/** The place of a business that has not been located. */
export const unknownPlace: BusinessPlace = {
  country: null,
  currency: null,
  time_zone: null,
  language: null,
  winters: null,
};
