import Lock from '@lucide/icons/icons/lock';
import { historyGate } from '#shared/domain/plan/upgrade-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import '#web/ui/styles/plan.css';

/** Stands where a free owner's chat history would. */
export const HistoryGate = () => (
  <section className="gate" aria-labelledby="gate-title">
    <span className="lock-badge">
      <Icon icon={Lock} />
    </span>
    <h1 id="gate-title">{historyGate.title}</h1>
    <p>{historyGate.body}</p>
    <div className="row">
      <LinkButton to="/pricing">View Pricing Plans</LinkButton>
      <LinkButton to="/dashboard" variant="outline">
        Back to dashboard
      </LinkButton>
    </div>
  </section>
);
