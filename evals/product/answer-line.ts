import * as z from 'zod';
import { Part } from '../../shared/domain/answer-parts/part.ts';
import { helperIds } from '../../shared/domain/helper-ids.ts';
import { WorkedSum } from '../../shared/domain/sums/sum.ts';

const Usage = z.object({ input: z.number(), cached: z.number(), output: z.number() });

/** One answer of a run, as a line of its file: what the checks and the judge need, so that it can be scored again. */
export const AnswerLine = z.object({
  case: z.string(),
  repeat: z.int(),
  /** The model that was asked for, and as the provider names it. */
  model: z.string(),
  served: z.string(),
  at: z.iso.datetime(),
  ms: z.number(),
  firstMs: z.number(),
  /** How many requests to the provider it took: rounds of sums, and one for what was missing. */
  calls: z.int(),
  usage: Usage,
  /** Whether the tokens were estimated from the lengths of the texts, because the provider reports none. */
  estimated: z.boolean(),
  finish: z.string(),
  form: z.enum(['parts', 'other-json', 'plain']),
  parts: z.array(Part),
  /** As the model proposed them, before any was left out. */
  facts: z.array(z.object({ key: z.string(), value: z.string(), quote: z.string() })),
  decisions: z.array(z.string()),
  suggestedHelper: z.enum(helperIds).nullable(),
  sums: z.array(WorkedSum),
  /** Why there is no answer, if there is none. */
  problem: z.string().nullable(),
});
export type AnswerLine = z.infer<typeof AnswerLine>;
