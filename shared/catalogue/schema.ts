import * as z from 'zod';
import { helperIds } from '../domain/catalogue/helper-ids.ts';
import {
  boundedText,
  PromptCalculators,
  PromptInputs,
} from '../domain/catalogue/starter-prompt.ts';
import { Deliverables } from '../domain/chat/answer-parts/declared-deliverables.ts';
import { HelperStyleProfile } from '../domain/chat/prompt/helper-style-profile.ts';

/** What the first four quick-starts of a helper do for an owner, in the order they are shown. */
export const quickStartIntents = ['money', 'hour', 'ready', 'plan'] as const;
export type QuickStartIntent = (typeof quickStartIntents)[number];

/** A guided prompt: what is sent once its `{placeholders}` are filled. */
export const Prompt = z.strictObject({
  id: z.string().regex(/^[a-z-]+(\.[a-z0-9-]+){1,2}$/),
  intent: z.enum(quickStartIntents).optional(),
  version: z.int().min(1),
  calculators: PromptCalculators.optional(),
  /** What the answer hands over; the instruction and the check of the answer are made of it. */
  deliverables: Deliverables.optional(),
  /** About people who work for the owner, so of no use to one who works alone. */
  needsCrew: z.boolean().optional(),
  title: boundedText('title'),
  description: boundedText('description').min(10),
  content: z.string().min(200),
  defaultSpecificOutcome: boundedText('defaultSpecificOutcome').min(8),
  additionalInputs: PromptInputs,
});
export type Prompt = z.infer<typeof Prompt>;

/** The prompts of one subject. */
export const Subcategory = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: z.string(),
  /** One plain sentence under the name: some names are the specification's and no owner would say them. */
  about: boundedText('description').min(10),
  icon: z.string(),
  prompts: z.array(Prompt).length(4),
});
export type Subcategory = z.infer<typeof Subcategory>;

/** The prompts, subcategories and style of one helper. */
export const HelperContent = z.strictObject({
  id: z.enum(helperIds),
  style: HelperStyleProfile,
  quickStarts: z.array(Prompt).length(8),
  subcategories: z.array(Subcategory).min(4),
});
export type HelperContent = z.infer<typeof HelperContent>;
