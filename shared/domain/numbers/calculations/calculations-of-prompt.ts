/** The sums of a filled starter prompt, from what the owner typed into its dialog. */

import type { Inputs } from '../calculators/input-and-result-types.ts';
import { checkNumber, numberProblemText } from '../check-number.ts';
import type { LocaleAndCurrency } from '../locale-and-currency.ts';
import { isOption } from '../number-choices.ts';
import { createFormat } from '../number-format-and-local-words.ts';
import { isNumberId, numbers } from '../numbers.ts';
import { numberOf } from '../numbers-of-blanks.ts';
import {
  calculatorsOf,
  getNumberInputs,
  type PromptWithCalculations,
} from '../starter-prompt-numbers.ts';
import type { TypedNumbers } from './calculation-schemas.ts';
import type { CalculationRequest } from './run-calculations.ts';

/** A prompt that names calculators, and what its owner filled in. */
export type PromptCalculations = {
  prompt: PromptWithCalculations;
  numbers: TypedNumbers;
  /** The values of its blanks. */
  blanks: Readonly<Record<string, string>>;
};

/** The main sum of a prompt, the others it names, and the numbers the owner does not know; or what is wrong with one. */
export const getPromptCalculations = (
  { prompt, numbers: typed, blanks }: PromptCalculations,
  style: LocaleAndCurrency,
): { requests: CalculationRequest[]; unknown: string[]; problem?: string } => {
  const entries = Object.entries(typed);
  const given = entries.filter(([, value]) => value !== '');
  const unknown = entries.filter(([, value]) => value === '').map(([id]) => id);
  const problem = given.map(([id, value]) => problemOf(id, value, style)).find(Boolean);
  if (problem) return { requests: [], unknown, problem };
  const inputs: Inputs = { ...ofBlanks(prompt, blanks, style), ...Object.fromEntries(given) };
  // What an hour costs is not worked out beside a cost that was typed.
  const kinds = calculatorsOf(prompt).filter(
    (kind, nth) => nth === 0 || kind !== 'hour-cost' || inputs.hour_cost === undefined,
  );
  const requests = kinds.map((kind) => ({ kind, inputs, typed: 'prompt' as const }));
  return { requests, unknown };
};

const problemOf = (id: string, value: string, style: LocaleAndCurrency) => {
  if (!isNumberId(id))
    return (id === 'tax_mode' || id === 'crew_paid') && isOption(id, value)
      ? undefined
      : 'Choose one of the options.';
  const problem = checkNumber(id, value, style.currency);
  return problem && `${numbers[id].label}: ${numberProblemText(id, problem, createFormat(style))}`;
};

/** The numbers among the blanks; one that cannot be right is left out, because it is none of a calculator's fields. */
const ofBlanks = (
  { id: promptId, additionalInputs }: PromptWithCalculations,
  blanks: Readonly<Record<string, string>>,
  { currency }: LocaleAndCurrency,
): Inputs =>
  Object.fromEntries(
    additionalInputs.flatMap(({ id, type }) => {
      const number = type === 'number' ? numberOf(promptId, id) : undefined;
      const value = blanks[id]?.trim() ?? '';
      if (!number || !value || checkNumber(number, value, currency)) return [];
      return [[number, value] as const];
    }),
  );

/** The blanks that were asked as numbers, with their values, so that the text of the prompt says them. */
export const getTypedPromptInputs = (prompt: PromptWithCalculations, typed: TypedNumbers) =>
  Object.fromEntries(
    [...getNumberInputs(prompt)].flatMap(([blank, number]) => {
      const value = typed[number];
      return value ? [[blank, value] as const] : [];
    }),
  );
