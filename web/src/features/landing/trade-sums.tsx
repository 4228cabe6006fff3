import { Link } from 'react-router-dom';

const sums = [
  { to: '/tools/hour-cost', label: 'What does one of your hours cost?' },
  { to: '/tools/job-price', label: 'What must a job cost?' },
  { to: '/tools/price-rise', label: 'What would a price rise bring?' },
];

/** Sums that work without an account. */
export const TradeSums = () => (
  <section className="page-section dark-background cta-banner">
    <div className="wrap">
      <div>
        <h2>Try a sum first</h2>
        <p>No account needed. Your numbers stay in your browser.</p>
      </div>
      <ul className="sum-links">
        {sums.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
