import { useState } from 'react';
import type { CalculatorId } from '#shared/domain/calculators/calculator.ts';
import {
  calculateWithDerived,
  calculators,
  inputsToAsk,
} from '#shared/domain/calculators/index.ts';
import { inputsOf } from '#shared/domain/calculators/run.ts';
import type { Inputs } from '#shared/domain/calculators/types.ts';
import { type AskableId, isAskable } from '#shared/domain/prompt-numbers.ts';
import {
  fieldText,
  isChoiceId,
  isKeepable,
  type OwnerNumbers,
  readTyped,
  withCashRows,
} from '#web/numbers/owner-numbers.ts';
import { mainInputs } from './sums.ts';

/** What is typed in the fields of one calculator, by input. */
type Typed = Readonly<Partial<Record<AskableId, string>>>;

const read = (typed: Typed, owner: OwnerNumbers) =>
  (Object.keys(typed) as AskableId[]).map((id) => ({
    id,
    ...readTyped(id, typed[id] ?? '', owner),
  }));

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
    ...mainInputs[id],
    ...inputsOf(calculator).filter((one) => used.includes(one)),
    ...missing,
  ];
  const main: readonly string[] = [...mainInputs[id], ...missing];
  const askable = [...new Set(all)].filter(isAskable);
  return {
    main: askable.filter((one) => main.includes(one)),
    more: askable.filter((one) => !main.includes(one)),
  };
};

/** One calculator over the numbers of the business and what is typed beside it, worked out with every key. */
export const useSum = (id: CalculatorId, owner: OwnerNumbers) => {
  const [typed, setTyped] = useState<Typed>({});
  const { currency } = owner.style;
  const entries = read(typed, owner);
  const tried: Inputs = {
    ...Object.fromEntries(
      Object.entries(owner.inputs).filter(([name]) => typed[name as AskableId] === undefined),
    ),
    ...Object.fromEntries(
      entries.flatMap((one) => (one.value === undefined ? [] : [[one.id, one.value]])),
    ),
  };
  const cash = id === 'cash-13-weeks' ? withCashRows(tried, owner) : { inputs: tried, notes: [] };
  const worked = calculateWithDerived(id, cash.inputs, currency);
  const changed = entries.filter(
    (one) => isKeepable(one.id) && one.value !== undefined && one.value !== owner.inputs[one.id],
  );
  return {
    ...worked,
    given: cash.inputs,
    cashNotes: cash.notes,
    fields: fieldsOf(id, tried, currency),
    text: (input: AskableId) => {
      const kept = owner.inputs[input];
      return (
        typed[input] ??
        (kept === undefined ? '' : isChoiceId(input) ? kept : fieldText(kept, owner.style))
      );
    },
    problem: (input: AskableId) => entries.find((one) => one.id === input)?.problem,
    type: (input: AskableId, text: string) => setTyped((before) => ({ ...before, [input]: text })),
    /** Typed values that differ from what is kept and may be kept. */
    changed: Object.fromEntries(changed.map((one) => [one.id, one.value ?? ''])),
    reset: () => setTyped({}),
    /** Typed values of one case stay when the others are kept. */
    settle: () =>
      setTyped((before) =>
        Object.fromEntries(Object.entries(before).filter(([one]) => !isKeepable(one as AskableId))),
      ),
  };
};
export type Sum = ReturnType<typeof useSum>;
