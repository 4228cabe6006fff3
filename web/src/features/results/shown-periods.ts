import { endedBefore } from '#shared/domain/results/period-days.ts';
import { type CountedPeriods, hasCounts } from '#shared/domain/results/result-rows.ts';
import { shortProviderName } from './provider-name.ts';
import type { Results } from './results-query.ts';

/** The months or weeks that are shown, the oldest first: those since the business was added, or since something was counted at its place. */
export const shownPeriods = (
  { periods, place, since }: Pick<Results, 'periods' | 'place' | 'since'>,
  length: 'months' | 'weeks',
): CountedPeriods => {
  const [own, ofPlace] = [periods?.[length] ?? [], place?.periods?.[length]];
  const added = own.findIndex(({ period }) => !endedBefore(period, since));
  const first = ofPlace?.findIndex(hasCounts) ?? -1;
  const from = first >= 0 ? Math.min(first, added) : added;
  return {
    periods: own.slice(from),
    ...(place &&
      ofPlace && { place: { periods: ofPlace.slice(from), name: shortProviderName(place) } }),
    since,
  };
};
