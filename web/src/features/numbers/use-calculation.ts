import { useState } from 'react';
import { inputsToAsk } from '#shared/domain/numbers/calculators/derived.ts';
import { type CalculatorId, calculators } from '#shared/domain/numbers/calculators/index.ts';
import { inputsOf } from '#shared/domain/numbers/calculators/run.ts';
import type { Inputs } from '#shared/domain/numbers/calculators/types.ts';
import { type AskableId, isAskable } from '#shared/domain/numbers/prompt-numbers.ts';
import { runCalculations, type Typed } from './calculate.ts';
import { fieldText, isChoiceId, isKeepable, type OwnerNumbers } from './owner-numbers.ts';

/** The fields of a calculator in their order: first those beside the picture, then what is missing, then the others it uses. */
const fieldsOf = (id: CalculatorId, inputs: Inputs, currency: string) => {
  const calculator = calculators[id];
  const missing = inputsToAsk(id, inputs, currency);
  const used = [
    ...new Set([
      ...calculator.needs(inputs),
      ...missing,
      ...calculator.optional.map((one) => one.id),
    ]),
  ];
  const all = [
    ...calculators[id].mainInputs,
    ...inputsOf(calculator).filter((one) => used.includes(one)),
    ...missing,
  ];
  const main: readonly string[] = [...calculators[id].mainInputs, ...missing];
  const askable = [...new Set(all)].filter(isAskable);
  return {
    main: askable.filter((one) => main.includes(one)),
    more: askable.filter((one) => !main.includes(one)),
  };
};

/** One calculator over the numbers of the business and what is typed beside it, worked out with every key. */
export const useCalculation = (id: CalculatorId, owner: OwnerNumbers) => {
  const [typed, setTyped] = useState<Typed>({});
  const worked = runCalculations(id, owner, typed);
  return {
    ...worked,
    fields: fieldsOf(id, worked.tried, owner.style.currency),
    text: (input: AskableId) => {
      const kept = owner.inputs[input];
      return (
        typed[input] ??
        (kept === undefined ? '' : isChoiceId(input) ? kept : fieldText(kept, owner.style))
      );
    },
    type: (input: AskableId, text: string) => setTyped((before) => ({ ...before, [input]: text })),
    reset: () => setTyped({}),
    /** Typed values of one case stay when the others are kept. */
    settle: () =>
      setTyped((before) =>
        Object.fromEntries(Object.entries(before).filter(([one]) => !isKeepable(one as AskableId))),
      ),
  };
};
export type Calculation = ReturnType<typeof useCalculation>;
