import * as z from 'zod';
import { DraftPart } from '../domain/chat/answer-parts/part.ts';
import { Conversation } from '../domain/chat/chat-schemas.ts';
import { LocalDate } from '../domain/lib/date-schemas.ts';
import { KnownNumbers } from '../domain/numbers/known-numbers-schemas.ts';
import { CheckInSettings } from '../domain/week/check-in/check-in-schemas.ts';
import { WeekNumbers } from '../domain/week/check-in/week-numbers-schemas.ts';
import { ComingSeason } from '../domain/week/season-schemas.ts';
import { taskLimits } from '../domain/week/task-limits.ts';
import { NewTask, Task, TaskChange } from '../domain/week/task-schemas.ts';
import { showInvitation } from './people.ts';
import { route } from './route.ts';

const Business = z.strictObject({ business_id: z.uuid() });

/** What the week page shows. */
const Week = z.object({
  /** The day it is where the business is; in UTC while its time zone is unknown. */
  today: LocalDate,
  time_zone: z.string().nullable(),
  /** All open tasks, and those done or dropped in the last 120 days. */
  tasks: z.array(Task),
  /** What comes in the next six weeks, what is to be begun first comes first. */
  seasons: z.array(ComingSeason),
});

export const week = {
  get: route({
    summary: 'The tasks of a business and what comes in its season',
    method: 'GET',
    path: '/businesses/{business_id}/week',
    access: 'member',
    role: 'office',
    input: Business,
    output: Week,
    problems: ['not-found'],
  }),
  today: route({
    summary:
      'What the dashboard opens on: tasks, season, the last conversation, numbers and three suggestions',
    method: 'GET',
    path: '/businesses/{business_id}/today',
    access: 'member',
    role: 'office',
    input: Business,
    output: Week.extend({
      /** The conversation that was last updated; null where none is saved. */
      last_conversation: Conversation.nullable(),
      /** A draft in its newest answer that was not sent yet; null where there is none. */
      unsent_draft: DraftPart.pick({ channel: true, title: true }).nullable(),
      numbers: KnownNumbers,
      /** The three numbers of up to eight weeks, as far as typed, the oldest first. */
      weeks: z.array(WeekNumbers),
      /** Texts for the composer that fit this trade and this week. */
      suggestions: z.array(z.string()).length(3),
    }),
    problems: ['not-found'],
  }),
  addTasks: route({
    summary: 'Add tasks to the week, all or none; one that is there already is answered as it is',
    method: 'POST',
    path: '/businesses/{business_id}/tasks',
    access: 'member',
    role: 'office',
    input: Business.extend({ tasks: z.array(NewTask).min(1).max(taskLimits.added) }),
    /** One for each that was asked for, in that order. */
    output: z.object({ tasks: z.array(Task) }),
    problems: ['not-found', 'conflict'],
  }),
  changeTask: route({
    summary:
      'Check off, move, edit, skip or reopen a task; a change of what was changed since it was seen is a conflict, and its `data.task` is the stored task with who changed it',
    method: 'PATCH',
    path: '/businesses/{business_id}/tasks/{id}',
    access: 'member',
    role: 'office',
    input: Business.extend({
      id: z.ulid(),
      /** The version of the task that this device had last seen. */
      seen: z.int().min(1),
      change: TaskChange,
    }),
    output: Task,
    problems: ['not-found', 'conflict'],
  }),
};

const made_at = z.iso.datetime().nullable();

export const calendar = {
  get: route({
    summary: 'When the calendar link of a business was made; null while it has none',
    method: 'GET',
    path: '/businesses/{business_id}/calendar',
    access: 'member',
    input: Business,
    output: z.object({ made_at }),
    problems: ['not-found'],
  }),
  make: route({
    summary: 'Make a calendar link for a business, shown this once; an earlier one ends',
    method: 'POST',
    path: '/businesses/{business_id}/calendar',
    access: 'member',
    input: Business,
    output: z.object({ made_at: z.iso.datetime(), address: z.url() }),
    problems: ['not-found'],
  }),
  remove: route({
    summary: 'Turn off the calendar link of a business',
    method: 'DELETE',
    path: '/businesses/{business_id}/calendar',
    access: 'member',
    input: Business,
    output: z.object({ made_at: z.null() }),
    problems: ['not-found'],
  }),
};

const Settings = z.object({
  settings: CheckInSettings,
  /** When the next mail is due; null while it is off or the time zone is unknown. */
  next_mail_at: z.iso.datetime().nullable(),
});
const StopToken = z.strictObject({ token: z.string().max(200) });

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

/** Addresses that carry a secret of their own, behind a Lambda that reaches little more than they show. */
export const links = {
  showInvitation,
  readCalendar: route({
    summary: 'The tasks of a business as a calendar, for calendar programs; limited per link',
    method: 'GET',
    path: '/calendar/{token}',
    access: 'anyone',
    input: z.strictObject({ token: z.string().max(200) }),
    output: z.string(),
    media: 'text/calendar; charset=utf-8',
    problems: ['not-found', 'too-fast'],
  }),
  showStop: route({
    summary: 'The page behind the link of a check-in email: one button that stops the email',
    method: 'GET',
    path: '/check-in/stop/{token}',
    access: 'anyone',
    input: StopToken,
    output: z.string(),
    media: 'text/html; charset=utf-8',
  }),
  stop: route({
    summary: 'Stop the check-in email without signing in, by that button or by a mail program',
    method: 'POST',
    path: '/check-in/stop/{token}',
    access: 'anyone',
    input: StopToken,
    output: z.string(),
    raw: true,
    media: 'text/html; charset=utf-8',
  }),
};
