import { roundForHeadline } from '#shared/domain/numbers/calculators/lowest-cash-headline.ts';
import type { Format } from '#shared/domain/numbers/number-format-and-local-words.ts';
import type { Outlook } from '#shared/domain/numbers/outlook/outlook.ts';
import { Lines } from '../charts/lines.tsx';
import '../calculations.css';

const month = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(new Date(day));

/** The week of the lowest day; it may lie within its week, below what the week ends on. */
const lowWeek = ({ weeks, expected }: Outlook) =>
  Math.max(
    0,
    weeks.findLastIndex(({ from }) => from <= expected.low_on),
  );

/** The 13 weeks as they are expected, with the careful line beside them and the tightest week marked. */
export const OutlookPicture = ({
  outlook,
  floor,
  format,
}: {
  outlook: Outlook;
  floor: string | undefined;
  format: Format;
}) => {
  const { weeks, expected, careful } = outlook;
  const at = lowWeek(outlook);
  const end = weeks.at(-1)?.expected ?? '0';
  return (
    <Lines
      text={`Money in the bank over the next 13 weeks. We expect the lowest to be ${format.money(expected.low)} on ${format.day(expected.low_on)} and ${format.money(end)} at the end. If no new jobs come in, the lowest is ${format.money(careful.low)}.`}
      points={weeks.map(({ from, expected: value, careful: hoped }, nth) => ({
        value: nth === at ? Number(expected.low) : Number(value),
        hoped: Number(hoped),
        label: String(Number(from.slice(8))),
        ...((nth === 0 || weeks[nth - 1]?.from.slice(0, 7) !== from.slice(0, 7)) && {
          month: month(from),
        }),
      }))}
      marked={{ at, value: Number(expected.low), shown: format.money(expected.low) }}
      {...(floor !== undefined &&
        roundForHeadline(Number(floor)) > 0 && {
          level: {
            value: Number(floor),
            label: `Your safety cushion: ${format.money(floor)}`,
            look: 'limit' as const,
          },
        })}
      {...(at > 0 && { first: format.money(weeks[0]?.expected ?? '0') })}
      {...(at < weeks.length - 1 && { last: format.money(end) })}
    />
  );
};
