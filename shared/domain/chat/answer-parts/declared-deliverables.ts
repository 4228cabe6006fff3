import * as z from 'zod';
import { answerLimits } from './answer-limits.ts';
import { draftChannels } from './draft-channels.ts';
import { framingWordLimits, usualWordLimits } from './word-limits.ts';

const shared = {
  count: z.int().min(1).max(12).default(1),
  /** The most words each may have; the usual number of its kind when it is left out. */
  words: z.int().min(10).max(800).optional(),
  /** What it is, in a few words: "card", "shot list". */
  about: z.string().min(2).max(60).optional(),
  /** The blank that says how many; `count` where none was filled in. */
  count_from: z.string().min(1).max(60).optional(),
};

/** One kind of finished work that a prompt promises. */
export const Deliverable = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), ...shared }),
  z.strictObject({ kind: z.literal('draft'), channel: z.enum(draftChannels), ...shared }),
  z.strictObject({ kind: z.literal('steps'), ...shared }),
]);
export type Deliverable = z.infer<typeof Deliverable>;

/** What a prompt declares: few enough for one answer, with room for its opening and its question. */
export const Deliverables = z
  .array(Deliverable)
  .min(1)
  .refine((all) => partsOf(all) <= answerLimits.parts - 2, 'More parts than an answer may have');
export type Deliverables = readonly Deliverable[];

/** What a prompt hands over with its blanks filled in: as many as were asked for, at most what was declared. */
export const countedBy = (
  deliverables: Deliverables,
  typed: Readonly<Record<string, string>>,
): Deliverables =>
  deliverables.map((one) => {
    const asked = Number(one.count_from === undefined ? '' : typed[one.count_from]);
    return asked >= 1 ? { ...one, count: Math.min(one.count, Math.floor(asked)) } : one;
  });

const partsOf = (deliverables: Deliverables) =>
  deliverables.reduce((sum, { count }) => sum + count, 0);

/** The most words one of them may have. */
export const wordsOf = (deliverable: Deliverable): number =>
  deliverable.words ??
  usualWordLimits[deliverable.kind === 'draft' ? deliverable.channel : deliverable.kind];

/** The most words an answer with these may have. */
export const wordBudget = (deliverables: Deliverables): number =>
  deliverables.reduce(
    (sum, deliverable) => sum + deliverable.count * wordsOf(deliverable),
    framingWordLimits.opening + framingWordLimits.question,
  );

const nameOf = (deliverable: Deliverable) => {
  const { kind, count, about } = deliverable;
  const plural = count > 1 ? 's' : '';
  const name = {
    text: `text part${plural}${about ? '' : ' with the analysis'}`,
    steps: count > 1 ? 'lists of steps' : 'list of steps',
    draft: `draft${plural}${kind === 'draft' ? ` with channel ${deliverable.channel}` : ''}`,
  }[kind];
  return `${count} ${name}${about ? ` (${about})` : ''}`;
};

const rowOf = (deliverable: Deliverable) =>
  `- ${nameOf(deliverable)}, at most ${wordsOf(deliverable)} words${deliverable.count > 1 ? ' each' : ''}.`;

/** The description of the deliverables for the prompt. The same deliverables always give the same text. */
export const deliverablesText = (deliverables: Deliverables): string =>
  [
    'What you hand over, as parts in this order:',
    `- 1 text part with the bottom line, at most ${framingWordLimits.opening} words.`,
    ...deliverables.map(rowOf),
    `- 1 question part at the end, at most ${framingWordLimits.question} words.`,
    'Write every draft out in full; never describe one. Where the text above names fewer words or characters, keep to those.',
  ].join('\n');

/** How the model is asked, once, for what it left out. */
export const toMissingPartsText = (missing: Deliverables): string =>
  [
    'These parts are still missing in your last answer. Hand over these and nothing else, no bottom line and no question:',
    ...missing.map(rowOf),
  ].join('\n');
