import { LinkButton } from '#web/ui/button.tsx';
import { ExampleSheet } from './example-sheet.tsx';
import { examples } from './examples.ts';
import { HelperStrip } from './helper-strip.tsx';
import { SignUpCall } from './sign-up-call.tsx';
import { Solutions } from './solutions.tsx';
import { Steps } from './steps.tsx';
import { WhyItMatters } from './why-it-matters.tsx';

/** The front door: what this is, for whom, why, and what an answer looks like. */
export const LandingPage = () => (
  <>
    <section className="hero dark-background">
      <div className="wrap">
        <div>
          <h1>
            You’re good with your hands. <em>Here are seven more.</em>
          </h1>
          <p className="lead">
            Seven AI advisors for cleaners, plumbers, roofers and every other small service
            business. Tell one what’s going on. Get a plain-English plan you can start this week.
          </p>
          <p className="cta">
            <LinkButton variant="accent" to="/signup">
              Get Started
            </LinkButton>
            <LinkButton variant="outline" to="/features">
              Meet the helpers
            </LinkButton>
          </p>
          <p className="fine-print">Try Professional free for 7 days, or start on the free plan.</p>
        </div>
        <ExampleSheet example={examples.quietQuotes} />
      </div>
    </section>
    <HelperStrip />
    <WhyItMatters />
    <Solutions />
    <Steps />
    <section className="page-section page-section-sunk">
      <div className="wrap">
        <h2>What an answer looks like</h2>
        <p className="section-lead">
          These are worked examples, not customers. We are new, and we do not make up reviews.
        </p>
        <div className="example-cards">
          <ExampleSheet example={examples.lateInvoices} />
          <ExampleSheet example={examples.badReview} />
          <ExampleSheet example={examples.firstHire} />
        </div>
      </div>
    </section>
    <SignUpCall />
  </>
);
