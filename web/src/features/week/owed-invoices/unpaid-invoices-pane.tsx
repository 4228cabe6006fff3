import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import {
  amountsWords,
  daysOverdueWords,
  overdueAmountWords,
} from '#shared/domain/connections/owed-sentences.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import {
  daysOverdue,
  isOverdue,
  openOf,
  overdueSummary,
  owedTotals,
} from '#shared/domain/connections/receivable-rules.ts';
import { moneyWriter } from '#shared/domain/lib/money-writer.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { pageLocale } from '#web/core/page-locale.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { monthDay } from '../day-labels.ts';

/** The invoices beside the one that is open, where there is room for both: what is overdue first, the longest first. */
export const UnpaidInvoicesPane = ({
  business,
  all,
  current,
  today,
}: {
  business: Business;
  all: readonly Receivable[];
  /** The id of the invoice that is open. */
  current: string;
  today: string;
}) => {
  const { currency } = localeAndCurrencyOf(business);
  const open = openOf(all);
  const overdue = open
    .filter((one) => isOverdue(one, today))
    .toSorted((a, b) => daysOverdue(b, today) - daysOverdue(a, today));
  const waiting = open.filter((one) => !isOverdue(one, today));
  const summary = overdueSummary(all, today, currency);
  const { next } = owedTotals(all, today, currency);
  const rowsOf = (list: readonly Receivable[]) => (
    <ul>
      {list.map((one) => (
        <li key={one.id}>
          <InvoiceRow one={one} today={today} isCurrent={one.id === current} />
        </li>
      ))}
    </ul>
  );
  return (
    <nav className="invoice-list" aria-label="Unpaid invoices">
      <p className="invoice-list-sum">
        {summary ? overdueAmountWords(summary, pageLocale()) : 'Nothing is overdue'}
      </p>
      {rowsOf(overdue)}
      {waiting.length > 0 && (
        <Disclosure
          words={`${next.n} not due yet: ${amountsWords(next.amounts, pageLocale())}`}
          open={waiting.some(({ id }) => id === current)}
        >
          {rowsOf(waiting)}
        </Disclosure>
      )}
    </nav>
  );
};

const InvoiceRow = ({
  one: { id, customer, number, balance, currency, due, reminders },
  today,
  isCurrent,
}: {
  one: Receivable;
  today: string;
  isCurrent: boolean;
}) => {
  const days = daysOverdue({ due }, today);
  const last = reminders.at(-1);
  return (
    <Link to={`/dashboard/numbers/owed/${id}`} aria-current={isCurrent ? 'page' : undefined}>
      <b>{customer || number || 'No name'}</b>
      <b>{moneyWriter(pageLocale(), currency)(Number(balance))}</b>
      <small className={days > 0 ? 'late' : undefined}>
        {days > 0 ? daysOverdueWords(days) : due ? `Due ${monthDay(due)}` : 'No due date'}
      </small>
      <small>{last ? `Reminded ${monthDay(last.on)}` : days > 0 ? 'No reminder yet' : ''}</small>
    </Link>
  );
};
