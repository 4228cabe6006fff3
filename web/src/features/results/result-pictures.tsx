import type { ResultCounts } from '#shared/domain/results/result-counts.ts';
import { questionsByAnswerer, type ResultRow } from '#shared/domain/results/result-rows.ts';
import { Bars } from '#web/features/numbers/charts/bars.tsx';
import { Columns } from '#web/features/numbers/charts/columns.tsx';
import { periodName, written } from './results.ts';

export type PicturesProps = {
  rows: readonly ResultRow[];
  /** The periods of the rows' values, the oldest first. */
  shown: readonly ResultCounts[];
  /** The day at the business. */
  today: string;
};

/** The rows that have a picture of their own, with the words under its heading. */
const pictured = (rows: readonly ResultRow[]) =>
  rows.filter(
    ({ id, currency }) => currency !== null || id === 'tasks_done' || id === 'quotes_won',
  );

/** So many columns have room for a value over each. */
const roomy = 6;

const Picture = ({
  row,
  shown,
  today,
}: {
  row: ResultRow;
  shown: readonly ResultCounts[];
  today: string;
}) => {
  const last = row.values.length - 1;
  const most = row.values.indexOf(Math.max(...row.values));
  const isLabelled = (nth: number) => shown.length <= roomy || (last - nth) % 3 === 0;
  const isWritten = (nth: number) => shown.length <= roomy || nth === last || nth === most;
  const inWords = shown.map(
    ({ period }, nth) => `${periodName(period, today)} ${written(row, row.values[nth] ?? 0)}`,
  );
  return (
    <section className="results-picture" aria-labelledby={`picture-${row.id}`}>
      <h2 id={`picture-${row.id}`}>{row.label}</h2>
      <Columns
        text={`${row.label}: ${inWords.join(', ')}`}
        columns={shown.map(({ period }, nth) => {
          const value = row.values[nth] ?? 0;
          return {
            id: period,
            label: isLabelled(nth) ? periodName(period, today, 'short') : '',
            shown: isWritten(nth) && value > 0 ? written(row, value) : '',
            value,
            ...(nth === last && { look: 'marked' as const }),
          };
        })}
      />
    </section>
  );
};

/** The amounts, tasks and won quotes of each period as columns, and the questions by helper. */
export const ResultPictures = ({ rows, shown, today }: PicturesProps) => {
  const asked = questionsByAnswerer(shown);
  return (
    <div className="results-pictures">
      {/* A single column compares nothing. */}
      {shown.length > 1 &&
        pictured(rows).map((row) => <Picture key={row.id} row={row} shown={shown} today={today} />)}
      {asked.length > 0 && (
        <section className="results-picture" aria-labelledby="picture-questions">
          <h2 id="picture-questions">Questions by helper</h2>
          <Bars
            text={`Questions by helper: ${asked.map((one) => `${one.name}: ${one.asked}`).join(', ')}`}
            bars={asked.map((one) => ({
              label: one.id === 'assistant' ? 'Assistant' : one.name,
              shown: String(one.asked),
              value: one.asked,
            }))}
          />
        </section>
      )}
    </div>
  );
};
