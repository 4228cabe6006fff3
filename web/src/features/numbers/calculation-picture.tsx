import type { CalculatorId } from '#shared/domain/calculators/calculator.ts';
import { noteText } from '#shared/domain/calculators/notes.ts';
import { Picture } from './charts/picture.tsx';
import { pictureOf } from './charts/picture-data.ts';
import type { OwnerNumbers } from './owner-numbers.ts';
import type { WorkedOutSum } from './work-out.ts';
import './sums.css';

/** The picture of a calculation with its notes; nothing while there are no figures. */
export const SumPicture = ({
  id,
  owner: { format },
  sum: { result, inputs, cashNotes },
}: {
  id: CalculatorId;
  owner: OwnerNumbers;
  sum: WorkedOutSum;
}) => {
  if (result.kind !== 'figures') return null;
  const picture = pictureOf(id, result, inputs, format);
  return (
    <>
      {picture && <Picture {...picture} />}
      {result.cash && (
        <p className="fine">
          Solid: money you can count on. Dotted: with money that is not sure yet.
        </p>
      )}
      {[...result.notes, ...cashNotes].map((note) => (
        <p key={note.id} className="fine">
          {noteText(note, format)}
        </p>
      ))}
    </>
  );
};
