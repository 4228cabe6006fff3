import type { ReactNode } from 'react';
import { plans } from '#shared/domain/plans.ts';
import { countText, dayText, momentText } from './format.ts';
import type { UserDetail } from './queries.ts';

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
export const UserPayment = (user: UserDetail) => {
  const { subscription: bought } = user;
  const facts: Fact[] = [
    ['Plan now', plans[user.plan].name + (user.is_trial ? ', on trial' : '')],
    ['Trial ends', moment(user.trial_ends_at, 'No trial')],
    ['Chosen at sign-up', user.selected_plan ? plans[user.selected_plan].name : 'Nothing yet'],
    ['Payment', bought ? paidWords(bought) : unpaidWords(user)],
  ];
  if (bought?.current_period_end)
    facts.push([
      bought.cancel_at_period_end ? 'Ends' : 'Paid until',
      moment(bought.current_period_end, ''),
    ]);
  if (user.had_trial_before)
    facts.push(['Earlier account', 'The trial began under an account that was deleted']);
  return <Facts facts={facts} />;
};

const paidWords = ({ plan, period, status }: NonNullable<UserDetail['subscription']>) =>
  [plan ? plans[plan].name : 'Unknown plan', period, stateWords[status]].filter(Boolean).join(', ');

/** The states of the payment provider in words. */
const stateWords: Readonly<Record<NonNullable<UserDetail['subscription']>['status'], string>> = {
  active: 'paid',
  trialing: 'in its free days',
  past_due: 'payment failed and is tried again',
  unpaid: 'not paid after every try',
  paused: 'paused',
  canceled: 'canceled',
  incomplete: 'first payment not finished',
  incomplete_expired: 'first payment never finished',
};

const unpaidWords = ({ has_customer }: UserDetail) =>
  has_customer ? 'Opened the payment page, bought nothing' : 'Never opened the payment page';

/** What was asked, as numbers. */
export const UserUsage = ({ quota }: UserDetail) => (
  <Facts
    facts={[
      ['Questions ever', countText(quota.total)],
      [
        'Of the plan',
        quota.limit === null
          ? 'No limit'
          : `${countText(quota.used)} of ${countText(quota.limit)} this ${quota.window}`,
      ],
      ...(quota.resets_at ? [['Counted again from', moment(quota.resets_at, '')] as const] : []),
    ]}
  />
);

/** When the account was made, used and changed. */
export const UserDates = (user: UserDetail) => (
  <Facts
    facts={[
      ['Signed up', moment(user.created_at, '')],
      ['Last active (UTC)', user.active_on ? dayText(user.active_on) : 'Not yet'],
      ['Last change', moment(user.updated_at, '')],
      ['Came from', user.referral_source ?? 'Not known'],
      ['Id', <code key="id">{user.id}</code>],
    ]}
  />
);
