/** What of the blanks of a prompt may be kept for the next time: facts about the business, and its numbers. */

import { prefill } from '../catalogue/prefill-and-validate-inputs.ts';
import type { PromptInput } from '../catalogue/starter-prompt.ts';
import type { PartialBusiness, RememberedText } from '../chat/prompt/placeholder-values.ts';
import type { Fact, FilledPrompt } from '../chat/turn-schemas.ts';
import type { KeptNumberId } from '../numbers/kept-and-case-number-definitions.ts';
import { keptNumberOf } from '../numbers/numbers-of-blanks.ts';
import { getNumberInputs, type PromptWithCalculations } from '../numbers/starter-prompt-numbers.ts';
import { acceptFacts } from './accept-memory-entries.ts';
import { mentionsPrivateLife } from './mentions-private-life.ts';

type Filled = Pick<FilledPrompt, 'id' | 'additionalInputs'>;
type Definitions = readonly PromptInput[];
type InputsAndCalculations = Pick<PromptWithCalculations, 'calculators'> & {
  additionalInputs: Definitions;
};

/** What is asked for one job at a time: the first answer is kept, another job is not a change of it. */
const oftenAnother = new Set(['main service']);

/** The blanks whose first value is a remembered fact, as facts with what the owner changed them to. */
export const factsFromBlanks = (
  { additionalInputs }: Filled,
  definitions: Definitions,
  known: Readonly<{ business: PartialBusiness; memory: readonly RememberedText[] }>,
): Fact[] =>
  definitions.flatMap((definition) => {
    const { id, source, options, type } = definition;
    const value = (additionalInputs[id] ?? '').trim();
    // Numbers are kept as numbers, and a value that was there already was not typed.
    if (source?.type !== 'helperMemory' || type === 'number' || !value) return [];
    const first = prefill(definition, known);
    if (value === first || (first && oftenAnother.has(source.path))) return [];
    const text = options?.find((option) => option.value === value)?.label ?? value;
    const [fact] = acceptFacts([{ key: source.path, value: text }]);
    return fact && !mentionsPrivateLife(text) ? [{ ...fact, quote: text }] : [];
  });

/**
 * The number blanks that ask for a number of the business, with what was typed; one number is taken once. The numbers
 * of the prompt's main sum are of this question only: the dialog keeps them when the owner says that they are usual.
 */
export const numbersFromBlanks = (
  { id: prompt, additionalInputs }: Filled,
  { calculators, additionalInputs: definitions }: InputsAndCalculations,
): { id: KeptNumberId; value: string }[] => {
  const ofTheSum = getNumberInputs({ id: prompt, calculators, additionalInputs: definitions });
  const typed = new Map<KeptNumberId, string>();
  for (const { id, type, defaultValue } of definitions) {
    if (ofTheSum.has(id)) continue;
    const number = type === 'number' ? keptNumberOf(prompt, id) : undefined;
    const value = (additionalInputs[id] ?? '').trim();
    // What the prompt starts with is nothing that was said.
    const isSaid = value !== '' && value !== defaultValue?.toString();
    if (number && isSaid && !typed.has(number)) typed.set(number, value);
  }
  return [...typed].map(([id, value]) => ({ id, value }));
};
