import Lock from '@lucide/icons/icons/lock';
import { plans } from '#shared/domain/plans.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import '#web/styles/plan.css';

/** Shown in place of the memory on plans without one. */
export const MemoryGate = () => (
  <section className="gate" aria-labelledby="gate-title">
    <span className="lock-badge">
      <Icon icon={Lock} />
    </span>
    <h1 id="gate-title">Helpers that remember come with a paid plan</h1>
    <p>
      From {plans.essentials.name} on, your helpers note facts and decisions from your chats and use
      them in the next answer. You read them here, and change, pause or delete what you like. On the{' '}
      {plans.free.name} plan nothing is remembered.
    </p>
    <p className="row">
      <LinkButton to="/pricing">View Pricing Plans</LinkButton>
      <LinkButton to="/dashboard" variant="outline">
        Back to Dashboard
      </LinkButton>
    </p>
  </section>
);
