import { trialDays } from '#shared/domain/plans.ts';
import { LinkButton } from '#web/ui/button.tsx';

/** The last word of a page: try it. */
export const SignUpCall = () => (
  <section className="page-section dark-background cta-banner">
    <div className="wrap">
      <div>
        <h2>All seven, free for {trialDays} days</h2>
        <p>
          No card needed. When the trial ends you keep the free plan, and everything you wrote stays
          yours.
        </p>
      </div>
      <p className="cta">
        <LinkButton variant="accent" to="/signup">
          Get Started
        </LinkButton>
        <LinkButton variant="outline" to="/pricing">
          See prices
        </LinkButton>
      </p>
    </div>
  </section>
);
