import type { DerivedId } from '#shared/domain/numbers/calculators/derived-numbers.ts';
import { withFormulas } from '#shared/domain/numbers/calculators/formula-text.ts';
import { type CalculatorId, calculators } from '#shared/domain/numbers/calculators/index.ts';
import type { FiguresResult } from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import { numbers } from '#shared/domain/numbers/numbers.ts';
import { FormulaLines } from './formula-lines.tsx';
import { numberOrigin } from './number-origin.ts';
import type { OwnerNumbers } from './owner-numbers.ts';

/** Every figure with its formula in words and in values, and where each kept number comes from. */
export const CalculationDetails = ({
  id,
  result,
  owner,
  derived,
}: {
  id: CalculatorId;
  result: FiguresResult;
  owner: OwnerNumbers;
  derived: readonly DerivedId[];
}) => {
  const { format, known } = owner;
  const made = withFormulas(result);
  const named = new Set(made.flatMap(({ inputs }) => inputs.map((one) => one.id)));
  const used = known.numbers.filter((one) => named.has(one.id));
  return (
    <div className="formulas">
      <FormulaLines made={made} format={format} />
      {derived.map((one) => (
        <p key={one}>{format.words(numbers[one].label)} is calculated from your other numbers.</p>
      ))}
      {calculators[id].caveats.map((caveat) => (
        <p key={caveat}>{format.words(caveat)}</p>
      ))}
      {used.length > 0 && (
        <p>
          From your numbers:{' '}
          {used
            .map((one) => `${format.words(numbers[one.id].label)} (${numberOrigin(one, format)})`)
            .join(', ')}
          .
        </p>
      )}
    </div>
  );
};
