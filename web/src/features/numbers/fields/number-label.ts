import type { AskableId } from '#shared/domain/numbers/askable-numbers.ts';
import { choices } from '#shared/domain/numbers/number-choices.ts';
import { numbers } from '#shared/domain/numbers/numbers.ts';
import { isChoiceId } from './kept-input-ids.ts';

/** What a number or a choice is called. */
export const numberLabel = (id: AskableId) => (isChoiceId(id) ? choices[id] : numbers[id]).label;
