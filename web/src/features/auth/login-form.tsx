import Fingerprint from '@lucide/icons/icons/fingerprint-pattern';
import { useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loadSignInBundle } from '#web/core/auth/load-auth-bundles.ts';
import { useSession } from '#web/core/auth/session.ts';
import { goodNotices } from '#web/core/session-notices.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField, TextField } from '#web/ui/signed-in-fields.ts';
import { useForm, type Values } from '#web/ui/use-form.ts';
import { AuthCard } from './auth-card.tsx';
import { checkEmail } from './email-and-password-rules.ts';
import { explainSignInError } from './explain-sign-in-error.ts';
import { GoogleButton } from './google/google-button.tsx';
import { passkeyRefusals } from './passkeys/explain-passkey-error.ts';
import { usePasskeySupport } from './passkeys/use-passkey-support.ts';

/** Who is signing in; the password is empty for a passkey. */
export type Who = { email: string; password: string };

/** The ways to sign in: a password, a passkey or Google. */
export const LoginForm = ({
  over,
  onGoogleFailure,
  onUnconfirmed,
  onCode,
}: {
  /** Why a sign-in that was under way has to begin anew. */
  over: string | null;
  onGoogleFailure: (words: string) => void;
  onUnconfirmed: (who: Who) => void;
  onCode: (who: Who) => void;
}) => {
  const { notice } = useSession();
  const { search } = useLocation();
  const message = useMessageOfLastPage();
  const hasPasskeys = usePasskeySupport();
  const { form, field, busy, failure } = useLoginForm(onUnconfirmed, onCode);
  const problem = failure ?? over ?? notice;
  return (
    <AuthCard
      title="Sign in"
      foot={
        <p>
          New here? <Link to={`/signup${search}`}>Create an account</Link>
        </p>
      }
    >
      {problem ? (
        <Notice tone={goodNotices.includes(problem) ? 'good' : 'danger'}>{problem}</Notice>
      ) : (
        message && <Notice tone="good">{message}</Notice>
      )}
      <form {...form} onFocus={() => void loadSignInBundle().catch(() => {})}>
        <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        <Link to="/forgot-password">Forgot password?</Link>
        <Button type="submit" busy={busy && 'Signing In...'}>
          Sign In
        </Button>
        {/* Keeps its place until the stage's settings are here, so that the page does not jump. */}
        <Button
          variant="outline"
          type="submit"
          name="way"
          value="passkey"
          disabled={busy || !hasPasskeys}
          className={hasPasskeys ? '' : 'invisible'}
        >
          <Icon icon={Fingerprint} />
          Sign in with a passkey
        </Button>
      </form>
      <GoogleButton page="/login" onFailure={onGoogleFailure} />
    </AuthCard>
  );
};

/**
 * What the page before this one wants said here. It is set after the first render, because the browser keeps it
 * across a reload and the page as it was built has no such words: React would build the form anew, and what was
 * already typed would be lost.
 */
const useMessageOfLastPage = () => {
  const { state } = useLocation();
  const [message, setMessage] = useState<string>();
  useLayoutEffect(() => setMessage(state?.message), [state]);
  return message;
};

const useLoginForm = (onUnconfirmed: (who: Who) => void, onCode: (who: Who) => void) =>
  useForm({
    validate: (values) => ({
      ...checkEmail(values.text('email')),
      ...(!isByPasskey(values) &&
        values.raw('password') === '' && { password: 'Password is required' }),
    }),
    submit: async (values) => {
      const who = { email: values.text('email'), password: values.raw('password') };
      const auth = await loadSignInBundle();
      const answer = isByPasskey(values)
        ? await auth.signInWithPasskey(who.email)
        : await auth.signIn(who.email, who.password);
      if (answer === 'unconfirmed') onUnconfirmed(who);
      if (answer === 'app-code') onCode(who);
      if (answer === 'no-passkey') throw new Error(passkeyRefusals.none);
      if (answer === 'reset')
        throw new Error('You need to reset your password. Choose “Forgot password?”');
    },
    explain: explainSignInError,
  });

/** Which of the two buttons sent the form. */
const isByPasskey = (values: Values) => values.raw('way') === 'passkey';
