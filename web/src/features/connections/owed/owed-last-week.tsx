import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { owedSentences } from '#shared/domain/connections/owed-sentences.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { pageLocale } from '#web/core/page-locale.ts';
import { receivablesQuery } from './receivables-query.ts';

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
  const { currency } = localeAndCurrencyOf(business);
  const sentences = owedSentences(
    data,
    { from, to, today: localToday() },
    { locale: pageLocale(), currency },
  );
  const last = sentences.pop();
  if (!last) return null;
  return (
    <section aria-labelledby="owed-last-week">
      <h2 id="owed-last-week">Owed to you</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        {last} <Link to="/dashboard/numbers">See who owes you</Link>
      </p>
    </section>
  );
};
