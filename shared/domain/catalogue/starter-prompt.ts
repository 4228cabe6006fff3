import * as z from 'zod';
import { Deliverables } from '../chat/answer-parts/declared-deliverables.ts';
import { calculationKinds } from '../numbers/calculators/index.ts';
import { helperIds } from './helper-ids.ts';
import { hasTooManyRequired, promptBounds, tooManyRequired } from './prompt-bounds.ts';
import { tradeNames } from './trades/index.ts';

/** A text within the bounds of a field of a prompt, in characters. */
export const boundedText = (field: Exclude<keyof typeof promptBounds, 'inputs'>) => {
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

/** Where the first value of an input comes from: a field of the business, a remembered fact by its key, or `path` itself when static. */
export const InputSource = z.strictObject({
  type: z.enum(['userProfile', 'helperMemory', 'static']),
  path: z.string().min(1),
  /** Turns a value of the source into one of the input, for example residential into b2c; other values stay as they are. */
  map: z.record(z.string(), z.string()).optional(),
  fallback: z.string().optional(),
});

/** What works out the sums of a prompt; the dialog asks for the numbers of the first. */
export const PromptCalculators = z.array(z.enum(calculationKinds)).min(1).max(3);

/** One input of a prompt: a field the owner fills in. */
export const PromptInput = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_]*$/),
  label: boundedText('label'),
  type: z.enum(['text', 'textarea', 'select', 'number']),
  /** What a number is an amount of; money is in the currency of the business. */
  unit: z.enum(['money']).optional(),
  placeholder: boundedText('placeholder').optional(),
  hint: boundedText('hint').optional(),
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

/** The inputs of a prompt. */
export const PromptInputs = z
  .array(PromptInput)
  .max(promptBounds.inputs)
  .refine((all) => !hasTooManyRequired(all), tooManyRequired);

/** A starter prompt or card as stored, per helper and trade; an admin may edit it. */
export const StarterPrompt = z
  .strictObject({
    id: z.string(),
    helper_id: z.enum(helperIds),
    business_type: z.enum(tradeNames),
    action_type: z.enum(['subcategory_card', 'quick_start_prompt']),
    title: boundedText('title'),
    description: boundedText('description'),
    icon: z.string(),
    prompt_content: boundedText('prompt_content'),
    additional_inputs: PromptInputs,
    calculators: PromptCalculators.optional(),
    /** What its answer hands over, as parts. */
    deliverables: Deliverables.optional(),
    /** About people who work for the owner: listed last for one who works alone. */
    needs_crew: z.boolean().optional(),
    order_index: z.int().min(0),
    defaultSpecificOutcome: boundedText('defaultSpecificOutcome'),
    /** The version of the shipped text. */
    version: z.int().min(1),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'StarterPrompt' });
export type StarterPrompt = z.infer<typeof StarterPrompt>;
