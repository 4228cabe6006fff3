import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { loadSignInBundle } from '#web/core/auth/load-auth-bundles.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AuthCard } from '../auth-card.tsx';
import { explainSignInError } from '../explain-sign-in-error.ts';
import type { Who } from '../login-form.tsx';

const RecoveryForm = lazy(async () => ({
  default: (await import('./recovery-form.tsx')).RecoveryForm,
}));

/** The second step of signing in: the code of the authenticator app. `onBack` begins anew, and says why if it has to. */
export const AuthenticatorCodeForm = ({
  who,
  onBack,
}: {
  who: Who;
  onBack: (why?: string) => void;
}) => {
  const [isRecovering, setIsRecovering] = useState(false);
  const { form, field, busy, failure } = useForm({
    validate: (values) => (values.text('code') === '' ? { code: 'Code is required' } : {}),
    submit: async (values) => {
      const auth = await loadSignInBundle();
      try {
        await auth.confirmSignIn(values.text('code').replaceAll(/\s/g, ''));
      } catch (error) {
        if (!isOver(error)) throw error;
        onBack('That took too long. Please sign in again.');
      }
    },
    explain: explainSignInError,
  });
  if (isRecovering)
    return (
      <Suspense>
        <RecoveryForm who={who} onBack={onBack} />
      </Suspense>
    );
  return (
    <AuthCard
      title="Enter your code"
      hint="Open your authenticator app and enter the code for Sevenhands."
      foot={
        <p>
          Lost access to your app? <Link to="/contact">Contact us</Link>
        </p>
      }
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      <form {...form}>
        <CodeField {...field('code')} maxLength={8} autoFocus />
        <Button type="submit" busy={busy && 'Signing In...'}>
          Sign In
        </Button>
        {who.password !== '' && (
          <Button variant="outline" onClick={() => setIsRecovering(true)}>
            I don’t have my phone
          </Button>
        )}
        <Button variant="quiet" onClick={() => onBack()}>
          Start over
        </Button>
      </form>
    </AuthCard>
  );
};

/** The user pool waits three minutes for a code; the page may also have forgotten that it asked. */
const isOver = (error: unknown) =>
  error instanceof Error &&
  (/invalid session/i.test(error.message) || error.name === 'SignInException');
