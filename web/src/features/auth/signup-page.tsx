import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isPaid, plans, trialDays, trialPlan } from '#shared/domain/plan/plans.ts';
import { loadSignInBundle } from '#web/core/auth/load-auth-bundles.ts';
import { choiceQuery, type PlanChoice, readChoice } from '#web/core/auth/plan-choice-in-url.ts';
import { reportSignup } from '#web/core/tracking/pixel.ts';
import { clearSignupSource, signupSourceFor } from '#web/core/tracking/signup-source.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/signed-in-fields.ts';
import { useForm } from '#web/ui/use-form.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { AuthCard } from './auth-card.tsx';
import { ConfirmCode } from './confirm-code.tsx';
import { checkEmail, checkNewPassword } from './email-and-password-rules.ts';
import { explainSignInError, isEmailTaken } from './explain-sign-in-error.ts';
import { GoogleButton } from './google/google-button.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { keepPending } from './pending-sign-up.ts';
import { resendCodeWithTicket, signUpWithTicket } from './request-mailed-codes.ts';
import { usePendingSignUp } from './use-pending-sign-up.ts';

/** Creating an account: address and password, then the code from the mail. Onboarding follows. */
export const SignupPage = () => {
  const { search } = useLocation();
  const [created, setCreated] = useState<Created>();
  const waiting = usePendingSignUp('/signup');
  const onCreated = (who: Created) => {
    keepPending({ email: who.email, page: '/signup', search });
    setCreated(who);
  };
  if (created) return <ConfirmCode {...created} onChangeEmail={() => setCreated(undefined)} />;
  if (waiting.email)
    return (
      <ConfirmCode email={waiting.email} password={undefined} onChangeEmail={waiting.forget} />
    );
  return <SignupForm onCreated={onCreated} />;
};

type Created = { email: string; password: string };

/** What happens today, for the plan that was chosen among the prices. */
const hintOf = (choice: PlanChoice | null) => {
  if (!choice || choice.plan === trialPlan || !isPaid(choice.plan))
    return `Try Professional free for ${trialDays} days. No credit card needed.`;
  const { name, price } = plans[choice.plan];
  const cost = choice.period === 'yearly' ? `$${price.yearly} a year` : `$${price.monthly} a month`;
  return `You chose ${name}, ${cost}. Today you create your account and tell us about your business. Then you pay on our payment page. Nothing is charged before that.`;
};

/** Who has an account already signs in, and finds the prices as they were left. */
const signInAt = (search: string, choice: PlanChoice | null) =>
  choice && isPaid(choice.plan)
    ? `/login?next=${encodeURIComponent(`/pricing?${choiceQuery(choice)}`)}`
    : `/login${search}`;

const SignupForm = ({ onCreated }: { onCreated: (who: Created) => void }) => {
  const { search: inAddress } = useLocation();
  const search = useHydrated() ? inAddress : '';
  const choice = readChoice(search);
  const [googleFailure, setGoogleFailure] = useState<string | null>(null);
  const { form, field, busy, failure } = useForm({
    validate: (values) => ({ ...checkEmail(values.text('email')), ...checkNewPassword(values) }),
    submit: async (values) => {
      const who = { email: values.text('email'), password: values.raw('password') };
      const source = signupSourceFor(location.href);
      await signUpWithTicket(who.email, who.password, source).catch(async (error: unknown) => {
        // An address that was never confirmed gets another code; the pool refuses one for all others.
        if (!isEmailTaken(error)) throw error;
        await resendCodeWithTicket(who.email).catch(() => {
          throw error;
        });
      });
      reportSignup(source);
      clearSignupSource();
      onCreated(who);
    },
    explain: explainSignInError,
  });
  return (
    <AuthCard
      title="Create your account"
      hint={hintOf(choice)}
      foot={
        <>
          <p>
            Already have an account? <Link to={signInAt(search, choice)}>Sign in</Link>
          </p>
          <p className="hint">
            By creating an account, you agree to the{' '}
            <Link to="/terms-of-service">Terms of Service</Link> and{' '}
            <Link to="/privacy-policy">Privacy Policy</Link>.
          </p>
        </>
      }
    >
      {(failure ?? googleFailure) && <Notice tone="danger">{failure ?? googleFailure}</Notice>}
      <form {...form} onFocus={() => void loadSignInBundle().catch(() => {})}>
        <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
        <NewPasswordFields field={field} />
        <Button type="submit" busy={busy && 'Creating account...'}>
          Create account
        </Button>
      </form>
      <GoogleButton page="/signup" onFailure={setGoogleFailure} />
    </AuthCard>
  );
};
