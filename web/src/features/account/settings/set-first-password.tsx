import { useState } from 'react';
import { useAccount } from '#web/core/account.ts';
import { loadSignInBundle } from '#web/core/auth/load-auth-bundles.ts';
import { toast } from '#web/core/toast.tsx';
import { explainCredentialChangeError } from '#web/features/auth/explain-credential-change-error.ts';
import { requestResetWithTicket } from '#web/features/auth/request-mailed-codes.ts';
import { CodeField } from '#web/ui/code-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { SettingsPasswordFields, settingsPasswordErrors } from './settings-password-fields.tsx';

/** A password for who signs in with Google and may have none: set with a mailed code instead of the old one. */
export const SetFirstPassword = ({ onClose }: { onClose: () => void }) => {
  const { email } = useAccount().account;
  const [isSent, setIsSent] = useState(false);
  return isSent ? (
    <EnterPassword email={email} onClose={onClose} />
  ) : (
    <SendCode email={email} onSent={() => setIsSent(true)} onClose={onClose} />
  );
};

type Step = { email: string; onClose: () => void };

const SendCode = ({ email, onSent, onClose }: Step & { onSent: () => void }) => {
  const { form, busy, failure } = useForm({
    explain: explainCredentialChangeError,
    submit: async () => {
      await requestResetWithTicket(email);
      onSent();
    },
  });
  return (
    <Dialog
      title="Set a password"
      hint="Then you can sign in with Google or with your email and password."
      onClose={onClose}
    >
      <DialogForm
        form={form}
        failure={failure}
        onClose={onClose}
        submit={{ children: 'Send code', busy: busy && 'Sending...' }}
      >
        <p className="wide">We’ll email a code to {email}.</p>
      </DialogForm>
    </Dialog>
  );
};

const EnterPassword = ({ email, onClose }: Step) => {
  const { form, field, busy, failure } = useForm({
    explain: explainCredentialChangeError,
    validate: (values) => ({
      ...(values.text('code') === '' && { code: 'Code is required' }),
      ...settingsPasswordErrors(values),
    }),
    submit: async (values) => {
      const auth = await loadSignInBundle();
      await auth.confirmReset(email, values.text('code'), values.raw('new'));
      toast('Password set');
      onClose();
    },
  });
  return (
    <Dialog
      title="Set a password"
      hint={`Enter the code and a new password. We sent it to ${email}.`}
      onClose={onClose}
    >
      <DialogForm
        form={form}
        failure={failure}
        onClose={onClose}
        submit={{ children: 'Set password', busy: busy && 'Saving...' }}
      >
        <CodeField {...field('code')} className="wide" data-autofocus />
        <SettingsPasswordFields field={field} />
      </DialogForm>
    </Dialog>
  );
};
