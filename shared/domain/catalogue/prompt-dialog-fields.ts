/** Which fields of a prompt's dialog stand in sight, and which are folded away. */

import type { Inputs } from '../numbers/calculators/input-and-result-types.ts';
import {
  type AskedNumber,
  askedNumbers,
  getNumberInputs,
  type PromptWithCalculations,
} from '../numbers/starter-prompt-numbers.ts';
import type { PromptInput } from './starter-prompt.ts';

/** How many fields of a prompt are in sight before anything is opened. */
export const shownFieldLimit = 3;

type Fields = { inputs: PromptInput[]; numbers: AskedNumber[] };
type PromptWithInputs = Omit<PromptWithCalculations, 'additionalInputs'> & {
  readonly additionalInputs: readonly PromptInput[];
};

/** How much an answer misses a blank, from 0; undefined when it does without or when it is known. */
const rankOf = ({ required, source, type }: PromptInput, first: string): number | undefined => {
  if (required && !first) return 0;
  // A default of the prompt is about no business, so the owner looks at it: days since a quote.
  if (required && !source && type !== 'select') return 1;
  return source || first || type === 'select' ? undefined : 3;
};
const numberRank = 2;

/**
 * The fields in sight, at most three: what the answer cannot do without, then what it needs for its figures, then what
 * the owner alone can say. All others are folded away. `firstValueOf` gives what a blank starts with, `known` the numbers
 * that the business keeps.
 */
export const dialogFields = (
  prompt: PromptWithInputs,
  firstValueOf: (input: PromptInput) => string,
  known: Inputs,
): { shown: Fields; folded: Fields } => {
  const asNumbers = getNumberInputs(prompt);
  const inputs = prompt.additionalInputs.filter(({ id }) => !asNumbers.has(id));
  const numbers = askedNumbers(prompt, known);
  const ranked = [
    ...inputs.map((field) => ({ field, rank: rankOf(field, firstValueOf(field)) })),
    ...numbers.map((field) => ({
      field,
      rank: field.isNeeded && known[field.id] === undefined ? numberRank : undefined,
    })),
  ];
  const inSight = new Set(
    ranked
      .flatMap(({ field, rank }) => (rank === undefined ? [] : [{ id: field.id, rank }]))
      .toSorted((one, other) => one.rank - other.rank)
      .slice(0, shownFieldLimit)
      .map(({ id }) => id),
  );
  const part = (isShown: boolean): Fields => ({
    inputs: inputs.filter(({ id }) => inSight.has(id) === isShown),
    numbers: numbers.filter(({ id }) => inSight.has(id) === isShown),
  });
  return { shown: part(true), folded: part(false) };
};
