import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import {
  fromCustomers,
  overdueSummary,
  paidBetween,
} from '#shared/domain/connections/receivable-rules.ts';
import { moneyWriter } from '#shared/domain/week/check-in/weekly-numbers.ts';
import { localToday } from '#web/core/local-day.ts';
import { pageLocale } from '#web/core/locale.ts';
import { receivablesQuery } from './receivables.ts';

const wasReminded = ({ reminders, paid }: Receivable) =>
  reminders.some(({ on }) => on <= (paid ?? ''));

/** What customers paid in the week looked back on, and what is overdue now; nothing where no invoice says either. */
export const OwedLastWeek = ({
  business,
  from,
  to,
}: {
  business: Business;
  from: string;
  to: string;
}) => {
  const { data = [] } = useQuery(receivablesQuery(business.id));
  const paid = paidBetween(data, from, to);
  const late = overdueSummary(data, localToday());
  if (paid.length === 0 && !late) return null;
  const money = moneyWriter(pageLocale(), business.currency);
  const sum = paid.reduce((all, { balance }) => all + Number(balance), 0);
  const reminded = paid.filter(wasReminded).length;
  return (
    <section aria-labelledby="owed-last-week">
      <h2 id="owed-last-week">Owed to you</h2>
      {paid.length > 0 && (
        <p>
          {paid.length} {paid.length === 1 ? 'invoice' : 'invoices'} paid last week, {money(sum)}
          {reminded > 0 && `, ${reminded} of them after your reminder`}.
        </p>
      )}
      <p>
        {late ? `${money(late.amount)} is overdue ${fromCustomers(late)}.` : 'Nothing is overdue.'}{' '}
        <Link to="/dashboard/numbers">See who owes you</Link>
      </p>
    </section>
  );
};
