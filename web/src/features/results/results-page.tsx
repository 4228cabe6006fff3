import '#web/features/numbers/calculations.css';
import './results.css';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import { hasProvider, providers } from '#shared/domain/connections/providers.ts';
import { withNoun } from '#shared/domain/lib/count-with-noun.ts';
import { hasResults, plans, recommendedPlan } from '#shared/domain/plan/plans.ts';
import { monthQuotesWonSentence } from '#shared/domain/results/quotes-won-sentence.ts';
import type { ResultCounts } from '#shared/domain/results/result-counts-schemas.ts';
import { questionsIn } from '#shared/domain/results/result-rows.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { useConfig } from '#web/core/config.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { hasProviderCapability } from '#web/features/connections/connection-capability.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState, ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { ConnectedPlaceResults } from './connected-place-results.tsx';
import { dayName, periodName, writtenValue } from './days-and-values-as-text.ts';
import { shortProviderName } from './provider-name.ts';
import { QuoteRows } from './quote-outcome-questions.tsx';
import { quotesQuery } from './quotes-query.ts';
import { type Results, resultsQuery } from './results-query.ts';

const pictures = lazyPage(() => import('./result-pictures.tsx'), 'ResultPictures');
// The pictures and the table come with a plan that has them, and appear together where both could be loaded.
const periods = lazyPage(async () => {
  const drawing = pictures.preload().catch(() => {});
  const { ResultsByPeriod } = await import('./results-by-period.tsx');
  await drawing;
  return { ResultsByPeriod };
}, 'ResultsByPeriod');

/** What was counted of the active business, and nothing that was not. */
export const ResultsPage = () => {
  const business = activeBusiness(useAccount());
  if (!business) return <h1>Business information not available</h1>;
  if (isPreviewBusiness(business.id))
    return (
      <EmptyState title="No results yet" level={1}>
        <p>Sample businesses don’t have results.</p>
      </EmptyState>
    );
  return <Loading key={business.id} business={business} />;
};

const Loading = ({ business }: { business: Business }) => {
  const { data, error, refetch } = useQuery(resultsQuery(business.id));
  return (
    <div className="results">
      <header className="page-header">
        <h1>Results</h1>
        {data && <p>Only what we can count, since {dayName(data.since)}.</p>}
      </header>
      {data ? (
        <Loaded businessId={business.id} results={data} />
      ) : error ? (
        <ErrorPanel
          title="Couldn’t load your results"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading your results..." />
      )}
    </div>
  );
};

/** So many open quotes are listed. */
const shownQuotes = 5;

/** How many quotes were won, and what is still open. */
const Quotes = ({ businessId, month }: { businessId: string; month: ResultCounts }) => {
  const { data = [] } = useQuery(quotesQuery(businessId));
  // What was answered stays in its place until the page is opened again.
  const open = data.filter(
    ({ outcome, said_on }) => outcome === 'open' || said_on === localToday(),
  );
  const line = monthQuotesWonSentence(month, (currency, amount) =>
    writtenValue({ currency }, amount),
  );
  if (!line && open.length === 0) return null;
  return (
    <section className="results-part" aria-labelledby="results-quotes">
      <h2 id="results-quotes">{line ?? 'Quotes you followed up'}</h2>
      <p>You say which ones you won.</p>
      <QuoteRows businessId={businessId} quotes={open.slice(0, shownQuotes)} />
    </section>
  );
};

const Loaded = ({ businessId, results }: { businessId: string; results: Results }) => {
  const { entitlement } = useAccount();
  return (
    <>
      <Headline results={results} />
      {results.place && <ConnectedPlaceResults place={results.place} today={results.today} />}
      {results.periods ? (
        <Suspense fallback={<Spinner label="Loading your months..." />}>
          <periods.View results={results} Pictures={pictures.View} />
        </Suspense>
      ) : (
        !hasResults(entitlement.plan) && <PlanNote />
      )}
      <Quotes businessId={businessId} month={results.month} />
      <FirstSteps results={results} />
      <p className="results-how">
        <b>How we count.</b> A reminder counts when you mark it as sent. Money counts when that
        invoice is paid later, by your books or when you mark it as paid. A quote is won only when
        you say so, and its amount is the one you filled in.{' '}
        {results.place &&
          `${shortProviderName(results.place)} counts a call when someone taps Call on your profile. `}
        We never guess a number here.
      </p>
    </>
  );
};

/** What came in after reminders, as the first thing; without any what else was counted. */
const headlineOf = ({ month, place }: Results) => {
  const amounts = Object.entries(month.came_in).map(([currency, amount]) =>
    writtenValue({ currency }, amount),
  );
  if (amounts.length > 0)
    return {
      figure: amounts.join(' + '),
      title: 'came in after your reminders.',
      text: `You sent ${withNoun(month.reminders, 'reminder')} this month, and ${withNoun(month.paid, 'invoice')} ${month.paid === 1 ? 'was' : 'were'} paid after one. We can’t say the money came in because of them.`,
    };
  const said = [
    month.reminders > 0 && `${withNoun(month.reminders, 'reminder')} sent`,
    month.reviews_answered > 0 && `${withNoun(month.reviews_answered, 'review')} answered`,
    month.tasks_done > 0 && `${withNoun(month.tasks_done, 'task')} done`,
    month.posts > 0 && `${withNoun(month.posts, 'post')} up`,
    questionsIn(month) > 0 && `${withNoun(questionsIn(month), 'question')} asked`,
  ].filter((one) => one !== false);
  const calls = place?.month.calls ?? 0;
  if (said.length === 0 && place && calls > 0)
    return {
      title: `${withNoun(calls, 'call')} from ${shortProviderName(place)}`,
      text: 'Ask a helper, check off a task, or send a reminder, and it’ll show up here too.',
    };
  if (said.length === 0)
    return {
      title: 'Nothing counted this month yet',
      text: 'Ask a helper, check off a task, or send a reminder, and it’ll show up here.',
    };
  return {
    title: said.join(', '),
    text: 'No money came in after a reminder this month. We only show what we can count.',
  };
};

const Headline = ({ results }: { results: Results }) => {
  const { month, today } = results;
  const { figure, title, text } = headlineOf(results);
  return (
    <section className="results-headline" aria-labelledby="results-headline">
      <p>{periodName(month.period, today)}, so far</p>
      <h2 id="results-headline" data-figure={figure !== undefined || undefined}>
        {figure && <b>{figure} </b>}
        <span>{title}</span>
      </h2>
      <p>{text}</p>
    </section>
  );
};

const PlanNote = () => (
  <section className="panel results-plan" aria-labelledby="results-plan">
    <h2 id="results-plan">Every month comes with {plans[recommendedPlan].name}</h2>
    <p>
      See your last 12 months and 13 weeks side by side, download them, and print them. We’re
      counting already, so nothing is lost.
    </p>
    <LinkButton to="/pricing">View Pricing Plans</LinkButton>
  </section>
);

/** The provider of the stage and of the owner's plan that says what people did at a place. */
const useOfferedPlace = () => {
  const { entitlement } = useAccount();
  return useConfig()?.providers.find(
    (id) =>
      hasProviderCapability({ provider: id }, 'performance') && hasProvider(entitlement.plan, id),
  );
};

/** What is not counted yet, each with the way to begin. */
const FirstSteps = ({ results: { month, place } }: { results: Results }) => {
  const offered = useOfferedPlace();
  const steps = [
    month.reminders === 0 && {
      title: 'Money after a reminder',
      text: 'Write a reminder on Your money, send it, and mark it as sent.',
      to: '/dashboard/numbers',
      action: 'Write a reminder',
    },
    month.quotes_followed === 0 && {
      title: 'Quotes you won',
      text: 'Follow up on a quote with a helper. You say if you won it.',
      to: '/dashboard/sales',
      action: 'Follow up on a quote',
    },
    month.tasks_done === 0 && {
      title: 'Tasks done',
      text: 'Check off what you finished in Your week.',
      to: '/dashboard/week',
      action: 'Open your week',
    },
    ...(offered && !place
      ? [
          {
            title: `Calls from ${providers[offered].shortName}`,
            text: `Connect ${providers[offered].name} to see calls, direction requests, and your rating.`,
            to: '/dashboard/connections',
            action: 'See connections',
          },
        ]
      : []),
  ].filter((one) => one !== false);
  if (steps.length === 0) return null;
  return (
    <section className="results-part" aria-labelledby="results-steps">
      <h2 id="results-steps">Not counted this month yet</h2>
      <ul className="results-steps">
        {steps.map(({ title, text, to, action }) => (
          <li key={to}>
            <b>{title}</b>
            <small>{text}</small>
            <LinkButton to={to} variant="outline">
              {action}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
};
