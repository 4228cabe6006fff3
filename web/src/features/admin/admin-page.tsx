import type { LucideIconData } from '@lucide/icons';
import LayoutDashboard from '@lucide/icons/icons/layout-dashboard';
import LogOut from '@lucide/icons/icons/log-out';
import MessageSquareText from '@lucide/icons/icons/message-square-text';
import ScrollText from '@lucide/icons/icons/scroll-text';
import { type ComponentType, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { lazyPage } from '#web/lazy-page.tsx';
import { signOut } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ThemeSwitch } from '#web/ui/theme.tsx';
import { AuditView } from './audit-view.tsx';
import { DashboardView } from './dashboard-view.tsx';
import { SecondFactorNeeded, useSecondFactorNeeded } from './second-factor-needed.tsx';
import { UserView } from './user-view.tsx';
import './admin.css';

const prompts = lazyPage(() => import('./prompts/prompts-view.tsx'), 'PromptsView');

type View = { id: string; label: string; icon: LucideIconData; Part: ComponentType };

/** The parts of the area; which one is open stands in the address. */
const views: readonly [View, ...View[]] = [
  { id: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, Part: DashboardView },
  { id: 'prompts', label: 'Starter prompts', icon: MessageSquareText, Part: prompts.View },
  { id: 'audit', label: 'Audit trail', icon: ScrollText, Part: AuditView },
];

/** The admin area in a frame of its own. */
export const AdminPage = () => {
  const [search] = useSearchParams();
  const needsSecondFactor = useSecondFactorNeeded();
  const view = views.find(({ id }) => id === search.get('view')) ?? views[0];
  return (
    <div className="admin">
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <header className="admin-header dark-background">
        <div>
          <Link className="brand" to="/admin">
            <Logo />
            <span>Sevenhands</span>
          </Link>
          <nav aria-label="Admin">
            {views.map(({ id, label, icon }) => (
              <Link
                key={id}
                to={id === 'dashboard' ? '/admin' : `/admin?view=${id}`}
                aria-current={view.id === id ? 'page' : undefined}
              >
                <Icon icon={icon} />
                {label}
              </Link>
            ))}
          </nav>
          <div className="admin-header-actions">
            <ThemeSwitch />
            <Button variant="quiet" onClick={() => void signOut()}>
              <Icon icon={LogOut} />
              Sign Out
            </Button>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="admin-main">
        <h1>Administrator Dashboard</h1>
        {needsSecondFactor ? (
          <SecondFactorNeeded />
        ) : search.get('view') === 'user' ? (
          <UserView id={search.get('id') ?? ''} />
        ) : (
          <Suspense fallback={<Spinner />}>
            <view.Part />
          </Suspense>
        )}
      </main>
    </div>
  );
};
