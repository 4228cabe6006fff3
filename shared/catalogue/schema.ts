import * as z from 'zod';
import { tradeNames } from '../domain/choices.ts';
import { helperIds } from '../domain/helpers.ts';
import { promptBounds } from './prompt-bounds.ts';

/** A text within its bounds. */
const bounded = (field: Exclude<keyof typeof promptBounds, 'inputs'>) => {
  const [min, max] = promptBounds[field];
  return z.string().min(min).max(max);
};

const regex = z.string().refine((pattern) => {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}, 'Not a regular expression');

/** Where a blank's first value comes from: a field of the business, a remembered fact by its key, or `path` itself when static. */
export const InputSource = z.strictObject({
  type: z.enum(['userProfile', 'helperMemory', 'static']),
  path: z.string().min(1),
  /** Turns a value of the source into one of the blank, for example residential into b2c; other values stay as they are. */
  map: z.record(z.string(), z.string()).optional(),
  fallback: z.string().optional(),
});

/** One blank of a prompt. */
export const PromptInput = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_]*$/),
  label: bounded('label'),
  type: z.enum(['text', 'textarea', 'select', 'number']),
  placeholder: bounded('placeholder').optional(),
  hint: bounded('hint').optional(),
  options: z
    .array(z.strictObject({ value: z.string().min(1), label: z.string().min(1) }))
    .min(2)
    .optional(),
  required: z.boolean(),
  defaultValue: z.union([z.string(), z.number()]).optional(),
  validation: z
    .strictObject({
      min: z.number().optional(),
      max: z.number().optional(),
      regex: regex.optional(),
    })
    .optional(),
  source: InputSource.optional(),
});
export type PromptInput = z.infer<typeof PromptInput>;

/** What the first four quick-starts of a helper do for an owner, in the order they are shown. */
export const quickStartIntents = ['money', 'hour', 'ready', 'plan'] as const;

/** A guided prompt: what is sent once its `{placeholders}` are filled. */
export const Prompt = z.strictObject({
  id: z.string().regex(/^[a-z-]+(\.[a-z0-9-]+){1,2}$/),
  intent: z.enum(quickStartIntents).optional(),
  version: z.int().min(1),
  title: bounded('title'),
  description: bounded('description').min(10),
  content: z.string().min(200),
  defaultSpecificOutcome: bounded('defaultSpecificOutcome').min(8),
  additionalInputs: z.array(PromptInput).max(promptBounds.inputs),
});
export type Prompt = z.infer<typeof Prompt>;

/** A drawer of prompts on one subject. */
export const Subcategory = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: z.string(),
  icon: z.string(),
  prompts: z.array(Prompt).length(4),
});
export type Subcategory = z.infer<typeof Subcategory>;

/** How a helper speaks and where it stops. */
export const StyleProfile = z.strictObject({
  tone: z.string(),
  assumptions_to_avoid: z.array(z.string()).min(2),
  knowledge_scope: z.array(z.string()).min(3),
  boundaries: z.array(z.string()).min(2),
  example_styles: z.array(z.string()).min(2),
  depth: z.string(),
  risks: z.array(z.string()).min(2),
});
export type StyleProfile = z.infer<typeof StyleProfile>;

/** The prompts, subcategories and style of one helper. */
export const HelperContent = z.strictObject({
  id: z.enum(helperIds),
  style: StyleProfile,
  quickStarts: z.array(Prompt).length(8),
  subcategories: z.array(Subcategory).min(4),
});
export type HelperContent = z.infer<typeof HelperContent>;

/** A starter prompt or card as stored, per helper and trade; an admin may edit it. */
export const StarterPrompt = z
  .strictObject({
    id: z.string(),
    helper_id: z.enum(helperIds),
    business_type: z.enum(tradeNames),
    action_type: z.enum(['subcategory_card', 'quick_start_prompt']),
    title: bounded('title'),
    description: bounded('description'),
    icon: z.string(),
    prompt_content: bounded('prompt_content'),
    additional_inputs: z.array(PromptInput).max(promptBounds.inputs),
    order_index: z.int().min(0),
    defaultSpecificOutcome: bounded('defaultSpecificOutcome'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'StarterPrompt' });
export type StarterPrompt = z.infer<typeof StarterPrompt>;
