import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { leave } from '#web/core/auth/session.ts';
import { useConfig } from '#web/core/config.ts';
import { sessionNotices } from '#web/core/session-notices.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { explainCredentialChangeError } from '../explain-credential-change-error.ts';
import { loadTwoStepAndPasskeys } from '../load-two-step-and-passkeys.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Shows a new secret to the owner's authenticator app, takes its first code, and shows the recovery codes; then everybody signs in anew. */
export const AddAuthenticatorApp = ({ onClose }: { onClose: () => void }) => {
  const { account } = useAccount();
  const { data, error, refetch } = useQuery({
    queryKey: ['two-step', 'app'],
    queryFn: () => newApp(account.email),
    // A secret is good until it is proven; another one would make the scanned one worthless.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const [codes, setCodes] = useState<readonly string[]>();
  // A code counts once; where only what comes after it failed, the next try does that.
  const isProven = useRef(false);
  const { form, field, busy, failure } = useForm({
    explain: explainCredentialChangeError,
    validate: (values) =>
      /^\d{6}$/.test(codeIn(values)) ? {} : { code: 'Enter the 6-digit code from your app' },
    submit: async (values) => {
      const authenticator = await loadTwoStepAndPasskeys();
      if (!isProven.current) await authenticator.proveApp(codeIn(values));
      isProven.current = true;
      setCodes((await api.account.makeRecoveryCodes({})).codes);
    },
  });
  if (codes) return <LastStep codes={codes} />;
  return (
    <DialogForm
      form={form}
      failure={failure}
      onClose={onClose}
      submit={{ children: 'Next', disabled: !data, busy: busy && 'Checking...' }}
    >
      <div className="wide two-step">
        {data ? (
          <AppSecret {...data} />
        ) : error ? (
          <ErrorPanel
            message={explainCredentialChangeError(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton lines={6} />
        )}
      </div>
      <CodeField {...field('code')} className="wide" label="Code from the app" maxLength={8} />
    </DialogForm>
  );
};

/** The recovery codes, shown this once, and the button that turns it on. */
const LastStep = ({ codes }: { codes: readonly string[] }) => {
  const config = useConfig();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await (await loadTwoStepAndPasskeys()).turnTwoStepOn();
      leave(sessionNotices.twoStepOn);
    },
  });
  return (
    <>
      <div className="fields">
        <div className="wide two-step">
          <RecoveryCodes codes={codes} />
          <p className="hint">
            Turning it on signs you out on every device. Then you’ll sign in again with a code.
            {config?.passkeys &&
              ' It also deletes your passkeys. You can add them again afterward.'}
          </p>
          {error && <Notice tone="danger">{explainCredentialChangeError(error)}</Notice>}
        </div>
      </div>
      <footer>
        <Button busy={isPending && 'Turning on...'} onClick={() => mutate()}>
          I saved them. Turn on
        </Button>
      </footer>
    </>
  );
};

const codeIn = (values: { text: (name: string) => string }) =>
  values.text('code').replaceAll(/\s/g, '');

/** The drawing of the code is loaded with the first secret. */
const newApp = async (email: string) => {
  const [authenticator, { qrCode }] = await Promise.all([
    loadTwoStepAndPasskeys(),
    import('./qr-code.ts'),
  ]);
  const secret = await authenticator.newAppSecret();
  const label = encodeURIComponent(`Sevenhands:${email}`);
  const uri = `otpauth://totp/${label}?secret=${secret}&issuer=Sevenhands`;
  return { secret, uri, code: qrCode(uri) };
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
