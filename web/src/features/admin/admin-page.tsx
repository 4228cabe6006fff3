import Activity from '@lucide/icons/icons/activity';
import Inbox from '@lucide/icons/icons/inbox';
import LayoutDashboard from '@lucide/icons/icons/layout-dashboard';
import LogOut from '@lucide/icons/icons/log-out';
import MessageSquareText from '@lucide/icons/icons/message-square-text';
import ScrollText from '@lucide/icons/icons/scroll-text';
import './admin.css';
import type { LucideIconData } from '@lucide/icons';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { Problem } from '#shared/contract/problem.ts';
import { signOut } from '#web/core/auth/end-session.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { TwoStepDialog } from '#web/features/auth/two-step/two-step-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { adminQueryRoot } from './admin-queries.ts';
import { DashboardView } from './dashboard/dashboard-view.tsx';
import { useAuditedPageView } from './use-audited-page-view.ts';
import { UserView } from './user/user-view.tsx';

/** Whether the server keeps the area closed until this admin signs in with a second factor: any of its answers says so. */
const useSecondFactorNeeded = () => {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(cache.subscribe, () =>
    cache
      .findAll({ queryKey: adminQueryRoot })
      .some(
        ({ state: { error } }) => error instanceof Problem && error.code === 'second-factor-needed',
      ),
  );
};

/** What stands in the area's place until then, with the way in. */
const SecondFactorNeeded = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <EmptyState icon={ShieldCheck} title="Admins need two-step sign-in">
        <p>
          You need more than a password here. Set up an authenticator app on your phone, then sign
          in again with a code.
        </p>
        <Button onClick={() => setIsOpen(true)}>Set up two-step sign-in</Button>
      </EmptyState>
      {isOpen && <TwoStepDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};

const audit = lazyPage<'AuditView'>(() => import('./audit/audit-view.tsx'), 'AuditView');
const health = lazyPage<'HealthView'>(() => import('./health/health-view.tsx'), 'HealthView');
const growth = lazyPage<'GrowthView'>(() => import('./growth-view.tsx'), 'GrowthView');
const inbox = lazyPage<'InboxView'>(() => import('./inbox/inbox-view.tsx'), 'InboxView');
const message = lazyPage<'MessageView', { id: string }>(
  () => import('./inbox/message-view.tsx'),
  'MessageView',
);
const idea = lazyPage<'SuggestionView', { id: string }>(
  () => import('./inbox/suggestion-view.tsx'),
  'SuggestionView',
);
const prompts = lazyPage(() => import('./prompts/prompts-view.tsx'), 'PromptsView');

type View = { id: string; label: string; icon: LucideIconData; Part: ComponentType };

/** The parts of the area; which one is open stands in the address. */
const views: readonly [View, ...View[]] = [
  { id: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, Part: DashboardView },
  { id: 'inbox', label: 'Inbox', icon: Inbox, Part: inbox.View },
  { id: 'health', label: 'Health', icon: Activity, Part: health.View },
  { id: 'prompts', label: 'Starter prompts', icon: MessageSquareText, Part: prompts.View },
  { id: 'audit', label: 'Audit log', icon: ScrollText, Part: audit.View },
];

/** The views that are opened from another one, by that one. */
const openedFrom: Readonly<Record<string, string>> = {
  growth: 'dashboard',
  message: 'inbox',
  idea: 'inbox',
};

/** What is open: one message, one suggestion, growth, or the view itself. */
const Part = ({
  asked,
  id,
  fallback: View,
}: {
  asked: string;
  id: string;
  fallback: ComponentType;
}) => {
  if (asked === 'message') return <message.View id={id} />;
  if (asked === 'idea') return <idea.View id={id} />;
  return asked === 'growth' ? <growth.View /> : <View />;
};

/** The two halves of the dashboard: how things stand, and how they grow. */
const DashboardTabs = ({ isGrowth }: { isGrowth: boolean }) => (
  <nav className="segmented-control" aria-label="Dashboard">
    <Link to="/admin" aria-current={isGrowth ? undefined : 'page'}>
      Now
    </Link>
    <Link to="/admin?view=growth" aria-current={isGrowth ? 'page' : undefined}>
      Growth
    </Link>
  </nav>
);

/** The admin area in a frame of its own. */
export const AdminPage = () => {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  useAuditedPageView(pathname + query);
  const needsSecondFactor = useSecondFactorNeeded();
  const id = search.get('id') ?? '';
  const asked = search.get('view') ?? '';
  const at = openedFrom[asked] ?? asked;
  const view = views.find(({ id }) => id === at) ?? views[0];
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
        ) : asked === 'user' ? (
          <UserView id={id} />
        ) : (
          <Suspense fallback={<Spinner />}>
            {view.id === 'dashboard' && <DashboardTabs isGrowth={asked === 'growth'} />}
            <Part asked={asked} id={id} fallback={view.Part} />
          </Suspense>
        )}
      </main>
    </div>
  );
};
