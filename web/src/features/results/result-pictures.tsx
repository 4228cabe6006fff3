import type { ResultCounts } from '#shared/domain/results/result-counts-schemas.ts';
import { questionsByAnswerer, type ResultRow } from '#shared/domain/results/result-rows.ts';
import { Bars } from '#web/features/numbers/charts/bars.tsx';
import { Columns } from '#web/features/numbers/charts/columns.tsx';
import { periodName, writtenValue } from './days-and-values-as-text.ts';

export type PicturesProps = {
  rows: readonly ResultRow[];
  /** The periods of the rows' values, the oldest first. */
  shown: readonly ResultCounts[];
  /** The day at the business. */
  today: string;
};

const ownPicture: readonly string[] = ['tasks_done', 'quotes_won', 'calls', 'directions', 'rating'];

/** The rows that have a picture of their own, with the words under its heading. */
const pictured = (rows: readonly ResultRow[]) =>
  rows.filter(({ id, currency }) => currency !== null || ownPicture.includes(id));

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
  const values = row.values.map((value) => value ?? 0);
  const last = values.length - 1;
  const most = values.indexOf(Math.max(...values));
  const isLabelled = (nth: number) => shown.length <= roomy || (last - nth) % 3 === 0;
  const isWritten = (nth: number) => shown.length <= roomy || nth === last || nth === most;
  const inWords = shown.flatMap(({ period }, nth) => {
    const value = row.values[nth] ?? null;
    return value === null ? [] : [`${periodName(period, today)} ${writtenValue(row, value)}`];
  });
  return (
    <section className="results-picture" aria-labelledby={`picture-${row.id}`}>
      <h2 id={`picture-${row.id}`}>{row.label}</h2>
      <Columns
        text={`${row.label}: ${inWords.join(', ')}`}
        columns={shown.map(({ period }, nth) => {
          const value = values[nth] ?? 0;
          return {
            id: period,
            label: isLabelled(nth) ? periodName(period, today, 'short') : '',
            shown: isWritten(nth) && value > 0 ? writtenValue(row, value) : '',
            value,
            ...(nth === last && { look: 'marked' as const }),
          };
        })}
      />
    </section>
  );
};

/** The amounts, tasks, won quotes, and what people did at a place in each period as columns, and the questions by helper. */
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
