import { countText, dayText } from './format.ts';
import type { Overview } from './queries.ts';

type Day = Overview['days'][number];

type Props = {
  title: string;
  days: readonly Day[];
  counter: Exclude<keyof Day, 'date'>;
};

const height = 100;
const step = 10;

/** Bars for the last days, drawn by hand; the same numbers stand in a table below for whoever wants to read them. */
export const DayChart = ({ title, days, counter }: Props) => {
  const counts = days.map((day) => day[counter]);
  const most = Math.max(...counts, 0);
  const sum = counts.reduce((all, count) => all + count, 0);
  const words = `${countText(sum)} in ${days.length} days, at most ${countText(most)} on one`;
  return (
    <figure className="chart">
      <figcaption>
        <b>{title}</b>
        <small>{words}</small>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${words}`}
      >
        <Bars days={days} counter={counter} most={most} />
      </svg>
      <div className="chart-range" aria-hidden="true">
        <span>{dayText(days[0]?.date ?? '')}</span>
        <span>{dayText(days.at(-1)?.date ?? '')}</span>
      </div>
      <details>
        <summary>Show as a table</summary>
        <DayTable title={title} days={days} counter={counter} />
      </details>
    </figure>
  );
};

const Bars = ({ days, counter, most }: Omit<Props, 'title'> & { most: number }) =>
  days.map((day, nth) => {
    const bar = most ? (day[counter] / most) * height : 0;
    return (
      <rect
        key={day.date}
        x={nth * step + 1}
        y={height - Math.max(bar, 1)}
        width={step - 2}
        height={Math.max(bar, 1)}
        className={day[counter] ? undefined : 'empty'}
      >
        <title>
          {dayText(day.date)}: {countText(day[counter])}
        </title>
      </rect>
    );
  });

const DayTable = ({ title, days, counter }: Props) => (
  <table className="data-table">
    <caption className="sr-only">{title}</caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">{title}</th>
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map((day) => (
        <tr key={day.date}>
          <th scope="row">{dayText(day.date)}</th>
          <td>{countText(day[counter])}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
