/** Creates tasks from steps and drafts of an answer, from a season, and from text of the owner. */
import type { HelperId } from '../catalogue/helper-ids.ts';
import type { Receivable } from '../connections/receivable.ts';
import { addDays, type LocalDate } from '../lib/local-date.ts';
import { type Season, seasonTaskDue } from './season-calendar.ts';
import { taskLimits } from './task-limits.ts';
import type { NewTask, Task, TaskDraft, TaskSource } from './task-schemas.ts';

/** One item of an answer's `steps` part. */
export type Step = {
  title: string;
  detail: string;
  /** 0 to 90. */
  due_in_days: number;
  minutes: number | null;
  who: string | null;
};

type OfKind<Kind extends TaskSource['kind']> = Omit<
  Extract<TaskSource, { kind: Kind }>,
  'kind' | 'step'
>;

/** The start of a text that ends with a whole word and, when something is missing, with an ellipsis. */
export const shortened = (text: string, max: number) => {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (letters.join('').length <= max) return letters.join('');
  let kept = '';
  for (const letter of letters) {
    if (kept.length + letter.length > max - 1) break;
    kept += letter;
  }
  const space = kept.lastIndexOf(' ');
  return `${(space > max / 2 ? kept.slice(0, space) : kept).trimEnd()}…`;
};

/** The start of a text, never half a character. */
const start = (text: string, max: number) =>
  text
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

const within = (value: number, [low, high]: readonly [number, number]) =>
  Math.min(high, Math.max(low, Math.round(value)));

/** Cuts and clamps values of a model to the limits of a task. */
const words = ({ title, detail, minutes, who }: Omit<Step, 'due_in_days'>) => ({
  title: shortened(title, taskLimits.title),
  detail: start(detail, taskLimits.detail),
  minutes: minutes === null || minutes <= 0 ? null : within(minutes, taskLimits.minutes),
  who: who?.trim() ? shortened(who, taskLimits.who) : null,
});

/** The steps of an answer as tasks, each due so many days from today; the dates can be changed before they are added. */
export const tasksFromSteps = (
  steps: readonly Step[],
  from: OfKind<'step'> & { helper_id: HelperId | null },
  today: LocalDate,
  newId: () => string,
): NewTask[] => {
  const { helper_id, ...turn } = from;
  return steps.map((step, at) => ({
    id: newId(),
    ...words(step),
    due: addDays(today, within(step.due_in_days, [0, 90])),
    helper_id,
    source: { kind: 'step', ...turn, step: at },
    draft: null,
  }));
};

/** Days after which a sent draft is asked about. */
export const reminderDays = 3;

/** "Remind me in 3 days": a task to follow up on a draft that was sent today, with a copy of the draft. */
export const reminderFromDraft = (
  draft: TaskDraft,
  from: OfKind<'draft'> & { helper_id: HelperId | null },
  today: LocalDate,
  id: string,
): NewTask => {
  const { helper_id, ...turn } = from;
  return {
    id,
    ...words({
      title: `Any reply? ${draft.title}`,
      detail: 'No reply yet? Call, or send a short follow-up.',
      minutes: 5,
      who: null,
    }),
    due: addDays(today, reminderDays),
    helper_id,
    source: { kind: 'draft', ...turn },
    draft: { ...draft, body: start(draft.body, taskLimits.draft.body) },
  };
};

/** A season as a task, due on the day to begin with it, or today when that is past. */
export const taskFromSeason = (season: Season, today: LocalDate, id: string): NewTask => ({
  id,
  ...words({ title: season.entry.title, detail: season.entry.why, minutes: null, who: null }),
  due: seasonTaskDue(season, today),
  helper_id: null,
  source: { kind: 'season', entry: season.entry.id, starts_on: season.startsOn },
  draft: null,
});

/** Days to wait after a reminder before the next step about its invoice. */
const daysToNextStep = 5;

/** The next step about an overdue invoice: a reminder today, or a call some days after the last one. No name stands in it. */
export const taskFromInvoice = (
  { id: invoice, number, reminders }: Pick<Receivable, 'id' | 'number' | 'reminders'>,
  today: LocalDate,
  id: string,
): NewTask => {
  const it = number ? `invoice ${number}` : 'an unpaid invoice';
  const last = reminders.at(-1);
  const waited = last ? addDays(last.on, daysToNextStep) : today;
  return {
    id,
    ...words({
      title: last ? `Call about ${it} if it’s not paid` : `Send a reminder for ${it}`,
      detail: '',
      minutes: 5,
      who: null,
    }),
    due: waited > today ? waited : today,
    helper_id: null,
    source: { kind: 'invoice', invoice, on: today },
    draft: null,
  };
};

/** A task that the owner typed. */
export const ownTask = (title: string, due: LocalDate, id: string): NewTask => ({
  id,
  ...words({ title, detail: '', minutes: null, who: null }),
  due,
  helper_id: null,
  source: { kind: 'own' },
  draft: null,
});

/** A task that an AI app adds for the owner. */
export const taskFromApp = (
  { title, detail, due }: { title: string; detail: string; due: LocalDate },
  app: string,
  id: string,
): NewTask => ({
  id,
  ...words({ title, detail, minutes: null, who: null }),
  due,
  helper_id: null,
  source: { kind: 'app', app },
  draft: null,
});

/** A key by which a task that is added twice is recognized; null for a task that the owner typed or an app added. */
export const sourceKey = (source: TaskSource): string | null => {
  switch (source.kind) {
    case 'own':
    case 'app':
      return null;
    case 'step':
      return `step ${source.chat_id} ${source.message_id} ${source.part} ${source.step}`;
    case 'draft':
      return `draft ${source.chat_id} ${source.message_id} ${source.part}`;
    case 'season':
      return `season ${source.entry} ${source.starts_on}`;
    case 'invoice':
      return `invoice ${source.invoice} ${source.on}`;
  }
};

/** The task made of the same step, draft or season entry, in any state; undefined if it can still be added. */
export const findTaskOfSource = (tasks: readonly Task[], source: TaskSource): Task | undefined => {
  const key = sourceKey(source);
  return key === null ? undefined : tasks.find((task) => sourceKey(task.source) === key);
};
