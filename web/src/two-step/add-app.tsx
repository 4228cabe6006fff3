import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAccount } from '#web/account.ts';
import { useConfig } from '#web/config.ts';
import { messages } from '#web/messages.ts';
import { leave } from '#web/session.ts';
import { explain } from '#web/sign-in-failure.ts';
import { CodeField } from '#web/ui/code-field.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Skeleton } from '#web/ui/spinner.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AppSecret } from './app-secret.tsx';
import { loadAuthenticator } from './load.ts';

/** Shows a new secret to the owner's authenticator app and takes its first code; then everybody signs in anew. */
export const AddApp = ({ onClose }: { onClose: () => void }) => {
  const { account } = useAccount();
  const config = useConfig();
  const { data, error, refetch } = useQuery({
    queryKey: ['two-step', 'app'],
    queryFn: () => newApp(account.email),
    // A secret is good until it is proven; another one would make the scanned one worthless.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  // A code counts once; where only what comes after it failed, the next try does that.
  const isProven = useRef(false);
  const { form, field, busy, failure } = useForm({
    explain,
    validate: (values) =>
      /^\d{6}$/.test(codeIn(values)) ? {} : { code: 'Type the 6 figures your app shows' },
    submit: async (values) => {
      const authenticator = await loadAuthenticator();
      if (!isProven.current) await authenticator.proveApp(codeIn(values));
      isProven.current = true;
      await authenticator.turnTwoStepOn();
      leave(messages.twoStepOn);
    },
  });
  return (
    <DialogForm
      form={form}
      failure={failure}
      onClose={onClose}
      submit={{ children: 'Turn on', disabled: !data, busy: busy && 'Turning on...' }}
    >
      <div className="wide two-step">
        {data ? (
          <AppSecret {...data} />
        ) : error ? (
          <ErrorPanel message={explain(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </div>
      <CodeField {...field('code')} className="wide" label="Code from the app" maxLength={8} />
      <p className="wide hint">
        You are then signed out on every device, and sign in again with a code.
        {config?.passkeys && ' Passkeys you have are deleted: add them again after that.'}
      </p>
    </DialogForm>
  );
};

const codeIn = (values: { text: (name: string) => string }) =>
  values.text('code').replaceAll(/\s/g, '');

/** The drawing of the code is loaded with the first secret. */
const newApp = async (email: string) => {
  const [authenticator, { qrCode }] = await Promise.all([
    loadAuthenticator(),
    import('./qr-code.ts'),
  ]);
  const secret = await authenticator.newAppSecret();
  const label = encodeURIComponent(`Sevenhands:${email}`);
  const uri = `otpauth://totp/${label}?secret=${secret}&issuer=Sevenhands`;
  return { secret, uri, code: qrCode(uri) };
};
