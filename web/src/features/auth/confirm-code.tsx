import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadSignIn } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { PasswordField } from '#web/ui/forms.ts';
import { Notice } from '#web/ui/panels.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AuthCard } from './auth-card.tsx';
import { explain } from './explain.ts';
import { InboxLink } from './inbox-link.tsx';
import { forgetPending } from './pending-sign-up.ts';
import { useConfirm } from './use-confirm.ts';

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
        code: 'Type the six digits of the code',
      }),
      ...(password === undefined &&
        values.raw('password') === '' && { password: 'Password is required' }),
    }),
    submit: async (values) => {
      const secret = password ?? values.raw('password');
      const answer = await confirm(codeOf(values.text('code')), secret);
      if (answer !== 'signed-in') await navigate('/login');
    },
    explain,
  });
  const { sent, resend } = useResend(email, resendFirst, setFailure);
  return (
    <AuthCard
      title="Check your email"
      hint={
        <>
          We sent a code of six digits to <b>{email}</b>. It can take a minute. If it is not in your
          inbox, look in spam.
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
            descriptiveText="The one you chose for this account."
            autoComplete="current-password"
          />
        )}
        <Button type="submit" busy={busy && 'Checking...'}>
          Confirm
        </Button>
        <Button variant="outline" onClick={resend}>
          Send a new code
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            forgetPending();
            onChangeEmail();
          }}
        >
          Use another email
        </Button>
      </form>
      <InboxLink />
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
      await (await loadSignIn()).resendCode(email);
      setSent('A new code is on its way.');
    } catch (error) {
      setFailure(explain(error));
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
