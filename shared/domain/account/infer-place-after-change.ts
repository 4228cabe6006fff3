/** What follows for the place of a business from a change by its owner. */
import type { BusinessDetails } from './business.ts';
import type { BusinessPlace } from './business-place.ts';
import { currencyOf } from './country-currency.ts';
import { guessFrostZone } from './guess-place.ts';

type Located = BusinessPlace & Pick<BusinessDetails, 'location'>;

const getFrostZone = ({ country, time_zone, location }: Located) =>
  guessFrostZone({ country, timeZone: time_zone, town: location });

/**
 * The currency and winters that follow from a new country, zone or town, unless the owner gives them too or had chosen
 * others than the guess.
 */
export const inferPlaceAfterChange = (
  before: Located,
  changes: Partial<Located>,
): Partial<BusinessPlace> => {
  const after = { ...before, ...changes };
  const follows = <K extends 'currency' | 'winters'>(
    field: K,
    guess: (place: Located) => BusinessPlace[K],
  ) => {
    const isChosen = before[field] !== null && before[field] !== guess(before);
    return changes[field] !== undefined || isChosen ? {} : { [field]: guess(after) };
  };
  return {
    ...follows('currency', ({ country }) => currencyOf(country)),
    ...follows('winters', getFrostZone),
  };
};

/** Whether a change can move the place, so that `inferPlaceAfterChange` has to be asked. */
export const affectsPlace = (changes: Partial<Located>) =>
  changes.country !== undefined ||
  changes.time_zone !== undefined ||
  changes.location !== undefined;
