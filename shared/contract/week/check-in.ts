import * as z from 'zod';
import { LocalDate } from '../../domain/lib/date-schemas.ts';
import { CheckInSettings } from '../../domain/week/check-in/check-in-schemas.ts';
import { WeekNumbers } from '../../domain/week/check-in/week-numbers-schemas.ts';
import { ComingSeason } from '../../domain/week/season-schemas.ts';
import { Task } from '../../domain/week/task-schemas.ts';
import { route } from '../route.ts';

const Business = z.strictObject({ business_id: z.uuid() });

const Settings = z.object({
  settings: CheckInSettings,
  /** When the next mail is due; null while it is off or the time zone is unknown. */
  next_mail_at: z.iso.datetime().nullable(),
});

export const checkIn = {
  get: route({
    summary: 'What the weekly check-in of a business is made from, for `checkInOf`',
    method: 'GET',
    path: '/businesses/{business_id}/check-in',
    access: 'member',
    role: 'office',
    input: Business,
    output: Settings.extend({
      /** The day of the check-in: the last chosen weekday that is not after today. */
      on: LocalDate,
      today: LocalDate,
      time_zone: z.string().nullable(),
      tasks: z.array(Task),
      /** The weeks that were typed, the oldest first: up to eight, until the one the check-in looks back on. */
      weeks: z.array(WeekNumbers),
      /** What comes, as of the day of the check-in. */
      seasons: z.array(ComingSeason),
      /** What was counted in the calendar week before, in at most three lines; without what the plan has not. */
      results: z.array(z.string()).max(3),
      /** The prompt that the last check-in offered, if it was another week's. */
      last_prompt: z.string().nullable(),
    }),
    problems: ['not-found'],
  }),
  saveNumbers: route({
    summary: 'Keep the three numbers of one of the last eight weeks',
    method: 'PUT',
    path: '/businesses/{business_id}/check-in/numbers',
    access: 'member',
    role: 'office',
    input: Business.extend(WeekNumbers.shape),
    output: z.object({ weeks: z.array(WeekNumbers) }),
    problems: ['not-found', 'conflict'],
  }),
  getSettings: route({
    summary: 'When the check-in comes and whether by email, without opening it',
    method: 'GET',
    path: '/businesses/{business_id}/check-in/settings',
    access: 'member',
    role: 'office',
    input: Business,
    output: Settings,
    problems: ['not-found'],
  }),
  saveSettings: route({
    summary:
      'Choose weekday and hour of the check-in, and whether it comes by email; of the office only whether it comes to oneself',
    method: 'PUT',
    path: '/businesses/{business_id}/check-in/settings',
    access: 'member',
    role: 'office',
    input: Business.extend(CheckInSettings.shape),
    output: Settings,
    problems: ['not-found', 'conflict'],
  }),
};
