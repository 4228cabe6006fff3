import { Link } from 'react-router-dom';
import { plans, questionsPerMinute, trialFairUse } from '#shared/domain/plans.ts';
import { Part } from './part.tsx';

const { free, essentials, pro } = plans;

/** What the product offers, what it is not, and what is expected of its users. */
export const TermsOfUse = () => (
  <>
    <Part>What you get</Part>
    <p>
      Seven AI helpers and an assistant that answer questions about running a small service
      business. How much you can ask depends on your plan: {free.quota.limit} questions a{' '}
      {free.quota.window} on {free.name}, {essentials.quota.limit} a {essentials.quota.window} on{' '}
      {essentials.name}, and no monthly limit on {pro.name}. To keep it running for everybody,
      nobody can send more than {questionsPerMinute} questions a minute, and fair use of {pro.name}{' '}
      is up to {pro.fairUse} questions in 24 hours, {trialFairUse} during the trial. A question
      beyond that is not answered and not counted. Features marked “Coming soon” are not there yet.
    </p>

    <Part>What the advice is not</Part>
    <p>
      The answers are written by software and can be wrong. They are not legal, tax, safety,
      building code or medical advice. Check what matters with somebody who can sign for it. What
      you do with an answer is your decision and your responsibility.
    </p>

    <Part>Your account</Part>
    <p>
      Keep your password to yourself and your email address current. One account is for one person.
      Tell us at once if somebody else got in.
    </p>

    <Part>Your content</Part>
    <p>
      What you write stays yours, and so do the answers you get, as far as the law lets anyone own
      them. You allow us to store it and to send it to the services named in the{' '}
      <Link to="/privacy-policy">privacy policy</Link>, so that we can answer you. Please do not put
      in other people&apos;s private details; a first name is enough.
    </p>

    <Part>What is not allowed</Part>
    <ul>
      <li>Breaking the law, or hurting, cheating or harassing people.</li>
      <li>Fake reviews, spam, or passing yourself off as somebody else.</li>
      <li>Getting around limits, sharing an account, or reselling the service.</li>
      <li>Attacking the service or trying to read other people&apos;s data.</li>
    </ul>
    <p>We may pause an account that does this. Where we can, we ask first.</p>
  </>
);
