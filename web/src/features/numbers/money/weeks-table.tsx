import type { Format } from '#shared/domain/numbers/number-format-and-local-words.ts';
import type { Outlook } from '#shared/domain/numbers/outlook/outlook.ts';

const heads = ['In', 'Out', 'We expect', 'If no new jobs come in'];

/** The 13 weeks, one a row. */
export const WeeksTable = ({ outlook, format }: { outlook: Outlook; format: Format }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its page is scrolled with the arrow keys
  <section className="table-scroll" tabIndex={0} aria-label="Next 13 weeks, as a table">
    <table className="readable">
      <caption className="sr-only">Next 13 weeks, week by week</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          {heads.map((head) => (
            <th key={head} scope="col" className="right">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {outlook.weeks.map((week) => (
          <tr key={week.from}>
            <th scope="row">{format.day(week.from)}</th>
            {[week.in, week.out, week.expected, week.careful].map((value, nth) => (
              <td key={heads[nth]} className="right">
                {format.money(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
