import type { Prompt } from '#shared/catalogue/schema.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { StarterPrompt } from '#shared/domain/catalogue/starter-prompt.ts';

/** A prompt an owner can fill in, from the catalogue or from the stored prompts. */
export type FillablePrompt = Pick<
  Prompt,
  | 'id'
  | 'title'
  | 'description'
  | 'defaultSpecificOutcome'
  | 'additionalInputs'
  | 'calculators'
  | 'deliverables'
> & {
  /** The card it belongs to; only then does the helper offer a follow-up. */
  readonly subcategory: string | null;
  /** About people who work for the owner. */
  readonly needsCrew?: boolean | undefined;
  /** The name of its icon; prompts inside a subcategory have that of their card. */
  readonly icon?: string;
};

/** Under this name an expired session keeps what was typed into the form of a prompt. */
export const promptFormKey = (helperId: HelperId, id: string) => `prompt ${helperId} ${id}`;

/** A prompt of a catalogue subcategory. */
export const fillablePrompt = (prompt: Prompt, subcategory: string): FillablePrompt => ({
  ...prompt,
  subcategory,
});

/** A stored starter prompt of a trade; a card is its own subcategory. */
export const fillableStarterPrompt = (action: StarterPrompt): FillablePrompt => ({
  id: action.id,
  title: action.title,
  description: action.description,
  defaultSpecificOutcome: action.defaultSpecificOutcome,
  additionalInputs: action.additional_inputs,
  ...(action.calculators && { calculators: action.calculators }),
  ...(action.deliverables && { deliverables: action.deliverables }),
  needsCrew: action.needs_crew,
  icon: action.icon,
  subcategory: action.action_type === 'subcategory_card' ? action.title : null,
});

/** A prompt of a subcategory that an admin edited. */
export const fillableEditedPrompt = (
  edited: StarterPrompt,
  subcategory: string,
): FillablePrompt => {
  const { icon: _, ...choice } = fillableStarterPrompt(edited);
  return { ...choice, subcategory };
};
