import { useQuery } from '@tanstack/react-query';
import { isPaid, ownerPlanIds, plans, trialPlan } from '#shared/domain/plans.ts';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Skeleton } from '#web/ui/spinner.tsx';
import { DayChart } from './day-chart.tsx';
import { countText, failureText, moneyText } from './format.ts';
import { type Overview, overviewQuery } from './queries.ts';
import { Section } from './section.tsx';
import { SplitTables } from './split-tables.tsx';

/** The numbers of the business: cards, plans with what they bring in, and two charts. Test accounts are in none of them. */
export const NumbersSection = () => {
  const { data, error, refetch } = useQuery(overviewQuery);
  return (
    <Section title="Numbers" hint="Test accounts and admins are not counted. Days are UTC.">
      {data ? (
        <Numbers {...data} />
      ) : error ? (
        <ErrorPanel message={failureText('overview', error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={5} />
      )}
    </Section>
  );
};

const Numbers = (numbers: Overview) => {
  const { essentials, pro } = numbers.monthly_revenue_cents;
  return (
    <>
      <dl className="stats">
        <Card name="Users" value={countText(numbers.users)} />
        <Card name="Active today" value={countText(numbers.active_today)} />
        <Card name="Active in 30 days" value={countText(numbers.active_30_days)} />
        <Card name="Trials running" value={countText(numbers.trials)} />
        <Card name="Questions in 30 days" value={countText(numbers.questions)} />
        <Card name="Businesses" value={countText(numbers.businesses)} />
        <Card name="Suggestions" value={countText(numbers.suggestions)} />
        <Card name="Revenue a month" value={moneyText(essentials + pro)} />
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
        <th scope="col">A month</th>
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
