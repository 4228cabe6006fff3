import type { CashWeek, FiguresResult } from '#shared/domain/numbers/calculators/types.ts';
import type { Format } from '#shared/domain/numbers/format.ts';

/** The figures of a calculation as a table; the 13 weeks of cash by week. */
export const FiguresTable = ({
  result,
  format,
  title,
}: {
  result: FiguresResult;
  format: Format;
  title: string;
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its page is scrolled with the arrow keys
  <section className="table-scroll" tabIndex={0} aria-label={`${title}, as a table`}>
    {result.cash && <WeeksTable weeks={result.cash.weeks} format={format} title={title} />}
    <table className="readable">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" className="right">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {result.figures.map(({ id, label, unit, value }) => (
          <tr key={id}>
            <th scope="row">{format.words(label)}</th>
            <td className="right">{format.value(unit, value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const WeeksTable = ({
  weeks,
  format,
  title,
}: {
  weeks: readonly CashWeek[];
  format: Format;
  title: string;
}) => (
  <table className="readable">
    <caption className="sr-only">{title}, week by week</caption>
    <thead>
      <tr>
        <th scope="col">Week of</th>
        {['In', 'Out', 'End', 'End (for sure)', 'Low (for sure)'].map((head) => (
          <th key={head} scope="col" className="right">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((week) => (
        <tr key={week.week}>
          <th scope="row">{format.day(week.from)}</th>
          {[week.in, week.out, week.end, week.end_sure, week.low_sure].map((value, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
            <td key={nth} className="right">
              {format.money(value)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
