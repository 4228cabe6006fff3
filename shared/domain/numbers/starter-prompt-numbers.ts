/** Which numbers a starter prompt asks for its sums, and which of its blanks ask for them. */

import type { HelperId } from '../catalogue/helper-ids.ts';
import type { Deliverables } from '../chat/answer-parts/declared-deliverables.ts';
import { type AskableId, isAskable } from './askable-numbers.ts';
import {
  type CalculationKind,
  type CalculatorId,
  calculatorIds,
  calculators,
} from './calculators/index.ts';
import type { InputId, Inputs } from './calculators/input-and-result-types.ts';
import { inputsOf } from './calculators/run-calculator.ts';
import type { NumberId } from './kept-and-case-number-definitions.ts';
import { numberOf } from './numbers-of-blanks.ts';

/** A number the dialog asks for. Without a needed one there are no figures; an optional one says what it adds. */
export type AskedNumber = { id: AskableId; isNeeded: boolean; adds?: string };

type Blank = { readonly id: string; readonly type: string };
/** The part of a prompt that says what it asks. */
export type PromptWithCalculations = {
  readonly id: string;
  readonly calculators?: readonly CalculationKind[] | undefined;
  /** What its answer hands over; unknown for a prompt of an admin that declares nothing. */
  readonly deliverables?: Deliverables | undefined;
  readonly additionalInputs: readonly Blank[];
};

/** How many optional numbers a dialog asks for. */
const optionalLimit = 3;

/** What the 13 weeks of cash are made of besides the money in the bank; lines of money in and out are kept elsewhere. */
const cashParts: readonly InputId[] = ['overhead_month', 'owner_pay'];

const isCalculator = (kind: CalculationKind | undefined): kind is CalculatorId =>
  calculatorIds.some((id) => id === kind);

/** The calculators that a prompt names, the main one first. */
export const calculatorsOf = ({
  calculators: kinds = [],
}: Pick<PromptWithCalculations, 'calculators'>): CalculatorId[] => kinds.filter(isCalculator);

/** The blanks that ask for a number of the prompt's main calculator, each with that number: they are asked as numbers. */
export const getNumberInputs = (prompt: PromptWithCalculations): Map<string, NumberId> => {
  const [main] = calculatorsOf(prompt);
  const used: readonly InputId[] = main ? [...inputsOf(calculators[main]), ...partsOf(main)] : [];
  const found = prompt.additionalInputs.flatMap(({ id, type }) => {
    const number = type === 'number' ? numberOf(prompt.id, id) : undefined;
    return number && used.includes(number) ? [[id, number] as const] : [];
  });
  return new Map(found);
};

const partsOf = (main: CalculatorId) => (main === 'cash-13-weeks' ? cashParts : []);

const figuresHelper: HelperId = 'finance';

/**
 * Whether a prompt is asked for words, such as a message or an ad, and not for its figures. Finance is asked for figures
 * unless its words come first.
 */
export const isForWords = ({ id, deliverables = [] }: PromptWithCalculations): boolean => {
  const [first] = deliverables;
  return id.startsWith(`${figuresHelper}.`)
    ? first?.kind === 'draft'
    : deliverables.some(({ kind }) => kind === 'draft');
};

/**
 * The numbers the dialog of a prompt asks for, with what is known so far: all that its main calculator needs, and at most
 * three more. One that is for words asks only for those that its own text says.
 */
export const askedNumbers = (prompt: PromptWithCalculations, known: Inputs): AskedNumber[] => {
  const [main] = calculatorsOf(prompt);
  if (!main) return [];
  const needed = [...calculators[main].needs(known), ...partsOf(main)].filter(isAskable);
  const named = [...getNumberInputs(prompt).values()];
  if (isForWords(prompt)) return [...new Set(named)].map((id) => ({ id, isNeeded: false }));
  const optional = calculators[main].optional.filter(
    ({ id }) => isAskable(id) && !needed.includes(id),
  );
  const others = [
    ...optional.filter(({ id }) => named.some((one) => one === id)),
    ...optional.filter(({ id }) => !named.some((one) => one === id)),
  ].slice(0, optionalLimit);
  return [
    ...[...new Set(needed)].map((id) => ({ id, isNeeded: true })),
    ...others.flatMap(({ id, adds }) => (isAskable(id) ? [{ id, isNeeded: false, adds }] : [])),
  ];
};
