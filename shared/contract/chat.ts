import * as z from 'zod';
import { helperIds } from '../domain/catalogue/helper-ids.ts';
import { checkIds } from '../domain/chat/answer-checks/check.ts';
import { answerLimits } from '../domain/chat/answer-parts/answer-limits.ts';
import { Part } from '../domain/chat/answer-parts/part.ts';
import { photoLimits } from '../domain/chat/photo-limits.ts';
import { recordingLimits } from '../domain/chat/recording-file.ts';
import { dangerIds } from '../domain/chat/safety/dangers.ts';
import { DraftInSpanish } from '../domain/chat/spanish/draft-in-spanish.ts';
import { tryoutSampleIds } from '../domain/chat/tryout-sample-businesses.ts';
import { Fact, FilledPrompt, MessageId, MessageText, Turn } from '../domain/chat/turn-schemas.ts';
import {
  AttachedFigures,
  CalculationResult,
} from '../domain/numbers/calculations/calculation-schemas.ts';
import { QuotaView } from '../domain/plan/quota/quota-view-schema.ts';
import { PromptChange, PromptList } from './admin/prompts.ts';
import { Base64 } from './base64.ts';
import { problems } from './problem.ts';
import { route } from './route.ts';

const Answer = z.object({
  /** The whole answer as Markdown, made of its parts. */
  content: z.string(),
  parts: z.array(Part),
  suggestedHelperId: z.enum(helperIds).nullable(),
  facts: z.array(Fact),
  decisions: z.array(z.string()),
});

/** A photo, made small in the browser: a JPEG or WebP file, and a smaller one of it for the history. */
const SentPhoto = z.strictObject({
  data: Base64(photoLimits.bytes),
  thumbnail: Base64(photoLimits.thumbnailBytes),
});

/** The place of a part in its answer, from 0. */
const PartIndex = z
  .int()
  .min(0)
  .max(answerLimits.parts - 1);

/** What is told of an answer while it arrives. */
const arriving = {
  /** Sums that were worked out for the answer. */
  sums: z.object({ sums: z.array(CalculationResult) }),
  /** A part as it is so far: replaces what was told of it. A continuation begins with the parts it goes on from. */
  part: z.object({ index: PartIndex, part: Part }),
  /** What the long field of a part gained: `markdown`, `body` or `text`. */
  delta: z.object({
    index: PartIndex,
    text: z.string(),
  }),
  error: z.object({
    code: z.enum(Object.keys(problems) as [keyof typeof problems]),
    message: z.string(),
    retryable: z.boolean(),
  }),
};

/** A prompt as it stands in the editor, saved or not, filled in as an owner would, and the sample business that asks. */
export const TryPromptInput = PromptList.extend({
  id: z.string().min(1).max(120),
  ...PromptChange.shape,
  filled: FilledPrompt.omit({ id: true }),
  sample: z.enum(tryoutSampleIds),
});

/** The answer with what the checks found in it. */
export const PreviewedAnswer = z.object({
  parts: z.array(Part),
  sums: z.array(CalculationResult),
  /** Amounts that stand in nothing the owner said. */
  estimates: z.array(z.string()),
  /** The answer ended at its longest length. */
  cut: z.boolean(),
  checks: z.array(
    z.object({
      id: z.enum(checkIds),
      /** What holds of an answer that passes. */
      promise: z.string(),
      /** null where the check has nothing to look at. */
      pass: z.boolean().nullable(),
      /** A sentence for each thing that is wrong. */
      why: z.array(z.string()),
    }),
  ),
});

export const chat = {
  ask: route({
    summary: 'Ask a helper, or the general assistant, a question; the answer streams',
    method: 'POST',
    path: '/chat',
    access: 'member',
    role: 'office',
    throttle: { rate: 20, burst: 40 },
    // A photo of the longest size in base64, beside everything else.
    bodyLimit: 900 * 1024,
    input: z.strictObject({
      /** Created once per question; sending it again returns the stored answer and is not counted again. */
      message_id: MessageId,
      chat_id: z.uuid(),
      business_id: z.uuid(),
      /** null asks the general assistant. */
      helper_id: z.enum(helperIds).nullable(),
      text: MessageText.optional(),
      prompt: FilledPrompt.optional(),
      /** A calculation that the question is about; it is worked out again. */
      figures: AttachedFigures.optional(),
      /** A photo that the question is about. It counts as part of the question: sent again with another one it is another question. */
      photo: SentPhoto.optional(),
      /** Dangers that its words name, and that its owner says are none. */
      set_aside: z.array(z.enum(dangerIds)).max(dangerIds.length).optional(),
      /** Ask the last question again instead of a new one: the message it replaces. */
      replaces: MessageId.optional(),
      /** Ask for the rest of the last answer, which was cut, instead of a question; it is not counted. */
      continues: MessageId.optional(),
      /** The answer that named this helper: its question, taken there in the same words within ten minutes, is not counted again. */
      taken_from: z.strictObject({ chat_id: z.uuid(), message_id: MessageId }).optional(),
    }),
    output: Answer.partial().extend({ success: z.boolean(), errorMessage: z.string().nullable() }),
    events: {
      ...arriving,
      done: z.object({ turn: Turn, quota: QuotaView, saved: z.boolean() }),
    },
    problems: [
      'not-found',
      'helper-locked',
      'limit-reached',
      'too-fast',
      'fair-use',
      'answers-paused',
      'still-answering',
      'different-message',
      'refused',
      'unavailable',
    ],
  }),
  putInSpanish: route({
    summary:
      'Put a draft of an answer in Spanish, once: a second request answers what is kept; not counted as a question',
    method: 'POST',
    path: '/chats/{id}/turns/{message_id}/spanish',
    access: 'member',
    role: 'office',
    throttle: { rate: 20, burst: 40 },
    input: z.strictObject({
      id: z.uuid(),
      message_id: MessageId,
      /** The place of the draft among the parts of the answer, from 0. */
      index: PartIndex,
    }),
    output: DraftInSpanish,
    events: {
      /** The draft is with the model. */
      begun: z.object({}),
      error: arriving.error,
      done: DraftInSpanish,
    },
    problems: [
      'not-found',
      'too-fast',
      'fair-use',
      'answers-paused',
      'still-answering',
      'refused',
      'unavailable',
    ],
  }),
  tryPrompt: route({
    summary:
      'Try a starter prompt as it stands in the editor; the answer streams, is stored nowhere and counts for no one',
    method: 'POST',
    path: '/admin/actions/{id}/try',
    access: 'admin',
    input: TryPromptInput,
    output: PreviewedAnswer,
    events: { ...arriving, done: PreviewedAnswer },
    problems: ['not-found', 'fair-use', 'answers-paused', 'refused', 'unavailable'],
  }),
};

export const speech = {
  transcribe: route({
    summary: 'Turn a recording into text; it is neither stored nor logged',
    method: 'POST',
    path: '/chat/transcribe',
    access: 'member',
    role: 'office',
    throttle: { rate: 10, burst: 20 },
    // Two minutes of a browser that ignores the rate it was asked for, in base64.
    bodyLimit: 2816 * 1024,
    input: z.strictObject({
      /** The business whose language and words of the trade are a hint. */
      business_id: z.uuid(),
      /** A recording of at most two minutes: WebM, MP4 or Ogg. */
      sound: Base64(recordingLimits.bytes),
    }),
    /** The words; empty when none were heard. */
    output: z.object({ text: z.string() }),
    problems: ['not-found', 'limit-reached', 'too-fast', 'answers-paused', 'unavailable'],
  }),
};
