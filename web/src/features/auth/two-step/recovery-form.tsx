import { useNavigate } from 'react-router-dom';
import { loadSignInBundle } from '#web/core/auth/load-auth-bundles.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/signed-in-fields.ts';
import { useForm } from '#web/ui/use-form.ts';
import { AuthCard } from '../auth-card.tsx';
import { explainSignInError } from '../explain-sign-in-error.ts';
import type { Who } from '../login-form.tsx';

/** Where who has recovered is asked to set two-step sign-in up again. */
const setUpAgain = '/dashboard/profile/sign-in?two-step=off';

/** Signing in without the app: a recovery code turns two-step sign-in off, and the password alone signs in. */
export const RecoveryForm = ({ who, onBack }: { who: Who; onBack: (why?: string) => void }) => {
  const navigate = useNavigate();
  const { form, field, busy, failure } = useForm({
    validate: (values) =>
      values.text('recovery-code') === '' ? { 'recovery-code': 'Recovery code is required' } : {},
    submit: async (values) => {
      const { api } = await import('#web/core/api.ts');
      await api.codes.recover({ ...who, code: values.text('recovery-code') });
      await navigate(`/login?next=${encodeURIComponent(setUpAgain)}`, { replace: true });
      const auth = await loadSignInBundle();
      await auth
        .signIn(who.email, who.password)
        .catch(() => onBack('Two-step sign-in is off. Sign in with your password.'));
    },
    explain: explainSignInError,
  });
  return (
    <AuthCard
      title="Use a recovery code"
      hint="Enter one of the codes you saved when you set up two-step sign-in. This turns two-step sign-in off and signs you out on every device."
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      <form {...form}>
        <TextField
          {...field('recovery-code')}
          label="Recovery code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          autoFocus
        />
        <Button type="submit" busy={busy && 'Signing In...'}>
          Sign In
        </Button>
        <Button variant="quiet" onClick={() => onBack()}>
          Start over
        </Button>
      </form>
    </AuthCard>
  );
};
