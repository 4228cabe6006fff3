import { Problem } from '#shared/contract/problem.ts';
import { isTodaySomewhere } from '#shared/domain/numbers/accept-numbers.ts';

/** Refuses a date that is nowhere today: values are dated by the owner's day, which only the browser knows. */
export const requireToday = (day: string, now: Date) => {
  if (!isTodaySomewhere(day, now)) {
    throw new Problem('invalid', 'The date on your device looks wrong. Check it and try again.');
  }
};
