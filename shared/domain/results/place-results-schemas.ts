/** What the results say of a place at a provider, for example a business profile: what people did there, and its rating. */
import * as z from 'zod';
import { providerIds } from '../connections/providers.ts';
import { LocalDate } from '../lib/date-schemas.ts';

/** Null where it is not known: before it was counted, and until the provider tells it. */
const count = z.int().min(0).nullable();

/** One month (`2026-11`) or ISO week (`2026-W48`) of a place. */
export const PlaceCounts = z
  .object({
    period: z.string(),
    calls: count,
    directions: count,
    website: count,
    impressions: count,
    /** Reviews that were left; by month alone. */
    new_reviews: count,
    /** The rating at its end, so far for a running one; by month alone. */
    rating: z.number().min(1).max(5).nullable(),
  })
  .meta({ id: 'PlaceCounts' });
export type PlaceCounts = z.infer<typeof PlaceCounts>;

export const PlaceResults = z
  .object({
    provider: z.enum(providerIds),
    /** The last day whose numbers are known; null before the first read. */
    until: LocalDate.nullable(),
    month: PlaceCounts,
    /** The oldest first, the running one last; null on a plan without them. */
    periods: z.object({ months: z.array(PlaceCounts), weeks: z.array(PlaceCounts) }).nullable(),
  })
  .meta({ id: 'PlaceResults' });
export type PlaceResults = z.infer<typeof PlaceResults>;
