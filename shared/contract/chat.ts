import * as z from 'zod';
import { answerLimits } from '../domain/answer-parts/limits.ts';
import { Part } from '../domain/answer-parts/part.ts';
import { Fact, FilledPrompt, MessageId, MessageText, Turn } from '../domain/chat.ts';
import { helperIds } from '../domain/helper-ids.ts';
import { photoLimits } from '../domain/photo.ts';
import { QuotaView } from '../domain/quota-counts.ts';
import { AttachedFigures, WorkedSum } from '../domain/sums/sum.ts';
import { Base64 } from './base64.ts';
import { problems } from './problem.ts';
import { route } from './route.ts';
import { TriedAnswer, TryPromptInput } from './try-prompt.ts';

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
  sums: z.object({ sums: z.array(WorkedSum) }),
  /** A part as it is so far: replaces what was told of it. A continuation begins with the parts it goes on from. */
  part: z.object({ index: PartIndex, part: Part }),
  /** What the long field of a part gained: `markdown`, `body` or `text`. `sums` is for tabs opened before release 4. */
  delta: z.object({
    index: PartIndex,
    text: z.string(),
    sums: z.array(WorkedSum).optional(),
  }),
  error: z.object({
    code: z.enum(Object.keys(problems) as [keyof typeof problems]),
    message: z.string(),
    retryable: z.boolean(),
  }),
};

export const chat = {
  ask: route({
    summary: 'Ask a helper, or the general assistant, a question; the answer streams',
    method: 'POST',
    path: '/chat',
    access: 'member',
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
      /** A tab opened before release 4 gets the fields of `Answer` beside the turn, until the next release. */
      done: Answer.partial().extend({ turn: Turn, quota: QuotaView, saved: z.boolean() }),
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
  tryPrompt: route({
    summary:
      'Try a starter prompt as it stands in the editor; the answer streams, is stored nowhere and counts for nobody',
    method: 'POST',
    path: '/admin/actions/{id}/try',
    access: 'admin',
    input: TryPromptInput,
    output: TriedAnswer,
    events: { ...arriving, done: TriedAnswer },
    problems: ['not-found', 'fair-use', 'answers-paused', 'refused', 'unavailable'],
  }),
};
