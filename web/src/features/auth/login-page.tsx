import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loadAuth, useSession } from '#web/session.ts';
import { goodNotices } from '#web/strings.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField, TextField } from '#web/ui/forms.ts';
import { Notice } from '#web/ui/panels.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AppCode } from './app-code.tsx';
import { AuthCard } from './auth-card.tsx';
import { ConfirmCode } from './confirm-code.tsx';
import { explain } from './explain.ts';
import { checkEmail } from './password-rules.ts';

/** Signing in; an address that was never confirmed is asked for its code first, and two-step sign-in for the app's. */
export const LoginPage = () => {
  const [unconfirmed, setUnconfirmed] = useState<{ email: string; password: string }>();
  const [asksForCode, setAsksForCode] = useState(false);
  const [over, setOver] = useState<string | null>(null);
  if (unconfirmed) return <ConfirmCode {...unconfirmed} resendFirst />;
  if (asksForCode)
    return (
      <AppCode
        onBack={(why) => {
          setOver(why ?? null);
          setAsksForCode(false);
        }}
      />
    );
  return (
    <LoginForm over={over} onUnconfirmed={setUnconfirmed} onCode={() => setAsksForCode(true)} />
  );
};

const LoginForm = ({
  over,
  onUnconfirmed,
  onCode,
}: {
  /** Why a sign-in that was under way has to begin anew. */
  over: string | null;
  onUnconfirmed: (who: { email: string; password: string }) => void;
  onCode: () => void;
}) => {
  const { notice } = useSession();
  const { search, state } = useLocation();
  const { form, field, busy, failure } = useForm({
    validate: (values) => ({
      ...checkEmail(values.text('email')),
      ...(values.raw('password') === '' && { password: 'Password is required' }),
    }),
    submit: async (values) => {
      const who = { email: values.text('email'), password: values.raw('password') };
      const { signIn } = await loadAuth();
      const answer = await signIn(who.email, who.password);
      if (answer === 'unconfirmed') onUnconfirmed(who);
      if (answer === 'app-code') onCode();
      if (answer === 'reset')
        throw new Error('Your password has to be set anew. Please use "Forgot password?".');
    },
    explain,
  });
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
        state?.message && <Notice tone="good">{state.message}</Notice>
      )}
      <form {...form} onFocus={() => void loadAuth().catch(() => {})}>
        <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        <Link to="/forgot-password">Forgot password?</Link>
        <Button type="submit" busy={busy && 'Signing In...'}>
          Sign In
        </Button>
      </form>
    </AuthCard>
  );
};
