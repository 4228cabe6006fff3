import { trialDays } from '#shared/domain/plan/plans.ts';
import { LinkButton } from '#web/ui/button.tsx';

/** The last word of a page: try it. */
export const SignUpCall = () => (
  <section className="page-section dark-background cta-banner">
    <div className="wrap">
      <div>
        <h2>Try all 7 free for {trialDays} days</h2>
        <p>
          No credit card needed. When the trial ends, you move to the free plan and keep everything
          you saved.
        </p>
      </div>
      <p className="cta">
        <LinkButton variant="accent" to="/signup">
          Get Started
        </LinkButton>
        <LinkButton variant="outline" to="/pricing">
          See pricing
        </LinkButton>
      </p>
    </div>
  </section>
);
