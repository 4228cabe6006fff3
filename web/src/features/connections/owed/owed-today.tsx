import Receipt from '@lucide/icons/icons/receipt';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { daysOverdueWords } from '#shared/domain/connections/owed-sentences.ts';
import {
  type CustomerOwing,
  overdueByCustomer,
} from '#shared/domain/connections/receivable-rules.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { createFormat } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { sentByWords } from '#web/core/people/last-change-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { overdueInvoicesAsImportedRow } from './overdue-invoices-as-imported-row.ts';
import { ReceivableChangeConflict, toastPaidFirst } from './receivable-change-conflict.tsx';
import { receivablesQuery } from './receivables-query.ts';
import { useChangeReceivables } from './use-change-receivables.ts';
import { useReminder } from './use-reminder.tsx';

/** Customers with overdue invoices, the largest sum first; `isLoading` until it is known, or cannot be known now. */
export const useOverdue = (business: Business, today: string) => {
  const { data, isPending, isPaused } = useQuery(receivablesQuery(business.id));
  return {
    customers: data ? overdueByCustomer(data, today, localeAndCurrencyOf(business).currency) : [],
    isLoading: isPending && !isPaused,
  };
};

/** The customer who owes the most overdue money, among the things of today, with the way to write to them. */
export const OwedToday = ({
  customers,
  business,
}: {
  customers: readonly CustomerOwing[];
  business: Business;
}) => {
  const [first, ...others] = customers;
  if (!first) return null;
  return (
    <Owing
      key={`${first.currency} ${first.customer.toLowerCase()}`}
      one={first}
      others={new Set(others.map(({ customer }) => customer.toLowerCase())).size}
      business={business}
    />
  );
};

const Owing = ({
  one,
  others,
  business,
}: {
  one: CustomerOwing;
  others: number;
  business: Business;
}) => {
  const { customer, currency, invoices, overdue, oldest, days, lastReminder } = one;
  const change = useChangeReceivables(business.id, toastPaidFirst);
  const style = localeAndCurrencyOf(business);
  const row = overdueInvoicesAsImportedRow(invoices, overdue, localToday(), style.currency);
  const reminder = useReminder(business, row, invoices, (how) =>
    change.mutate({ ids: invoices.map(({ id }) => id), change: how }),
  );
  const format = createFormat({ ...style, currency });
  const name = customer || 'A customer';
  return (
    <li className="today-row">
      <span className="today-icon" data-tone="danger">
        <Icon icon={Receipt} />
      </span>
      <div>
        <b>
          {name} owes you {format.money(String(overdue))}
        </b>
        <small>
          {invoices.length > 1
            ? `${invoices.length} invoices, oldest ${daysOverdueWords(days)}.`
            : `${oldest.number ? `Invoice ${oldest.number}, ` : ''}${daysOverdueWords(days)}.`}
          {lastReminder &&
            ` ${sentByWords(lastReminder, 'sent a reminder')} ${format.day(lastReminder.on)}.`}{' '}
          {others > 0 && (
            <Link to="/dashboard/numbers">
              {others} more {others === 1 ? 'customer' : 'customers'} overdue
            </Link>
          )}
        </small>
        {reminder.asked}
        <ReceivableChangeConflict change={change} />
      </div>
      <Button variant={lastReminder ? 'outline' : 'primary'} onClick={reminder.write}>
        {reminder.isChecking ? 'Checking...' : lastReminder ? 'Write again' : 'Write a reminder'}
        <span className="sr-only">: {name}</span>
      </Button>
      {reminder.dialog}
    </li>
  );
};
