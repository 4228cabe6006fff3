import './two-step.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAccount } from '#web/core/account.ts';
import { isGoogleSession } from '#web/core/auth/google-session.ts';
import { leave } from '#web/core/auth/session.ts';
import { useConfig } from '#web/core/config.ts';
import { messages } from '#web/core/messages.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { ErrorPanel, Notice } from '#web/ui/panels.tsx';
import { Skeleton } from '#web/ui/spinner.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { explain } from '../sign-in-failure.ts';
import { loadAuthenticator } from './load.ts';

/** Shows a new secret to the owner's authenticator app and takes its first code; then everybody signs in anew. */
const AddApp = ({ onClose }: { onClose: () => void }) => {
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
      /^\d{6}$/.test(codeIn(values)) ? {} : { code: 'Enter the 6-digit code from your app' },
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
        This signs you out on every device. Then you’ll sign in again with a code.
        {config?.passkeys && ' It also deletes your passkeys. You can add them again afterward.'}
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

/** Two-step sign-in: set up with an authenticator app, or turned off again. */
export const TwoStepDialog = ({ onClose }: { onClose: () => void }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['two-step'],
    queryFn: async () => ({ isOn: await (await loadAuthenticator()).isTwoStepOn() }),
    // It may have been changed in another browser.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Dialog
      title="Two-step sign-in"
      hint="When you sign in, you’ll enter your password and a code from an app on your phone. Even if someone steals your password, they can’t get in."
      onClose={onClose}
    >
      {data ? (
        data.isOn ? (
          <TurnOff onClose={onClose} />
        ) : (
          <>
            {isGoogleSession() && <GoogleHint />}
            <AddApp onClose={onClose} />
          </>
        )
      ) : (
        <div className="fields">
          <div className="wide">
            {error ? (
              <ErrorPanel message={explain(error)} onRetry={() => void refetch()} />
            ) : (
              <Skeleton lines={4} />
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
};

const GoogleHint = () => (
  <div className="fields">
    <p className="wide hint">
      Google sign-in won’t work while two-step sign-in is on. You’ll use your password and a code.
      If you don’t have a password yet, set one first.
    </p>
  </div>
);

const TurnOff = ({ onClose }: { onClose: () => void }) => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await (await loadAuthenticator()).turnTwoStepOff();
      toast('Two-step sign-in is off');
      onClose();
    },
  });
  return (
    <>
      <div className="fields">
        <div className="wide two-step">
          <p>
            <b>It’s on.</b> Before you switch phones, turn it off, then set it up again on the new
            phone.
          </p>
          {error && <Notice tone="danger">{explain(error)}</Notice>}
        </div>
      </div>
      <footer>
        <Button variant="outline" onClick={onClose}>
          Keep it on
        </Button>
        <Button
          variant="outline"
          className="btn-danger"
          busy={isPending && 'Turning off...'}
          onClick={() => mutate()}
        >
          Turn off
        </Button>
      </footer>
    </>
  );
};

/** The secret in every form an authenticator app takes: to scan, to tap on a phone, and to type. */
const AppSecret = ({
  secret,
  uri,
  code: { side, path },
}: {
  secret: string;
  uri: string;
  code: { side: number; path: string };
}) => (
  <>
    <p>
      Scan this with an authenticator app like Google Authenticator, Microsoft Authenticator, or
      your password manager.
    </p>
    <svg
      className="qr"
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect className="qr-light" width={side} height={side} />
      <path className="qr-dark" d={path} />
    </svg>
    <p>
      Using this phone? <a href={uri}>Open it in your app</a>. Or type this key into the app:
    </p>
    <code className="app-key">{secret.match(/.{1,4}/g)?.join(' ')}</code>
  </>
);
