import type { BarData } from '#shared/domain/numbers/calculators/calculation-chart-types.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Bars } from '../charts/bars.tsx';

/** Bars with their title, and the same as a table. */
export const BarFigure = ({
  title,
  head,
  bars,
}: {
  title: string;
  head: string;
  bars: BarData[];
}) => (
  <figure>
    <figcaption>
      <b>{title}</b>
    </figcaption>
    <Bars
      text={`${title}: ${bars.map(({ label, shown }) => `${label} ${shown}`).join(', ')}.`}
      bars={bars}
    />
    <PairsTable title={title} head={head} rows={bars.map(({ label, shown }) => [label, shown])} />
  </figure>
);

/** A folded table of names and amounts. */
export const PairsTable = ({
  title,
  head,
  rows,
}: {
  title: string;
  head: string;
  rows: (readonly [string, string])[];
}) => (
  <Disclosure words="View as table">
    <table className="readable">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className="right">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, shown]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="right">{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Disclosure>
);
