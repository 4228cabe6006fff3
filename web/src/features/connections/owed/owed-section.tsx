import './owed.css';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import {
  amountsWords,
  fromCustomers,
  overdueAmountWords,
} from '#shared/domain/connections/owed-sentences.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import {
  overdueByCustomer,
  overdueSummary,
  owedTotals,
} from '#shared/domain/connections/receivable-rules.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import type { Format } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { receivablesQuery } from './receivables-query.ts';

// The page's own figures stand first; the list loads while the invoices are asked for.
const customer = lazyPage(() => import('./owed-customer.tsx'), 'OwedCustomer');
void customer.preload().catch(() => {});
const rest = lazyPage(() => import('./not-due-and-paid-lately.tsx'), 'NotDueAndPaidLately');
void rest.preload().catch(() => {});
const news = lazyPage(() => import('./paid-news.tsx'), 'PaidNews');
void news.preload().catch(() => {});
const connection = lazyPage(
  () => import('../invoices-connection-status.tsx'),
  'InvoicesConnectionStatus',
);

type Props = {
  business: Business;
  format: Format;
  today: string;
  /** What a file said is unpaid, while its invoices are not saved one by one. */
  told?: { readonly overdue?: string; readonly unpaid: string; readonly from: string } | undefined;
};

/** What customers owe: what is overdue by customer, with what was sent, and what is not due yet. */
export const OwedSection = ({ business, format, today, told }: Props) => {
  const { data, error, refetch } = useQuery(receivablesQuery(business.id));
  return (
    <section className="sum owed" aria-labelledby="owed-title">
      <p>Owed to you</p>
      {data ? (
        data.length > 0 ? (
          <Owed business={business} format={format} today={today} all={data} />
        ) : (
          <NothingSaved format={format} told={told} />
        )
      ) : (
        <>
          <h2 id="owed-title">{error ? 'Couldn’t load your invoices' : 'Your invoices'}</h2>
          {error ? (
            <Notice tone="danger">
              <p>{error.message}</p>
              <Button variant="outline" onClick={() => void refetch()}>
                Retry
              </Button>
            </Notice>
          ) : (
            <p className="sum-lede">Loading your invoices...</p>
          )}
        </>
      )}
      <Suspense>
        <connection.View businessId={business.id} from="money" />
      </Suspense>
    </section>
  );
};

const NothingSaved = ({ format, told }: Pick<Props, 'format' | 'told'>) => (
  <>
    <h2 id="owed-title">
      {told?.overdue && Number(told.overdue) > 0
        ? `${format.money(told.overdue)} is overdue`
        : told
          ? `${format.money(told.unpaid)} is unpaid`
          : 'No invoices yet'}
    </h2>
    <p className="sum-lede">
      {told
        ? `${told.overdue ? `You have ${format.money(told.unpaid)} unpaid in total. ` : ''}From ${told.from}. Press “Save these invoices” with your next file to see them by customer.`
        : 'Import a list of invoices and press “Save these invoices.” You’ll see who’s overdue here, and write reminders in one step.'}
    </p>
    <p>
      <Link className="text-link" to="/dashboard/numbers/import">
        Import your invoices
      </Link>
    </p>
  </>
);

const headlineOf = (
  all: readonly Receivable[],
  today: string,
  { locale, currency }: ReturnType<typeof localeAndCurrencyOf>,
): [headline: string, lede: string] => {
  const { open, next } = owedTotals(all, today, currency);
  const invoices = (n: number) => `${n} unpaid ${n === 1 ? 'invoice' : 'invoices'}`;
  if (open.n === 0) return ['No one owes you', 'Every invoice you saved is paid.'];
  const late = overdueSummary(all, today, currency);
  if (!late)
    return [
      'Nothing is overdue',
      `${amountsWords(next.amounts, locale)} in ${invoices(next.n)}, not due yet`,
    ];
  return [
    overdueAmountWords(late, locale),
    `F${fromCustomers(late).slice(1)}. You have ${amountsWords(open.amounts, locale)} in ${invoices(open.n)} in total.`,
  ];
};

const Owed = ({
  business,
  format,
  today,
  all,
}: Omit<Props, 'told'> & { all: readonly Receivable[] }) => {
  const style = localeAndCurrencyOf(business);
  const [headline, lede] = headlineOf(all, today, style);
  const seen = all.reduce((last, one) => (one.seen > last ? one.seen : last), '');
  return (
    <>
      <Suspense>
        <news.View businessId={business.id} all={all} />
      </Suspense>
      <h2 id="owed-title" tabIndex={-1}>
        {headline}
      </h2>
      <p className="sum-lede">{lede}</p>
      <Suspense>
        <ul className="owe">
          {overdueByCustomer(all, today, style.currency).map((one) => (
            <customer.View
              key={`${one.currency} ${one.customer.toLowerCase()}`}
              one={one}
              business={business}
            />
          ))}
        </ul>
      </Suspense>
      <Suspense>
        <rest.View business={business} format={format} today={today} all={all} seen={seen} />
      </Suspense>
    </>
  );
};
