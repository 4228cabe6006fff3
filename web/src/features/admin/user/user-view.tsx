import ArrowLeft from '@lucide/icons/icons/arrow-left';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { previewName } from '#shared/domain/admin/admin-preview.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { failureText } from '../admin-failures.ts';
import { countText, dayText, momentText } from '../admin-format.ts';
import { userPath } from '../admin-paths.ts';
import { type UserDetail, userQuery } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';
import { momentOr, type NamedValue, NameValueList } from './name-value-list.tsx';
import { UserActions } from './user-actions.tsx';
import { UserPayments } from './user-payments.tsx';

/** What was asked, as numbers. */
const UserUsage = ({ quota }: UserDetail) => (
  <NameValueList
    values={[
      ['Questions, all time', countText(quota.total)],
      [
        'Plan usage',
        quota.limit === null
          ? 'No limit'
          : `${countText(quota.used)} of ${countText(quota.limit)} this ${quota.window}`,
      ],
      ...(quota.resets_at ? [['Resets on', momentOr(quota.resets_at, '')] as const] : []),
    ]}
  />
);

/** When an account got another owner, and whom what is said of a sign-in here is about. */
const HandedOver = ({ handed_over, owner_id }: UserDetail) => (
  <>
    {momentOr(handed_over?.at, '')} to {handed_over?.to}.{' '}
    {owner_id && (
      <>
        Two-step sign-in and its reset here are those of the first owner.{' '}
        <Link to={userPath(owner_id)}>Open the owner’s own account</Link>
      </>
    )}
  </>
);

/** When the account was made, used and changed, and how its owner signs in. */
const UserDates = (user: UserDetail) => (
  <NameValueList
    values={[
      ['Signed up', momentOr(user.created_at, '')],
      ['Last active (UTC)', user.active_on ? dayText(user.active_on) : 'Not yet'],
      ['Two-step sign-in', user.second_factor.is_on ? 'On' : 'Off'],
      ...(user.handed_over ? [['Handed over', <HandedOver key="owner" {...user} />] as const] : []),
      ['Last change', momentOr(user.updated_at, '')],
      ['ID', <code key="id">{user.id}</code>],
    ]}
  />
);

/** Where the owner came from, as it was stored at sign-up; what was not sent is left out. */
const UserSource = (user: UserDetail) => {
  const values = [
    ['Came from', user.referral_source],
    ['Source', user.utm_source],
    ['Medium', user.utm_medium],
    ['Campaign', user.utm_campaign],
    ['Ad', user.utm_content],
    ['Keyword', user.utm_term],
    ['Signed up on', user.signup_page_url],
  ].flatMap(([name, value]): NamedValue[] => (name && value ? [[name, value]] : []));
  return values.length ? (
    <NameValueList values={values} />
  ) : (
    <p className="hint">Nothing was recorded.</p>
  );
};

/** The businesses of an account, each with its helpers. */
const UserBusinesses = ({ businesses }: Pick<UserDetail, 'businesses'>) =>
  businesses.length ? (
    <ul className="admin-rows">
      {businesses.map(({ id, name, type, location, selected_helpers, is_active, created_at }) => (
        <li key={id}>
          <div>
            <b>{name}</b>
            <small>{[type, location].filter(Boolean).join(', ')}</small>
            <small>
              {selected_helpers.map((helper) => helpers[helper].name).join(', ') ||
                'No helpers chosen'}
            </small>
          </div>
          {is_active && <span className="tag">Active</span>}
          <time dateTime={created_at}>{momentText(created_at)}</time>
        </li>
      ))}
    </ul>
  ) : (
    <p className="hint">No business yet.</p>
  );

/** One account: plan, usage, businesses, dates and payment. Nothing of its chats is here. */
export const UserView = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(userQuery(id));
  return (
    <>
      <p>
        <LinkButton variant="quiet" to="/admin">
          <Icon icon={ArrowLeft} />
          All accounts
        </LinkButton>
      </p>
      {data ? (
        <User {...data} />
      ) : error ? (
        <ErrorPanel message={failureText('user', error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  );
};

const User = (user: UserDetail) => {
  return (
    <>
      <AdminSection
        title={user.email}
        hint="You see dates, counts, and payments. You can’t see what the owner asks or what helpers answer. This view is logged."
      >
        <p className="row">
          <span className="tag">
            {user.is_trial ? previewName('trial') : plans[user.plan].name}
          </span>
          {user.is_test && <span className="tag">Test</span>}
          {!user.onboarding_completed && <span className="tag">Not set up yet</span>}
          {user.payment_failed && <span className="tag">Payment failed</span>}
          {user.deletion_requested_at && <span className="tag">Being deleted</span>}
          {user.second_factor.reset?.end === null && (
            <span className="tag">Two-step sign-in is being reset</span>
          )}
          {user.answers_paused_at && <span className="tag">Helpers paused</span>}
        </p>
      </AdminSection>
      <AdminSection title="Plan and payment">
        <UserPayments {...user} />
      </AdminSection>
      <AdminSection title="What you can do">
        <UserActions {...user} />
      </AdminSection>
      <AdminSection title="Usage">
        <UserUsage {...user} />
      </AdminSection>
      <AdminSection title="Businesses">
        <UserBusinesses businesses={user.businesses} />
      </AdminSection>
      <AdminSection title="Where they came from">
        <UserSource {...user} />
      </AdminSection>
      <p>
        <LinkButton
          variant="outline"
          to={`/admin?view=audit&target=${encodeURIComponent(user.id)}`}
        >
          What admins did here
        </LinkButton>
      </p>
      <AdminSection title="Dates and sign-in">
        <UserDates {...user} />
      </AdminSection>
    </>
  );
};
