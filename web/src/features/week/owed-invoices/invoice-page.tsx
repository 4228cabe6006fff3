import './invoice-page.css';
import ArrowLeft from '@lucide/icons/icons/arrow-left';
import CircleCheck from '@lucide/icons/icons/circle-check';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { booksNameOf } from '#shared/domain/connections/books/books-as-source.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import {
  daysOverdue,
  isCovered,
  isPaidByHand,
} from '#shared/domain/connections/receivable-rules.ts';
import { moneyWriter } from '#shared/domain/lib/money-writer.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { pageLocale } from '#web/core/page-locale.ts';
import { WhoDidIt } from '#web/core/people/who-did-it.tsx';
import { toast } from '#web/core/toast.tsx';
import { overdueInvoicesAsImportedRow } from '#web/features/connections/owed/overdue-invoices-as-imported-row.ts';
import { ReceivableChangeConflict } from '#web/features/connections/owed/receivable-change-conflict.tsx';
import { receivablesQuery } from '#web/features/connections/owed/receivables-query.ts';
import { useChangeReceivables } from '#web/features/connections/owed/use-change-receivables.ts';
import { WriteReminderButton } from '#web/features/connections/owed/write-reminder-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState, ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { useNarrow, useThreePanes } from '#web/ui/use-layout-breakpoints.ts';
import { localTodayOf } from '../business-today.ts';
import { longDay } from '../day-labels.ts';
import { InvoiceHistory } from './invoice-history.tsx';
import { InvoiceNextStep } from './invoice-next-step.tsx';
import { UnpaidInvoicesPane } from './unpaid-invoices-pane.tsx';

/**
 * One invoice: who owes how much since when, what was sent, the reminder to write, and the next step for the week. From 1200
 * pixels the list stands beside it.
 */
export const InvoicePage = () => {
  const business = activeBusiness(useAccount());
  const { invoiceId } = useParams();
  const isNarrow = useNarrow();
  if (!business) return <h1>Business information not available</h1>;
  return (
    <div className="invoice-page">
      {/* On a phone the bar above leads back. */}
      {!isNarrow && (
        <p>
          <Link className="text-link" to="/dashboard/numbers">
            <Icon icon={ArrowLeft} />
            Your money
          </Link>
        </p>
      )}
      <Found key={business.id} business={business} id={invoiceId ?? ''} />
    </div>
  );
};

const Found = ({ business, id }: { business: Business; id: string }) => {
  const { data, error, refetch } = useQuery(receivablesQuery(business.id));
  const isWide = useThreePanes();
  const one = data?.find((other) => other.id === id);
  if (data && one && isWide)
    return (
      <div className="invoice-panes">
        <UnpaidInvoicesPane
          business={business}
          all={data}
          current={id}
          today={localTodayOf(business).today}
        />
        <div className="invoice">
          <Invoice key={id} business={business} one={one} />
        </div>
      </div>
    );
  if (one) return <Invoice key={id} business={business} one={one} />;
  if (data)
    return (
      <EmptyState title="This invoice is no longer here" level={1}>
        <p>Paid invoices are deleted after 30 days.</p>
      </EmptyState>
    );
  return (
    <>
      <h1>Owed to you</h1>
      {error ? (
        <ErrorPanel
          title="Couldn’t load this invoice"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading this invoice..." />
      )}
    </>
  );
};

const Invoice = ({ business, one }: { business: Business; one: Receivable }) => {
  const here = localTodayOf(business);
  const money = moneyWriter(pageLocale(), one.currency);
  const days = daysOverdue(one, here.today);
  const change = useChangeReceivables(business.id);
  const say = (what: Parameters<typeof change.mutate>[0]['change'], done?: string) =>
    change.mutate({ ids: [one.id], change: what }, { onSuccess: () => void (done && toast(done)) });
  const name = one.customer || 'A customer';
  const amount = money(Number(one.balance));
  const covered = isCovered(one);
  const isOpen = !one.paid && !covered;
  return (
    <>
      <header>
        <h1>
          {one.paid
            ? `${name} paid ${amount}`
            : `${name} owes you ${covered ? 'nothing for this' : amount}`}
        </h1>
        <p className="fine">
          {one.number ? `Invoice ${one.number}` : 'An invoice without a number'}
          {Number(one.total) !== Number(one.balance) && `, ${money(Number(one.total))} in total`}
          {one.due ? `, due ${longDay(one.due)}.` : ', with no due date.'}
        </p>
      </header>
      {one.paid ? (
        <p className="invoice-paid" role="status">
          <Icon icon={CircleCheck} />
          Paid by {longDay(one.paid)}
          <WhoDidIt by={one.paid_said?.by} />. It leaves this list 30 days later.
        </p>
      ) : (
        isOpen &&
        days > 0 && (
          <p className="invoice-late">
            {days} {days === 1 ? 'day' : 'days'} overdue
          </p>
        )
      )}
      {one.credit !== undefined && (
        <p className="fine">
          {booksNameOf(one)} has {money(Number(one.credit))} from them that no invoice has used yet.
          We took it off. Match it to this invoice there.
        </p>
      )}
      {isOpen && (
        <WriteReminderButton
          business={business}
          row={overdueInvoicesAsImportedRow(
            [one],
            Number(one.balance),
            here.today,
            localeAndCurrencyOf(business).currency,
          )}
          invoices={[one]}
          words={one.reminders.length > 0 ? 'Write again' : 'Write a reminder'}
          isMain={days > 0 && one.reminders.length === 0}
          onSaid={(how) => say(how)}
        >
          <Button
            variant="quiet"
            disabled={change.isPending}
            onClick={() => say('reminded', 'Saved')}
          >
            I sent a reminder
          </Button>
          {isPaidByHand(one) && (
            <Button
              variant="quiet"
              busy={change.isPending && 'Saving...'}
              onClick={() => say('paid', 'Marked paid')}
            >
              Mark as paid
            </Button>
          )}
        </WriteReminderButton>
      )}
      {isOpen && one.source !== 'file' && (
        <p className="fine">
          From {booksNameOf(one)}. When you record the payment there, this invoice leaves your list
          by itself.
        </p>
      )}
      <ReceivableChangeConflict change={change} />
      <InvoiceNextStep business={business} one={one} here={here} />
      <InvoiceHistory businessId={business.id} one={one} today={here.today} money={money} />
      {one.paid && isPaidByHand(one) && (
        <p>
          <Button variant="quiet" onClick={() => say('open')}>
            It’s not paid
          </Button>
        </p>
      )}
    </>
  );
};
