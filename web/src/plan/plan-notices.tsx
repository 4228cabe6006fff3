import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AccountView } from '#shared/domain/account-view.ts';
import { trialDaysLeft } from '#shared/domain/billing-messages.ts';
import { defaultPlan, plans } from '#shared/domain/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { usePortal } from './use-portal.ts';
import '#web/styles/plan.css';

type View = Pick<AccountView, 'account' | 'entitlement'>;

/** What an owner should know about their plan on every page: a payment that is missing, the trial, or that either has ended. */
export const PlanNotices = ({ view }: { view: View }) => {
  const { entitlement } = view;
  if (entitlement.payment_failed)
    return (
      <ToPortal button="Check your card">
        Your last payment did not go through. We try again, and your plan stays meanwhile. Please
        check your card.
      </ToPortal>
    );
  if (entitlement.plan === defaultPlan && isOnHold(view))
    return (
      <ToPortal button="Open billing">
        Your plan is on hold because a payment is missing. You are on {plans.free.name} meanwhile,
        and everything you saved is still here.
      </ToPortal>
    );
  if (entitlement.is_trial) return <TrialRuns days={entitlement.trial_days_left ?? 0} />;
  if (entitlement.trial_ended) return <Ended title="Your trial has ended" />;
  if (hasEnded(view)) return <Ended title="Your subscription has ended" />;
  return null;
};

const isOnHold = ({ account }: View) =>
  account.subscription?.status === 'unpaid' || account.subscription?.status === 'paused';

const hasEnded = ({ account, entitlement }: View) =>
  entitlement.plan === defaultPlan && account.subscription?.status === 'canceled';

const ToPortal = ({ button, children }: { button: string; children: ReactNode }) => {
  const { open, opening, failure } = usePortal();
  return (
    <div className="plan-notice">
      <Notice tone="danger">
        <p>{children}</p>
        <Button variant="outline" busy={opening && 'Opening...'} onClick={() => void open()}>
          {button}
        </Button>
      </Notice>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </div>
  );
};

const TrialRuns = ({ days }: { days: number }) => (
  <div className="plan-notice">
    <Notice>
      <p>
        {trialDaysLeft(days)} of {plans.pro.name}.
      </p>
      <Link to="/pricing">Choose a plan</Link>
    </Notice>
  </div>
);

const Ended = ({ title }: { title: string }) => {
  const { quota, helperCap, name } = plans.free;
  return (
    <div className="plan-notice">
      <Notice>
        <p>
          <b>{title}.</b> You are on {name} now: {quota.limit} questions a day and {helperCap}{' '}
          helpers. Everything you saved is still here.
        </p>
        <Link to="/pricing">Choose a plan</Link>
      </Notice>
    </div>
  );
};
