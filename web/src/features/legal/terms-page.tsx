import { Link } from 'react-router-dom';
import { plans, questionsPerMinute, trialDays, trialFairUse } from '#shared/domain/plans.ts';
import { LegalPage, Operator } from './operator.tsx';

const { free, essentials, pro } = plans;

/** The agreement in plain words, with the numbers the software goes by. */
export const TermsPage = () => (
  <LegalPage title="Terms of Service">
    <p className="lead">
      The short version: it is advice from software, you stay the boss, and you can leave whenever
      you like.
    </p>

    <h2>Who you agree with</h2>
    <p>
      With <Operator part="name" />, <Operator part="address" />. By creating an account you accept
      these terms. You must be 18 or older and allowed to act for your business.
    </p>

    <h2>What you get</h2>
    <p>
      Seven AI helpers and an assistant that answer questions about running a small service
      business. How much you can ask depends on your plan: {free.quota.limit} questions a{' '}
      {free.quota.window} on {free.name}, {essentials.quota.limit} a {essentials.quota.window} on{' '}
      {essentials.name}, and no monthly limit on {pro.name}. To keep it running for everybody,
      nobody can send more than {questionsPerMinute} questions a minute, and fair use of {pro.name}{' '}
      is up to {pro.fairUse} questions in 24 hours, {trialFairUse} during the trial. A question
      beyond that is not answered and not counted. Features marked “Coming soon” are not there yet.
    </p>

    <h2>What the advice is not</h2>
    <p>
      The answers are written by software and can be wrong. They are not legal, tax, safety,
      building code or medical advice. Check what matters with somebody who can sign for it. What
      you do with an answer is your decision and your responsibility.
    </p>

    <h2>Your account</h2>
    <p>
      Keep your password to yourself and your email address current. One account is for one person.
      Tell us at once if somebody else got in.
    </p>

    <h2>Your content</h2>
    <p>
      What you write stays yours, and so do the answers you get, as far as the law lets anyone own
      them. You allow us to store it and to send it to the services named in the{' '}
      <Link to="/privacy-policy">privacy policy</Link>, so that we can answer you. Please do not put
      in other people&apos;s private details; a first name is enough.
    </p>

    <h2>What is not allowed</h2>
    <ul>
      <li>Breaking the law, or hurting, cheating or harassing people.</li>
      <li>Fake reviews, spam, or passing yourself off as somebody else.</li>
      <li>Getting around limits, sharing an account, or reselling the service.</li>
      <li>Attacking the service or trying to read other people&apos;s data.</li>
    </ul>
    <p>We may pause an account that does this. Where we can, we ask first.</p>

    <h2>The free trial</h2>
    <p>
      Choose {pro.name} when you set up your account and you have all of it for {trialDays} days,
      once per person, without a card. When it ends you are on the {free.name} plan. Nothing is
      charged unless you choose to pay.
    </p>

    <h2>Paying</h2>
    <p>
      {essentials.name} costs ${essentials.price.monthly} a month or ${essentials.price.yearly} a
      year, {pro.name} ${pro.price.monthly} a month or ${pro.price.yearly} a year, plus tax where it
      is due. Stripe takes the payment. A plan renews by itself for the same time until you cancel.
      If a payment fails we tell you and Stripe tries again; after that you are on the {free.name}{' '}
      plan. We announce a new price at least 30 days before it counts for you.
    </p>

    <h2>Cancelling and refunds</h2>
    <p>
      Cancel at any time in your profile, under Manage Billing. You keep the plan until the end of
      the time you paid for. If you are not happy, write to us within 30 days of your first payment
      and we give it back in full.
    </p>

    <h2>Ending the account</h2>
    <p>
      You can delete your account in your profile at any time; that also ends your plan and removes
      your data. If we ever stop the service we tell you 30 days before, so that you can download
      what is yours, and we give back what you paid for time you did not get.
    </p>

    <h2>What we answer for</h2>
    <p>
      We work with care, but we cannot promise that the service is always there or always right. As
      far as the law allows, we do not answer for lost profit, and for everything else at most for
      what you paid us in the last 12 months. Rights the law gives you as a consumer stay untouched.
    </p>

    <h2>The rest</h2>
    <p>
      If one part of these terms does not hold, the others still do. When we change them in a way
      that matters, we tell you by email at least 30 days before; if you do not agree, you can
      cancel. Questions? Write to <Operator part="email" />.
    </p>
  </LegalPage>
);
