import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadSignInBundle } from '#web/core/auth/load-auth-bundles.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/signed-in-fields.ts';
import { useForm } from '#web/ui/use-form.ts';
import { AuthCard } from './auth-card.tsx';
import { explainSignInError } from './explain-sign-in-error.ts';
import { LocalInboxLink } from './local-inbox-link.tsx';
import { forgetPending } from './pending-sign-up.ts';
import { resendCodeWithTicket } from './request-mailed-codes.ts';

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Said when the address is confirmed and the password is not the one it was signed up with. */
const otherPassword =
  'Your email is confirmed, but that’s not the password you signed up with. On the sign-in page, choose “Forgot password?” to set a new one.';

/** Confirms an address with its code and signs in; an address that is confirmed already, here or in another tab, is not confirmed again. */
const useConfirm = (email: string) => {
  const isConfirmed = useRef(false);
  return async (code: string, password: string) => {
    const auth = await loadSignInBundle();
    if (!isConfirmed.current)
      await auth.confirmSignUp(email, code).catch((error: unknown) => {
        const isDone =
          nameOf(error) === 'NotAuthorizedException' && /CONFIRMED/.test(String(error));
        if (!isDone) throw error;
      });
    isConfirmed.current = true;
    try {
      const answer = await auth.signIn(email, password);
      forgetPending();
      return answer;
    } catch (error) {
      if (nameOf(error) === 'NotAuthorizedException') throw new Error(otherPassword);
      throw error;
    }
  };
};

type Props = {
  email: string;
  /** The password that was just typed; unknown after a reload, then it is asked for again. */
  password: string | undefined;
  /** Mails a fresh code at once: the first one may be days old. */
  resendFirst?: boolean;
  /** Another address is wanted. */
  onChangeEmail: () => void;
};

const codeOf = (text: string) => text.replaceAll(/\s/g, '');

/** Asks for the code that was mailed to a new address, then signs in. */
export const ConfirmCode = ({ email, password, resendFirst = false, onChangeEmail }: Props) => {
  const navigate = useNavigate();
  const confirm = useConfirm(email);
  const { form, field, busy, failure, setFailure } = useForm({
    validate: (values) => ({
      ...(!/^\d{6}$/.test(codeOf(values.text('code'))) && {
        code: 'Enter the 6-digit code',
      }),
      ...(password === undefined &&
        values.raw('password') === '' && { password: 'Password is required' }),
    }),
    submit: async (values) => {
      const secret = password ?? values.raw('password');
      const answer = await confirm(codeOf(values.text('code')), secret);
      if (answer !== 'signed-in') await navigate('/login');
    },
    explain: explainSignInError,
  });
  const { sent, resend } = useResend(email, resendFirst, setFailure);
  return (
    <AuthCard
      title="Check your email"
      hint={
        <>
          We sent a 6-digit code to <b>{email}</b>. It can take a minute. If you don’t see it, check
          your spam folder.
        </>
      }
    >
      <Outcome failure={failure} sent={sent} />
      <form {...form}>
        <CodeField {...field('code')} autoFocus maxLength={12} placeholder="123456" />
        {password === undefined && (
          <PasswordField
            {...field('password')}
            label="Password"
            descriptiveText="The password you chose for this account."
            autoComplete="current-password"
          />
        )}
        <Button type="submit" busy={busy && 'Confirming...'}>
          Confirm
        </Button>
        <Button variant="outline" onClick={resend}>
          Resend code
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            forgetPending();
            onChangeEmail();
          }}
        >
          Use a different email
        </Button>
      </form>
      <LocalInboxLink />
    </AuthCard>
  );
};

const Outcome = ({ failure, sent }: { failure: string | null; sent: string | null }) => {
  if (failure) return <Notice tone="danger">{failure}</Notice>;
  return sent && <Notice tone="good">{sent}</Notice>;
};

/** Mails another code, and says so. */
const useResend = (
  email: string,
  resendFirst: boolean,
  setFailure: (failure: string | null) => void,
) => {
  const [sent, setSent] = useState<string | null>(null);
  const resend = async () => {
    setFailure(null);
    setSent(null);
    try {
      await resendCodeWithTicket(email);
      setSent('A new code is on its way.');
    } catch (error) {
      setFailure(explainSignInError(error));
    }
  };
  const first = useRef(resendFirst);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (first.current) void resend();
    first.current = false;
  }, []);
  return { sent, resend: () => void resend() };
};
