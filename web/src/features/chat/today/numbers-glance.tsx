import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/business.ts';
import { addDays, type LocalDate, weekdayOnOrBefore } from '#shared/domain/local-date.ts';
import { findingsOf, moneyWriter, weekBehind, weeksUntil } from '#shared/domain/review-numbers.ts';
import type { WeekNumbers } from '#shared/domain/review-schemas.ts';
import { pageLocale } from '#web/locale.ts';

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
    { on: addDays(monday, -7), title: 'The week before last' },
  ].find(({ on }) => weeks.at(-1)?.week === weekBehind(on).week);
};

/** Last week's three numbers and what they say; until they are typed, the way to type them. */
export const NumbersGlance = ({ business, weeks, today }: Props) => {
  const newest = newestOf(weeks, today);
  const shown = newest ? weeksUntil(newest.on, weeks) : [];
  const last = shown.at(-1);
  const money = moneyWriter(pageLocale(), business.currency);
  const figures = [
    { label: 'Jobs done', text: last?.jobs_done?.toString() },
    { label: 'Money in', text: last?.money_in == null ? undefined : money(last.money_in) },
    { label: 'Quotes out', text: last?.quotes_out?.toString() },
  ].filter(({ text }) => text !== undefined);
  const [finding] = findingsOf(shown, money);
  return (
    <section className="numbers-glance" aria-labelledby="last-week">
      <div className="today-head">
        <h2 id="last-week">{newest?.title ?? 'Last week'}</h2>
        <Link to="/dashboard/numbers">Your numbers</Link>
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
          <Link to="/dashboard/review">Look back at last week</Link>
        </>
      ) : (
        <p>
          How many jobs, how much money, how many quotes?{' '}
          <Link to="/dashboard/review">Look back in five minutes</Link>
        </p>
      )}
    </section>
  );
};
