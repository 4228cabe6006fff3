import type { TradePageData } from './trade-page-data.ts';

const months = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',');

/** The year of the trade as a strip: what comes when, and by which day to begin. */
export const TradeYear = ({ year, owners }: Pick<TradePageData, 'year' | 'owners'>) => (
  <section className="page-section page-section-sunk">
    <div className="wrap">
      <h2>The year ahead for {owners}</h2>
      <p className="section-lead">
        We’ll remind you weeks ahead and give you a prompt to get started. These dates are for
        places with freezing winters. Yours will be based on where you work.
      </p>
      <div className="year">
        <ol className="year-months" aria-hidden="true">
          {months.map((month) => (
            <li key={month}>{month}</li>
          ))}
        </ol>
        <ol className="year-entries">
          {year.map(({ from, title, why, starts, begin }) => (
            <li key={title} data-from={from} title={why}>
              <b>{title}</b>
              <small>
                Starts {starts}. Begin by {begin}.
              </small>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </section>
);
