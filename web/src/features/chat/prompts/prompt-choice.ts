import type { Prompt } from '#shared/catalogue/schema.ts';
import type { StarterPrompt } from '#shared/domain/starter-prompt.ts';

/** A prompt an owner can fill in, wherever it came from. */
export type PromptChoice = Pick<
  Prompt,
  'id' | 'title' | 'description' | 'defaultSpecificOutcome' | 'additionalInputs'
> & {
  /** The card it stands on; only then does the helper offer to go on with the subject. */
  readonly subcategory: string | null;
};

/** A prompt from a drawer of the catalogue. */
export const choiceOfPrompt = (prompt: Prompt, subcategory: string): PromptChoice => ({
  ...prompt,
  subcategory,
});

/** A prompt as the server keeps it for a trade; one that is a card is its own subject. */
export const choiceOfStarterPrompt = (action: StarterPrompt): PromptChoice => ({
  id: action.id,
  title: action.title,
  description: action.description,
  defaultSpecificOutcome: action.defaultSpecificOutcome,
  additionalInputs: action.additional_inputs,
  subcategory: action.action_type === 'subcategory_card' ? action.title : null,
});
