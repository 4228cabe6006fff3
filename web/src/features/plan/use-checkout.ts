import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Problem } from '#shared/contract/problem.ts';
import { billingFailures } from '#shared/domain/plan/payments/unsuccessful-payment-texts.ts';
import type { BillingPeriod, PaidPlanId } from '#shared/domain/plan/plans.ts';
import { choiceQuery, type PlanChoice } from '#web/core/auth/plan-choice-in-url.ts';
import { currentSession } from '#web/core/auth/session.ts';

type From = 'pricing' | 'profile' | 'dashboard';

/**
 * Starts paying for a plan. `starting` is the plan whose payment page is on its way, `failure` what to show when it did
 * not come. A visitor creates an account first, which still knows the plan, an owner who pays already to the change of plan.
 */
export const useCheckout = (from: From) => {
  const navigate = useNavigate();
  const [starting, setStarting] = useState<PaidPlanId | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // Coming back with the browser's button shows this page as it was left.
  useEffect(() => {
    const again = ({ persisted }: PageTransitionEvent) => persisted && setStarting(null);
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, []);
  const start = async (plan: PaidPlanId, period: BillingPeriod) => {
    const signIn = () => navigate(`/login?next=${encodeURIComponent(here({ plan, period }))}`);
    if (currentSession().status === 'guest')
      return from === 'pricing' ? navigate(`/signup?${choiceQuery({ plan, period })}`) : signIn();
    setStarting(plan);
    setFailure(null);
    try {
      location.assign(await paymentPage({ plan, period, from }));
    } catch (error) {
      setStarting(null);
      if (error instanceof Problem && error.code === 'signed-out') return signIn();
      setFailure(failureOf(error, from));
    }
  };
  return { start, starting, failure };
};

/** The page to come back to; the prices then still know what was chosen. */
const here = (choice: PlanChoice) =>
  location.pathname === '/pricing'
    ? `/pricing?${choiceQuery(choice)}`
    : location.pathname + location.search;

/** The API's client is loaded on the first press: the pricing page is for everyone and most only read it. */
const paymentPage = async (input: { plan: PaidPlanId; period: BillingPeriod; from: From }) => {
  const { api } = await import('#web/core/api.ts');
  try {
    return (await api.billing.checkout(input)).url;
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'already-subscribed')) throw error;
    return (await api.billing.portal({ flow: 'change-plan' })).url;
  }
};

const failureOf = (error: unknown, from: From) => {
  if (error instanceof Problem && error.code === 'previewing') return error.message;
  return from === 'profile' ? billingFailures.checkoutFromProfile : billingFailures.checkout;
};
