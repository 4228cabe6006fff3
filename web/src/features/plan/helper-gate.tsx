import Lock from '@lucide/icons/icons/lock';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isHelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { LimitedPlanId } from '#shared/domain/plan/plans.ts';
import { capSentence, helperGate } from '#shared/domain/plan/upgrade-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { AddOrSwapHelper } from './add-or-swap-helper.tsx';
import '#web/ui/styles/plan.css';

/** How many of a locked helper's prompts are shown to give a taste. */
export const teaserCount = 4;

/** Stands where a locked helper would: why it is locked, what it could do, and the way on. */
export const HelperGate = ({
  helperName,
  plan,
  prompts,
  children,
}: {
  helperName: string;
  plan: LimitedPlanId;
  /** Titles of the helper's prompts; the first four are shown. */
  prompts: readonly string[];
  /** Stands below the ways on: what stays readable. */
  children: ReactNode;
}) => {
  const { helperId } = useParams();
  return (
    <section className="gate" aria-labelledby="gate-title">
      <span className="lock-badge">
        <Icon icon={Lock} />
      </span>
      <h1 id="gate-title">{helperGate.title}</h1>
      <p>
        <b>{helperName} is locked.</b> {helperGate.body} {capSentence(plan)}
      </p>
      {isHelperId(helperId) && <AddOrSwapHelper helper={helperId} />}
      <div className="row">
        <LinkButton to="/pricing">View Pricing Plans</LinkButton>
        <LinkButton to="/dashboard" variant="outline">
          Back to dashboard
        </LinkButton>
      </div>
      {children}
      {prompts.length > 0 && (
        <>
          <h2>What {helperName} can do for you</h2>
          <ul className="teaser">
            {prompts.slice(0, teaserCount).map((prompt) => (
              <li key={prompt}>
                <Icon icon={Lock} />
                {prompt}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
