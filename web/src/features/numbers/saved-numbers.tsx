import { isFromBooks } from '#shared/domain/connections/books/books-as-source.ts';
import { isOldNumber } from '#shared/domain/numbers/number-age.ts';
import { choices } from '#shared/domain/numbers/number-choices.ts';
import { numbers } from '#shared/domain/numbers/numbers.ts';
import type { SavedNumber } from '#shared/domain/numbers/saved-number-schemas.ts';
import { numberLabel } from './fields/number-label.ts';
import { numberOrigin } from './number-origin.ts';
import type { OwnerNumbers } from './owner-numbers.ts';
import { SavedNumberRow } from './saved-number-row.tsx';

/** What follows from where a number comes from: it stays up to date by itself, or it is too old to be sure. */
const afterOrigin = ({ id, date, origin }: SavedNumber, today: string) => {
  if (isOldNumber(id, date, today)) return ' Still correct?';
  return origin && isFromBooks(origin) ? ' Stays up to date by itself.' : '';
};

/** Everything the business has told, each with its source and its day; a number is pressed to change it. */
export const SavedNumbers = ({ owner }: { owner: OwnerNumbers }) => {
  const { known, format, today } = owner;
  if (known.numbers.length + known.choices.length + known.unknown.length === 0) return null;
  return (
    <section className="numbers-part" id="kept" aria-labelledby="kept-title">
      <div className="part-title">
        <h2 id="kept-title" tabIndex={-1}>
          Where these numbers come from
        </h2>
        <span className="fine">
          We use the number you enter over an imported one. Tap a number to change it.
        </span>
      </div>
      <ul className="kept-list">
        {known.numbers.map((one) => (
          <SavedNumberRow
            key={one.id}
            id={one.id}
            owner={owner}
            label={format.words(numbers[one.id].label)}
            origin={`${numberOrigin(one, format)}.${afterOrigin(one, today)}`}
            value={one.value}
            shown={format.value(one.unit, one.value)}
          />
        ))}
        {known.choices.map(({ id, value, date }) => (
          <SavedNumberRow
            key={id}
            id={id}
            owner={owner}
            label={format.words(choices[id].label)}
            origin={`Entered ${format.day(date)}.`}
            value={value}
            shown={(choices[id].options as Record<string, string>)[value] ?? value}
          />
        ))}
        {known.unknown.map(({ id, date }) => (
          <SavedNumberRow
            key={id}
            id={id}
            owner={owner}
            label={format.words(numberLabel(id))}
            origin={`You said you don’t know, ${format.day(date)}.`}
            value=""
            shown="not known"
          />
        ))}
      </ul>
    </section>
  );
};
