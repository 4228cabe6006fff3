import * as z from 'zod';
import { LocalDate } from '../../lib/date-schemas.ts';
import { providerIds } from '../providers.ts';
import { mostDays, mostPerDay } from './performance-days.ts';

/** A number for each day from `from` on. */
const numbers = z.array(z.int().min(0).max(mostPerDay)).max(mostDays);

/** What people did at a place of a business by day, as it is kept and exported; no person is in it. */
export const PlacePerformance = z
  .object({
    business_id: z.uuid(),
    provider: z.enum(providerIds),
    from: LocalDate,
    /** The day at the business when it was read; the last days of the lists may not be known yet. */
    on: LocalDate,
    read_at: z.iso.datetime(),
    calls: numbers,
    directions: numbers,
    website: numbers,
    /** How often the place was shown to somebody. */
    impressions: numbers,
  })
  .meta({ id: 'Performance' });
export type PlacePerformance = z.infer<typeof PlacePerformance>;
