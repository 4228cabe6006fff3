import { chartOf } from '#shared/domain/numbers/calculators/calculation-chart.ts';
import type { CalculatorId } from '#shared/domain/numbers/calculators/index.ts';
import { calculators } from '#shared/domain/numbers/calculators/index.ts';
import { noteText } from '#shared/domain/numbers/calculators/note-text.ts';
import type { CalculatedValues } from './calculate-with-typed.ts';
import { CalculationChart } from './charts/calculation-chart.tsx';
import type { OwnerNumbers } from './owner-numbers.ts';
import './calculations.css';

/** The chart of a calculation with its notes; nothing while there are no figures. */
export const CalculationChartWithNotes = ({
  id,
  owner: { format },
  sum: { result, inputs },
}: {
  id: CalculatorId;
  owner: OwnerNumbers;
  sum: CalculatedValues;
}) => {
  if (result.kind !== 'figures') return null;
  const chart = chartOf(calculators[id], result, inputs, format);
  return (
    <>
      {chart && <CalculationChart {...chart} />}
      {result.notes.map((note) => (
        <p key={note.id} className="fine">
          {noteText(note, format)}
        </p>
      ))}
    </>
  );
};
