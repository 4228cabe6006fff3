import { helperSummaries } from 'virtual:helper-summaries';
import { tradeLinks } from 'virtual:trade-links';
import { Link } from 'react-router-dom';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { OperatorContact } from '../operator-contact.tsx';
import { ProductPicture } from '../product-picture.tsx';
import { landingFaq } from './faq.ts';
import { HowItWorks } from './how-it-works.tsx';
import { PriceLine } from './price-line.tsx';
import { SignUpCall } from './sign-up-call.tsx';
import { Solutions } from './solutions.tsx';

const reasons = [
  {
    title: 'The paperwork lands on you',
    text: 'Quotes, overdue invoices, a bad review, a crew that’s one person short. None of it waits until you’re off the roof.',
  },
  {
    title: 'Good advice is expensive or vague',
    text: 'A consultant costs more than the problem. A search gives you 10 answers for someone else’s business.',
  },
  {
    title: 'Small moves add up',
    text: 'One more quote won, one invoice paid on time, one hour saved a week. Your helpers work on that with you.',
  },
];

/** Why an owner would want this at all. */
const WhyItMatters = () => (
  <section className="page-section">
    <div className="wrap">
      <h2>You run the jobs. Who runs the rest?</h2>
      <ul className="points">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

/** The nine trades, each with something its owners say and the way to its own example. */
const TradeLinks = () => (
  <section className="page-section">
    <div className="wrap">
      <h2>See an example from your trade</h2>
      <p className="section-lead">
        These are sample answers, not customer reviews. We’re new, and we don’t make up reviews.
      </p>
      <ul className="cards trade-links">
        {tradeLinks.map(({ path, owners, says }) => (
          <li key={path}>
            <h3>
              <Link to={path}>For {owners}</Link>
            </h3>
            <p>“{says}”</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

/** A tape measure of seven inches with a helper on each. */
const HelperStrip = () => (
  <nav className="helper-strip" aria-label="The 7 helpers">
    <ol className="helper-strip-list">
      {helperIds.map((id, index) => (
        <li key={id}>
          <Link to={`/features#${id}`}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <b>{helperSummaries[id].name}</b>
            <small>{helperSummaries[id].pitch}</small>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);

/** Common questions, and who answers for it. */
const Asked = () => (
  <section className="wrap faq">
    <div>
      <h2>Common questions</h2>
      <OperatorContact />
    </div>
    <div>
      {landingFaq.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);

/** The front door: what this is, what it costs, how it looks, for whom, and what people ask. */
export const LandingPage = () => (
  <>
    <section className="hero dark-background">
      <div className="wrap">
        <div>
          <h1>
            You’re good with your hands. <em>Here are seven more.</em>
          </h1>
          <p className="lead">
            Seven AI advisors for cleaners, plumbers, roofers, and every other small service
            business. Tell them what’s going on and get a plain-English plan you can start this
            week.
          </p>
          <p className="cta">
            <LinkButton variant="accent" to="/signup">
              Get Started
            </LinkButton>
            <LinkButton variant="outline" to="/features">
              Meet the helpers
            </LinkButton>
          </p>
          <PriceLine />
        </div>
        <ProductPicture />
      </div>
    </section>
    <HelperStrip />
    <TradeLinks />
    <WhyItMatters />
    <Solutions />
    <HowItWorks />
    <Asked />
    <SignUpCall />
  </>
);
