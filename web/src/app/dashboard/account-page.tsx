import type { LucideIconData } from '@lucide/icons';
import CalendarDays from '@lucide/icons/icons/calendar-days';
import CreditCard from '@lucide/icons/icons/credit-card';
import FolderDown from '@lucide/icons/icons/folder-down';
import KeyRound from '@lucide/icons/icons/key-round';
import Store from '@lucide/icons/icons/store';
import { businessName, useAccount } from '#web/core/account.ts';
import { type SubjectPath, subjects } from '#web/features/account/subjects.ts';
import { planLine } from '#web/features/plan/plan-line.ts';
import { PlaceRow } from './place-row.tsx';

const icons: Readonly<Record<SubjectPath, LucideIconData>> = {
  '/dashboard/profile': Store,
  '/dashboard/profile/plan': CreditCard,
  '/dashboard/profile/sign-in': KeyRound,
  '/dashboard/profile/calendar': CalendarDays,
  '/dashboard/profile/data': FolderDown,
};

/** The pages of the account as a list, to which More leads on a phone. */
export const AccountPage = () => {
  const view = useAccount();
  const more: Readonly<Record<SubjectPath, string>> = {
    '/dashboard/profile': businessName(view),
    '/dashboard/profile/plan': planLine(view.entitlement),
    '/dashboard/profile/sign-in': view.account.email,
    '/dashboard/profile/calendar': 'Your week in your phone, and its email',
    '/dashboard/profile/data': 'Download a copy, or delete your account',
  };
  return (
    <div className="text-page">
      <h1 className="place-title">Account and settings</h1>
      <ul className="place-rows">
        {subjects.map(({ to, title }) => (
          <PlaceRow key={to} to={to} icon={icons[to]} words={title} more={more[to]} />
        ))}
      </ul>
    </div>
  );
};
