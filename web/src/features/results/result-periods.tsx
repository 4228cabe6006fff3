import Download from '@lucide/icons/icons/download';
import Printer from '@lucide/icons/icons/printer';
import { useState } from 'react';
import {
  questionsByAnswerer,
  type ResultRow,
  resultRows,
} from '#shared/domain/results/result-rows.ts';
import { download } from '#web/core/download.ts';
import { Bars } from '#web/features/numbers/charts/bars.tsx';
import { Columns } from '#web/features/numbers/charts/columns.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { countedSince, periodName, type Results, resultsFile, written } from './results.ts';

const lengths = { months: 'Months', weeks: 'Last 13 weeks' } as const;
type Length = keyof typeof lengths;
type Periods = NonNullable<Results['periods']>;

/** Pictures and the table of the months or of the last weeks, with the file and the printed page. */
export const ResultPeriods = ({ results, periods }: { results: Results; periods: Periods }) => {
  const [length, setLength] = useState<Length>('months');
  const { since, today } = results;
  const shown = countedSince(periods[length], since);
  const rows = resultRows(shown);
  if (resultRows(periods.months).length === 0) return null;
  const names = shown.map(({ period }) => periodName(period, today));
  return (
    <>
      <fieldset className="segmented-control results-length">
        <legend className="sr-only">Show</legend>
        {(Object.keys(lengths) as Length[]).map((id) => (
          <button key={id} type="button" aria-pressed={id === length} onClick={() => setLength(id)}>
            {lengths[id]}
          </button>
        ))}
      </fieldset>
      {rows.length === 0 ? (
        <p>Nothing was counted in these weeks.</p>
      ) : (
        <>
          <Pictures rows={rows} shown={shown} today={today} />
          <section className="results-part" aria-labelledby="results-table">
            <div className="results-table-head">
              <h2 id="results-table">{length === 'months' ? 'Month by month' : 'Week by week'}</h2>
              <div className="actions">
                <Button
                  variant="quiet"
                  onClick={() =>
                    download(
                      resultsFile(resultRows(shown, { isDetailed: true }), shown),
                      'text/csv',
                      `results-${length}-${today}.csv`,
                    )
                  }
                >
                  <Icon icon={Download} />
                  Download spreadsheet
                </Button>
                <Button variant="quiet" onClick={() => print()}>
                  <Icon icon={Printer} />
                  Print
                </Button>
              </div>
            </div>
            <Table rows={rows} names={names} first={length === 'months' ? 'Month' : 'Week of'} />
          </section>
        </>
      )}
    </>
  );
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
  shown: Periods['months'];
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

const Pictures = ({
  rows,
  shown,
  today,
}: {
  rows: readonly ResultRow[];
  shown: Periods['months'];
  today: string;
}) => {
  const asked = questionsByAnswerer(shown);
  return (
    <div className="results-pictures">
      {pictured(rows).map((row) => (
        <Picture key={row.id} row={row} shown={shown} today={today} />
      ))}
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

const Table = ({
  rows,
  names,
  first,
}: {
  rows: readonly ResultRow[];
  names: readonly string[];
  first: string;
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its page is scrolled with the arrow keys
  <section className="table-scroll" tabIndex={0} aria-label="Results, as a table">
    <table className="readable results-table">
      <caption className="sr-only">What was counted, the newest first</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {rows.map(({ id, label }) => (
            <th key={id} scope="col" className="right">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names
          .map((name, nth) => (
            <tr key={name}>
              <th scope="row">{nth === names.length - 1 ? `${name}, so far` : name}</th>
              {rows.map((row) => (
                <td key={row.id} className="right">
                  {written(row, row.values[nth] ?? 0)}
                </td>
              ))}
            </tr>
          ))
          .toReversed()}
      </tbody>
    </table>
  </section>
);
