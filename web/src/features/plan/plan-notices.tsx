import X from '@lucide/icons/icons/x';
import './plan-notices.css';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import { notCharged } from '#shared/domain/plan/payments/unsuccessful-payment-texts.ts';
import {
  type BillingPeriod,
  isPaid,
  type PaidPlanId,
  plans,
  trialPlan,
} from '#shared/domain/plan/plans.ts';
import { trialDaysLeft } from '#shared/domain/plan/trial-texts.ts';
import { Button, type Variant } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { currentPlanNotice, type PlanNotice } from './current-plan-notice.ts';
import { waitingPlan } from './owner-pricing-state.ts';
import { useBillingPortal } from './use-billing-portal.ts';
import { useCheckout } from './use-checkout.ts';

/** One tap to the payment page of a plan that was chosen before. */
const PayButton = ({
  plan,
  period,
  variant,
}: {
  plan: PaidPlanId;
  period: BillingPeriod;
  variant?: Variant;
}) => {
  const { start, starting, failure } = useCheckout('dashboard');
  return (
    <>
      <Button
        {...(variant && { variant })}
        busy={starting !== null && 'Loading...'}
        onClick={() => void start(plan, period)}
      >
        Pay for {plans[plan].name}
      </Button>
      {failure && <Notice tone="danger">{failure}</Notice>}
    </>
  );
};

type View = Pick<AccountView, 'account' | 'entitlement'>;

/** What an owner should know about their plan on every page: a payment that is missing or was not made, the trial, or that either has ended. */
export const PlanNotices = ({ view }: { view: View }) => {
  const [search] = useSearchParams();
  const notice = currentPlanNotice(view);
  return (
    <>
      {search.get('payment') === 'cancelled' && (
        <div className="plan-notice">
          <Notice>
            <p>{notCharged}</p>
          </Notice>
        </div>
      )}
      {notice && <Unfolded key={notice} view={view} notice={notice} />}
    </>
  );
};

/** The pages of the account. The one of the plan says how long the trial runs. */
const isAccountPage = (pathname: string) => /^\/dashboard\/(account|profile)\b/.test(pathname);

const Unfolded = ({ view, notice }: { view: View; notice: PlanNotice }) => {
  const { isFolded, fold } = useFolded(view.account.id, notice);
  const { pathname } = useLocation();
  const isTrial = notice === 'trial';
  const isSaid = isTrial && isAccountPage(pathname) && !chosenIn(view);
  if (isFolded || isSaid) return null;
  const isBad = notice === 'past-due' || notice === 'on-hold';
  return (
    <div className="plan-notice" data-line={isTrial || undefined}>
      <Notice tone={isBad ? 'danger' : 'plain'}>
        {contents[notice](view)}
        <Button
          variant="icon"
          aria-label="Hide until tomorrow"
          title="Hide until tomorrow"
          onClick={fold}
        >
          <Icon icon={X} />
        </Button>
      </Notice>
    </div>
  );
};

const ended = (title: string) => {
  const { quota, helperCap, name } = plans.free;
  return (
    <>
      <p>
        <b>{title}.</b> You’re now on the {name} plan: {quota.limit} questions a day and {helperCap}{' '}
        helpers. Everything you saved is still here.
      </p>
      <Link to="/pricing">Choose a plan</Link>
    </>
  );
};

const contents: Record<PlanNotice, (view: View) => ReactNode> = {
  'past-due': () => (
    <ToPortal button="Update card">
      Your last payment didn’t go through. We’ll try again, and you’ll keep your plan for now.
      Please update your card.
    </ToPortal>
  ),
  'on-hold': () => (
    <ToPortal button="Manage Billing">
      Your plan is on hold because we haven’t received payment. You’re on the {plans.free.name} plan
      for now. Everything you saved is still here.
    </ToPortal>
  ),
  waiting: (view) => <Waiting view={view} />,
  trial: (view) => <TrialRuns view={view} />,
  'trial-ended': () => ended('Your trial has ended'),
  ended: () => ended('Your subscription has ended'),
};

const ToPortal = ({ button, children }: { button: string; children: ReactNode }) => {
  const { open, opening, failure } = useBillingPortal();
  return (
    <>
      <p>
        {children}
        {failure && <b> {failure}</b>}
      </p>
      <Button variant="outline" busy={opening && 'Opening...'} onClick={() => void open()}>
        {button}
      </Button>
    </>
  );
};

/** A plan that was chosen and not paid; it is one tap away. */
const Waiting = ({ view }: { view: View }) => {
  const plan = waitingPlan(view);
  if (!plan) return null;
  return (
    <>
      <p>
        <b>{plans[plan].name} is waiting for payment.</b> You’re on the {plans.free.name} plan until
        then.
      </p>
      <PayButton plan={plan} period={view.account.selected_period ?? 'monthly'} />
      <Link to="/pricing">See all plans</Link>
    </>
  );
};

/** The paid plan that was chosen among the prices, with how it is to be paid. */
const chosenIn = ({ account: { selected_plan: plan, selected_period: period } }: View) =>
  plan && isPaid(plan) && period ? { plan, period } : null;

/** One line: who chose among the prices to pay is one tap away from it; everybody else can look at the plans. */
const TrialRuns = ({ view }: { view: View }) => {
  const chosen = chosenIn(view);
  return (
    <>
      <p>
        <b>{trialDaysLeft(view.entitlement.trial_days_left ?? 0)}</b>{' '}
        <span className="trial-of">of {plans[trialPlan].name}</span>
      </p>
      {chosen ? (
        <PayButton {...chosen} variant="quiet" />
      ) : (
        <Link to="/pricing">Choose a plan</Link>
      )}
    </>
  );
};

const key = 'folded-notice';

/** The day on this device, for example "2026-11-22"; put together by hand, because the browser's tables of languages take a slow phone a tenth of a second to open. */
const today = () => {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
};
const markOf = (owner: string, notice: PlanNotice) => `${today()} ${notice} ${owner}`;

const read = () => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Whether the owner folded this notice away today in this browser, and the way to do so. */
const useFolded = (owner: string, notice: PlanNotice) => {
  const [kept, setKept] = useState(read);
  const fold = () => {
    const mark = markOf(owner, notice);
    setKept(mark);
    try {
      localStorage.setItem(key, mark);
    } catch {}
  };
  return { isFolded: kept === markOf(owner, notice), fold };
};
