import * as z from 'zod';

/** What an owner is told of the calendar address of a business: that it exists, never the address itself. */
export const BusinessCalendar = z
  .object({ business_id: z.uuid(), made_at: z.iso.datetime() })
  .meta({ id: 'BusinessCalendar' });
export type BusinessCalendar = z.infer<typeof BusinessCalendar>;
