/** How long a post may be, how many may wait, and for when one may be planned; without schemas, so that the browser takes it too. */
import { addDays } from '../../lib/local-date.ts';
import { localDateOf, momentOf } from '../../lib/local-time.ts';
import { holdMs } from '../press-rules.ts';

/** The longest post that a provider takes, in characters. */
export const longestPost = 1500;
/** A post may be planned for so many days ahead. */
export const mostDaysAhead = 60;
/** So many posts of a business may wait to go out. */
export const mostWaiting = 30;

/** A day and a time on the clock of the business. */
export type ChosenTime = { readonly date: string; readonly time: string };

/** When a post goes that was pressed for a time at the business: too soon and too far ahead are not taken. */
export const plannedFor = (
  { date, time }: ChosenTime,
  zone: string,
  now: Date,
): Date | 'over' | 'too-far' => {
  const at = momentOf(date, time, zone);
  if (at.getTime() < now.getTime() + holdMs) return 'over';
  return date > addDays(localDateOf(now, zone), mostDaysAhead) ? 'too-far' : at;
};
