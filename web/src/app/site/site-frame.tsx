import Menu from '@lucide/icons/icons/menu';
import X from '@lucide/icons/icons/x';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#web/core/auth/session.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { LazyAdConsent } from './lazy-ad-consent.tsx';
import { SiteFooter } from './site-footer.tsx';

const links = [
  { to: '/', label: 'Home' },
  { to: '/features', label: 'Features' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
];

/** Header and footer of every public page. */
export const SiteFrame = ({ children }: { children?: ReactNode }) => (
  <>
    <a className="skip-link" href="#main">
      Skip to main content
    </a>
    <SiteHead />
    <main id="main" tabIndex={-1}>
      <Suspense fallback={<Spinner />}>{children ?? <Outlet />}</Suspense>
    </main>
    <SiteFooter />
    <LazyAdConsent show="banner" />
  </>
);

const SiteHead = () => {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the page changes
  useEffect(() => setOpen(false), [pathname]);
  return (
    <header className="site-header dark-background" data-open={open || undefined}>
      <div className="wrap">
        <Link className="brand" to="/">
          <Logo />
          Sevenhands
        </Link>
        <Button
          variant="icon"
          className="menu-button"
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpen(!open)}
        >
          <Icon icon={open ? X : Menu} />
        </Button>
        <div className="site-menu" id="site-menu">
          <nav aria-label="Main">
            {links.map(({ to, label }) => (
              <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
                {label}
              </Link>
            ))}
          </nav>
          <SignIn />
        </div>
      </div>
    </header>
  );
};

const SignIn = () => {
  const { pathname } = useLocation();
  const { status } = useSession();
  if (status === 'member')
    return (
      <LinkButton to="/dashboard" variant="accent">
        Go to dashboard
      </LinkButton>
    );
  const trade = pathname.startsWith('/for/') ? `?trade=${pathname.slice(5)}` : '';
  return (
    <>
      <Link className="sign-in" to="/login">
        Sign In
      </Link>
      <LinkButton to={`/signup${trade}`} variant="accent">
        Get Started
      </LinkButton>
    </>
  );
};
