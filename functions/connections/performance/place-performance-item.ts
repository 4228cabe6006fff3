import { PlacePerformance } from '#shared/domain/connections/performance/performance-schemas.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';

/** What an item says of a place by day, or undefined when it has expired. */
export const storedPlacePerformance = (item: Item, now: Date): PlacePerformance | undefined =>
  isUnexpired(item as { ttl?: number }, now) ? PlacePerformance.parse(item) : undefined;

/** The same as its owner takes it along. */
export const exportedPlacePerformance = (item: Item, now: Date): PlacePerformance[] => {
  const performance = storedPlacePerformance(item, now);
  return performance ? [performance] : [];
};
