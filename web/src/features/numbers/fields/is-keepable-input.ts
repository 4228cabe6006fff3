import type { InputId } from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import type { KeptNumberId } from '#shared/domain/numbers/kept-and-case-number-definitions.ts';
import { type ChoiceId, isChoiceId } from '#shared/domain/numbers/number-choices.ts';
import { isKeptNumberId, isNumberId } from '#shared/domain/numbers/numbers.ts';

/** Whether an input is kept when the owner says so: a kept number or a choice. */
export const isKeepableInput = (id: InputId): id is KeptNumberId | ChoiceId =>
  isChoiceId(id) || (isNumberId(id) && isKeptNumberId(id));
