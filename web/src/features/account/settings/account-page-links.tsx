import './account-page-links.css';
import type { LucideIconData } from '@lucide/icons';
import CalendarDays from '@lucide/icons/icons/calendar-days';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import CreditCard from '@lucide/icons/icons/credit-card';
import FolderDown from '@lucide/icons/icons/folder-down';
import KeyRound from '@lucide/icons/icons/key-round';
import Store from '@lucide/icons/icons/store';
import Users from '@lucide/icons/icons/users';
import { NavLink } from 'react-router-dom';
import { useAccount } from '#web/core/account.ts';
import { planWordsWithTrial } from '#web/features/plan/plan-words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type AccountPagePath, accountPages, isForOffice } from '../account-pages.ts';

const icons: Readonly<Record<AccountPagePath, LucideIconData>> = {
  '/dashboard/profile': Store,
  '/dashboard/profile/plan': CreditCard,
  '/dashboard/profile/people': Users,
  '/dashboard/profile/sign-in': KeyRound,
  '/dashboard/profile/calendar': CalendarDays,
  '/dashboard/profile/data': FolderDown,
};

/** The pages of the account, each with a line about how it stands: beside each of them on a desk, a page of its own on a phone. */
export const AccountPageLinks = () => {
  const view = useAccount();
  const states: Readonly<Record<AccountPagePath, string>> = {
    '/dashboard/profile': 'Your business and your goals',
    '/dashboard/profile/plan': planWordsWithTrial(view.entitlement),
    '/dashboard/profile/people': view.office ? 'An offer for you' : 'Who works with you',
    '/dashboard/profile/sign-in': view.account.email,
    '/dashboard/profile/calendar': view.office ? 'Your weekly email' : 'Your week on your phone',
    '/dashboard/profile/data': view.office ? 'Download or leave' : 'Download or delete',
  };
  return (
    <nav className="subject-links" aria-label="Account">
      <p className="subject-title" aria-hidden="true">
        Account and settings
      </p>
      {accountPages
        .filter(
          ({ to }) =>
            !view.office ||
            isForOffice(to) ||
            (to === '/dashboard/profile/people' && view.office.offered_until),
        )
        .map(({ to, title }) => (
          <NavLink key={to} to={to} end>
            <Icon icon={icons[to]} />
            <span>
              <b>{title}</b>
              <small>{states[to]}</small>
            </span>
            <Icon icon={ChevronRight} />
          </NavLink>
        ))}
    </nav>
  );
};
