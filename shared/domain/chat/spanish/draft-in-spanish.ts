import * as z from 'zod';
import { answerLimits } from '../answer-parts/answer-limits.ts';

const { draft, parts } = answerLimits;

/** A draft in Spanish, as it is kept beside its answer. */
export const DraftInSpanish = z
  .object({
    /** The place of the draft among the parts of the answer, from 0. */
    index: z
      .int()
      .min(0)
      .max(parts - 1),
    /** The subject of an email; null for everything else. */
    subject: z.string().max(draft.subject).nullable(),
    body: z.string().max(draft.body).regex(/\S/),
    /** The mark of the words that it was made from, see `draftWordsFingerprint`. */
    of: z.string().max(20),
  })
  .meta({ id: 'DraftInSpanish' });
export type DraftInSpanish = z.infer<typeof DraftInSpanish>;
