import { Link, useLocation } from 'react-router-dom';
import { useAccount } from '#web/core/account.ts';
import { businessName } from '#web/core/active-business.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Says on every other page that an account is offered. */
export const AccountOfferNotice = () => {
  const view = useAccount();
  const { pathname } = useLocation();
  if (pathname === '/dashboard/profile/people') return null;
  return (
    <div className="plan-notice">
      <Notice>
        <p>
          <b>{view.office?.owner_name || 'The owner'}</b> wants to hand {businessName(view)} over to
          you.
        </p>
        <Link to="/dashboard/profile/people">See what it means</Link>
      </Notice>
    </div>
  );
};
