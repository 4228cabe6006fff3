import { askedThrough, completeInputs } from './derived-numbers.ts';
import { type CalculatorId, calculatorIds, calculators } from './index.ts';
import type { InputId, Inputs } from './input-and-result-types.ts';

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
