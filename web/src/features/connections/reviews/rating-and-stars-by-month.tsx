import './rating-and-stars-by-month.css';
import { averageOf } from '#shared/domain/connections/reviews/monthly-ratings.ts';
import type { Ratings } from '#shared/domain/connections/reviews/review.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Stars } from './stars.tsx';

/** So many months have room for their number. */
const monthsShown = 6;

const monthName = (month: string, length: 'short' | 'long') =>
  formatDate(`${month}-15T12:00:00`, { month: length });

/** The rating of the place and its stars by month, as bars from zero and as a table. */
export const RatingAndStarsByMonth = ({ ratings, at }: { ratings: Ratings; at: string }) => {
  const { average, total } = ratings;
  const months = ratings.months.slice(-monthsShown);
  return (
    <aside className="ratings" aria-label="Your rating">
      {average !== null && (
        <dl>
          <dt>
            {total} {total === 1 ? 'review' : 'reviews'} on {at}
          </dt>
          <dd>
            {average.toFixed(1)} <Stars stars={average} />
          </dd>
        </dl>
      )}
      {months.length > 0 && (
        <>
          <h2>Stars by month</h2>
          <MonthBars months={months} />
          <Disclosure words="Read it as a table">
            <table>
              <thead>
                <tr>
                  <th>Month</th>
                  <th>Stars</th>
                  <th>Reviews</th>
                </tr>
              </thead>
              <tbody>
                {ratings.months.map((one) => (
                  <tr key={one.month}>
                    <th scope="row">
                      {formatDate(`${one.month}-15T12:00:00`, { month: 'short', year: 'numeric' })}
                    </th>
                    <td>{averageOf(one).toFixed(1)}</td>
                    <td>{one.reviews}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Disclosure>
        </>
      )}
    </aside>
  );
};

/** The ground of the bars and the height of five stars, in pixels. */
const ground = 118;
const tallest = 95;

const MonthBars = ({ months }: { months: Ratings['months'] }) => {
  const title = months
    .map((one) => `${monthName(one.month, 'long')} ${averageOf(one).toFixed(1)}`)
    .join(', ');
  return (
    <svg
      className="month-bars"
      width="100%"
      height="142"
      role="img"
      aria-label={`Average stars by month: ${title}.`}
    >
      {months.map((one, nth) => {
        const stars = averageOf(one);
        const height = (stars / 5) * tallest;
        const left = (100 / monthsShown) * nth;
        const isLast = nth === months.length - 1;
        return (
          <g key={one.month} data-last={isLast}>
            <rect x={`${left + 1.5}%`} width="13%" y={ground - height} height={height} />
            <text x={`${left + 8}%`} y={ground - height - 7}>
              {stars.toFixed(1)}
            </text>
            <text x={`${left + 8}%`} y={ground + 18} data-month="">
              {monthName(one.month, 'short')}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={ground} y2={ground} />
    </svg>
  );
};
