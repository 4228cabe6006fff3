/** What of an owner's numbers a form asks for: numbers and choices. */
import { inputLabel } from './calculators/input-label.ts';
import type { NumberId } from './kept-and-case-number-definitions.ts';
import { type ChoiceId, choiceIds } from './number-choices.ts';
import { isNumberId, numberIds } from './numbers.ts';

/** What an owner can type or choose for a sum. */
export type AskableId = NumberId | ChoiceId;

export const isAskable = (id: string): id is AskableId =>
  isNumberId(id) || choiceIds.some((choice) => choice === id);

/** What can be asked for, by the name that a stored sum gives it. */
export const askableWithLabel = (label: string): AskableId | undefined =>
  [...numberIds, ...choiceIds].find((id) => inputLabel(id) === label);
