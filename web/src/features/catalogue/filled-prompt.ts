import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import type { FilledPrompt } from '#shared/domain/chat/turn-schemas.ts';
import type { TypedNumbers } from '#shared/domain/numbers/calculations/calculation-schemas.ts';
import { getNumberInputs } from '#shared/domain/numbers/starter-prompt-numbers.ts';
import type { Values } from '#web/ui/use-form.ts';
import type { FillablePrompt } from './fillable-prompt.ts';

/** Reads "$1,850" and "£1,850" as 1850. Other notations stay as typed, so that validation can report them. */
const plainNumber = (text: string) => {
  const bare = text.replace(/^\p{Sc}\s*/u, '');
  return /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
};

/** The inputs that are no number of the prompt's main sum; those are asked as numbers. */
export const plainInputs = (
  starter: Pick<FillablePrompt, 'id' | 'additionalInputs' | 'calculators'>,
): PromptInput[] => {
  const asNumbers = getNumberInputs(starter);
  return starter.additionalInputs.filter(({ id }) => !asNumbers.has(id));
};

/** The prompt with the owner's inputs, without the empty ones. */
export const filledPrompt = (
  starter: Pick<FillablePrompt, 'id' | 'additionalInputs' | 'calculators'>,
  values: Values,
  numbers: TypedNumbers = {},
): FilledPrompt => {
  const constraints = values.text('constraints');
  const answers = plainInputs(starter).map((input) => {
    const text = values.text(input.id);
    return [input.id, input.type === 'number' ? plainNumber(text) : text] as const;
  });
  return {
    id: starter.id,
    specificOutcome: values.text('specificOutcome'),
    ...(constraints && { constraints }),
    additionalInputs: Object.fromEntries(answers.filter(([, text]) => text !== '')),
    ...(Object.keys(numbers).length > 0 && { numbers }),
  };
};
