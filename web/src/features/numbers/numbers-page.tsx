import FileSpreadsheet from '@lucide/icons/icons/file-spreadsheet';
import '#web/ui/styles/links-and-chips.css';
import './calculations.css';
import './numbers.css';
import './money/money.css';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { calculatorIds, calculators } from '#shared/domain/numbers/calculators/index.ts';
import { fileKinds } from '#shared/domain/numbers/imports/file-kinds-and-limits.ts';
import { importSources } from '#shared/domain/numbers/imports/import-sources.ts';
import { numbersToAsk } from '#shared/domain/numbers/outlook/numbers-to-ask.ts';
import { isDrawn, outlookOf } from '#shared/domain/numbers/outlook/outlook.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { OwedSection } from '#web/features/connections/owed/owed-section.tsx';
import { receivablesQuery } from '#web/features/connections/owed/receivables-query.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { AskNumber } from './money/ask-number.tsx';
import { OutlookSection } from './money/outlook-section.tsx';
import { numbersQuery } from './numbers-query.ts';
import { type OwnerNumbers, ownerNumbersOf } from './owner-numbers.ts';

/** The few calculators that stand on the page, in their order. */
const onPage = calculatorIds
  .filter((id) => calculators[id].placeOnPage)
  .toSorted((a, b) => Number(calculators[a].placeOnPage) - Number(calculators[b].placeOnPage));

// What stands below the first screen loads after it.
const hourAndJob = lazyPage(
  () => import('./money/hour-cost-and-job-profit.tsx'),
  'HourCostAndJobProfit',
);
void hourAndJob.preload().catch(() => {});
const links = lazyPage(() => import('./money/calculator-links.tsx'), 'CalculatorLinks');
void links.preload().catch(() => {});
const saved = lazyPage(() => import('./saved-numbers.tsx'), 'SavedNumbers');
void saved.preload().catch(() => {});

const offered = lazyPage(
  () => import('#web/features/connections/books/offered-numbers.tsx'),
  'OfferedNumbers',
);

// Only who has read figures from their books sees them.
const books = lazyPage(() => import('./saved-imports.tsx'), 'SavedImports');

/** Your money: whether it lasts, who owes, what an hour costs and what a job leaves, from what the business told. */
export const NumbersPage = () => {
  const business = activeBusiness(useAccount());
  if (!business) return <h1>Business information not available</h1>;
  return <Numbers key={business.id} business={business} />;
};

const Numbers = ({ business }: { business: Business }) => {
  const { data, error, refetch } = useQuery(numbersQuery(business.id));
  return (
    <div className="numbers money">
      <header className="page-header">
        <h1>Your money</h1>
        <LinkButton variant="outline" to="/dashboard/numbers/import">
          <Icon icon={FileSpreadsheet} />
          Import from your software
        </LinkButton>
      </header>
      {data ? (
        <Loaded business={business} owner={ownerNumbersOf(business, data, localToday())} />
      ) : error ? (
        <ErrorPanel
          title="Couldn’t load your money"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading your money..." />
      )}
    </div>
  );
};

/** What the newest file said is unpaid, for as long as its invoices are not saved one by one. */
const toldOf = ({ known, format }: OwnerNumbers) => {
  const [newest] = known.imports
    .filter(({ figures }) => figures.open_total !== undefined)
    .toSorted((a, b) => (a.until < b.until ? 1 : -1));
  const unpaid = newest?.figures.open_total?.amount;
  if (!newest || unpaid === undefined) return undefined;
  const overdue = newest.figures.overdue_total?.amount;
  return {
    unpaid,
    ...(overdue !== undefined && { overdue }),
    from: `${importSources[newest.source]} ${fileKinds[newest.kind]}, ${format.day(newest.date)}`,
  };
};

const countWords = (isFirst: boolean, left: number) => {
  if (!isFirst) return `Add this number. ${left} to go`;
  return left === 1
    ? 'Add one more number to see your next 13 weeks'
    : `Add ${left} numbers to see your next 13 weeks`;
};

const Loaded = ({ business, owner }: { business: Business; owner: OwnerNumbers }) => {
  const { known, inputs, style, today, format } = owner;
  const invoices = useQuery(receivablesQuery(business.id));
  const receivables = invoices.data ?? [];
  const outlook = outlookOf({
    inputs,
    known,
    source: { today, currency: style.currency, receivables },
  });
  const isFirst = !isDrawn(inputs);
  const next = numbersToAsk(inputs, known, today);
  const ask = <AskNumber owner={owner} next={next} count={countWords(isFirst, next.length)} />;
  return (
    <>
      <Suspense>
        <offered.View business={business} />
      </Suspense>
      {isFirst && ask}
      <div className="money-top" data-alone={!outlook || undefined}>
        {outlook &&
          (invoices.isPending ? (
            <Spinner label="Loading your next 13 weeks..." />
          ) : (
            <OutlookSection
              owner={owner}
              outlook={outlook}
              receivables={receivables}
              isWithoutInvoices={invoices.data === undefined}
            />
          ))}
        <OwedSection business={business} format={format} today={today} told={toldOf(owner)} />
      </div>
      {!isFirst && ask}
      <Suspense>
        <hourAndJob.View owner={owner} />
      </Suspense>
      <section className="numbers-part" aria-labelledby="calculators-title">
        <div className="part-title">
          <h2 id="calculators-title">Calculators</h2>
          <Link to="/dashboard/numbers/calculators">All 10 calculators</Link>
        </div>
        <Suspense>
          <links.View ids={onPage} owner={owner} />
        </Suspense>
      </section>
      <Suspense>
        <saved.View owner={owner} />
      </Suspense>
      {known.imports.length > 0 && (
        <Suspense>
          <books.View owner={owner} />
        </Suspense>
      )}
    </>
  );
};
