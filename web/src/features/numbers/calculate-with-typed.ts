import type { AskableId } from '#shared/domain/numbers/askable-numbers.ts';
import { calculateWithDerived } from '#shared/domain/numbers/calculators/derived-numbers.ts';
import type { CalculatorId } from '#shared/domain/numbers/calculators/index.ts';
import type { Inputs } from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { isKeepableInput } from './fields/is-keepable-input.ts';
import { readNumberField } from './fields/number-field-values.ts';
import type { OwnerNumbers } from './owner-numbers.ts';

/** What is typed in the fields of one calculator, by input. */
export type TypedInputs = Readonly<Partial<Record<AskableId, string>>>;

/** One calculator over the numbers of the business and what is typed beside them; nothing is kept. */
export const calculateWithTyped = (id: CalculatorId, owner: OwnerNumbers, typed: TypedInputs) => {
  const entries = (Object.keys(typed) as AskableId[]).map((input) => ({
    id: input,
    ...readNumberField(input, typed[input] ?? '', owner),
  }));
  const tried: Inputs = {
    ...Object.fromEntries(
      Object.entries(owner.inputs).filter(([name]) => typed[name as AskableId] === undefined),
    ),
    ...Object.fromEntries(
      entries.flatMap((one) => (one.value === undefined ? [] : [[one.id, one.value]])),
    ),
  };
  const changed = entries.filter(
    (one) =>
      isKeepableInput(one.id) && one.value !== undefined && one.value !== owner.inputs[one.id],
  );
  return {
    ...calculateWithDerived(id, tried, owner.style.currency),
    /** The inputs as they stand, without what is worked out from them. */
    tried,
    problem: (input: AskableId) => entries.find((one) => one.id === input)?.problem,
    /** Typed values that differ from what is kept and may be kept. */
    changed: Object.fromEntries(changed.map((one) => [one.id, one.value ?? ''])),
  };
};
export type CalculatedValues = ReturnType<typeof calculateWithTyped>;
