/** What an owner says about the weekly check-in, as it is sent and stored. */
import * as z from 'zod';
import { LocalDate } from '../../lib/date-schemas.ts';
import type { Weekday } from '../../lib/local-date.ts';

/** When an owner wants the check-in, and whether by mail. */
export const CheckInSettings = z.strictObject({
  mail: z.boolean(),
  /** ISO 8601: Monday is 1, Sunday 7. */
  weekday: z.union([1, 2, 3, 4, 5, 6, 7].map((day) => z.literal(day as Weekday))),
  hour: z.int().min(0).max(23),
});
export type CheckInSettings = z.infer<typeof CheckInSettings>;

/** What is kept about the check-ins of one business: the owner's choice, and what was sent. */
export const BusinessCheckIn = z
  .object({
    business_id: z.uuid(),
    /** Who asked for this mail; absent for the check-in of the business, whose mail is its owner's. */
    person_id: z.string().optional(),
    ...CheckInSettings.shape,
    /** The owner's day of the last mail, of either kind. */
    last_mail_on: LocalDate.nullable(),
    /** When "Still there?" was last asked. */
    asked_at: z.iso.datetime().nullable(),
    /** The prompt that was last offered, and the day of that check-in. */
    last_prompt: z.string().nullable(),
    last_prompt_on: LocalDate.nullable(),
    /** The day of the check-in that was last opened. */
    opened_on: LocalDate.nullable(),
  })
  .meta({ id: 'BusinessCheckIn' });
export type BusinessCheckIn = z.infer<typeof BusinessCheckIn>;
