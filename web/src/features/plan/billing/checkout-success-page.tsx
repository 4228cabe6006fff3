import CircleCheck from '@lucide/icons/icons/circle-check';
import MailCheck from '@lucide/icons/icons/mail-check';
import { useLocation, useSearchParams } from 'react-router-dom';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { type PaidPlanId, type Plan, plans, trialPlan } from '#shared/domain/plan/plans.ts';
import { purchasedPlanName } from '#shared/domain/plan/purchased-plan-name.ts';
import { useSession } from '#web/core/auth/session.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { useWaitForPayment } from './use-wait-for-payment.ts';
import '#web/ui/styles/plan.css';

/** Where the payment page leads back to. It shows what the account says and grants nothing by itself. */
export const CheckoutSuccessPage = () => {
  const [search] = useSearchParams();
  const { status } = useSession();
  const session = search.get('session_id')?.slice(0, 200);
  const content = (
    <div className="purchase">
      {status === 'member' ? <Purchase /> : <SignInFirst />}
      {session && (
        <details className="purchase-id">
          <summary>Details</summary>
          <p>
            Session ID: <span>{session}</span>
          </p>
        </details>
      )}
    </div>
  );
  const framed = useLocation().pathname.startsWith('/dashboard');
  return framed ? content : <main id="main">{content}</main>;
};

const Purchase = () => {
  const purchase = useWaitForPayment();
  if (purchase.state === 'processing' || purchase.state === 'waiting')
    return (
      <>
        <h1 className="sr-only">Your purchase</h1>
        <Spinner label="Processing Your Purchase..." />
        {purchase.state === 'waiting' && (
          <p>Confirming your payment. This can take up to 30 seconds.</p>
        )}
      </>
    );
  if (purchase.state === 'late') return <Late email={purchase.email} />;
  return <Bought {...purchase} />;
};

const Bought = ({
  plan,
  firstPayment,
  startsLater,
}: {
  plan: PaidPlanId;
  firstPayment: string | null;
  startsLater: boolean;
}) => {
  const { quota, helperCap }: Plan = plans[plan];
  return (
    <>
      <Icon icon={CircleCheck} className="purchase-icon" />
      <h1>Thanks! Your plan is ready.</h1>
      <section className="panel plan-card">
        <h2>{purchasedPlanName[plan]}</h2>
        <p>
          You’ve unlocked{' '}
          {quota
            ? `${quota.limit} questions a month and ${helperCap} helpers you choose`
            : `unlimited questions and all ${helperIds.length} helpers`}
          , with saved chats and helpers that remember your business.
        </p>
        {firstPayment && startsLater && (
          <p>
            You have {plans[trialPlan].name} free until {day(firstPayment)}. Your {plans[plan].name}{' '}
            plan starts that day, and so does your first payment.
          </p>
        )}
        {firstPayment && !startsLater && (
          <p>Your first payment is on {day(firstPayment)}. It’s free until then.</p>
        )}
      </section>
      <div className="row">
        <LinkButton to="/dashboard">Go to dashboard</LinkButton>
        <LinkButton to="/dashboard/profile/plan" variant="outline">
          See your plan
        </LinkButton>
      </div>
    </>
  );
};

const day = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

const Late = ({ email }: { email: string | undefined }) => (
  <>
    <Icon icon={MailCheck} className="purchase-icon" />
    <h1>We’ll email you</h1>
    <p>
      We haven’t received your payment yet. You don’t have to wait here. As soon as it comes
      through, your plan will start and we’ll email {email ?? 'you'}.
    </p>
    <LinkButton to="/dashboard">Go to dashboard</LinkButton>
  </>
);

const SignInFirst = () => (
  <>
    <h1>Thank you</h1>
    <p>Sign in to see your plan.</p>
    <LinkButton to="/login?next=%2Fdashboard%2Fprofile">Sign In</LinkButton>
  </>
);
