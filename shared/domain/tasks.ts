/** What an owner means to do and by when: the tasks of a week, and where each of them comes from. */
import * as z from 'zod';
import { MessageId } from './chat.ts';
import { helperIds } from './helpers.ts';
import { addDays, LocalDate } from './local-date.ts';

/** Open tasks of one business; done and dropped ones do not count. */
export const openTaskLimit = 200;

/** Longest texts of a task and its smallest and largest numbers. */
export const taskLimits = {
  title: 120,
  detail: 600,
  who: 40,
  minutes: [1, 1440],
  /** A draft that a task carries along. */
  draft: { title: 120, subject: 200, body: 4000 },
  /** Days before and after today between which a task may be due. */
  due: { past: 366, ahead: 731 },
  /** Tasks that one request may add: a whole list of steps. */
  added: 20,
} as const;

const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().max(max));

/** Where a turn's text stands: conversation, message and the place in the answer's list of parts. */
const turnPart = { chat_id: z.uuid(), message_id: MessageId, part: z.int().min(0).max(50) };

/** What a task was made of. */
export const TaskSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('own') }),
  z.strictObject({ kind: z.literal('step'), ...turnPart, step: z.int().min(0).max(50) }),
  z.strictObject({ kind: z.literal('draft'), ...turnPart }),
  z.strictObject({
    kind: z.literal('season'),
    entry: z.string().min(1).max(80),
    /** The first day of that season, which tells one year's from the next. */
    starts_on: LocalDate,
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

/** The words of a task, which are edited together. */
export const taskWords = {
  title: line(taskLimits.title).pipe(z.string().min(1)),
  /** Empty when the title says it all. */
  detail: z.string().trim().max(taskLimits.detail),
  minutes: z.int().min(taskLimits.minutes[0]).max(taskLimits.minutes[1]).nullable(),
  /** Who does it; null is the owner. */
  who: line(taskLimits.who).pipe(z.string().min(1)).nullable(),
};

/** A task as somebody asks for it. The browser mints its id, so that a request that is sent twice makes one task. */
export const NewTask = z.strictObject({
  id: z.ulid(),
  ...taskWords,
  due: LocalDate,
  /** The helper whose answer it comes from; null for one's own and the season's. */
  helper_id: z.enum(helperIds).nullable(),
  source: TaskSource,
  draft: TaskDraft.nullable(),
});
export type NewTask = z.infer<typeof NewTask>;

/** The three things about a task that two devices may change apart from each other. */
export const taskFacets = ['words', 'due', 'state'] as const;
export type TaskFacet = (typeof taskFacets)[number];

export const taskStates = ['open', 'done', 'dropped'] as const;
export type TaskState = (typeof taskStates)[number];

/** A task of one business, as stored and sent. */
export const Task = z
  .object({
    ...NewTask.shape,
    business_id: z.uuid(),
    state: z.enum(taskStates),
    done_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    /** Grows by one with every change. */
    version: z.int().min(1),
    /** The version at which each facet last changed. */
    changed: z.object({ words: z.int(), due: z.int(), state: z.int() }),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof Task>;

/** A task as it is first stored. */
export const createTask = (asked: NewTask, business_id: string, now: Date): Task => ({
  ...asked,
  business_id,
  state: 'open',
  done_at: null,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  version: 1,
  changed: { words: 1, due: 1, state: 1 },
});

/** Whether a day is near enough to plan for. */
export const isPlannable = (due: string, today: LocalDate) =>
  due >= addDays(today, -taskLimits.due.past) && due <= addDays(today, taskLimits.due.ahead);

/** How many of the wanted tasks still fit beside those that are open. */
export const roomFor = (open: number, wanted: number) =>
  Math.max(0, Math.min(wanted, openTaskLimit - open));

/** What tells two tasks from the same place apart from a task that was added twice; null for the owner's own. */
export const sourceKey = (source: TaskSource): string | null => {
  switch (source.kind) {
    case 'own':
      return null;
    case 'step':
      return `step ${source.chat_id} ${source.message_id} ${source.part} ${source.step}`;
    case 'draft':
      return `draft ${source.chat_id} ${source.message_id} ${source.part}`;
    case 'season':
      return `season ${source.entry} ${source.starts_on}`;
  }
};

/** The task made of the same step, draft or season entry, in whatever state; none means it can still be added. */
export const taskFrom = (tasks: readonly Task[], source: TaskSource): Task | undefined => {
  const key = sourceKey(source);
  return key === null ? undefined : tasks.find((task) => sourceKey(task.source) === key);
};
