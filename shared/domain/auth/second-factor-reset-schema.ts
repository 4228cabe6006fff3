import * as z from 'zod';
import { resetEnds } from './second-factor-reset.ts';

/** A reset of two-step sign-in as admins see it; it waits, or is being done, while `end` is null. */
export const SecondFactorReset = z.object({
  asked_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  end: z.enum(resetEnds).nullable(),
  ended_at: z.iso.datetime().nullable(),
});
export type SecondFactorReset = z.infer<typeof SecondFactorReset>;
