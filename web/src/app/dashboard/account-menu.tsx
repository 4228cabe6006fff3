import ArrowLeftRight from '@lucide/icons/icons/arrow-left-right';
import ChevronsUpDown from '@lucide/icons/icons/chevrons-up-down';
import LogOut from '@lucide/icons/icons/log-out';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import UserRound from '@lucide/icons/icons/user-round';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { setPreview, usePreview } from '#web/core/admin/admin-preview.ts';
import { leaveAfterAsking } from '#web/core/ask-before-leaving.ts';
import { signOut } from '#web/core/auth/end-session.ts';
import { actingAccount, workIn } from '#web/core/people/acting-account.ts';
import { toast } from '#web/core/toast.tsx';
import { planWords } from '#web/features/plan/plan-words.ts';
import { hasQueued } from '#web/offline/outbox.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';

/** Who is signed in: by the name they have in the office, or where it is theirs that of the business; else by email. */
const signedInName = (view: AccountView) =>
  (view.office?.name ?? activeBusiness(view)?.owner_name) || view.account.email;

/** The way to the administrator's pages, for admins and out of a preview. */
const AdminLink = () => {
  const { account } = useAccount();
  const preview = usePreview();
  if (!account.is_admin && !preview) return null;
  return (
    <li>
      <Link to="/admin" onClick={() => setPreview(null)}>
        <span className="nav-icon">
          <Icon icon={ShieldCheck} />
        </span>
        {preview ? 'Back to Admin' : 'Admin'}
      </Link>
    </li>
  );
};

/** The ways to the other accounts that somebody works in, their own among them. */
const OtherAccounts = () => {
  const { account, businesses, office, works_in = [] } = useAccount();
  // Who handed over their own account works in it as in that of another.
  const isOwnHandedOver = [account.id, ...works_in.map(({ account_id }) => account_id)].some(
    (id) => id === office?.person_id,
  );
  const hasUnsent = () =>
    businesses.some(({ id }) => hasQueued('question', id) || hasQueued('task-change', id));
  const goTo = (accountId: string | null) =>
    leaveAfterAsking(() => {
      if (hasUnsent()) toast('Something here isn’t sent yet. Wait until you’re online.');
      else workIn(accountId);
    });
  return (
    <>
      {works_in
        .filter(({ account_id }) => account_id !== account.id)
        .map(({ account_id, name }) => (
          <Switch key={account_id} onClick={() => goTo(account_id)}>
            Switch to {name}
          </Switch>
        ))}
      {actingAccount() !== null && !isOwnHandedOver && (
        <Switch onClick={() => goTo(null)}>Switch to your own account</Switch>
      )}
    </>
  );
};

const Switch = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <li>
    <button type="button" onClick={onClick}>
      <span className="nav-icon">
        <Icon icon={ArrowLeftRight} />
      </span>
      <span>{children}</span>
    </button>
  </li>
);

/** Who is signed in; opens the menu with the profile, the look and the way out. */
export const AccountMenu = () => {
  const view = useAccount();
  const { entitlement } = view;
  const name = signedInName(view);
  const { pathname } = useLocation();
  const isHere = pathname.startsWith('/dashboard/profile');
  const isOfAccount = isHere || pathname.startsWith('/dashboard/account');
  return (
    <Menu
      label=", account menu"
      className={isOfAccount ? 'account-row account-row-here' : 'account-row'}
      opener={
        <>
          <span aria-hidden="true">{name.slice(0, 2)}</span>
          <b>{name}</b>
          <small>{view.office ? 'Office' : planWords(entitlement)}</small>
          <Icon icon={ChevronsUpDown} />
        </>
      }
    >
      <ul className="nav">
        <li>
          <Link to="/dashboard/profile" aria-current={isHere ? 'page' : undefined}>
            <span className="nav-icon">
              <Icon icon={UserRound} />
            </span>
            Profile
          </Link>
        </li>
        <AdminLink />
        <OtherAccounts />
        <li>
          <button type="button" onClick={() => leaveAfterAsking(() => void signOut())}>
            <span className="nav-icon">
              <Icon icon={LogOut} />
            </span>
            Sign Out
          </button>
        </li>
        <li className="look" data-stays>
          <span>Look</span>
          <ThemeSwitch />
        </li>
      </ul>
    </Menu>
  );
};
