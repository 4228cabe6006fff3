import { plans, trialDays } from '#shared/domain/plans.ts';
import { Part } from './part.tsx';

const { free, essentials, pro } = plans;

/** The trial, the prices, and how to leave or be refunded. */
export const TermsOfPayment = () => (
  <>
    <Part>The free trial</Part>
    <p>
      Choose {pro.name} when you set up your account and you have all of it for {trialDays} days,
      once per person, without a card. When it ends you are on the {free.name} plan. Nothing is
      charged unless you choose to pay.
    </p>

    <Part>Paying</Part>
    <p>
      {essentials.name} costs ${essentials.price.monthly} a month or ${essentials.price.yearly} a
      year, {pro.name} ${pro.price.monthly} a month or ${pro.price.yearly} a year, plus tax where it
      is due. Stripe takes the payment. A plan renews by itself for the same time until you cancel.
      If a payment fails we tell you and Stripe tries again; after that you are on the {free.name}{' '}
      plan. We announce a new price at least 30 days before it counts for you.
    </p>

    <Part>Canceling and refunds</Part>
    <p>
      Cancel at any time in your profile, under Manage Billing. You keep the plan until the end of
      the time you paid for. If you are not happy, write to us within 30 days of your first payment
      and we give it back in full.
    </p>
  </>
);
