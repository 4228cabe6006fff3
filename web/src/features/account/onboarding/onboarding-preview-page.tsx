import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { trialPlan } from '#shared/domain/plan/plans.ts';
import { useSession } from '#web/core/auth/session.ts';
import { Notice } from '#web/ui/panels.tsx';
import { previewOwner, useDraft } from './draft.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';
import { Wizard } from './wizard.tsx';

/** Onboarding to look at: `?plan=trial` or `?plan=standard`. Every step can be passed and nothing is saved. */
export const OnboardingPreviewPage = () => {
  const [search] = useSearchParams();
  const isTrial = search.get('plan') === 'trial';
  const { draft, change, forget } = useDraft(previewOwner);
  const navigate = useNavigate();
  const { status } = useSession();
  return (
    <OnboardingFrame>
      <Wizard
        draft={isTrial ? { ...draft, plan: trialPlan } : draft}
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
