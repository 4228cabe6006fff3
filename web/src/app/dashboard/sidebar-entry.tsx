import type { LucideIconData } from '@lucide/icons';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '#web/ui/icon.tsx';

type Props = { to: string; icon: LucideIconData; isHere?: boolean; children: ReactNode };

/** A line of the side bar; the page that is shown is marked. */
export const SidebarEntry = ({ to, icon, isHere = false, children }: Props) => {
  const { pathname } = useLocation();
  return (
    <li>
      <Link to={to} aria-current={pathname === to ? 'page' : isHere || undefined}>
        <span className="nav-icon">
          <Icon icon={icon} />
        </span>
        {children}
      </Link>
    </li>
  );
};
