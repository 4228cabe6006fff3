import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/account/business.ts';
import { addDays, type LocalDate, weekdayOnOrBefore } from '#shared/domain/lib/local-date.ts';
import { moneyWriter } from '#shared/domain/lib/money-writer.ts';
import { weekBehind, weekFindings, weeksUntil } from '#shared/domain/week/check-in/week-numbers.ts';
import type { WeekNumbers } from '#shared/domain/week/check-in/week-numbers-schemas.ts';
import { pageLocale } from '#web/core/page-locale.ts';

type Props = {
  business: Pick<Business, 'currency'>;
  /** The weeks that were typed, the newest last. */
  weeks: readonly WeekNumbers[];
  today: LocalDate;
};

/** The days to look back from whose week was typed last, and what that week is called; none for older ones. */
const newestOf = (weeks: readonly WeekNumbers[], today: LocalDate) => {
  const monday = weekdayOnOrBefore(today, 1);
  return [
    { on: addDays(monday, 7), title: 'This week' },
    { on: monday, title: 'Last week' },
    { on: addDays(monday, -7), title: '2 weeks ago' },
  ].find(({ on }) => weeks.at(-1)?.week === weekBehind(on).week);
};

/** Last week's three numbers and what they say; until they are typed, the way to type them. */
export const WeekNumbersGlance = ({ business, weeks, today }: Props) => {
  const newest = newestOf(weeks, today);
  const shown = newest ? weeksUntil(newest.on, weeks) : [];
  const last = shown.at(-1);
  const money = moneyWriter(pageLocale(), business.currency);
  const figures = [
    { label: 'Jobs done', text: last?.jobs_done?.toString() },
    { label: 'Money in', text: last?.money_in == null ? undefined : money(last.money_in) },
    { label: 'Quotes sent', text: last?.quotes_out?.toString() },
  ].filter(({ text }) => text !== undefined);
  const [finding] = weekFindings(shown, money);
  return (
    <section className="numbers-glance" aria-labelledby="last-week">
      <div className="today-head">
        <h2 id="last-week">{newest?.title ?? 'Last week'}</h2>
        <Link to="/dashboard/numbers">Your money</Link>
      </div>
      {figures.length > 0 ? (
        <>
          <dl>
            {figures.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {finding && <p>{finding}</p>}
          <Link to="/dashboard/check-in">Start your weekly check-in</Link>
        </>
      ) : (
        <p>
          Add your jobs, money, and quotes from last week.{' '}
          <Link to="/dashboard/check-in">Start your weekly check-in</Link>
        </p>
      )}
    </section>
  );
};
