import { addDays, type LocalDate } from '../../lib/local-date.ts';
import { isTimeZone, localDateOf } from '../../lib/local-time.ts';

/** The day a step of an answer is due where the owner is; counted in UTC when the zone is not known. */
export const dueDate = (answeredAt: Date, timeZone: string, dueInDays: number): LocalDate =>
  addDays(localDateOf(answeredAt, isTimeZone(timeZone) ? timeZone : 'UTC'), dueInDays);
