import { tradeLinks } from 'virtual:trade-links';
import { Link } from 'react-router-dom';

/** The nine trades, each with something its owners say and the way to its own example. */
export const TradeLinks = () => (
  <section className="page-section">
    <div className="wrap">
      <h2>See an example from your trade</h2>
      <p className="section-lead">
        Worked examples, not customers. We are new, and we do not make up reviews.
      </p>
      <ul className="cards trade-links">
        {tradeLinks.map(({ path, owners, says }) => (
          <li key={path}>
            <h3>
              <Link to={path}>For {owners}</Link>
            </h3>
            <p>“{says}”</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
