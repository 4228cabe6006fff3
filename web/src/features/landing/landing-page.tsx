import { LinkButton } from '#web/ui/button.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { Asked } from './asked.tsx';
import { HelperStrip } from './helper-strip.tsx';
import { PriceLine } from './price-line.tsx';
import { SignUpCall } from './sign-up-call.tsx';
import { Solutions } from './solutions.tsx';
import { Steps } from './steps.tsx';
import { TradeLinks } from './trade-links.tsx';
import { WhyItMatters } from './why-it-matters.tsx';

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
          <PriceLine />
        </div>
        <ProductPicture />
      </div>
    </section>
    <HelperStrip />
    <TradeLinks />
    <WhyItMatters />
    <Solutions />
    <Steps />
    <Asked />
    <SignUpCall />
  </>
);
