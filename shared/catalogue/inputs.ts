import type { PromptInput } from '../domain/catalogue/starter-prompt.ts';
import { businessAndOwnerInputs } from './inputs/business-and-owner.ts';
import { customerInputs } from './inputs/customers.ts';
import { marketingInputs } from './inputs/marketing.ts';
import { moneyInputs } from './inputs/money.ts';

/** The shared input library: the inputs that prompts use by key, so that a tone or an area is asked the same way everywhere. */
export const inputLibrary = {
  ...businessAndOwnerInputs,
  ...customerInputs,
  ...marketingInputs,
  ...moneyInputs,
};

export type InputKey = keyof typeof inputLibrary;

/** An input of the library, with what differs in this prompt; an unknown key does not compile. */
export const input = (
  key: InputKey,
  changes: Partial<Omit<PromptInput, 'id' | 'type'>> = {},
): PromptInput => ({ id: key, ...inputLibrary[key], ...changes });
