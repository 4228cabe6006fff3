/** When a business takes jobs; without schemas, so that the browser takes it too. */
import type { Weekday } from '../../lib/local-date.ts';

/** The weekdays on which jobs are taken, and from when to when (8.5 is half past eight). */
export type WorkingHours = {
  readonly days: readonly Weekday[];
  readonly from: number;
  readonly to: number;
};

/** Those of a business that has not said otherwise. */
export const usualHours: WorkingHours = { days: [1, 2, 3, 4, 5], from: 8, to: 17 };

/** Whether a business works on some day, and for some time. */
export const areHours = ({ days, from, to }: WorkingHours): boolean =>
  days.length > 0 && new Set(days).size === days.length && from < to;
