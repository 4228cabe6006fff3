import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { countText } from './format.ts';
import type { Overview } from './queries.ts';

/** Who is asked and by whom: the questions of the last 30 days by helper and by trade, most first. */
export const SplitTables = ({ by_helper, by_trade }: Overview) => (
  <>
    <Split
      title="Questions by helper"
      head="Helper"
      rows={by_helper.map(({ helper_id, count }) => ({
        name: helper_id ? helpers[helper_id].name : 'Assistant',
        count,
      }))}
    />
    <Split
      title="Questions by business type"
      head="Business type"
      rows={by_trade.map(({ business_type, count }) => ({ name: business_type, count }))}
    />
  </>
);

type SplitProps = {
  title: string;
  head: string;
  rows: readonly { name: string; count: number }[];
};

const Split = ({ title, head, rows }: SplitProps) => {
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <table className="data-table">
      <caption>
        {title}
        <small>30 days</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Questions</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{countText(count)}</td>
            <td>{all ? Math.round((count / all) * 100) : 0}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
