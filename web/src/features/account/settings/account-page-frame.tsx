import './account-pages.css';
import type { ReactNode } from 'react';
import { type AccountPagePath, accountPages } from '../account-pages.ts';
import { AccountPageLinks } from './account-page-links.tsx';

/** A page of the account beside the links to the others. */
export const AccountPageColumns = ({ children }: { children: ReactNode }) => (
  <div className="subject-columns">
    <AccountPageLinks />
    <div className="profile">{children}</div>
  </div>
);

/** A page of the account with its title. */
export const AccountPageFrame = ({
  at,
  children,
}: {
  at: AccountPagePath;
  children: ReactNode;
}) => (
  <AccountPageColumns>
    <header className="profile-header">
      <h1>{accountPages.find(({ to }) => to === at)?.title}</h1>
    </header>
    {children}
  </AccountPageColumns>
);
