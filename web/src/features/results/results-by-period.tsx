import Download from '@lucide/icons/icons/download';
import Printer from '@lucide/icons/icons/printer';
import { type ComponentType, Suspense, useState } from 'react';
import { foldedRows, type ResultRow, resultRows } from '#shared/domain/results/result-rows.ts';
import { download } from '#web/core/download.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { periodName, writtenValue } from './days-and-values-as-text.ts';
import type { PicturesProps } from './result-pictures.tsx';
import { resultsFile } from './results-file.ts';
import type { Results } from './results-query.ts';
import { shownPeriods } from './shown-periods.ts';

const lengths = { months: 'Months', weeks: 'Last 13 weeks' } as const;
type Length = keyof typeof lengths;
type Props = {
  results: Results;
  /** Their code is a part of its own, so that the table is there without a connection. */
  Pictures: ComponentType<PicturesProps>;
};

/** Pictures and the table of the months or of the last weeks, with the file and the printed page. */
export const ResultsByPeriod = ({ results, Pictures }: Props) => {
  const [length, setLength] = useState<Length>('months');
  const { today } = results;
  const shown = shownPeriods(results, length);
  const rows = resultRows(shown);
  if (resultRows(shownPeriods(results, 'months')).length === 0) return null;
  const names = shown.periods.map(({ period }) => periodName(period, today));
  const first = length === 'months' ? 'Month' : 'Week of';
  const more = foldedRows(shown);
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
          <Suspense>
            <Pictures rows={rows} shown={shown.periods} today={today} />
          </Suspense>
          <section className="results-part" aria-labelledby="results-table">
            <div className="results-table-head">
              <h2 id="results-table">{length === 'months' ? 'Month by month' : 'Week by week'}</h2>
              <div className="actions">
                <Button
                  variant="quiet"
                  onClick={() =>
                    download(
                      resultsFile(resultRows(shown, { isDetailed: true }), shown.periods),
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
            <Table label="Results, as a table" rows={rows} names={names} first={first} />
            {more.length > 0 && (
              <Disclosure words={`More from ${shown.place?.name}`}>
                <Table
                  label={`More from ${shown.place?.name}, as a table`}
                  rows={more}
                  names={names}
                  first={first}
                />
              </Disclosure>
            )}
          </section>
        </>
      )}
    </>
  );
};

const Table = ({
  label,
  rows,
  names,
  first,
}: {
  label: string;
  rows: readonly ResultRow[];
  names: readonly string[];
  first: string;
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its page is scrolled with the arrow keys
  <section className="table-scroll" tabIndex={0} aria-label={label}>
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
                  {writtenValue(row, row.values[nth])}
                </td>
              ))}
            </tr>
          ))
          .toReversed()}
      </tbody>
    </table>
  </section>
);
