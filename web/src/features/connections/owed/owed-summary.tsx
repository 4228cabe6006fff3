import './owed.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { amountsWords, fromCustomers } from '#shared/domain/connections/owed-sentences.ts';
import { overdueSummary } from '#shared/domain/connections/receivable-rules.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { pageLocale } from '#web/core/page-locale.ts';
import { PaidNews } from './paid-news.tsx';
import { receivablesQuery } from './receivables-query.ts';

/** What several customers owe, with the way to the list, and who paid lately; one who owes alone stands in today's list. Nothing at all while nobody owes anything late. */
export const OwedSummary = ({ business }: { business: Business }) => {
  const { data = [] } = useQuery(receivablesQuery(business.id));
  const late = overdueSummary(data, localToday(), localeAndCurrencyOf(business).currency);
  return (
    <>
      <PaidNews businessId={business.id} all={data} />
      {late && (late.customers > 1 || late.amounts.length > 1) && (
        <section className="owed-line" aria-label="Owed to you">
          <Link to="/dashboard/numbers#owed-title">
            <small>Owed to you</small>
            <b>{amountsWords(late.amounts, pageLocale())}</b> <span>{fromCustomers(late)}</span>
          </Link>
        </section>
      )}
    </>
  );
};
