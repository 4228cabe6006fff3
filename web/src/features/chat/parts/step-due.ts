import { dueDate, type LocalDate } from '#shared/domain/answer-parts/step-dates.ts';
import type { Business } from '#shared/domain/business.ts';
import type { LocalTurn } from '../local-turn.ts';

/** The day a step of this answer is due, counted from the day of the answer where the business is. */
export const dueOf = (
  { answeredAt, at }: LocalTurn,
  business: Business | undefined,
): ((days: number) => LocalDate) => {
  const zone = business?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (days) => dueDate(new Date(answeredAt ?? at), zone, days);
};
