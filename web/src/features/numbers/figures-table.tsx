import type { FiguresResult } from '#shared/domain/numbers/calculators/input-and-result-types.ts';
import type { Format } from '#shared/domain/numbers/number-format-and-local-words.ts';

/** The figures of a calculation as a table. */
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
