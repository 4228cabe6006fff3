import * as z from 'zod';
import { checkIds } from '../domain/answer-checks/check.ts';
import { Part } from '../domain/answer-parts/part.ts';
import { FilledPrompt } from '../domain/chat.ts';
import { tradeNames } from '../domain/choices.ts';
import { WorkedSum } from '../domain/sums/sum.ts';
import { PromptChange, PromptList } from './admin/prompts.ts';

/** A prompt as it stands in the editor, saved or not, filled in as an owner would, and the trade of the sample business that asks. */
export const TryPromptInput = PromptList.extend({
  id: z.string().min(1).max(120),
  ...PromptChange.shape,
  filled: FilledPrompt.omit({ id: true }),
  trade: z.enum(tradeNames),
});

/** The answer with what the twenty checks found in it. */
export const TriedAnswer = z.object({
  parts: z.array(Part),
  sums: z.array(WorkedSum),
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
