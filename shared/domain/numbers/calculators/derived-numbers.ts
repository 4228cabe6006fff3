/** Numbers that are worked out from others when the owner did not type them. */
import { checkNumber } from '../check-number.ts';
import { isNumberId } from '../numbers.ts';
import { createWorksheet } from './calculator-worksheet.ts';
import { type Exact, exact, share, toDecimal } from './exact-decimals.ts';
import { crewNeeds, hourCost } from './hour-cost.ts';
import { type CalculatorId, calculators } from './index.ts';
import type { CalculatorResult, InputId, Inputs, Note } from './input-and-result-types.ts';
import { calculate, inputsOf, runCalculator } from './run-calculator.ts';
import { notePrice, priceOf, taxNeeds } from './sales-tax-and-card-fees.ts';

type Derivation = {
  readonly needs: (inputs: Inputs) => readonly InputId[];
  /** The value to the coin, from inputs that are all given and within bounds; undefined when there is none. */
  readonly work: (inputs: Inputs, currency: string) => Exact | undefined;
};

/** The same values as the figures of that name, from no more than each is made of. */
const derivations = {
  hour_cost: {
    needs: hourCost.needs,
    work: (inputs, currency) => {
      const result = runCalculator(hourCost, inputs, currency);
      if (result.kind !== 'figures') return undefined;
      const figure = result.figures.find(({ id }) => id === 'hour_cost');
      return figure && exact(figure.value);
    },
  },
  crew_hour_cost: {
    needs: (inputs) => [...crewNeeds(inputs), 'job_hours_week'],
    work: (inputs) => {
      const week = exact(inputs.wage_hour ?? '0').mul(exact(inputs.crew_hours ?? '0'));
      return week
        .mul(share(inputs.payroll_extras ?? '0').add(1))
        .div(exact(inputs.job_hours_week ?? '1'));
    },
  },
  hour_income: {
    needs: (inputs) => ['average_job_value', 'job_hours', 'job_materials', ...taxNeeds(inputs)],
    work: (inputs) =>
      priceOf(inputs)
        .keep(exact(inputs.average_job_value ?? '0'))
        .sub(exact(inputs.job_materials ?? '0'))
        .div(exact(inputs.job_hours ?? '1')),
  },
} as const satisfies Record<string, Derivation>;
export type DerivedId = keyof typeof derivations;

const derivedIds = Object.keys(derivations) as DerivedId[];
const isDerived = (id: InputId): id is DerivedId => Object.hasOwn(derivations, id);

/** What a missing input is asked through: a number that can be worked out, through what it is made of. */
export const askedThrough = (id: InputId, inputs: Inputs): readonly InputId[] =>
  isDerived(id) ? derivations[id].needs(inputs) : [id];

const derive = (id: DerivedId, inputs: Inputs, currency: string): string | undefined => {
  const { needs, work }: Derivation = derivations[id];
  const usable = (need: InputId) => {
    const value = inputs[need];
    if (value === undefined) return false;
    return !isNumberId(need) || !checkNumber(need, String(value), currency);
  };
  if (!needs(inputs).every(usable)) return undefined;
  // A card fee is not needed, but one that cannot be right would give a figure that cannot be either.
  if (inputs.card_fee !== undefined && !usable('card_fee')) return undefined;
  const made = work(inputs, currency);
  if (!made) return undefined;
  const value = toDecimal(createWorksheet(inputs, currency).toCoin(made));
  return checkNumber(id, value, currency) ? undefined : value;
};

/** The inputs with every number that can be worked out and was not given, which ones these are, and what they leave out. */
export const completeInputs = (
  inputs: Inputs,
  currency: string,
): { inputs: Inputs; derived: DerivedId[]; notes: Note[] } => {
  const found = derivedIds.flatMap((id) => {
    const value = inputs[id] === undefined ? derive(id, inputs, currency) : undefined;
    return value === undefined ? [] : [[id, value] as const];
  });
  const derived = found.map(([id]) => id);
  const sheet = createWorksheet(inputs, currency);
  if (derived.includes('hour_income')) notePrice(inputs, sheet);
  return { inputs: { ...inputs, ...Object.fromEntries(found) }, derived, notes: sheet.notes };
};

/** Works out a calculator with every number that others give, and says so in its notes. */
export const calculateWithDerived = (
  id: CalculatorId,
  inputs: Inputs,
  currency: string,
): { result: CalculatorResult; inputs: Inputs; derived: DerivedId[] } => {
  const complete = completeInputs(inputs, currency);
  const result = calculate(id, complete.inputs, currency);
  const used: InputId[] = inputsOf(calculators[id]);
  const derived = complete.derived.filter((one) => used.includes(one));
  if (result.kind !== 'figures' || !derived.includes('hour_income')) {
    return { result, inputs: complete.inputs, derived };
  }
  const notes = [...result.notes, ...complete.notes];
  return { result: { ...result, notes }, inputs: complete.inputs, derived };
};
