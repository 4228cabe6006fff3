import * as z from 'zod';
import { helperIds } from '../../shared/domain/catalogue/helper-ids.ts';
import { Part } from '../../shared/domain/chat/answer-parts/part.ts';
import { CalculationResult } from '../../shared/domain/numbers/calculations/calculation-schemas.ts';

const Usage = z.object({ input: z.number(), cached: z.number(), output: z.number() });

/**
 * One answer of a run, as a line of its file, with all data for the checks and the judge, so that it can be scored
 * again.
 */
export const AnswerLine = z.object({
  case: z.string(),
  repeat: z.int(),
  /** The requested model, and the name that the provider reports. */
  model: z.string(),
  served: z.string(),
  at: z.iso.datetime(),
  ms: z.number(),
  firstMs: z.number(),
  /** From the question to the first words of a draft, earlier rounds included; null without a draft. */
  firstDraftMs: z.number().nullable().default(null),
  /** Of the output tokens, those that the model only thought with. */
  reasoning: z.number().default(0),
  /** The number of requests to the provider, including calculation rounds and a request for missing parts. */
  calls: z.int(),
  usage: Usage,
  /** Whether the tokens are estimated from the length of the texts, because the provider reports none. */
  estimated: z.boolean(),
  finish: z.string(),
  form: z.enum(['parts', 'other-json', 'plain']),
  parts: z.array(Part),
  /** As proposed by the model, before the product leaves any out. */
  facts: z.array(z.object({ key: z.string(), value: z.string(), quote: z.string() })),
  decisions: z.array(z.string()),
  suggestedHelper: z.enum(helperIds).nullable(),
  sums: z.array(CalculationResult),
  /** What was wrong with the request, whatever came back. */
  request: z.array(z.string()).default([]),
  /** The reason for a missing answer. */
  problem: z.string().nullable(),
});
export type AnswerLine = z.infer<typeof AnswerLine>;
