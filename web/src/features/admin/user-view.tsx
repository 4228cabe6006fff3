import ArrowLeft from '@lucide/icons/icons/arrow-left';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { previewName } from '#shared/domain/admin/admin-preview.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorPanel, Notice } from '#web/ui/panels.tsx';
import { Skeleton } from '#web/ui/spinner.tsx';
import { countText, dayText, failureText, momentText } from './format.ts';
import { type UserDetail, userQuery } from './queries.ts';
import { Section } from './section.tsx';
import { useMarkTest } from './use-mark-test.ts';

type Fact = readonly [name: string, value: ReactNode];

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="user-facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const moment = (date: string | null | undefined, none: string) =>
  date ? <time dateTime={date}>{momentText(date)}</time> : none;

/** What the account may use, and what the payment provider last said. */
const UserPayment = (user: UserDetail) => {
  const { subscription: bought } = user;
  const facts: Fact[] = [
    ['Current plan', plans[user.plan].name + (user.is_trial ? ', on trial' : '')],
    ['Trial ends', moment(user.trial_ends_at, 'No trial')],
    ['Chosen at sign-up', user.selected_plan ? plans[user.selected_plan].name : 'Nothing yet'],
    ['Payment', bought ? paidWords(bought) : unpaidWords(user)],
  ];
  if (bought?.current_period_end)
    facts.push([
      bought.cancel_at_period_end ? 'Ends' : 'Paid until',
      moment(bought.current_period_end, ''),
    ]);
  if (user.had_trial_before) facts.push(['Previous account', 'Trial started on a deleted account']);
  return <Facts facts={facts} />;
};

const paidWords = ({ plan, period, status }: NonNullable<UserDetail['subscription']>) =>
  [plan ? plans[plan].name : 'Unknown plan', period, stateWords[status]].filter(Boolean).join(', ');

/** The states of the payment provider in words. */
const stateWords: Readonly<Record<NonNullable<UserDetail['subscription']>['status'], string>> = {
  active: 'paid',
  trialing: 'in free trial',
  past_due: 'payment failed, retrying',
  unpaid: 'all payment attempts failed',
  paused: 'paused',
  canceled: 'canceled',
  incomplete: 'first payment incomplete',
  incomplete_expired: 'first payment never completed',
};

const unpaidWords = ({ has_customer }: UserDetail) =>
  has_customer ? 'Opened checkout, didn’t buy' : 'Never opened checkout';

/** What was asked, as numbers. */
const UserUsage = ({ quota }: UserDetail) => (
  <Facts
    facts={[
      ['Questions, all time', countText(quota.total)],
      [
        'Plan usage',
        quota.limit === null
          ? 'No limit'
          : `${countText(quota.used)} of ${countText(quota.limit)} this ${quota.window}`,
      ],
      ...(quota.resets_at ? [['Resets on', moment(quota.resets_at, '')] as const] : []),
    ]}
  />
);

/** When the account was made, used and changed. */
const UserDates = (user: UserDetail) => (
  <Facts
    facts={[
      ['Signed up', moment(user.created_at, '')],
      ['Last active (UTC)', user.active_on ? dayText(user.active_on) : 'Not yet'],
      ['Last change', moment(user.updated_at, '')],
      ['Came from', user.referral_source ?? 'Unknown'],
      ['ID', <code key="id">{user.id}</code>],
    ]}
  />
);

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
  const { mark, words } = useMarkTest();
  return (
    <>
      <Section
        title={user.email}
        hint="This view is logged. You can’t see what the owner asks helpers."
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
