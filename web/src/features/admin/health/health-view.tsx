import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { failureText } from '../admin-failures.ts';
import { userPath } from '../admin-paths.ts';
import { type Health, type HealthRange, healthQuery } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';
import { RaiseModelLimit } from '../raise-model-limit.tsx';
import { AnswerTroubleSection } from './answer-trouble-section.tsx';
import { type HealthLine, healthLines } from './health-lines.ts';
import { headline, stateWords } from './health-words.ts';
import { ModelSpendTables } from './model-spend-tables.tsx';

const ranges: Readonly<Record<HealthRange, string>> = { 14: '14 days', 90: '90 days' };

/** Whether the product works: one line for each thing that can break, then the figures behind them. */
export const HealthView = () => {
  const [range, setRange] = useState<HealthRange>('14');
  // The days of before stay on screen while others load.
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...healthQuery(range),
    placeholderData: keepPreviousData,
  });
  if (error && (!data || isPlaceholderData))
    return (
      <AdminSection title="Health">
        <ErrorPanel message={failureText('health', error)} onRetry={() => void refetch()} />
      </AdminSection>
    );
  if (!data)
    return (
      <AdminSection title="Health">
        <Skeleton lines={8} />
      </AdminSection>
    );
  return (
    <div className="health" aria-busy={isPlaceholderData}>
      <AdminSection
        title={headline(Object.values(data.states))}
        hint="Days are in UTC. Test accounts and admins aren’t counted, but what they cost is."
      >
        <fieldset className="row">
          <legend className="sr-only">Show</legend>
          {Object.entries(ranges).map(([value, label]) => (
            <label className="checkbox" key={value}>
              <input
                type="radio"
                name="range"
                checked={range === value}
                onChange={() => setRange(value as HealthRange)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Lines {...data} />
      </AdminSection>
      <AnswerTroubleSection {...data} />
      <ModelSpendTables {...data} />
    </div>
  );
};

const Lines = (health: Health) => {
  const [first] = health.top_accounts;
  const acts: Partial<Record<HealthLine['id'], ReactNode>> = {
    spend: <RaiseModelLimit />,
    top_account: first && (
      <LinkButton variant="outline" to={userPath(first.id)}>
        Open account
      </LinkButton>
    ),
  };
  return (
    <ul className="health-lines">
      {healthLines(health).map((line) => (
        <li key={line.id} className={line.state}>
          <span className="health-mark" role="img" aria-label={stateWords[line.state]} />
          <div>
            <b>{line.title}</b>
            <small>{line.text}</small>
            <small>
              What to do: <code>docs/runbooks/{line.runbook}.md</code>
            </small>
          </div>
          <Spark {...line} />
          <span className="health-today">
            {line.today}
            <small>{line.of}</small>
          </span>
          <span className="health-act">{acts[line.id]}</span>
        </li>
      ))}
    </ul>
  );
};

const height = 34;
const width = 10;

/** The days of a line as bars; the same figures are in the tables below. */
const Spark = ({ bars, state }: HealthLine) => {
  if (!bars.length) return <span className="health-spark" />;
  const max = Math.max(...bars);
  return (
    <svg
      className="health-spark"
      viewBox={`0 0 ${bars.length * width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map((value, nth) => {
        const bar = Math.max(max > 0 ? (value / max) * height : 0, 1.5);
        const isToday = nth === bars.length - 1;
        return (
          <rect
            // A day has no id but its place.
            key={nth.toString()}
            x={nth * width}
            y={height - bar}
            width={width - 2}
            height={bar}
            className={isToday ? (state === 'hot' ? 'hot' : 'today') : undefined}
          />
        );
      })}
    </svg>
  );
};
