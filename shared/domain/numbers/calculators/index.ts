/** The ten calculators by id, and what is known and missing across them. */
import type { Format } from '../format.ts';
import { breakEven } from './break-even.ts';
import { type Calculator, type CalculatorId, calculatorIds } from './calculator.ts';
import { cash13Weeks } from './cash-13-weeks.ts';
import { costOfHire } from './cost-of-hire.ts';
import { costPerLead } from './cost-per-lead.ts';
import { askedThrough, completeInputs, type DerivedId } from './derived.ts';
import { discount } from './discount.ts';
import { hourCost } from './hour-cost.ts';
import { jobQuote } from './job-quote.ts';
import { noShow } from './no-show.ts';
import { priceCheck } from './price-check.ts';
import { priceRise } from './price-rise.ts';
import { findingOf, inputsOf, runCalculator } from './run.ts';
import type { CalculatorResult, FiguresResult, Finding, InputId, Inputs } from './types.ts';

export const calculators: Readonly<Record<CalculatorId, Calculator>> = {
  'hour-cost': hourCost,
  'job-quote': jobQuote,
  'price-check': priceCheck,
  'price-rise': priceRise,
  discount,
  'break-even': breakEven,
  'cost-per-lead': costPerLead,
  'no-show': noShow,
  'cost-of-hire': costOfHire,
  'cash-13-weeks': cash13Weeks,
};

/** Works out one calculator in the currency of the business (ISO code). */
export const calculate = (id: CalculatorId, inputs: Inputs, currency: string): CalculatorResult =>
  runCalculator(calculators[id], inputs, currency);

/** The result as a headline and the sentences under it, in the words of the product. */
export const finding = (
  id: CalculatorId,
  inputs: Inputs,
  result: FiguresResult,
  format: Format,
): Finding => findingOf(calculators[id], inputs, result, format);

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

/** What is missing for a calculator and can be asked: a number that can be worked out is asked through what it is made of. */
export const inputsToAsk = (id: CalculatorId, inputs: Inputs, currency: string): InputId[] => {
  const known = completeInputs(inputs, currency).inputs;
  const isMissing = (one: InputId) => known[one] === undefined;
  const missing = calculators[id].needs(known).filter(isMissing);
  const asked = missing.flatMap((one) => askedThrough(one, known)).filter(isMissing);
  return [...new Set(asked)].filter((one) => one !== 'today' && one !== 'rows');
};

/** Every input that is missing somewhere: first those that alone complete most calculators. */
export const whatIsMissing = (
  inputs: Inputs,
  currency: string,
): { id: InputId; unlocks: CalculatorId[]; partOf: CalculatorId[] }[] => {
  const asked = calculatorIds.map((id) => ({ id, missing: inputsToAsk(id, inputs, currency) }));
  const ids = [...new Set(asked.flatMap(({ missing }) => missing))];
  return ids
    .map((id) => {
      const all = asked.filter(({ missing }) => missing.includes(id));
      const unlocks = all.filter(({ missing }) => missing.length === 1).map((one) => one.id);
      return { id, unlocks, partOf: all.map((one) => one.id) };
    })
    .toSorted((a, b) => b.unlocks.length - a.unlocks.length || b.partOf.length - a.partOf.length);
};
