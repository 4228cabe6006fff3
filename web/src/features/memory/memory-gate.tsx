import Lock from '@lucide/icons/icons/lock';
import { firstPlanWithHistory, plans } from '#shared/domain/plan/plans.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import '#web/ui/styles/plan.css';

/** Shown in place of the memory on plans without one. */
export const MemoryGate = () => (
  <section className="gate" aria-labelledby="gate-title">
    <span className="lock-badge">
      <Icon icon={Lock} />
    </span>
    <h1 id="gate-title">Memory comes with a paid plan</h1>
    <p>
      With {plans[firstPlanWithHistory].name} and up, your helpers remember facts and decisions from
      your chats and use them in later answers. You can view, edit, pause, or delete them here. On
      the {plans.free.name} plan, nothing is remembered.
    </p>
    <p className="row">
      <LinkButton to="/pricing">View Pricing Plans</LinkButton>
      <LinkButton to="/dashboard" variant="outline">
        Back to dashboard
      </LinkButton>
    </p>
  </section>
);
