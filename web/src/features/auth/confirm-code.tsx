import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadAuth } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AuthCard } from './auth-card.tsx';
import { explain } from './explain.ts';
import { InboxLink } from './inbox-link.tsx';

/** Asks for the code that was mailed to a new address, then signs in with the password that was just typed. */
export const ConfirmCode = ({
  email,
  password,
  resendFirst = false,
}: {
  email: string;
  password: string;
  /** Mails a fresh code at once: the first one may be days old. */
  resendFirst?: boolean;
}) => {
  const navigate = useNavigate();
  const { form, field, busy, failure, setFailure } = useForm({
    validate: (values) => (values.text('code') === '' ? { code: 'Code is required' } : {}),
    submit: async (values) => {
      const auth = await loadAuth();
      await auth.confirmSignUp(email, values.text('code').replaceAll(/\s/g, ''));
      const answer = await auth.signIn(email, password);
      if (answer !== 'signed-in') await navigate('/login');
    },
    explain,
  });
  const { sent, resend } = useResend(email, setFailure);
  const first = useRef(resendFirst);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (first.current) void resend();
    first.current = false;
  }, []);
  return (
    <AuthCard
      title="Check your email"
      hint={
        <>
          We sent a code to <b>{email}</b>. Type it here to finish.
        </>
      }
    >
      {failure ? (
        <Notice tone="danger">{failure}</Notice>
      ) : (
        sent && <Notice tone="good">{sent}</Notice>
      )}
      <form {...form}>
        <CodeField {...field('code')} autoFocus />
        <Button type="submit" busy={busy && 'Checking...'}>
          Confirm
        </Button>
        <Button variant="quiet" onClick={() => void resend()}>
          Send a new code
        </Button>
      </form>
      <InboxLink />
    </AuthCard>
  );
};

/** Mails another code; `sent` is the message of success, and a failure goes to `setFailure`. */
const useResend = (email: string, setFailure: (failure: string | null) => void) => {
  const [sent, setSent] = useState<string | null>(null);
  const resend = async () => {
    setFailure(null);
    setSent(null);
    try {
      await (await loadAuth()).resendCode(email);
      setSent('A new code is on its way.');
    } catch (error) {
      setFailure(explain(error));
    }
  };
  return { sent, resend };
};
