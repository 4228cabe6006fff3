import { Link } from 'react-router-dom';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { LazyAdConsent } from './lazy-ad-consent.tsx';

/** The version the footer shows; tested against package.json. */
export const version = 'Version 3.4';

const links = [
  { to: '/features', label: 'Features' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/suggestions', label: 'Suggestions' },
  { to: '/tools/hour-cost', label: 'Hourly cost calculator' },
  { to: '/tools/job-price', label: 'Job price calculator' },
  { to: '/tools/price-rise', label: 'Price increase calculator' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms-of-service', label: 'Terms of Service' },
];

/** The footer of every public page. */
export const SiteFooter = () => (
  <footer className="site-footer">
    <div className="wrap">
      <ul className="links">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <LazyAdConsent show="link" />
      </ul>
      <ThemeSwitch />
      <span>{version}</span>
    </div>
  </footer>
);
