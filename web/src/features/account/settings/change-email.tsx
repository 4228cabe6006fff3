import { useRef, useState } from 'react';
import { useAccount, useSetAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { loadSignInBundle } from '#web/core/auth/load-auth-bundles.ts';
import { useConfig } from '#web/core/config.ts';
import { toast } from '#web/core/toast.tsx';
import { explainCredentialChangeError } from '#web/features/auth/explain-credential-change-error.ts';
import { CodeField } from '#web/ui/code-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/signed-in-fields.ts';
import { useForm } from '#web/ui/use-form.ts';

/** Moves the sign-in to another address, which proves itself with a mailed code. */
export const ChangeEmail = ({ onClose }: { onClose: () => void }) => {
  const [address, setAddress] = useState<string | null>(null);
  return address === null ? (
    <AskAddress onSent={setAddress} onClose={onClose} />
  ) : (
    <AskCode address={address} onClose={onClose} />
  );
};

const AskAddress = ({ onSent, onClose }: { onSent: (to: string) => void; onClose: () => void }) => {
  const { account } = useAccount();
  const { form, field, busy, failure } = useForm({
    explain: explainCredentialChangeError,
    validate: (values) => {
      const email = values.text('email');
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
        return { email: 'Enter an email address, like dana@example.com' };
      return email.toLowerCase() === account.email.toLowerCase()
        ? { email: 'This is already your sign-in email' }
        : {};
    },
    submit: async (values) => {
      const auth = await loadSignInBundle();
      await auth.changeEmail(values.text('email'));
      onSent(values.text('email'));
    },
  });
  return (
    <Dialog
      title="Change email"
      hint="We’ll send a code to your new email. Keep using the old one to sign in until you enter the code."
      onClose={onClose}
    >
      <DialogForm
        form={form}
        failure={failure}
        onClose={onClose}
        submit={{ children: 'Send code', busy: busy && 'Sending...' }}
      >
        <TextField
          {...field('email')}
          className="wide"
          label="New email"
          type="email"
          autoComplete="email"
          data-autofocus
        />
      </DialogForm>
    </Dialog>
  );
};

const AskCode = ({ address, onClose }: { address: string; onClose: () => void }) => {
  const setAccount = useSetAccount();
  const mailboxUrl = useConfig()?.mailboxUrl;
  // The code counts once; where only the second half failed, the next try does that half.
  const isProven = useRef(false);
  const { form, field, busy, failure } = useForm({
    explain: explainCredentialChangeError,
    validate: (values) => (values.text('code') ? {} : { code: 'Code is required' }),
    submit: async (values) => {
      const auth = await loadSignInBundle();
      if (!isProven.current) await auth.confirmEmail(values.text('code'));
      isProven.current = true;
      setAccount(await api.account.syncEmail({}));
      toast('Email changed');
      onClose();
    },
  });
  return (
    <Dialog title="Enter your code" hint={`We sent it to ${address}.`} onClose={onClose}>
      <DialogForm
        form={form}
        failure={failure}
        onClose={onClose}
        submit={{ children: 'Confirm', busy: busy && 'Confirming...' }}
      >
        <CodeField {...field('code')} className="wide" data-autofocus />
        {mailboxUrl && (
          <p className="wide hint">
            You’re running Sevenhands locally. Emails are in the{' '}
            <a href={mailboxUrl}>local inbox</a>.
          </p>
        )}
      </DialogForm>
    </Dialog>
  );
};
