import { choices } from '../numbers/choices.ts';
import { currencyDigits } from '../numbers/currency.ts';
import type { Decimal, Unit } from '../numbers/definition.ts';
import { isNumberId, type NumberId, numbers } from '../numbers.ts';
import { type Exact, exact, type Rounding, round, toDecimal } from './exact.ts';
import { type FigureId, figureLabels, type StepId, stepLabels } from './figure-labels.ts';
import type { NoteId } from './notes.ts';
import type { CashPlan, Figure, FigureInput, Inputs, Note } from './types.ts';

type HowToRound = {
  mode?: Rounding;
  /** Digits after the point; the smallest coin for money and a tenth for the rest when left out. */
  digits?: number;
  /** What the value was before its parts were rounded, where it is a sum of shown parts. */
  exactly?: Exact;
  /** A label for this calculator only. */
  label?: string;
};

/** Where a calculator writes its answer: keeps every value with the formula and the inputs it was made from. */
export const createSheet = (inputs: Inputs, currency: string) => {
  const figures: Figure[] = [];
  const steps: Figure[] = [];
  const notes: Note[] = [];
  let cash: CashPlan | undefined;
  const digitsFor = (unit: Unit) => (unit === 'money' ? currencyDigits(currency) : 1);

  const named = (id: string): FigureInput => {
    const made = [...figures, ...steps].find((figure) => figure.id === id);
    if (made) return { id, label: made.label, unit: made.unit, value: made.value };
    const value = isNumberId(id) ? inputs[id] : undefined;
    if (!isNumberId(id) || value === undefined) throw new Error(`The formula names ${id}`);
    return { id, label: numbers[id].label, unit: numbers[id].unit, value };
  };
  const makeFigure = (
    id: string,
    [label, unit]: readonly [string, Unit],
    value: Exact,
    formula: string,
    how: HowToRound,
  ): Figure => {
    const before = how.exactly ?? value;
    const scaled = unit === 'percent' ? 100 : 1;
    const ids = [...new Set([...formula.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
    const rounded = round(value.mul(scaled), how.mode ?? 'half', how.digits ?? digitsFor(unit));
    return {
      id,
      label: how.label ?? label,
      unit,
      value: toDecimal(rounded),
      exact: fractionText(before.mul(scaled)),
      formula,
      inputs: ids.map(named),
    };
  };

  return {
    figures,
    steps,
    notes,
    get cash() {
      return cash;
    },
    /** The exact value of a number that is known to be given. */
    given: (id: NumberId): Exact => exact(inputs[id] ?? missing(id)),
    /** Money to the smallest coin. */
    toCoin: (value: Exact): Exact => round(value, 'half', currencyDigits(currency)),
    /** Adds a figure and returns it as shown; a percentage is given as a share. */
    figure: (id: FigureId, value: Exact, formula: string, how: HowToRound = {}): Exact => {
      const figure = makeFigure(id, figureLabels[id], value, formula, how);
      figures.push(figure);
      return exact(figure.value);
    },
    /** Names a value that formulas use, and returns it unrounded; a percentage is given as a share. */
    step: (id: StepId, value: Exact, formula: string): Exact => {
      steps.push(makeFigure(id, stepLabels[id], value, formula, {}));
      return value;
    },
    note: (id: NoteId, values: Readonly<Record<string, FigureInput>> = {}) => {
      notes.push({ id, values });
    },
    /** A value by id, for the sentence of a note. */
    named,
    keepCash: (plan: CashPlan) => {
      cash = plan;
    },
  };
};
export type Sheet = ReturnType<typeof createSheet>;

const missing = (id: NumberId): never => {
  throw new Error(`${id} is not given`);
};

const fractionText = (value: Exact) => `${value.s * value.n}/${value.d}`;

/** The formula with the names of its inputs, for example "Hours on it × What an hour of work costs, all in". */
export const formulaInWords = ({ formula, inputs }: Figure): string =>
  filled(formula, (id) => inputs.find((input) => input.id === id)?.label);

/** The formula with the values of its inputs, written by `show`. */
export const formulaInValues = (
  { formula, inputs }: Figure,
  show: (unit: Unit, value: Decimal) => string,
): string =>
  filled(formula, (id) => {
    const input = inputs.find((one) => one.id === id);
    return input && show(input.unit, input.value);
  });

const filled = (formula: string, text: (id: string) => string | undefined) =>
  formula.replace(/\{(\w+)\}/g, (whole, id: string) => text(id) ?? whole);

/** The label of anything that can be missing. */
export const inputLabel = (id: string): string => {
  if (isNumberId(id)) return numbers[id].label;
  if (id === 'tax_mode' || id === 'crew_paid') return choices[id].label;
  return id === 'rows' ? 'Money in and out' : 'Today';
};
