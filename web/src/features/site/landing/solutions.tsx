import { helperSummaries } from 'virtual:helper-summaries';
import { Link } from 'react-router-dom';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';

const solutions: readonly { helper: HelperId; problem: string; text: string }[] = [
  {
    helper: 'marketing',
    problem: 'The phone is quiet',
    text: 'A note to past customers that is ready to send, and a page for the streets you want.',
  },
  {
    helper: 'social-media',
    problem: 'I never post',
    text: 'A month of posts from jobs you have already done, in half an hour.',
  },
  {
    helper: 'finance',
    problem: 'Busy, but no money in the bank',
    text: 'What a job must cost, who owes you, and what the next 13 weeks look like.',
  },
  {
    helper: 'operations',
    problem: 'Every week is chaos',
    text: 'Routes by area, a checklist for the crew, and a plan for rain days.',
  },
  {
    helper: 'customer-service',
    problem: 'A customer is angry',
    text: 'The call, the reply and the make-good, with what each one costs you.',
  },
  {
    helper: 'hiring-hr',
    problem: 'I can’t find people',
    text: 'An ad that says what the job is, fair questions, and a first week that sticks.',
  },
];

/** Six problems owners know, and the helper for each. */
export const Solutions = () => (
  <section className="page-section page-section-sunk">
    <div className="wrap">
      <h2>Hand one over this week</h2>
      <ul className="cards">
        {solutions.map(({ helper, problem, text }) => (
          <li key={helper}>
            <HelperAvatar helper={helper} />
            <h3>“{problem}”</h3>
            <p>{text}</p>
            <Link to={`/features#${helper}`}>Ask {helperSummaries[helper].name}</Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
