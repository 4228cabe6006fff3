import './place-rows.css';
import type { LucideIconData } from '@lucide/icons';
import BookOpenText from '@lucide/icons/icons/book-open-text';
import Bookmark from '@lucide/icons/icons/bookmark';
import CalendarDays from '@lucide/icons/icons/calendar-days';
import ChartColumn from '@lucide/icons/icons/chart-column';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import CreditCard from '@lucide/icons/icons/credit-card';
import FolderDown from '@lucide/icons/icons/folder-down';
import KeyRound from '@lucide/icons/icons/key-round';
import Lightbulb from '@lucide/icons/icons/lightbulb';
import History from '@lucide/icons/icons/rotate-ccw-clock';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import UserRound from '@lucide/icons/icons/user-round';
import { Link } from 'react-router-dom';
import { useAccount } from '#web/core/account.ts';
import { signOut } from '#web/core/auth/session.ts';
import { setPreview, usePreview } from '#web/core/preview.ts';
import { leaveTo } from '#web/core/unsaved.ts';
import { type SubjectPath, subjects } from '#web/features/account/subjects.ts';
import { planLine } from '#web/features/plan/plan-line.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ThemeSwitch } from '#web/ui/theme.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { BusinessSwitcher } from './business-switcher.tsx';
import { FindField } from './find-opener.tsx';

const subjectIcons: Readonly<Record<SubjectPath, LucideIconData>> = {
  '/dashboard/profile': UserRound,
  '/dashboard/profile/plan': CreditCard,
  '/dashboard/profile/sign-in': KeyRound,
  '/dashboard/profile/calendar': CalendarDays,
  '/dashboard/profile/data': FolderDown,
};

type RowProps = {
  to: string;
  icon: LucideIconData;
  words: string;
  more?: string;
  onClick?: () => void;
};

const Row = ({ icon, words, more, ...link }: RowProps) => (
  <li>
    <Link {...link}>
      <span className="nav-icon">
        <Icon icon={icon} />
      </span>
      <span>
        <b>{words}</b>
        {more && <small>{more}</small>}
      </span>
      <Icon icon={ChevronRight} />
    </Link>
  </li>
);

/** What a phone has no room for in its bar: the business, what is kept, the account, and the way out. */
export const MorePage = () => {
  const { account, entitlement } = useAccount();
  const preview = usePreview();
  const isNarrow = useNarrow();
  return (
    <div className="text-page">
      <h1 className="place-title">More</h1>
      <BusinessSwitcher />
      {isNarrow && <FindField />}
      <section className="place-section" aria-label="Saved">
        <ul className="place-rows">
          <Row to="/dashboard/work" icon={Bookmark} words="Saved work" />
          <Row to="/dashboard/results" icon={ChartColumn} words="Results" />
          <Row to="/dashboard/memory" icon={BookOpenText} words="What helpers know" />
          <Row to="/dashboard/history" icon={History} words="History" />
        </ul>
      </section>
      <section className="place-section" aria-label="Account">
        <ul className="place-rows">
          {subjects.map(({ to, title }, nth) => (
            <Row
              key={to}
              to={to}
              icon={subjectIcons[to]}
              words={title}
              {...(nth === 0 && { more: `${account.email}, ${planLine(entitlement)}` })}
            />
          ))}
          <Row to="/dashboard/suggestions" icon={Lightbulb} words="Suggestions" />
          {(account.is_admin || preview) && (
            <Row
              to="/admin"
              icon={ShieldCheck}
              words={preview ? 'Back to Admin' : 'Admin'}
              onClick={() => setPreview(null)}
            />
          )}
        </ul>
        <div className="look">
          <span>Look</span>
          <ThemeSwitch />
        </div>
        <Button variant="outline" onClick={() => leaveTo(() => void signOut())}>
          Sign Out
        </Button>
      </section>
    </div>
  );
};
