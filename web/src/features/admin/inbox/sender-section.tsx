import { Link } from 'react-router-dom';
import { previewName } from '#shared/domain/admin/admin-preview.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { countText, momentText } from '../admin-format.ts';
import { userPath } from '../admin-paths.ts';
import type { MessageDetail, UserDetail } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';
import { type NamedValue, NameValueList } from '../user/name-value-list.tsx';
import { UserPayments } from '../user/user-payments.tsx';
import { SenderTroubles } from './sender-troubles.tsx';

/** The account of who wrote, beside what they wrote: plan, what went wrong, payments. */
export const SenderSection = ({ account, lately }: Pick<MessageDetail, 'account' | 'lately'>) => (
  <AdminSection title="Account">
    {account ? (
      <>
        <Account {...account} />
        {lately && <SenderTroubles lately={lately} user={account} />}
        <UserPayments {...account} />
      </>
    ) : (
      <p className="hint">
        This came without an account. Search for the address if you think they have one.
      </p>
    )}
  </AdminSection>
);

const Account = (user: UserDetail) => {
  const values: NamedValue[] = [
    ['Plan', user.is_trial ? previewName('trial') : plans[user.plan].name],
    ['Signed up', momentText(user.created_at)],
    ['Questions, all time', countText(user.quota.total)],
    ['Businesses', user.businesses.map(({ name }) => name).join(', ') || 'None yet'],
  ];
  return (
    <>
      <p>
        <Link to={userPath(user.id)}>{user.email}</Link>
      </p>
      <NameValueList values={values} />
    </>
  );
};
