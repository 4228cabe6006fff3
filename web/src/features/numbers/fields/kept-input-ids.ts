import type { InputId } from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import type { KeptNumberId } from '#shared/domain/numbers/kept-and-case-number-definitions.ts';
import { type ChoiceId, choices } from '#shared/domain/numbers/number-choices.ts';
import { isKeptNumberId, isNumberId } from '#shared/domain/numbers/numbers.ts';

/** Whether an input is a choice among options, and no number. */
export const isChoiceId = (id: InputId): id is ChoiceId => Object.hasOwn(choices, id);

/** What is kept when the owner says so. */
export const isKeepable = (id: InputId): id is KeptNumberId | ChoiceId =>
  isChoiceId(id) || (isNumberId(id) && isKeptNumberId(id));
