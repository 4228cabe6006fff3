import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import {
  amountsWords,
  fromCustomers,
  isOverdueWords,
} from '#shared/domain/connections/owed-words.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import {
  amountsOf,
  overdueSummary,
  paidBetween,
} from '#shared/domain/connections/receivable-rules.ts';
import { moneyStyleOf } from '#shared/domain/numbers/business-money.ts';
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
  const { currency } = moneyStyleOf(business);
  const late = overdueSummary(data, localToday(), currency);
  if (paid.length === 0 && !late) return null;
  const locale = pageLocale();
  const reminded = paid.filter(wasReminded).length;
  return (
    <section aria-labelledby="owed-last-week">
      <h2 id="owed-last-week">Owed to you</h2>
      {paid.length > 0 && (
        <p>
          {paid.length} {paid.length === 1 ? 'invoice' : 'invoices'} paid last week,{' '}
          {amountsWords(amountsOf(paid, currency), locale)}
          {reminded > 0 && `, ${reminded} of them after your reminder`}.
        </p>
      )}
      <p>
        {late ? `${isOverdueWords(late, locale)} ${fromCustomers(late)}.` : 'Nothing is overdue.'}{' '}
        <Link to="/dashboard/numbers">See who owes you</Link>
      </p>
    </section>
  );
};
