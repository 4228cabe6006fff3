import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EndReason } from '#shared/domain/admin/growth-counters.ts';
import { paidPlanIds, plans } from '#shared/domain/plan/plans.ts';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { failureText } from './admin-failures.ts';
import { countText, moneyText } from './admin-format.ts';
import { type Growth, growthQuery } from './admin-queries.ts';
import { AdminSection } from './admin-section.tsx';

const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
/** "Nov 2026" */
const monthText = (month: string) => monthName.format(new Date(`${month}-01`));

const share = (count: number, of: number) => (of > 0 ? `${Math.round((count / of) * 100)}%` : '–');

const reasonWords: Readonly<Record<EndReason, string>> = {
  too_expensive: 'Too expensive',
  missing_features: 'Missing something',
  switched_service: 'Went somewhere else',
  unused: 'Didn’t use it',
  customer_service: 'Our service',
  too_complex: 'Too complicated',
  low_quality: 'Not good enough',
  other: 'Another reason',
  payment_failed: 'Payment failed',
  payment_disputed: 'Payment disputed',
  account_deleted: 'Account deleted',
  unknown: 'No reason given',
};

/** Sign-ups of the last twelve months, what became of them, why plans ended, and the revenue by plan. */
export const GrowthView = () => {
  const { data, error, refetch } = useQuery(growthQuery);
  if (!data)
    return (
      <AdminSection title="Growth">
        {error ? (
          <ErrorPanel message={failureText('growth', error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
      </AdminSection>
    );
  return (
    <>
      <Months months={data.months} />
      <div className="columns">
        <Sources sources={data.sources} />
        <Ends months={data.months} />
      </div>
      <Revenue revenue={data.revenue} />
    </>
  );
};

type Steps = Growth['sources'][number];

/** The shares of the sign-ups that took each step. */
const StepCells = ({ signups, activated, week_1, month_1, converted }: Omit<Steps, 'source'>) => (
  <>
    <td>{countText(signups)}</td>
    {[activated, week_1, month_1, converted].map((count, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
      <td key={nth}>
        {share(count, signups)} <small>{countText(count)}</small>
      </td>
    ))}
  </>
);

/** A table that is wider than a phone: it scrolls by itself, with the keyboard too. */
const Wide = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
  <section className="wide-table" aria-label={label} tabIndex={0}>
    {children}
  </section>
);

const stepHeads = (
  <>
    <th scope="col">Sign-ups</th>
    <th scope="col">Used a draft</th>
    <th scope="col">Back in week 2</th>
    <th scope="col">Back in month 2</th>
    <th scope="col">Bought</th>
  </>
);

const Months = ({ months }: Pick<Growth, 'months'>) => (
  <AdminSection
    title="Growth"
    hint="Each row is the sign-ups of that month and what they did since. Used a draft: copied, sent, shared, or saved one. Test accounts and admins aren’t counted."
  >
    <Wide label="Table of months">
      <table className="data-table">
        <caption className="sr-only">By month of sign-up</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {stepHeads}
            <th scope="col">Plans ended</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, ended, reasons: _, ...steps }) => (
            <tr key={month}>
              <th scope="row">{monthText(month)}</th>
              <StepCells {...steps} />
              <td>{countText(ended)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  </AdminSection>
);

/** So many sources are listed. */
const mostSources = 15;

const Sources = ({ sources }: Pick<Growth, 'sources'>) => (
  <AdminSection
    title="Sources"
    hint="The last 12 months. The source is what the link said, or the page."
  >
    {sources.length > 0 ? (
      <Wide label="Table of sources">
        <table className="data-table">
          <caption className="sr-only">By source</caption>
          <thead>
            <tr>
              <th scope="col">Source</th>
              {stepHeads}
            </tr>
          </thead>
          <tbody>
            {sources.slice(0, mostSources).map(({ source, ...steps }) => (
              <tr key={source}>
                <th scope="row">{source}</th>
                <StepCells {...steps} />
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    ) : (
      <p className="hint">No sign-ups yet.</p>
    )}
  </AdminSection>
);

const Ends = ({ months }: Pick<Growth, 'months'>) => {
  const all = months.flatMap(({ reasons }) => reasons);
  const sums = [...Map.groupBy(all, ({ reason }) => reason)]
    .map(([reason, counts]) => ({
      reason,
      count: counts.reduce((sum, { count }) => sum + count, 0),
    }))
    .toSorted((one, other) => other.count - one.count);
  return (
    <AdminSection title="Why plans ended" hint="The last 12 months, as Stripe has it.">
      {sums.length > 0 ? (
        <table className="data-table">
          <caption className="sr-only">Reasons</caption>
          <thead>
            <tr>
              <th scope="col">Reason</th>
              <th scope="col">Plans</th>
            </tr>
          </thead>
          <tbody>
            {sums.map(({ reason, count }) => (
              <tr key={reason}>
                <th scope="row">{reasonWords[reason]}</th>
                <td>{countText(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="hint">No paid plan has ended.</p>
      )}
    </AdminSection>
  );
};

const Revenue = ({ revenue }: Pick<Growth, 'revenue'>) => (
  <AdminSection title="Revenue" hint="A month, from live subscriptions as last read from Stripe.">
    <table className="data-table">
      <caption className="sr-only">Revenue by plan</caption>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          <th scope="col">Owners</th>
          <th scope="col">A month</th>
        </tr>
      </thead>
      <tbody>
        {paidPlanIds.map((plan) => (
          <tr key={plan}>
            <th scope="row">{plans[plan].name}</th>
            <td>{countText(revenue[plan].owners)}</td>
            <td>{moneyText(revenue[plan].monthly_cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </AdminSection>
);
