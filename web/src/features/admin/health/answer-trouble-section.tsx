import { wrongOf } from '#shared/domain/admin/health-counters.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { countText, dayText } from '../admin-format.ts';
import type { Health } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';

type Day = Health['days'][number];
type At = Health['by_helper'][number]['at'];

const kinds = ['failed', 'refused', 'cut'] as const;
const labels = { failed: 'Failed', refused: 'Refused', cut: 'Cut off', slow: 'Slow' } as const;

/** The day that stands out, or that none does. */
const title = (days: readonly Day[]) => {
  const worst = days.toSorted((one, other) => wrongOf(other) - wrongOf(one))[0];
  if (!worst || wrongOf(worst) === 0) return 'No answer went wrong';
  const answers = wrongOf(worst) === 1 ? '1 answer' : `${countText(wrongOf(worst))} answers`;
  return `${dayText(worst.date)}: ${answers} went wrong`;
};

const nameOf = (at: At) => {
  if (at === 'assistant') return 'Assistant';
  return at === 'unknown' ? 'Never came back' : helpers[at].name;
};

/** What was wrong with answers, by day and kind, and by helper. */
export const AnswerTroubleSection = ({ days, by_helper }: Health) => (
  <AdminSection title={title(days)} hint={`The past ${days.length} days, by day and by helper.`}>
    <Bars days={days} />
    <p className="health-key">
      {kinds.map((kind) => (
        <span key={kind} className={kind}>
          {labels[kind]} {countText(days.reduce((sum, day) => sum + day[kind], 0))}
        </span>
      ))}
    </p>
    <details className="health-table">
      <summary>View as table</summary>
      <Table
        caption="Answers by day"
        head="Day"
        rows={days.toReversed().map((day) => ({ ...day, name: dayText(day.date) }))}
      />
    </details>
    <Table
      caption="Answers by helper"
      head="Helper"
      rows={by_helper
        .map((row) => ({ ...row, name: nameOf(row.at) }))
        .toSorted((one, other) => other.failed - one.failed || other.slow - one.slow)}
    />
  </AdminSection>
);

const height = 100;
const width = 10;

const Bars = ({ days }: { days: readonly Day[] }) => {
  const max = Math.max(...days.map(wrongOf), 1);
  return (
    <figure className="chart health-chart">
      <svg
        viewBox={`0 0 ${days.length * width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Answers that went wrong by day. Highest day: ${countText(max)}`}
      >
        {days.map((day, nth) => {
          const at = (upTo: number) =>
            (kinds.slice(0, upTo).reduce((sum, kind) => sum + day[kind], 0) / max) * height;
          return kinds.map((kind, place) => (
            <rect
              key={`${day.date} ${kind}`}
              className={kind}
              x={nth * width + 1}
              width={width - 2}
              y={height - at(place + 1)}
              height={at(place + 1) - at(place)}
            />
          ));
        })}
      </svg>
      <div className="chart-range" aria-hidden="true">
        <span>{dayText(days[0]?.date ?? '')}</span>
        <span>{dayText(days.at(-1)?.date ?? '')}</span>
      </div>
    </figure>
  );
};

type Row = { name: string; failed: number; refused: number; cut: number; slow: number };

const Table = ({ caption, head, rows }: { caption: string; head: string; rows: Row[] }) => (
  <table className="data-table">
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{head}</th>
        {Object.values(labels).map((label) => (
          <th scope="col" key={label}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.name}>
          <th scope="row">{row.name}</th>
          <td>{countText(row.failed)}</td>
          <td>{countText(row.refused)}</td>
          <td>{countText(row.cut)}</td>
          <td>{countText(row.slow)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
