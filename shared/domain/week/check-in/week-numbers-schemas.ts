import * as z from 'zod';

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
