import * as z from 'zod';
import { providerIds } from '#shared/domain/connections/providers.ts';
import { ExportedReview, Review } from '#shared/domain/connections/reviews/review.ts';
import { isUnexpired } from '#shared/domain/lib/item-expiry.ts';
import type { Item } from '../../lib/keys/key-and-item.ts';

/** A review of a connected place as it is stored. */
const StoredReview = Review.omit({ press: true }).extend({
  provider: z.enum(providerIds),
  /** Its id at the provider. */
  remote_id: z.string(),
  changed_at: z.iso.datetime(),
  /** When it was read last. */
  read_at: z.iso.datetime(),
  /** The press that is about its answer. */
  press_id: z.ulid().optional(),
  ttl: z.int(),
});
export type StoredReview = z.infer<typeof StoredReview>;

/** The review of an item, or undefined when it has expired. */
export const storedReview = (item: Item, now: Date): StoredReview | undefined =>
  isUnexpired(item as { ttl?: number }, now) ? StoredReview.parse(item) : undefined;

/** The review of an item as its owner takes it along. */
export const exportedReview = (item: Item, now: Date): ExportedReview[] => {
  const review = storedReview(item, now);
  return review ? [ExportedReview.parse(review)] : [];
};
