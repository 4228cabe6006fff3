import { currencyDigits } from '../currency-digits-and-scale.ts';
import type { NumberId } from '../kept-and-case-number-definitions.ts';
import { isNumberId, numbers } from '../numbers.ts';
import type { Calculator, Labels } from './calculator.ts';
import { type Exact, exact, round, toDecimal, toFraction } from './exact-decimals.ts';
import type {
  CashPlan,
  Figure,
  FigureInput,
  HowToRound,
  Inputs,
  Note,
  Sheet,
} from './input-and-result-types.ts';
import { sharedFigures, sharedSteps } from './shared-labels.ts';

/** The ids of each formula; there are few and they are read at every key an owner presses. */
const idsByFormula = new Map<string, readonly string[]>();
const idsIn = (formula: string): readonly string[] => {
  const known = idsByFormula.get(formula);
  if (known) return known;
  const ids = [...formula.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const unique = [...new Set(ids)];
  idsByFormula.set(formula, unique);
  return unique;
};

type Entry = Pick<Figure, 'id' | 'label' | 'unit' | 'formula'>;

/** A figure of an exact value; `coin` is how many digits the smallest coin has. */
const makeFigure = (
  entry: Entry,
  value: Exact,
  how: HowToRound,
  { coin, named }: { coin: number; named: (id: string) => FigureInput },
): Figure => {
  const times = entry.unit === 'percent' ? 100 : 1;
  const digits = how.digits ?? (entry.unit === 'money' ? coin : 1);
  return {
    ...entry,
    value: toDecimal(round(value.mul(times), how.mode ?? 'half', digits)),
    exact: toFraction((how.exactly ?? value).mul(times)),
    inputs: idsIn(entry.formula).map(named),
  };
};

/** Where a calculator writes its answer: keeps every value with the formula and the inputs it was made from. */
export const createWorksheet = (
  inputs: Inputs,
  currency: string,
  { figures: ownFigures, steps: ownSteps }: Partial<Pick<Calculator, 'figures' | 'steps'>> = {},
): Sheet & {
  figures: Figure[];
  steps: Figure[];
  notes: Note[];
  readonly cash: CashPlan | undefined;
} => {
  const figureLabels: Labels = { ...sharedFigures, ...ownFigures };
  const stepLabels: Labels = { ...sharedSteps, ...ownSteps };
  const figures: Figure[] = [];
  const steps: Figure[] = [];
  const notes: Note[] = [];
  const made = new Map<string, Figure>();
  const coin = currencyDigits(currency);
  let cash: CashPlan | undefined;

  const named = (id: string): FigureInput => {
    const figure = made.get(id);
    if (figure) return { id, label: figure.label, unit: figure.unit, value: figure.value };
    const value = isNumberId(id) ? inputs[id] : undefined;
    if (!isNumberId(id) || value === undefined) throw new Error(`The formula names ${id}`);
    return { id, label: numbers[id].label, unit: numbers[id].unit, value };
  };
  const add = (list: Figure[], entry: Entry, value: Exact, how: HowToRound = {}): Exact => {
    const figure = makeFigure(entry, value, how, { coin, named });
    list.push(figure);
    made.set(figure.id, figure);
    return exact(figure.value);
  };

  return {
    figures,
    steps,
    notes,
    get cash() {
      return cash;
    },
    /** The exact value of a number that is known to be given. */
    given: (id: NumberId): Exact => exact(inputs[id] ?? notGiven(id)),
    /** Money to the smallest coin. */
    toCoin: (value: Exact): Exact => round(value, 'half', coin),
    /** Adds a figure and returns it as shown; a percentage is given as a share and returned in percent. */
    figure: (id: string, value: Exact, formula: string, how: HowToRound = {}): Exact => {
      const [label, unit] = figureLabels[id] ?? notNamed(id);
      return add(figures, { id, label: how.label ?? label, unit, formula }, value, how);
    },
    /** Names a value that formulas use, and returns it unrounded; a percentage is given as a share. */
    step: (id: string, value: Exact, formula: string): Exact => {
      const [label, unit] = stepLabels[id] ?? notNamed(id);
      add(steps, { id, label, unit, formula }, value);
      return value;
    },
    note: (id: string, values: Note['values'] = {}) => {
      notes.push({ id, values });
    },
    /** A value by id, for the sentence of a note. */
    named,
    keepCash: (plan: CashPlan) => {
      cash = plan;
    },
  };
};
const notGiven = (id: NumberId): never => {
  throw new Error(`${id} is not given`);
};
const notNamed = (id: string): never => {
  throw new Error(`The calculator has no label for ${id}`);
};
