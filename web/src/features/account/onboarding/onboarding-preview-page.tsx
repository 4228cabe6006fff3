import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { trialPlan } from '#shared/domain/plan/plans.ts';
import { useSession } from '#web/core/auth/session.ts';
import { Notice } from '#web/ui/notice.tsx';
import { OnboardingFrame } from './onboarding-frame.tsx';
import { previewOwner, useSetupAnswers } from './use-setup-answers.ts';
import { Wizard } from './wizard.tsx';

/** Onboarding to look at: `?plan=trial` or `?plan=standard`. Every step can be passed and nothing is saved. */
export const OnboardingPreviewPage = () => {
  const [search] = useSearchParams();
  const isTrial = search.get('plan') === 'trial';
  const { answers, change, forget } = useSetupAnswers(previewOwner);
  const navigate = useNavigate();
  const { status } = useSession();
  return (
    <OnboardingFrame>
      <Wizard
        answers={isTrial ? { ...answers, plan: trialPlan } : answers}
        change={change}
        planIsSettled={isTrial}
        isPreview
        finish={() => {
          forget();
          void navigate(status === 'member' ? '/dashboard' : '/');
        }}
        finishLabel="Exit Preview"
        notice={
          <Notice>
            This is a preview. Nothing you enter is saved. You’re viewing the{' '}
            {isTrial ? 'trial' : 'standard'} steps.{' '}
            <Link to={isTrial ? '?plan=standard' : '?plan=trial'}>
              Show the {isTrial ? 'standard' : 'trial'} steps
            </Link>
          </Notice>
        }
      />
    </OnboardingFrame>
  );
};
