import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Problem } from '#shared/contract/problem.ts';
import { tradeFromQuery } from '#shared/domain/catalogue/trade-from-query.ts';
import {
  type BillingPeriod,
  defaultPlan,
  isPaid,
  type PaidPlanId,
  trialDays,
} from '#shared/domain/plan/plans.ts';
import { accountQuery, useAccount, useSetAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { readChoice } from '#web/core/auth/plan-choice-in-url.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';
import { paysNext } from './review-step.tsx';
import { typeOf } from './setup-answers.ts';
import { type Chosen, useSetupAnswers } from './use-setup-answers.ts';
import { Wizard } from './wizard.tsx';

/** The plan and the trade that the address brought along, taken out of it once the answers have them: a reload must not undo a change of mind. */
const useChosen = (): Chosen => {
  const [search, setSearch] = useSearchParams();
  const [chosen] = useState(() => ({
    plan: readChoice(search.toString()),
    trade: tradeFromQuery(search.toString()),
  }));
  const isInAddress = search.has('plan') || search.has('trade');
  useEffect(() => {
    if (!isInAddress) return;
    const next = new URLSearchParams(search);
    for (const name of ['plan', 'period', 'trade']) next.delete(name);
    setSearch(next, { replace: true });
  }, [isInAddress, search, setSearch]);
  return chosen;
};

const failed = 'Failed to create business profile. Please try again.';

/** A new owner describes the business; finishing opens the dashboard, or the payment page where the plan has to be paid. */
export const OnboardingPage = () => {
  const { account, entitlement } = useAccount();
  const { answers, change, forget } = useSetupAnswers(account.id, useChosen());
  const setAccount = useSetAccount();
  const navigate = useNavigate();
  useBackFromPaying();
  const running = useRef(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      const plan = answers.plan ?? defaultPlan;
      const view = await api.account.onboard({
        name: answers.name,
        owner_name: answers.ownerName,
        type: typeOf(answers),
        plan,
        period: answers.period,
        selected_helpers: answers.helpers,
      });
      const mustPay = isPaid(plan) && view.entitlement.plan === defaultPlan;
      return { view, payAt: mustPay ? await paymentPage(plan, answers.period ?? 'monthly') : null };
    },
    onSuccess: ({ view, payAt }) => {
      forget();
      if (payAt) return location.assign(payAt);
      setAccount(view);
      void navigate('/dashboard', { replace: true });
    },
    onError: () => {
      running.current = false;
    },
  });
  // The button is drawn as busy a moment after the press, and a second press can come first.
  const finish = () => {
    if (running.current) return;
    running.current = true;
    mutate();
  };
  const freeDays = account.had_trial_before ? (entitlement.trial_days_left ?? 0) : trialDays;
  return (
    <OnboardingFrame>
      <Wizard
        answers={answers}
        change={change}
        freeDays={freeDays}
        finish={finish}
        finishLabel={paysNext(answers, freeDays) ? 'Continue to payment' : 'Go to My Dashboard'}
        busy={(isPending || isSuccess) && 'Setting up your dashboard...'}
        failure={error && (error instanceof Problem ? error.message : failed)}
      />
    </OnboardingFrame>
  );
};

/** The business is set up already, so a payment page that cannot be opened is no reason to stay here: the dashboard says what is still to be paid. */
const paymentPage = (plan: PaidPlanId, period: BillingPeriod) =>
  api.billing
    .checkout({ plan, period, from: 'onboarding' })
    .then(({ url }) => url)
    .catch(() => '/dashboard');

/** Whoever comes back from the payment page with the browser's button has finished here; the account says so. */
const useBackFromPaying = () => {
  const client = useQueryClient();
  useEffect(() => {
    const again = ({ persisted }: PageTransitionEvent) =>
      persisted && void client.invalidateQueries(accountQuery);
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, [client]);
};
