import * as z from 'zod';
import { helperIds } from '../catalogue/helper-ids.ts';
import { CalculationResult, TypedNumbers } from '../numbers/calculations/calculation-schemas.ts';
import { DraftState, FilledPlaces } from './answer-parts/drafts/draft-state.ts';
import { Part } from './answer-parts/part.ts';
import { messageLimit } from './message-limit.ts';
import { dangerIds } from './safety/dangers.ts';
import { DraftInSpanish } from './spanish/draft-in-spanish.ts';

/** A sortable id (ULID) that the browser creates once per question; a repeated id is the same question. */
export const MessageId = z.ulid();

/** A starter prompt with the values of its inputs; the server composes the text from it. */
export const FilledPrompt = z.strictObject({
  id: z.string().min(1).max(120),
  specificOutcome: z.string().trim().min(1).max(300),
  constraints: z.string().trim().max(1000).optional(),
  additionalInputs: z
    .record(z.string().max(60), z.string().max(2000))
    .refine((inputs) => Object.keys(inputs).length <= 12, 'Too many blanks'),
  /** The numbers of its sums by id, as decimals; empty for one that the owner does not know. */
  numbers: TypedNumbers.optional(),
  /** Of an answer to a message: the dangers its owner was warned of and did not set aside. Absent where no message was looked through. */
  safety: z.array(z.enum(dangerIds)).max(dangerIds.length).optional(),
});
export type FilledPrompt = z.infer<typeof FilledPrompt>;

export const Fact = z.object({
  key: z.string().max(60),
  value: z.string().max(200),
  /** The owner's words it was taken from; absent for one that the owner typed into a blank. */
  quote: z.string().max(200).optional(),
});
export type Fact = z.infer<typeof Fact>;

export const AnswerRating = z.strictObject({
  rating: z.enum(['up', 'down']),
  reason: z.string().trim().max(500).optional(),
});
export type AnswerRating = z.infer<typeof AnswerRating>;

/** What is kept of a photo that came with a question. */
export const KeptPhoto = z
  .object({
    chat_id: z.uuid(),
    message_id: MessageId,
    business_id: z.uuid(),
    /** The small picture as a `data:` address. */
    thumbnail: z.string().startsWith('data:image/'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'KeptPhoto' });
export type KeptPhoto = z.infer<typeof KeptPhoto>;

/** One question and its answer. */
export const Turn = z
  .object({
    id: MessageId,
    chat_id: z.uuid(),
    /** null for the general assistant. */
    helper_id: z.enum(helperIds).nullable(),
    /** What the owner wrote, or the prompt's title and outcome; what the page shows. */
    text: z.string(),
    prompt: FilledPrompt.extend({
      title: z.string(),
      /** What was filled in, in the words of the form, see `filledPromptLines`. */
      lines: z.array(z.string()),
    }).nullable(),
    /** A photo came with the question. */
    photo: z.literal(true).optional(),
    /** The whole answer as Markdown, made of its parts. */
    content: z.string(),
    parts: z.array(Part),
    /** What the owner did with its drafts, in their order; absent for drafts left as they are. */
    drafts: z.array(DraftState).optional(),
    /** Its drafts that were put in Spanish, in their order; absent for none. */
    spanish: z.array(DraftInSpanish).optional(),
    /** What the owner put into the open places of its drafts; absent before the first. */
    places: FilledPlaces.optional(),
    /** The answer ended at its longest length: it can be continued, or it cannot any more. Absent for a whole answer. */
    cut: z.enum(['continue', 'end']).optional(),
    /** The sums that were worked out for it. */
    sums: z.array(CalculationResult).optional(),
    /** Amounts of the answer that stand in nothing the owner said, kept or was shown. */
    estimates: z.array(z.string()).optional(),
    suggestedHelperId: z.enum(helperIds).nullable(),
    facts: z.array(Fact),
    decisions: z.array(z.string()),
    /** "How else can I help? …", once, after a subcategory card. */
    follow_up: z.string().nullable(),
    feedback: AnswerRating.nullable(),
    /** It was not counted: it repeats a question that was, or the assistant only named a helper. */
    uncounted: z.literal(true).optional(),
    /** The owner stopped the answer: `content` is what was shown until then. */
    stopped: z.literal(true).optional(),
    created_at: z.iso.datetime(),
    answered_at: z.iso.datetime(),
  })
  .meta({ id: 'Turn' });
export type Turn = z.infer<typeof Turn>;

export const MessageText = z.string().trim().min(1).max(messageLimit);
