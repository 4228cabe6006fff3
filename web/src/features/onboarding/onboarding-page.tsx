import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useSetAccount } from '#web/account.ts';
import { api } from '#web/api.ts';
import { useDraft } from './draft.ts';
import { typeOf } from './steps.ts';
import { Wizard } from './wizard.tsx';

const failed = 'Failed to create business profile. Please try again.';

/** A new owner describes the business; finishing opens the dashboard, or the payment page for Essentials. */
export const OnboardingPage = () => {
  const { draft, change, forget } = useDraft();
  const setAccount = useSetAccount();
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      const plan = draft.plan ?? 'free';
      const view = await api.account.onboard({
        name: draft.name,
        type: typeOf(draft),
        plan,
        selected_helpers: draft.helpers,
      });
      return { view, payAt: plan === 'essentials' ? await paymentPage() : null };
    },
    onSuccess: ({ view, payAt }) => {
      forget();
      if (payAt) return location.assign(payAt);
      setAccount(view);
      void navigate('/dashboard', { replace: true });
    },
  });
  return (
    <main id="main" tabIndex={-1} className="wizard-page">
      <Wizard
        draft={draft}
        change={change}
        finish={() => mutate()}
        finishLabel="Go to My Dashboard"
        busy={(isPending || isSuccess) && 'Setting up your dashboard...'}
        failure={error && (error.message || failed)}
      />
    </main>
  );
};

/** The business is set up already, so a payment page that cannot be opened is no reason to stay here. */
const paymentPage = () =>
  api.billing
    .checkout({ plan: 'essentials', period: 'monthly', from: 'onboarding' })
    .then(({ url }) => url)
    .catch(() => '/pricing');
