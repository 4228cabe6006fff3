import * as z from 'zod';
import { LocalDate } from '../domain/local-schemas.ts';
import { ReviewSettings, WeekNumbers } from '../domain/review-schemas.ts';
import { ComingSeason } from '../domain/season-schemas.ts';
import { Task } from '../domain/tasks.ts';
import { route } from './route.ts';

const Business = z.strictObject({ business_id: z.uuid() });
const Settings = z.object({
  settings: ReviewSettings,
  /** When the next mail is due; null while it is off or the time zone is unknown. */
  next_mail_at: z.iso.datetime().nullable(),
});
const StopToken = z.strictObject({ token: z.string().max(200) });

export const review = {
  get: route({
    summary: 'What the weekly review of a business is made from, for `reviewOf`',
    method: 'GET',
    path: '/businesses/{business_id}/review',
    access: 'member',
    input: Business,
    output: Settings.extend({
      /** The day of the review: the last chosen weekday that is not after today. */
      on: LocalDate,
      today: LocalDate,
      time_zone: z.string().nullable(),
      tasks: z.array(Task),
      /** The weeks that were typed, the oldest first: up to eight, until the one the review looks back on. */
      weeks: z.array(WeekNumbers),
      /** What comes, as of the day of the review. */
      seasons: z.array(ComingSeason),
      /** The prompt that the last review offered, if it was another week's. */
      last_prompt: z.string().nullable(),
    }),
    problems: ['not-found'],
  }),
  saveNumbers: route({
    summary: 'Keep the three numbers of one of the last eight weeks',
    method: 'PUT',
    path: '/businesses/{business_id}/review/numbers',
    access: 'member',
    input: Business.extend(WeekNumbers.shape),
    output: z.object({ weeks: z.array(WeekNumbers) }),
    problems: ['not-found', 'conflict'],
  }),
  getSettings: route({
    summary: 'When the review comes and whether by mail, without opening it',
    method: 'GET',
    path: '/businesses/{business_id}/review/settings',
    access: 'member',
    input: Business,
    output: Settings,
    problems: ['not-found'],
  }),
  saveSettings: route({
    summary: 'Choose weekday and hour of the review, and whether it comes by mail',
    method: 'PUT',
    path: '/businesses/{business_id}/review/settings',
    access: 'member',
    input: Business.extend(ReviewSettings.shape),
    output: Settings,
    problems: ['not-found', 'conflict'],
  }),
  showStop: route({
    summary: 'The page behind the link of a review mail: one button that stops the mail',
    method: 'GET',
    path: '/review/stop/{token}',
    access: 'anyone',
    input: StopToken,
    output: z.string(),
    media: 'text/html; charset=utf-8',
  }),
  stop: route({
    summary: 'Stop the review mail without signing in, by that button or by a mail program',
    method: 'POST',
    path: '/review/stop/{token}',
    access: 'anyone',
    input: StopToken,
    output: z.string(),
    raw: true,
    media: 'text/html; charset=utf-8',
  }),
};
