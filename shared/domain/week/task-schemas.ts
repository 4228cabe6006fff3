/** Tasks of a business, with due dates, and where each of them comes from. */
import * as z from 'zod';
import { helperIds } from '../catalogue/helper-ids.ts';
import { MessageId } from '../chat/turn-schemas.ts';
import { LocalDate } from '../lib/date-schemas.ts';
import { LastChange } from '../people/last-change.ts';
import { taskLimits } from './task-limits.ts';

const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().max(max));

/** A part of an answer: conversation, message and index in the list of parts. */
const turnPart = { chat_id: z.uuid(), message_id: MessageId, part: z.int().min(0).max(50) };

/** What a task was made of. */
export const TaskSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('own') }),
  z.strictObject({ kind: z.literal('step'), ...turnPart, step: z.int().min(0).max(50) }),
  z.strictObject({ kind: z.literal('draft'), ...turnPart }),
  z.strictObject({
    kind: z.literal('season'),
    entry: z.string().min(1).max(80),
    /** The first day of that season; distinguishes the years. */
    starts_on: LocalDate,
  }),
  z.strictObject({
    kind: z.literal('invoice'),
    /** The id of the invoice; the screen fills in who owes it. */
    invoice: z.string().regex(/^[a-z0-9]{26}$/),
    /** The day it was added; the next step of another day is another task. */
    on: LocalDate,
  }),
  z.strictObject({
    kind: z.literal('app'),
    /** The name of the AI app that added it. */
    app: z.string().min(1).max(80),
  }),
]);
export type TaskSource = z.infer<typeof TaskSource>;

/** A copy of the text a task is about, so that it can be sent again when the turn is no longer kept. */
export const TaskDraft = z.strictObject({
  channel: z.enum([
    'text-message',
    'email',
    'call-script',
    'review-reply',
    'social-post',
    'document',
  ]),
  title: line(taskLimits.draft.title),
  subject: line(taskLimits.draft.subject).nullable(),
  body: z.string().trim().min(1).max(taskLimits.draft.body),
});
export type TaskDraft = z.infer<typeof TaskDraft>;

/** The text fields of a task, which are edited together. */
const taskWords = {
  title: line(taskLimits.title).pipe(z.string().min(1)),
  /** Empty when the title says it all. */
  detail: z.string().trim().max(taskLimits.detail),
  minutes: z.int().min(taskLimits.minutes[0]).max(taskLimits.minutes[1]).nullable(),
  /** Who does it; null is the owner. */
  who: line(taskLimits.who).pipe(z.string().min(1)).nullable(),
};

/** A task to add. The browser creates its id, so that a request that is sent twice adds one task. */
export const NewTask = z.strictObject({
  id: z.ulid(),
  ...taskWords,
  due: LocalDate,
  /** The helper whose answer it comes from; null for a task from the owner or a season. */
  helper_id: z.enum(helperIds).nullable(),
  source: TaskSource,
  draft: TaskDraft.nullable(),
});
export type NewTask = z.infer<typeof NewTask>;

/** The three things about a task that two devices may change apart from each other. */
export const taskFacets = ['words', 'due', 'state'] as const;
export type TaskFacet = (typeof taskFacets)[number];

export const taskStates = ['open', 'done', 'dropped'] as const;

/** A task of one business, as stored and sent. */
export const Task = z
  .object({
    ...NewTask.shape,
    business_id: z.uuid(),
    state: z.enum(taskStates),
    done_at: z.iso.datetime().nullable(),
    /** The person who added it; absent for what an AI app added. */
    by: z.string().optional(),
    /** The person who checked it off; absent while it is not done. */
    done_by: z.string().optional(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    /** Grows by one with every change. */
    version: z.int().min(1),
    /** The version at which each facet last changed. */
    changed: z.object({ words: z.int(), due: z.int(), state: z.int() }),
    /** Who changed each facet last; absent for one that is as it was added. */
    changed_by: z
      .object({ words: LastChange, due: LastChange, state: LastChange })
      .partial()
      .optional(),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof Task>;

/** What can be done to a task. */
export const TaskChange = z.discriminatedUnion('kind', [
  /** `at` is when the owner ticked it, which may be hours before a device is back online. */
  z.strictObject({ kind: z.literal('tick'), at: z.iso.datetime().optional() }),
  /** Takes back a tick, or takes a dropped task up again. */
  z.strictObject({ kind: z.literal('reopen') }),
  /** "Not needed": kept, but on no list. */
  z.strictObject({ kind: z.literal('drop') }),
  z.strictObject({ kind: z.literal('move'), due: LocalDate }),
  z.strictObject({ kind: z.literal('edit'), ...taskWords }),
]);
export type TaskChange = z.infer<typeof TaskChange>;
