import ArrowLeft from '@lucide/icons/icons/arrow-left';
import { useQuery } from '@tanstack/react-query';
import { previewName } from '#shared/domain/admin-preview.ts';
import { plans } from '#shared/domain/plans.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorPanel, Notice } from '#web/ui/panels.tsx';
import { Skeleton } from '#web/ui/spinner.tsx';
import { failureText } from './format.ts';
import { type UserDetail, userQuery } from './queries.ts';
import { Section } from './section.tsx';
import { useMarkTest } from './use-mark-test.ts';
import { UserBusinesses } from './user-businesses.tsx';
import { UserDates, UserPayment, UserUsage } from './user-facts.tsx';

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
  const { mark, words } = useMarkTest();
  return (
    <>
      <Section
        title={user.email}
        hint="Your look is noted in the audit trail. What the owner asks the helpers is not shown."
      >
        <p className="row">
          <span className="tag">
            {user.is_trial ? previewName('trial') : plans[user.plan].name}
          </span>
          {user.is_test && <span className="tag">Test</span>}
          {!user.onboarding_completed && <span className="tag">Not set up yet</span>}
          {user.payment_failed && <span className="tag">Payment failed</span>}
        </p>
        {mark.error && <Notice tone="danger">{failureText('markTest', mark.error)}</Notice>}
        <Button variant="outline" disabled={mark.isPending} onClick={() => mark.mutate(user)}>
          {words(user)}
        </Button>
      </Section>
      <Section title="Plan and payment">
        <UserPayment {...user} />
      </Section>
      <Section title="Usage">
        <UserUsage {...user} />
      </Section>
      <Section title="Businesses">
        <UserBusinesses businesses={user.businesses} />
      </Section>
      <Section title="Dates">
        <UserDates {...user} />
      </Section>
    </>
  );
};
