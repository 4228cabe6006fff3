import type { Format } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { type Lever, type leversOf, partCount } from '#shared/domain/numbers/outlook/levers.ts';

const wordsOf = (lever: Lever, { money }: Format): [title: string, detail: string] => {
  switch (lever.kind) {
    case 'late':
      return [
        `Collect the ${money(lever.amount)} that’s overdue`,
        'Write the reminders under “Owed to you.”',
      ];
    case 'parts':
      return [
        `Pay ${lever.label} in ${partCount} parts`,
        `${money(lever.part)} a month instead of all at once`,
      ];
    case 'jobs':
      return [
        `Do ${lever.jobs} more ${lever.jobs === 1 ? 'job' : 'jobs'} a week`,
        'At your typical price, after materials',
      ];
  }
};

/** What would fix a line that goes below zero, each with the lowest day it leads to. */
export const CashGapFixes = ({
  found: { levers, isEnough },
  format,
}: {
  found: ReturnType<typeof leversOf>;
  format: Format;
}) => {
  if (levers.length === 0) return null;
  return (
    <div className="levers">
      <h3>
        {!isEnough
          ? 'These help, but you need more than one'
          : levers.length === 1
            ? 'This fixes it'
            : 'Any one of these fixes it'}
      </h3>
      <ul>
        {levers.map((lever) => {
          const [title, detail] = wordsOf(lever, format);
          return (
            <li key={lever.kind}>
              <b>{title}</b>
              <span className="lever-low">
                {format.money(lever.low)}
                <small>lowest</small>
              </span>
              <small>{detail}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
