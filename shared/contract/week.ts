import * as z from 'zod';
import { DraftPart } from '../domain/chat/answer-parts/part.ts';
import { Conversation } from '../domain/chat/conversation-schemas.ts';
import { LocalDate } from '../domain/lib/date-schemas.ts';
import { KnownNumbers } from '../domain/numbers/known-numbers-schemas.ts';
import { WeekNumbers } from '../domain/week/check-in/week-numbers-schemas.ts';
import { ComingSeason } from '../domain/week/season-schemas.ts';
import { taskLimits } from '../domain/week/task-limits.ts';
import { NewTask, Task, TaskChange } from '../domain/week/task-schemas.ts';
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
