import type { Business } from '#shared/domain/account/business.ts';
import { dueDate } from '#shared/domain/chat/answer-parts/step-due-date.ts';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';

/** The day a step of this answer is due, counted from the day of the answer where the business is. */
export const stepDueDateOfTurn = (
  { answeredAt, at }: LocalTurn,
  business: Business | undefined,
): ((days: number) => LocalDate) => {
  const zone = business?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (days) => dueDate(new Date(answeredAt ?? at), zone, days);
};
