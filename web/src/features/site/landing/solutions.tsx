import { helperSummaries } from 'virtual:helper-summaries';
import { Link } from 'react-router-dom';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';

const solutions: readonly { helper: HelperId; problem: string; text: string }[] = [
  {
    helper: 'marketing',
    problem: 'The phone is quiet',
    text: 'A ready-to-send note to past customers, and a web page for the neighborhoods you want.',
  },
  {
    helper: 'social-media',
    problem: 'I never post',
    text: 'A month of posts from jobs you’ve already done, in half an hour.',
  },
  {
    helper: 'finance',
    problem: 'Busy, but no money in the bank',
    text: 'What to charge, who owes you, and how your cash looks for the next 13 weeks.',
  },
  {
    helper: 'operations',
    problem: 'Every week is chaos',
    text: 'Routes by area, a crew checklist, and a plan for rain days.',
  },
  {
    helper: 'customer-service',
    problem: 'A customer is angry',
    text: 'What to say, what to write, how to make it right, and what each option costs you.',
  },
  {
    helper: 'hiring-hr',
    problem: 'I can’t find people',
    text: 'A clear job ad, fair interview questions, and a first-week plan that makes people want to stay.',
  },
];

/** Six problems owners know, and the helper for each. */
export const Solutions = () => (
  <section className="page-section page-section-sunk">
    <div className="wrap">
      <h2>Hand one off this week</h2>
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
