import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BillingPeriod, OwnerPlanId, PaidPlanId } from '#shared/domain/plans.ts';
import { choiceQuery, readChoice } from '#web/plan/plan-choice.ts';
import { useCheckout } from '#web/plan/use-checkout.ts';
import { currentSession } from '#web/session.ts';
import { loadReader, useReader } from './use-reader.ts';

/** What is chosen among the prices, and the way from there: to onboarding where that is still to come, else to the payment page. */
export const useChoice = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const reader = useReader();
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const { start, starting, failure } = useCheckout('pricing');
  const toOnboarding = (plan: OwnerPlanId) =>
    navigate(`/onboarding?${choiceQuery({ plan, period })}`);
  // After the first render, which is the one the page was built with.
  useEffect(() => {
    const asked = readChoice(search)?.period;
    if (asked) setPeriod(asked);
  }, [search]);
  const isNew = reader !== 'guest' && reader?.isNew === true;
  useEffect(() => {
    const asked = readChoice(search);
    if (isNew && asked) void navigate(`/onboarding?${choiceQuery(asked)}`, { replace: true });
  }, [isNew, search, navigate]);
  const choose = async (plan: PaidPlanId) => {
    // The account may still be on its way, and decides where to go.
    const isMember = currentSession().status === 'member';
    const owner = isMember ? await loadReader().catch(() => null) : null;
    if (owner?.isNew) return toOnboarding(plan);
    await start(plan, period);
  };
  return {
    reader,
    period,
    setPeriod,
    choose,
    starting,
    failure,
    isCancelled: new URLSearchParams(search).get('payment') === 'cancelled',
  };
};
