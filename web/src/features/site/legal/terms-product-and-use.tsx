import { Link } from 'react-router-dom';
import { plans, questionsPerMinute, trialFairUse } from '#shared/domain/plan/plans.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { IfConnectionsOffered } from './if-connections-offered.tsx';
import { LegalPartHeading } from './legal-contents.tsx';

const { free, essentials, pro } = plans;

const connected = lazyPage(() => import('./connected-accounts.tsx'), 'ConnectedAccounts');

/** What the product offers, what it is not, and what is expected of its users. */
export const TermsProductAndUse = () => (
  <>
    <LegalPartHeading>What you get</LegalPartHeading>
    <p>
      Seven AI helpers and an assistant that answer questions about running a small service
      business. How much you can ask depends on your plan: {free.quota.limit} questions a{' '}
      {free.quota.window} on the {free.name} plan, {essentials.quota.limit} a{' '}
      {essentials.quota.window} on {essentials.name}, and no monthly limit on {pro.name}. To keep
      things running for everyone, no one can send more than {questionsPerMinute} questions a
      minute, and fair use of {pro.name} is up to {pro.fairUse} questions in 24 hours,{' '}
      {trialFairUse} during the trial. Questions over that limit aren’t answered or counted.
      Features marked “Coming soon” aren’t available yet.
    </p>
    <IfConnectionsOffered part={connected} />

    <LegalPartHeading>Limits of the advice</LegalPartHeading>
    <p>
      Answers are written by AI and can be wrong. They aren’t legal, tax, safety, building code, or
      medical advice. Check anything important with a licensed professional. What you do with an
      answer is your decision and your responsibility.
    </p>

    <LegalPartHeading>Your account</LegalPartHeading>
    <p>
      Keep your password to yourself and your email address current. Each person signs in with their
      own email. To let someone else in, invite them under People, as far as your plan has seats.
      You’re responsible for who you invite. Tell us right away if someone else gets in.
    </p>

    <LegalPartHeading>Your content</LegalPartHeading>
    <p>
      What you write is yours, and so are the answers you get, to the extent the law allows. You
      allow us to store it and share it with the services named in the{' '}
      <Link to="/privacy-policy">Privacy Policy</Link> so we can answer you. Please don’t include
      other people’s private details. A first name is enough.
    </p>

    <LegalPartHeading>What’s not allowed</LegalPartHeading>
    <ul>
      <li>Breaking the law, or hurting, cheating, or harassing people.</li>
      <li>Fake reviews, spam, or passing yourself off as someone else.</li>
      <li>Getting around limits, sharing a password, or reselling the service.</li>
      <li>Attacking the service or trying to read other people’s data.</li>
    </ul>
    <p>We can suspend accounts that do this. When we can, we’ll contact you first.</p>
  </>
);
