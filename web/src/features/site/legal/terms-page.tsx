import { plans, trialDays } from '#shared/domain/plan/plans.ts';
import { LegalPartHeading } from './legal-contents.tsx';
import { LegalPage } from './legal-page.tsx';
import { TermsProductAndUse } from './terms-product-and-use.tsx';

const { free, essentials, pro } = plans;

/** The trial, the prices, and how to leave or be refunded. */
const TermsOfPayment = () => (
  <>
    <LegalPartHeading>The free trial</LegalPartHeading>
    <p>
      Choose {pro.name} when you set up your account and get everything in it free for {trialDays}{' '}
      days, once per person. No credit card needed. When the trial ends, you move to the {free.name}{' '}
      plan. You’re never charged unless you choose to pay.
    </p>

    <LegalPartHeading>Paying</LegalPartHeading>
    <p>
      {essentials.name} costs ${essentials.price.monthly} a month or ${essentials.price.yearly} a
      year, {pro.name} ${pro.price.monthly} a month or ${pro.price.yearly} a year, plus any sales
      tax. Stripe takes the payment. Plans renew automatically until you cancel. If a payment fails,
      we’ll let you know and Stripe will try again. If it still doesn’t go through, you move to the{' '}
      {free.name} plan. We’ll tell you about any price change at least 30 days before it applies to
      you.
    </p>

    <LegalPartHeading>Canceling and refunds</LegalPartHeading>
    <p>
      Cancel anytime in your profile, under Manage Billing. You keep your plan until the end of the
      period you’ve paid for. Not happy? Contact us within 30 days of your first payment for a full
      refund.
    </p>
  </>
);

const parts = [
  'Who this agreement is with',
  'What you get',
  'Limits of the advice',
  'Your account',
  'Your content',
  'What’s not allowed',
  'The free trial',
  'Paying',
  'Canceling and refunds',
  'Closing your account',
  'Our liability',
  'Other terms',
];

/** The agreement in plain words, with the numbers the software goes by. */
export const TermsPage = () => (
  <LegalPage title="Terms of Service" parts={parts}>
    <p className="lead">
      The short version: this is advice from AI, you make the decisions, and you can leave anytime.
    </p>

    <LegalPartHeading>Who this agreement is with</LegalPartHeading>
    <p>
      With the operator named at the end of this page. By creating an account, you accept these
      terms. You need to be 18 or older and authorized to act for your business.
    </p>

    <TermsProductAndUse />
    <TermsOfPayment />

    <LegalPartHeading>Closing your account</LegalPartHeading>
    <p>
      You can delete your account in your profile at any time. That also ends your plan and removes
      your data. If we ever shut down the service, we’ll tell you 30 days ahead so you can download
      your data, and we’ll refund any unused time you paid for.
    </p>

    <LegalPartHeading>Our liability</LegalPartHeading>
    <p>
      We do our best, but we can’t promise the service will always be available or always right. To
      the extent the law allows, we aren’t liable for lost profits, and our total liability is
      limited to what you paid us in the last 12 months. This doesn’t affect your rights as a
      consumer.
    </p>

    <LegalPartHeading>Other terms</LegalPartHeading>
    <p>
      If part of these terms can’t be enforced, the rest still applies. If we make an important
      change, we’ll email you at least 30 days before it takes effect. If you don’t agree, you can
      cancel. Questions? Contact the operator named below.
    </p>
  </LegalPage>
);
