import './navigation-rows.css';
import { Navigate } from 'react-router-dom';
import { AccountPageLinks } from '#web/features/account/settings/account-page-links.tsx';
import { useNarrow } from '#web/ui/use-layout-breakpoints.ts';

/** The pages of the account as a list, to which More leads on a phone. A desk has the list beside each of them. */
export const AccountLinksPage = () => {
  const isNarrow = useNarrow();
  if (!isNarrow) return <Navigate to="/dashboard/profile" replace />;
  return (
    <div className="text-page">
      <h1 className="place-title">Account and settings</h1>
      <AccountPageLinks />
    </div>
  );
};
