import type { CalculatorId } from '#shared/domain/numbers/calculators/calculator.ts';
import { noteText } from '#shared/domain/numbers/calculators/notes.ts';
import type { CalculatedValues } from './calculate.ts';
import { Picture } from './charts/picture.tsx';
import { pictureOf } from './charts/picture-data.ts';
import type { OwnerNumbers } from './owner-numbers.ts';
import './calculations.css';

/** The picture of a calculation with its notes; nothing while there are no figures. */
export const CalculationPicture = ({
  id,
  owner: { format },
  sum: { result, inputs },
}: {
  id: CalculatorId;
  owner: OwnerNumbers;
  sum: CalculatedValues;
}) => {
  if (result.kind !== 'figures') return null;
  const picture = pictureOf(id, result, inputs, format);
  return (
    <>
      {picture && <Picture {...picture} />}
      {result.notes.map((note) => (
        <p key={note.id} className="fine">
          {noteText(note, format)}
        </p>
      ))}
    </>
  );
};
