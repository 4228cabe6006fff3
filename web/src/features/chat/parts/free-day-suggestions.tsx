import { Suspense } from 'react';
import type { OpenPlace } from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import {
  isDayPlace,
  isTimePlace,
} from '#shared/domain/connections/calendar/day-and-time-places.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { lazyPart } from '#web/core/lazy-part.ts';
import type { OpenPlaces } from '#web/features/drafts/open-place-values.ts';

// For owners with a connected calendar, and a draft that names a day.
const FreeTimes = lazyPart(
  async () => (await import('#web/features/connections/calendar/free-times.tsx')).FreeTimes,
);

/** Under the open place of a day: when the owner is free. */
export const FreeDaySuggestions = ({
  place: { key },
  found: { places, values },
  onFill,
}: {
  place: OpenPlace;
  found: OpenPlaces;
  onFill: (key: string, value: string) => void;
}) => {
  const business = activeBusiness(useAccount());
  if (!business || !isDayPlace(key) || values[key]?.trim()) return null;
  return (
    <Suspense>
      <FreeTimes
        businessId={business.id}
        hasTime={places.some((other) => isTimePlace(other.key))}
        onPick={(words) => onFill(key, words)}
      />
    </Suspense>
  );
};
