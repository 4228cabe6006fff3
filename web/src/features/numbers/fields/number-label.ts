import type { AskableId } from '#shared/domain/numbers/askable-numbers.ts';
import { choices, isChoiceId } from '#shared/domain/numbers/number-choices.ts';
import { numbers } from '#shared/domain/numbers/numbers.ts';

/** What a number or a choice is called. */
export const numberLabel = (id: AskableId) => (isChoiceId(id) ? choices[id] : numbers[id]).label;
