import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { loadSignInBundle } from '#web/core/auth/load-auth-bundles.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/signed-in-fields.ts';
import { useForm } from '#web/ui/use-form.ts';
import { AuthCard } from './auth-card.tsx';
import { checkEmail, checkNewPassword } from './email-and-password-rules.ts';
import { explainSignInError, tellsWhoIsRegistered } from './explain-sign-in-error.ts';
import { formMessages } from './form-messages.ts';
import { LocalInboxLink } from './local-inbox-link.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { requestResetWithTicket } from './request-mailed-codes.ts';

/** A new password in two steps: an address, then the mailed code. It never says whether an address is registered. */
export const ForgotPasswordPage = () => {
  const [email, setEmail] = useState<string>();
  return email ? <NewPassword email={email} /> : <AskForCode onSent={setEmail} />;
};

const AskForCode = ({ onSent }: { onSent: (email: string) => void }) => {
  const { form, field, busy, failure } = useForm({
    validate: (values) => checkEmail(values.text('email')),
    submit: async (values) => {
      const email = values.text('email');
      await requestResetWithTicket(email).catch((error: unknown) => {
        if (!tellsWhoIsRegistered(error)) throw error;
      });
      onSent(email);
    },
    explain: explainSignInError,
  });
  return (
    <AuthCard
      title="Forgot your password?"
      hint="Enter your account email and we’ll send you a code."
      foot={
        <p>
          <Link to="/login">Back to sign in</Link>
        </p>
      }
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      <form {...form}>
        <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
        <Button type="submit" busy={busy && 'Sending...'}>
          Send code
        </Button>
      </form>
    </AuthCard>
  );
};

const NewPassword = ({ email }: { email: string }) => {
  const navigate = useNavigate();
  const { form, field, busy, failure } = useForm({
    validate: (values) => ({
      ...(values.text('code') === '' && { code: 'Code is required' }),
      ...checkNewPassword(values),
    }),
    submit: async (values) => {
      const { confirmReset } = await loadSignInBundle();
      await confirmReset(email, values.text('code'), values.raw('password'));
      await navigate('/login', { state: { message: 'Password updated. You can sign in now.' } });
    },
    explain: (error) =>
      tellsWhoIsRegistered(error)
        ? 'That code is wrong or has expired. Get a new one.'
        : explainSignInError(error),
  });
  return (
    <AuthCard title="Set a new password" hint={formMessages.resetSent}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <form {...form}>
        <CodeField {...field('code')} />
        <NewPasswordFields field={field} />
        <Button type="submit" busy={busy && 'Saving...'}>
          Save password
        </Button>
      </form>
      <LocalInboxLink />
    </AuthCard>
  );
};
