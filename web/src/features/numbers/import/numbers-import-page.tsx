import ArrowLeft from '@lucide/icons/icons/arrow-left';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import '../calculations.css';
import '../numbers.css';
import '#web/ui/styles/links-and-chips.css';
import './import.css';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { lazyPart } from '#web/core/lazy-part.ts';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { numbersQuery } from '../numbers-query.ts';
import { type OwnerNumbers, ownerNumbersOf } from '../owner-numbers.ts';
import { BarFigure } from './bar-figure.tsx';
import type { BooksView } from './books-file-reader.ts';
import { ColumnsSection } from './columns-section.tsx';
import { FigureList } from './figure-list.tsx';
import { FileSection } from './file-section.tsx';
import { FollowUpSection } from './follow-up-section.tsx';
import { ImportCharts } from './import-charts.tsx';
import { SaveNumbersSection } from './save-numbers-section.tsx';
import { useBooksFile } from './use-books-file.ts';

const connection = lazyPage(
  () => import('#web/features/connections/invoices-connection-status.tsx'),
  'InvoicesConnectionStatus',
);
// Not needed to draw the page: it comes right after it, before anybody can have chosen a file.
const loadSaveInvoices = async () => (await import('./save-invoices.tsx')).SaveInvoices;
const SaveInvoices = lazyPart(loadSaveInvoices);

const payNames: Readonly<Record<string, string>> = {
  '0-7': '0 to 7 days',
  '8-14': '8 to 14 days',
  '15-30': '15 to 30 days',
  '31-60': '31 to 60 days',
  'over 60': 'More than 60 days',
};

/** Pictures that need the rows, so that they are there only while the file is. */
const PagePictures = ({ view, owner }: { view: BooksView; owner: OwnerNumbers }) => {
  const { pay, customers, quotes } = view.charts;
  const { format } = owner;
  const counted = (label: string, n: number) => ({ label, value: n, shown: String(n) });
  const hasQuotes = quotes.won + quotes.lost + quotes.open > 0;
  return (
    <div className="import-pictures">
      {pay.some(({ n }) => n > 0) && (
        <BarFigure
          title="How long customers take to pay"
          head="Days"
          bars={pay.map(({ days, n }) => counted(payNames[days] ?? days, n))}
        />
      )}
      {customers.length > 0 && (
        <BarFigure
          title="Your largest customers (only you can see this)"
          head="Customer"
          bars={customers.map(({ name, share }, nth) => ({
            label: name === null ? 'Everyone else' : name || 'No name',
            value: Number(share),
            shown: format.percent(share),
            ...(nth > 0 && { look: 'quiet' as const }),
          }))}
        />
      )}
      {hasQuotes && (
        <BarFigure
          title="Quotes from the past year"
          head="Quotes"
          bars={[
            counted('Won', quotes.won),
            counted('Lost', quotes.lost),
            counted('No reply', quotes.open),
          ]}
        />
      )}
    </div>
  );
};

/** What the file cannot say, in plain words. */
const unsaid = ({ figures, kind }: BooksView) => [
  ...(figures.days_to_pay === undefined && (kind === 'invoices' || kind === 'jobs')
    ? ['Days to get paid: not in this file. It has no payment dates.']
    : []),
  ...(kind !== 'quotes'
    ? ['How many quotes turn into jobs: not in this file. Import your quotes list too.']
    : []),
];

/** What the file says: the figures, their charts and what they leave out. */
const FiguresPart = ({ view, owner }: { view: BooksView; owner: OwnerNumbers }) => {
  const { figures } = view;
  const { format } = owner;
  const largest = figures.largest_customer;
  return (
    <section className="sum" aria-labelledby="figures-title">
      <h2 id="figures-title">
        {largest && 'value' in largest && Number(largest.value) >= 15
          ? `One customer is ${format.percent(largest.value)} of your sales`
          : 'What’s in your file'}
      </h2>
      {largest && 'value' in largest && (
        <p className="sum-lede">We save your largest customer’s share of sales, not the name.</p>
      )}
      <FigureList figures={figures} format={format} />
      {[...view.notes, ...unsaid(view)].map((text) => (
        <p key={text} className="fine">
          {text}
        </p>
      ))}
      <ImportCharts figures={figures} format={format} />
      <PagePictures view={view} owner={owner} />
    </section>
  );
};

/** Reads an export of the owner's books in the browser; what is sent are figures the owner has seen. */
export const NumbersImportPage = () => {
  const business = activeBusiness(useAccount());
  if (!business) return <h1>Business information not available</h1>;
  return <Import key={business.id} business={business} />;
};

const Import = ({ business }: { business: Business }) => {
  const { data, error, refetch } = useQuery(numbersQuery(business.id));
  return (
    <div className="numbers">
      <header>
        <Link className="text-link" to="/dashboard/numbers">
          <Icon icon={ArrowLeft} />
          Your money
        </Link>
        <h1>Import from your software</h1>
      </header>
      <div className="stays-here">
        <Icon icon={ShieldCheck} />
        <b>Your file stays on this device</b>
        <span>
          We read it right here in your browser. It isn’t sent to us. We save only the totals, and
          only when you say so.
        </span>
      </div>
      <Suspense>
        <connection.View businessId={business.id} from="money" />
      </Suspense>
      {data ? (
        <Opened owner={ownerNumbersOf(business, data, localToday())} business={business} />
      ) : error ? (
        <ErrorPanel
          title="Couldn’t load your numbers"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading your numbers..." />
      )}
    </div>
  );
};

const Opened = ({ owner, business }: { owner: OwnerNumbers; business: Business }) => {
  const books = useBooksFile(owner);
  useEffect(() => void loadSaveInvoices().catch(() => {}), []);
  const view = books.answer && 'view' in books.answer ? books.answer.view : null;
  return (
    <>
      <FileSection books={books} owner={owner} />
      <ColumnsSection books={books} owner={owner} />
      {view && (
        <>
          <FiguresPart view={view} owner={owner} />
          <FollowUpSection view={view} owner={owner} business={business} />
          <Suspense>
            <SaveInvoices key={`${books.file} invoices`} view={view} owner={owner} />
          </Suspense>
          <SaveNumbersSection key={books.file} view={view} owner={owner} />
        </>
      )}
    </>
  );
};
