import { choices } from '#shared/domain/numbers/choices.ts';
import { isStale, numbers } from '#shared/domain/numbers.ts';
import { numberOrigin } from '#web/numbers/number-origin.ts';
import type { OwnerNumbers } from '#web/numbers/owner-numbers.ts';
import { KeptRow } from './kept-row.tsx';

/** Everything the business has told, each with where it comes from; a number is pressed to change it. */
export const KeptNumbers = ({ owner }: { owner: OwnerNumbers }) => {
  const { known, format, today } = owner;
  if (known.numbers.length + known.choices.length === 0) return null;
  return (
    <section className="numbers-part" id="kept" aria-labelledby="kept-title">
      <div className="part-title">
        <h2 id="kept-title" tabIndex={-1}>
          What you told us
        </h2>
        <span className="fine">Press a number to change it</span>
      </div>
      <ul className="kept-list">
        {known.numbers.map((one) => (
          <KeptRow
            key={one.id}
            id={one.id}
            owner={owner}
            label={numbers[one.id].label}
            origin={`${numberOrigin(one, format)}.${isStale(one.id, one.date, today) ? ' Still right?' : ''}`}
            value={one.value}
            shown={format.value(one.unit, one.value)}
          />
        ))}
        {known.choices.map(({ id, value, date }) => (
          <KeptRow
            key={id}
            id={id}
            owner={owner}
            label={choices[id].label}
            origin={`You, ${format.day(date)}.`}
            value={value}
            shown={(choices[id].options as Record<string, string>)[value] ?? value}
          />
        ))}
      </ul>
    </section>
  );
};
