import * as z from 'zod';
import { helperIds } from '../../shared/domain/catalogue/helper-ids.ts';
import { type Grade, grades } from '../statistics/kappa.ts';

/** A pair of answers graded by a person, used to validate a judge. */
export const GradedPair = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  helper: z.enum(helperIds),
  question: z.string().min(20),
  first: z.string().min(20),
  second: z.string().min(20),
  /** From -2, the first is much better, to 2, the second is much better. */
  grade: z.int().refine((value): value is Grade => grades.some((one) => one === value), 'No grade'),
  why: z.string().min(20),
});
export type GradedPair = z.infer<typeof GradedPair>;
