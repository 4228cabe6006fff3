import { aboutInputs } from './inputs/about.ts';
import { customerInputs } from './inputs/customers.ts';
import { moneyInputs } from './inputs/money.ts';
import { reachInputs } from './inputs/marketing-inputs.ts';
import type { InputDefinition } from './schema.ts';

/** The shared input library: the blanks prompts use by key, so that a tone or an area is asked the same way everywhere. */
export const inputLibrary = {
  ...aboutInputs,
  ...customerInputs,
  ...reachInputs,
  ...moneyInputs,
};

export type InputKey = keyof typeof inputLibrary;

/** A blank of the library, with what differs in this prompt; an unknown key does not compile. */
export const input = (
  key: InputKey,
  changes: Partial<Omit<InputDefinition, 'id' | 'type'>> = {},
): InputDefinition => ({ id: key, ...inputLibrary[key], ...changes });
