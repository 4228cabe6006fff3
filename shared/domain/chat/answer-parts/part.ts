import * as z from 'zod';
import { helperIds } from '../../catalogue/helper-ids.ts';
import { answerLimits } from './answer-limits.ts';
import { draftChannels } from './draft-channels.ts';

const { text, draft, steps, question, handoff } = answerLimits;

/** The long field of a part: never blank, because a part without words is not shown. */
const long = (max: number) => z.string().max(max).regex(/\S/);
/** Whether the long field stops before its end: the provider reached its token limit, or a limit of the product was reached. */
const cut = z.literal(true).optional();

/** Advice in Markdown. */
export const TextPart = z.object({
  kind: z.literal('text'),
  markdown: long(text.markdown),
  cut,
});

/** Something to send or print: plain text, or Markdown when it is a document. Only an email has a subject. */
export const DraftPart = z.object({
  kind: z.literal('draft'),
  channel: z.enum(draftChannels),
  title: z.string().max(draft.title),
  subject: z.string().max(draft.subject).nullable(),
  body: long(draft.body),
  cut,
});

/** One thing to do. `minutes` is null when the answer did not say it, `who` is null for the owner. */
export const Step = z.object({
  title: z.string().max(steps.title).regex(/\S/),
  detail: z.string().max(steps.detail),
  due_in_days: z.int().min(0).max(steps.dueInDays),
  minutes: z.int().min(1).max(steps.minutes).nullable(),
  who: z.string().max(steps.who).nullable(),
});

/** A checklist in the order it is done. */
export const StepsPart = z.object({
  kind: z.literal('steps'),
  items: z.array(Step).min(1).max(steps.items),
  cut,
});

/** The one question of an answer, with choices to tap or none. */
export const QuestionPart = z.object({
  kind: z.literal('question'),
  text: long(question.text),
  choices: z.array(z.string().max(question.choice).regex(/\S/)).max(question.choices),
  cut,
});

/** The way to another helper, with what that helper must know. */
export const HandoffPart = z.object({
  kind: z.literal('handoff'),
  helper_id: z.enum(helperIds),
  brief: z.string().max(handoff.brief),
  cut,
});

/** One part of an answer. */
export const Part = z
  .discriminatedUnion('kind', [TextPart, DraftPart, StepsPart, QuestionPart, HandoffPart])
  .meta({ id: 'Part' });

export type TextPart = z.infer<typeof TextPart>;
export type DraftPart = z.infer<typeof DraftPart>;
export type Step = z.infer<typeof Step>;
export type StepsPart = z.infer<typeof StepsPart>;
export type QuestionPart = z.infer<typeof QuestionPart>;
export type HandoffPart = z.infer<typeof HandoffPart>;
export type Part = z.infer<typeof Part>;
export type PartKind = Part['kind'];
