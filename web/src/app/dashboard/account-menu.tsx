import ChevronsUpDown from '@lucide/icons/icons/chevrons-up-down';
import LogOut from '@lucide/icons/icons/log-out';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import UserRound from '@lucide/icons/icons/user-round';
import { Link, useLocation } from 'react-router-dom';
import { ownerName, useAccount } from '#web/core/account.ts';
import { setPreview, usePreview } from '#web/core/admin-preview.ts';
import { leaveTo } from '#web/core/ask-before-leaving.ts';
import { signOut } from '#web/core/auth/session.ts';
import { planLine } from '#web/features/plan/plan-line.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';

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

/** Who is signed in; opens the menu with the profile, the look and the way out. */
export const AccountMenu = () => {
  const view = useAccount();
  const { entitlement } = view;
  const name = ownerName(view);
  const { pathname } = useLocation();
  const isHere = pathname.startsWith('/dashboard/profile');
  return (
    <Menu
      label=", account menu"
      className="account-row"
      opener={
        <>
          <span aria-hidden="true">{name.slice(0, 2)}</span>
          <b>{name}</b>
          <small>{planLine(entitlement)}</small>
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
        <li>
          <button type="button" onClick={() => leaveTo(() => void signOut())}>
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
