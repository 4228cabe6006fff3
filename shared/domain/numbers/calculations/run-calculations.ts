import type {
  AddUpSum,
  CalculatorSum,
} from '../../chat/answer-parts/proposed-calculations-and-facts.ts';
import { type AddUp, addUp } from '../calculators/add-up.ts';
import { calculateWithDerived } from '../calculators/derived-numbers.ts';
import { type CalculatorId, calculatorIds, calculators } from '../calculators/index.ts';
import type { Figure, Inputs, Note } from '../calculators/input-and-result-types.ts';
import { inputLabel } from '../calculators/input-label.ts';
import { noteText } from '../calculators/note-text.ts';
import { finding, inputsOf } from '../calculators/run-calculator.ts';
import { decimalFromNumber } from '../decimal-as-text.ts';
import type { LocaleAndCurrency } from '../locale-and-currency.ts';
import { createFormat } from '../number-format-and-local-words.ts';
import { numbersFromPairs } from '../numbers-from-pairs.ts';
import { cashLinesOf } from '../outlook/cash-lines.ts';
import type { CalculationResult } from './calculation-schemas.ts';

/** What is to be worked out; `typed` when the owner gave the numbers, so that later sums may take them. */
export type CalculationRequest =
  | { kind: CalculatorId; inputs: Inputs; typed?: 'prompt' | 'attached' }
  | { kind: 'add-up'; request: AddUp };

const empty = { figures: [], steps: [], notes: [], missing: [] };
const shown = ({ exact: _, ...figure }: Figure) => figure;

/** A sum with what came of it. `request` holds every number it was made from, so that it comes out the same again. */
export type SettledCalculation = { worked: CalculationResult; request: CalculationRequest };

/** Works out a sum over the numbers of the business; those of the sum itself come first. */
export const runCalculations = (
  sum: CalculationRequest,
  base: Inputs,
  style: LocaleAndCurrency,
): SettledCalculation => {
  if (sum.kind === 'add-up') return { worked: total(sum.request, style), request: sum };
  const cash = withRows(sum.kind, base, sum.inputs, style);
  const { worked, inputs } = calculated(sum.kind, cash, style);
  return { worked, request: { ...sum, inputs: usedBy(sum.kind, inputs) } };
};

/** The inputs that a calculator looks at. */
const usedBy = (id: CalculatorId, inputs: Inputs): Inputs => {
  const used: readonly string[] = [...inputsOf(calculators[id]), 'solo', 'today', 'other_job'];
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => used.includes(name)));
};

/** The inputs of a sum. The 13 weeks take the rows that come with it, else those that are expected and those the business keeps. */
const withRows = (id: CalculatorId, base: Inputs, own: Inputs, { currency }: LocaleAndCurrency) => {
  const { rows: kept = [], ...inputs } = { ...base, ...own };
  if (own.rows) return { inputs: { ...inputs, rows: own.rows }, notes: [] };
  if (id !== 'cash-13-weeks' || !inputs.today) return { inputs, notes: [] };
  const { lines, notes: ids } = cashLinesOf(inputs, { today: inputs.today, currency });
  const notes = ids.map((one) => ({ id: one, values: {} }));
  const all = [...lines.flatMap(({ rows }) => rows), ...kept];
  return all.length > 0 ? { inputs: { ...inputs, rows: all }, notes } : { inputs, notes: [] };
};

const calculated = (
  id: CalculatorId,
  cash: { inputs: Inputs; notes: Note[] },
  style: LocaleAndCurrency,
): { worked: CalculationResult; inputs: Inputs } => {
  const format = createFormat(style);
  const { result, inputs } = calculateWithDerived(id, cash.inputs, style.currency);
  const { title, caveats } = calculators[id];
  const sum = { ...empty, kind: id, title, currency: style.currency };
  if (result.kind === 'missing') {
    const missing = result.missing.map(inputLabel);
    return { inputs, worked: { ...sum, headline: 'A number is missing.', missing } };
  }
  if (result.kind === 'error') {
    const said = [noteText(result.error, format), result.ids.map(inputLabel).join(', ')];
    const figures = result.figures.map(shown);
    return { inputs, worked: { ...sum, headline: said.filter(Boolean).join(' '), figures } };
  }
  const { headline, lede } = finding(id, inputs, result, format);
  const notes = [...result.notes, ...cash.notes].map((note) => noteText(note, format));
  return {
    inputs,
    worked: {
      ...sum,
      headline: [/[.!?]$/.test(headline) ? headline : `${headline}.`, lede].join(' ').trim(),
      figures: result.figures.map(shown),
      steps: result.steps.map(shown),
      notes: [...notes, ...caveats],
    },
  };
};

const addUpErrors = {
  nothing_to_add: 'Nothing to add up.',
  too_many_lines: 'This list is too long to add up.',
  not_a_number: 'One line is missing a number.',
  divided_by_zero: 'Can’t divide by zero.',
} as const;

const total = (request: AddUp, style: LocaleAndCurrency): CalculationResult => {
  const result = addUp(request, style.currency);
  const sum = { ...empty, kind: 'add-up' as const, title: 'Total', currency: style.currency };
  if (result.kind === 'error') return { ...sum, headline: addUpErrors[result.error] };
  const [whole] = result.figures;
  const format = createFormat(style);
  return {
    ...sum,
    headline: whole ? `Total: ${format.value(whole.unit, whole.value)}.` : '',
    figures: result.figures.map(shown),
  };
};

/** A sum that cannot be worked out, because it names nothing that can be: said back, never guessed. */
const unknownSum = (name: string, { currency }: LocaleAndCurrency): CalculationResult => ({
  ...empty,
  kind: 'add-up',
  title: 'Couldn’t calculate',
  currency,
  headline: `There’s no calculator named ${name}.`,
});

/** The requests in the sums that an answer asks for; what cannot be read is answered at once. */
export const requestsFromAnswer = (
  sums: { calculate: readonly CalculatorSum[]; addUp: readonly AddUpSum[] },
  style: LocaleAndCurrency,
): (CalculationRequest | { unknown: CalculationResult })[] => [
  ...sums.calculate.map(({ calculator, inputs }) => {
    const kind = calculatorIds.find((id) => id === calculator);
    if (!kind) return { unknown: unknownSum(calculator.slice(0, 60), style) };
    return { kind, inputs: numbersFromPairs(inputs, style.currency).values };
  }),
  ...sums.addUp.map((one) => ({ kind: 'add-up' as const, request: addUpOf(one) })),
];

const addUpOf = ({ lines, unit, per, perLabel }: AddUpSum): AddUp => {
  const decimal = (value: number) => decimalFromNumber(value, 6) ?? '';
  return {
    unit,
    lines: lines.map(({ label, amount, times }) => ({
      label,
      amount: decimal(amount),
      ...(times !== 1 && { times: decimal(times) }),
    })),
    ...(per !== null && { per: { label: perLabel, amount: decimal(per) } }),
  };
};
