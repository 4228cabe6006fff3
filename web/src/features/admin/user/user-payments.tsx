import ExternalLink from '@lucide/icons/icons/external-link';
import type { PaymentState } from '#shared/domain/plan/payments/payment-states.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { subscriptionDate } from '#shared/domain/plan/subscription-date.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { momentText, moneyText } from '../admin-format.ts';
import type { UserDetail } from '../admin-queries.ts';
import { momentOr, type NamedValue, NameValueList } from './name-value-list.tsx';

type Payments = NonNullable<UserDetail['payments']>;
type Payment = Payments['items'][number];

/** The states of a subscription at the payment provider in words. */
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

const paidWords = ({ plan, period, status }: NonNullable<UserDetail['subscription']>) =>
  [plan ? plans[plan].name : 'Unknown plan', period, stateWords[status]].filter(Boolean).join(', ');

const unpaidWords = ({ has_customer }: UserDetail) =>
  has_customer ? 'Opened checkout, didn’t buy' : 'Never opened checkout';

/** What the account may use, and what the payment provider says of it now. */
export const UserPayments = (user: UserDetail) => {
  const { payments } = user;
  const bought = payments?.subscription ?? user.subscription;
  const date = bought && subscriptionDate(bought);
  const values: NamedValue[] = [
    ['Current plan', plans[user.plan].name + (user.is_trial ? ', on trial' : '')],
    ['Trial ends', momentOr(user.trial_ends_at, 'No trial')],
    ['Chosen at sign-up', user.selected_plan ? plans[user.selected_plan].name : 'Nothing yet'],
    ['Payment', bought ? paidWords(bought) : unpaidWords(user)],
  ];
  if (date) values.push([date.label, momentOr(date.at, '')]);
  if (user.trial_extended_at) values.push(['Trial extended', momentOr(user.trial_extended_at, '')]);
  if (user.had_trial_before)
    values.push(['Previous account', 'Trial started on a deleted account']);
  return (
    <>
      {payments && differs(user, payments) && (
        <Notice tone="danger">
          Stripe and this account don’t agree. Use “Read from Stripe again” below.
        </Notice>
      )}
      {!payments && user.has_customer && (
        <Notice tone="danger">
          Stripe didn’t answer, so you see what it said last. Reload to try again.
        </Notice>
      )}
      <NameValueList values={values} />
      {payments && (
        <>
          <PaymentList items={payments.items} />
          <p>
            <a
              className="btn btn-outline"
              href={payments.customer_url}
              target="_blank"
              rel="noopener"
            >
              <Icon icon={ExternalLink} />
              Open in Stripe
            </a>
          </p>
          <p className="hint">
            Refund in Stripe, and it shows up here by itself. A refund doesn’t end the plan. If the
            plan should end too, cancel the subscription in Stripe.
          </p>
        </>
      )}
    </>
  );
};

const differs = ({ subscription }: UserDetail, payments: Payments) =>
  subscription?.status !== payments.subscription?.status ||
  subscription?.plan !== payments.subscription?.plan;

const PaymentList = ({ items }: { items: readonly Payment[] }) =>
  items.length ? (
    <ul className="admin-rows" aria-label="Payments">
      {items.map((payment) => (
        <li key={payment.id}>
          <div>
            <b>{moneyText(payment.amount_cents)}</b>
            <small>
              <time dateTime={payment.created_at}>{momentText(payment.created_at)}</time>
              {payment.failure && `, ${payment.failure}`}
            </small>
          </div>
          <span className="tag">{paymentWords(payment)}</span>
          {(payment.state === 'paid' || payment.state === 'partly_refunded') && (
            <a
              className="btn btn-outline"
              href={payment.url}
              target="_blank"
              rel="noopener"
              aria-label={`Refund in Stripe: ${moneyText(payment.amount_cents)} of ${momentText(payment.created_at)}`}
            >
              Refund in Stripe
            </a>
          )}
        </li>
      ))}
    </ul>
  ) : (
    <p className="hint">No payments yet.</p>
  );

const words: Readonly<Record<PaymentState, string>> = {
  paid: 'Paid',
  failed: 'Failed',
  pending: 'Pending',
  refunded: 'Refunded',
  partly_refunded: 'Partly refunded',
  disputed: 'Disputed',
};

const paymentWords = ({ state, refunded_cents }: Payment) =>
  state === 'partly_refunded' ? `${moneyText(refunded_cents)} refunded` : words[state];
