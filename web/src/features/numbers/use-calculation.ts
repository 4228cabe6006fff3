import { useState } from 'react';
import type { CalculatorId } from '#shared/domain/numbers/calculators/calculator.ts';
import { calculators, inputsToAsk } from '#shared/domain/numbers/calculators/index.ts';
import { inputsOf } from '#shared/domain/numbers/calculators/run.ts';
import type { Inputs } from '#shared/domain/numbers/calculators/types.ts';
import { type AskableId, isAskable } from '#shared/domain/numbers/prompt-numbers.ts';
import { runCalculations, type Typed } from './calculate.ts';
import { mainFields, mainInputs } from './calculators.ts';
import { fieldText, isChoiceId, isKeepable, type OwnerNumbers } from './owner-numbers.ts';

/**
 * The fields of a calculator in their order: what is missing first, then what is tried most; the first four stand under the
 * result. What was typed keeps its place, so that no field moves away from under the fingers.
 */
const fieldsOf = (id: CalculatorId, inputs: Inputs, before: Inputs, currency: string) => {
  const calculator = calculators[id];
  const missing = inputsToAsk(id, inputs, currency);
  const used = [
    ...new Set([
      ...calculator.needs(inputs),
      ...missing,
      ...calculator.optional.map((one) => one.id),
    ]),
  ];
  const firstMissing = inputsToAsk(id, before, currency);
  const [tried] = mainInputs[id].filter((one) => !isKeepable(one));
  const all = [
    ...(tried ? [tried] : []),
    ...mainInputs[id].filter((one) => firstMissing.includes(one)),
    ...firstMissing,
    ...missing,
    ...mainInputs[id],
    ...inputsOf(calculator).filter((one) => used.includes(one)),
  ];
  const askable = [...new Set(all)].filter(isAskable);
  const more = askable.slice(mainFields);
  return {
    main: askable.slice(0, mainFields),
    more,
    /** How many of the folded ones are still needed. */
    needed: more.filter((one) => missing.includes(one)).length,
  };
};

/** One calculator over the numbers of the business and what is typed beside it, calculated with every key. */
export const useCalculation = (id: CalculatorId, owner: OwnerNumbers) => {
  const [typed, setTyped] = useState<Typed>({});
  const [before] = useState(owner.inputs);
  const worked = runCalculations(id, owner, typed);
  return {
    ...worked,
    fields: fieldsOf(id, worked.tried, before, owner.style.currency),
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
