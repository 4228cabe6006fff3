import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { helperIds } from '#shared/domain/helpers.ts';
import { useSession } from '#web/session.ts';
import { Notice } from '#web/ui/panels.tsx';
import { useDraft } from './draft.ts';
import { Wizard } from './wizard.tsx';

/** Onboarding to look at: `?plan=trial` or `?plan=standard`. Every step can be passed and nothing is saved. */
export const OnboardingPreviewPage = () => {
  const [search] = useSearchParams();
  const isTrial = search.get('plan') === 'trial';
  const start = isTrial ? { plan: 'pro' as const, helpers: [...helperIds] } : {};
  const { draft, change, forget } = useDraft(start);
  const navigate = useNavigate();
  const { status } = useSession();
  return (
    <main id="main" tabIndex={-1} className="wizard-page">
      <Wizard
        draft={draft}
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
            This is a preview: nothing you enter is saved.{' '}
            <Link to={isTrial ? '?plan=standard' : '?plan=trial'}>
              Show the {isTrial ? 'standard' : 'trial'} steps
            </Link>
          </Notice>
        }
      />
    </main>
  );
};
