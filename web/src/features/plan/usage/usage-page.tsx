import { useId } from 'react';
import { helperIds } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { type WeekCount, weekStarts } from '#shared/domain/usage-weeks.ts';
import { formatDate } from '#web/locale.ts';
import { serverNow } from '#web/server-clock.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';

const row = 34;
/** Percent of the width that the words of a week take, and that the longest bar may take. */
const [labelWidth, longest] = [20, 68];

/** Questions by week, a bar each with a part for every helper, and below it what each helper was asked in all. */
export const WeeksPicture = ({ counts }: { counts: readonly WeekCount[] }) => {
  const id = useId();
  const weeks = weekStarts(serverNow()).map((from) => partsOf(from, counts));
  const most = Math.max(...weeks.map(({ total }) => total), 1);
  const scale = longest / most;
  return (
    <figure className="usage-weeks">
      <svg height={weeks.length * row} role="img" aria-labelledby={id}>
        <title id={id}>{`Questions by week. ${weeks.map(inWords).join('. ')}.`}</title>
        {weeks.map(({ from, parts, total }, nth) => (
          <g key={from}>
            <text x="0" y={nth * row + 20}>
              {weekName(from)}
            </text>
            {parts.map(({ helper, before, questions }) => (
              <rect
                key={helper}
                data-helper={helper}
                x={`${labelWidth + before * scale}%`}
                y={nth * row + 5}
                width={`${questions * scale}%`}
                height={row - 12}
              />
            ))}
            <text x={`${labelWidth + total * scale}%`} dx={6} y={nth * row + 20}>
              {total}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ul>
          {helperIds.map((helper) => (
            <li key={helper}>
              <HelperAvatar helper={helper} size="sm" />
              {helpers[helper].name}: {sumOf(counts.filter((one) => one.helper_id === helper))}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
};

const sumOf = (counts: readonly WeekCount[]) =>
  counts.reduce((sum, { questions }) => sum + questions, 0);

const partsOf = (from: string, counts: readonly WeekCount[]) => {
  const week = counts.filter((one) => one.from === from);
  let total = 0;
  const parts = helperIds.flatMap((helper) => {
    const questions = sumOf(week.filter((one) => one.helper_id === helper));
    total += questions;
    return questions ? [{ helper, questions, before: total - questions }] : [];
  });
  return { from, parts, total };
};

const weekName = (from: string) =>
  formatDate(`${from}T12:00:00Z`, { month: 'short', day: 'numeric' });

const inWords = ({ from, parts }: ReturnType<typeof partsOf>) =>
  `${weekName(from)}: ${parts.map(({ helper, questions }) => `${helpers[helper].name} ${questions}`).join(', ') || 'none'}`;
