import * as z from 'zod';

/** A moment as a provider writes it, with more digits or with an offset in any form, as a moment of ours. */
export const Moment = z
  .string()
  .refine((text) => Number.isFinite(Date.parse(text)), 'Not a moment')
  .transform((text) => new Date(text).toISOString());
