import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loadAuth, useSession } from '#web/session.ts';
import { goodNotices } from '#web/strings.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField, TextField } from '#web/ui/forms.ts';
import { Notice } from '#web/ui/panels.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AuthCard } from './auth-card.tsx';
import { ConfirmCode } from './confirm-code.tsx';
import { explain } from './explain.ts';
import { checkEmail } from './password-rules.ts';

/** Signing in; an address that was never confirmed is asked for its code first. */
export const LoginPage = () => {
  const [unconfirmed, setUnconfirmed] = useState<{ email: string; password: string }>();
  return unconfirmed ? (
    <ConfirmCode {...unconfirmed} resendFirst />
  ) : (
    <LoginForm onUnconfirmed={setUnconfirmed} />
  );
};

const LoginForm = ({
  onUnconfirmed,
}: {
  onUnconfirmed: (who: { email: string; password: string }) => void;
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
      if (answer === 'reset')
        throw new Error('Your password has to be set anew. Please use "Forgot password?".');
    },
    explain,
  });
  const problem = failure ?? notice;
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
