import { useQuery } from '@tanstack/react-query';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { isPaid, ownerPlanIds, plans, trialPlan } from '#shared/domain/plan/plans.ts';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { failureText } from '../admin-failures.ts';
import { countText, dayText, moneyText } from '../admin-format.ts';
import { type Overview, overviewQuery } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';

type Day = Overview['days'][number];

type Props = {
  title: string;
  days: readonly Day[];
  counter: Exclude<keyof Day, 'date'>;
};

const height = 100;
const step = 10;

/** Bars for the last days, drawn by hand; the same numbers stand in a table below for whoever wants to read them. */
const DayChart = ({ title, days, counter }: Props) => {
  const counts = days.map((day) => day[counter]);
  const max = Math.max(...counts, 0);
  const sum = counts.reduce((all, count) => all + count, 0);
  const words = `${countText(sum)} in ${days.length} days. Highest day: ${countText(max)}`;
  return (
    <figure className="chart">
      <figcaption>
        <b>{title}</b>
        <small>{words}</small>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${words}`}
      >
        <Bars days={days} counter={counter} max={max} />
      </svg>
      <div className="chart-range" aria-hidden="true">
        <span>{dayText(days[0]?.date ?? '')}</span>
        <span>{dayText(days.at(-1)?.date ?? '')}</span>
      </div>
      <details>
        <summary>View as table</summary>
        <DayTable title={title} days={days} counter={counter} />
      </details>
    </figure>
  );
};

const Bars = ({ days, counter, max }: Omit<Props, 'title'> & { max: number }) =>
  days.map((day, nth) => {
    const bar = max ? (day[counter] / max) * height : 0;
    return (
      <rect
        key={day.date}
        x={nth * step + 1}
        y={height - Math.max(bar, 1)}
        width={step - 2}
        height={Math.max(bar, 1)}
        className={day[counter] ? undefined : 'empty'}
      >
        <title>
          {dayText(day.date)}: {countText(day[counter])}
        </title>
      </rect>
    );
  });

const DayTable = ({ title, days, counter }: Props) => (
  <table className="data-table">
    <caption className="sr-only">{title}</caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">{title}</th>
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map((day) => (
        <tr key={day.date}>
          <th scope="row">{dayText(day.date)}</th>
          <td>{countText(day[counter])}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The numbers of the business: cards, plans with what they bring in, and two charts. Test accounts are in none of them. */
export const OverviewSection = () => {
  const { data, error, refetch } = useQuery(overviewQuery);
  return (
    <AdminSection title="Numbers" hint="Test accounts and admins aren’t counted. Days are in UTC.">
      {data ? (
        <Numbers {...data} />
      ) : error ? (
        <ErrorPanel message={failureText('overview', error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={5} />
      )}
    </AdminSection>
  );
};

const Numbers = (numbers: Overview) => {
  const revenue = Object.values(numbers.monthly_revenue_cents).reduce((sum, one) => sum + one, 0);
  return (
    <>
      <dl className="stats">
        <Card name="Users" value={countText(numbers.users)} />
        <Card name="Active today" value={countText(numbers.active_today)} />
        <Card name="Active in the past 30 days" value={countText(numbers.active_30_days)} />
        <Card name="Active trials" value={countText(numbers.trials)} />
        <Card name="Questions in the past 30 days" value={countText(numbers.questions)} />
        <Card name="Businesses" value={countText(numbers.businesses)} />
        <Card name="Suggestions" value={countText(numbers.suggestions)} />
        <Card name="Revenue per month" value={moneyText(revenue)} />
      </dl>
      <div className="columns">
        <Plans {...numbers} />
        <SplitTables {...numbers} />
        <DayChart title="Sign-ups per day" days={numbers.days} counter="signups" />
        <DayChart title="Questions per day" days={numbers.days} counter="questions" />
      </div>
    </>
  );
};

const Card = ({ name, value }: { name: string; value: string }) => (
  <div className="stat">
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const Plans = ({ by_plan, trials, monthly_revenue_cents: cents }: Overview) => (
  <table className="data-table">
    <caption>By plan</caption>
    <thead>
      <tr>
        <th scope="col">Plan</th>
        <th scope="col">Users</th>
        <th scope="col">Per month</th>
      </tr>
    </thead>
    <tbody>
      {ownerPlanIds.map((plan) => (
        <tr key={plan}>
          <th scope="row">
            {plans[plan].name}
            {plan === trialPlan && trials > 0 && <small>{countText(trials)} on trial</small>}
          </th>
          <td>{countText(by_plan[plan])}</td>
          <td>{moneyText(isPaid(plan) ? cents[plan] : 0)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Who is asked and by whom: the questions of the last 30 days by helper and by trade, most first. */
const SplitTables = ({ by_helper, by_trade }: Overview) => (
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
