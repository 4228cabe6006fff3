import LayoutDashboard from '@lucide/icons/icons/layout-dashboard';
import ListChecks from '@lucide/icons/icons/list-checks';
import Ruler from '@lucide/icons/icons/ruler';
import UsersRound from '@lucide/icons/icons/users-round';
import { NavLink } from 'react-router-dom';
import { Icon } from '#web/ui/icon.tsx';
import { sidebarId } from './sidebar-id.ts';

const links = [
  { to: '/dashboard', icon: LayoutDashboard, words: 'Today' },
  { to: '/dashboard/week', icon: ListChecks, words: 'Week' },
  { to: '/dashboard/numbers', icon: Ruler, words: 'Numbers' },
] as const;

/** The four places of a phone, under the thumb; the last opens the sidebar with the helpers. */
export const QuickBar = () => (
  <nav className="quick-bar" aria-label="Shortcuts">
    {links.map(({ to, icon, words }) => (
      <NavLink key={to} to={to} end={to === '/dashboard'}>
        <Icon icon={icon} />
        {words}
      </NavLink>
    ))}
    <button type="button" popoverTarget={sidebarId}>
      <Icon icon={UsersRound} />
      Helpers<span className="sr-only">: Open menu</span>
    </button>
  </nav>
);
