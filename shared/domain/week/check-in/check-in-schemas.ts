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

const count = z.int().min(0).max(10_000).nullable();

/** The numbers of one week as the owner entered them; null means not entered, which is not zero. */
export const WeekNumbers = z.strictObject({
  /** ISO 8601, of the day seven days before the check-in. */
  week: z.string().regex(/^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/),
  jobs_done: count,
  /** In the currency of the business, with at most two decimals. */
  money_in: z.number().min(0).max(100_000_000).multipleOf(0.01).nullable(),
  quotes_out: count,
});
export type WeekNumbers = z.infer<typeof WeekNumbers>;

/** The numbers of one week of one business, as stored and exported. */
export const BusinessWeekNumbers = z
  .object({ business_id: z.uuid(), ...WeekNumbers.shape })
  .meta({ id: 'BusinessWeekNumbers' });
export type BusinessWeekNumbers = z.infer<typeof BusinessWeekNumbers>;

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
