import { calculators } from '#shared/domain/numbers/calculators/index.ts';
import type { FreeToolId } from '#shared/domain/numbers/free-tool-ids.ts';
import { freeTools, shownInputs } from '#shared/domain/numbers/free-tools.ts';
import { nothingKnown } from '#shared/domain/numbers/known-numbers.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import {
  type CalculatedValues,
  calculateWithTyped,
  type TypedInputs,
} from '../calculate-with-typed.ts';
import { calculatorFinding } from '../calculator-answer.ts';
import { isKeepableInput } from '../fields/is-keepable-input.ts';
import { type OwnerNumbers, ownerNumbersOf } from '../owner-numbers.ts';

/** A free sum as it stands. */
export type ToolCalculation = CalculatedValues & {
  readonly id: FreeToolId;
  readonly owner: OwnerNumbers;
  readonly headline: string;
  readonly lede: string;
  /** The fields that are asked with what is filled in. */
  readonly shown: readonly string[];
  /** Fields without which there are no figures. */
  readonly missing: readonly string[];
  /** What can be used, as a link takes it. */
  readonly values: Readonly<Record<string, string>>;
  /** Of these, what an account keeps. */
  readonly keepable: Readonly<Record<string, string>>;
};

/** A visitor has told nothing and counts in dollars. */
const visitor = () => ownerNumbersOf({ id: '' }, nothingKnown, localToday());

/** Works out a free sum from what is typed. */
export const calculateTool = (id: FreeToolId, typed: TypedInputs): ToolCalculation => {
  const { calculator } = freeTools[id];
  const owner = visitor();
  const sum = calculateWithTyped(calculator, owner, typed);
  const shown = shownInputs(id, sum.tried);
  const needed: readonly string[] = calculators[calculator].needs(sum.tried);
  const given = shown.flatMap((one) => {
    const value = sum.tried[one];
    return value === undefined ? [] : [[one, value] as const];
  });
  return {
    ...sum,
    ...calculatorFinding(calculator, sum, owner),
    id,
    owner,
    shown,
    missing: shown.filter((one) => needed.includes(one) && sum.tried[one] === undefined),
    values: Object.fromEntries(given),
    keepable: Object.fromEntries(given.filter(([one]) => isKeepableInput(one))),
  };
};
