import CircleCheck from '@lucide/icons/icons/circle-check';
import MailCheck from '@lucide/icons/icons/mail-check';
import { useLocation, useSearchParams } from 'react-router-dom';
import { purchasedPlanName } from '#shared/domain/billing-messages.ts';
import { type PaidPlanId, type Plan, plans } from '#shared/domain/plans.ts';
import { useSession } from '#web/session.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { usePurchase } from './use-purchase.ts';
import '#web/styles/plan.css';

/** Where the payment page leads back to. It shows what the account says and grants nothing by itself. */
export const CheckoutSuccessPage = () => {
  const [search] = useSearchParams();
  const { status } = useSession();
  const session = search.get('session_id')?.slice(0, 200);
  const content = (
    <div className="purchase">
      {status === 'member' ? <Purchase /> : <SignInFirst />}
      {session && (
        <p className="purchase-id">
          Session ID: <span>{session}</span>
        </p>
      )}
    </div>
  );
  const framed = useLocation().pathname.startsWith('/dashboard');
  return framed ? content : <main id="main">{content}</main>;
};

const Purchase = () => {
  const purchase = usePurchase();
  if (purchase.state === 'processing' || purchase.state === 'waiting')
    return (
      <>
        <h1 className="sr-only">Your purchase</h1>
        <Spinner label="Processing Your Purchase..." />
        {purchase.state === 'waiting' && (
          <p>Waiting for your payment to reach us. This can take half a minute.</p>
        )}
      </>
    );
  if (purchase.state === 'late') return <Late email={purchase.email} />;
  return <Bought plan={purchase.plan} firstPayment={purchase.firstPayment} />;
};

const Bought = ({ plan, firstPayment }: { plan: PaidPlanId; firstPayment: string | null }) => {
  const { quota, helperCap }: Plan = plans[plan];
  return (
    <>
      <Icon icon={CircleCheck} className="purchase-icon" />
      <h1>Thank you. Your plan is ready.</h1>
      <section className="panel plan-card">
        <h2>{purchasedPlanName[plan]}</h2>
        <p>
          {quota
            ? `${quota.limit} questions a month and ${helperCap} helpers.`
            : 'Unlimited questions and all seven helpers.'}{' '}
          Your chats are saved.
        </p>
        {firstPayment && (
          <p>Your first payment is on {day(firstPayment)}. Until then it is free.</p>
        )}
      </section>
      <div className="row">
        <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
        <LinkButton to="/dashboard/profile" variant="outline">
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
    <h1>We'll e-mail you</h1>
    <p>
      Your payment has not reached us yet. You do not have to wait here: as soon as it does, your
      plan starts and we write{email ? ` to ${email}` : ' you'}.
    </p>
    <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
  </>
);

const SignInFirst = () => (
  <>
    <h1>Thank you</h1>
    <p>Sign in to see your plan.</p>
    <LinkButton to="/login?next=%2Fdashboard%2Fprofile">Sign In</LinkButton>
  </>
);
