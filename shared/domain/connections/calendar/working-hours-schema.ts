import * as z from 'zod';
import { areHours } from './working-hours.ts';

const hour = z.number().min(0).max(24).multipleOf(0.5);
const weekday = z.union(
  [1, 2, 3, 4, 5, 6, 7].map((day) => z.literal(day as 1 | 2 | 3 | 4 | 5 | 6 | 7)),
);
/** When jobs are taken. */
export const WorkingHours = z
  .object({ days: z.array(weekday).max(7), from: hour, to: hour })
  .refine(areHours, 'Choose at least one day, and an end after the beginning')
  .meta({ id: 'WorkingHours' });
