import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmCode } from './confirm-code.tsx';
import { isGoogleReturn } from './google/google-sign-in-state.ts';
import { LoginForm, type Who } from './login-form.tsx';
import { keepPending } from './pending-sign-up.ts';
import { AuthenticatorCodeForm } from './two-step/authenticator-code-form.tsx';
import { usePendingSignUp } from './use-pending-sign-up.ts';

const GoogleReturn = lazy(async () => ({
  default: (await import('./google/google-return.tsx')).GoogleReturn,
}));

/** Signing in with a password, a passkey or Google; an address that was never confirmed is asked for its code first, and two-step sign-in for the app's. */
export const LoginPage = () => {
  const { search } = useLocation();
  const [unconfirmed, setUnconfirmed] = useState<Who>();
  const waiting = usePendingSignUp('/login');
  const [codeOf, setCodeOf] = useState<Who>();
  const [over, setOver] = useState<string | null>(null);
  const isBack = useReturn();
  if (isBack)
    return (
      <Suspense>
        <GoogleReturn onFailure={setOver} />
      </Suspense>
    );
  if (unconfirmed)
    return (
      <ConfirmCode {...unconfirmed} resendFirst onChangeEmail={() => setUnconfirmed(undefined)} />
    );
  if (waiting.email)
    return (
      <ConfirmCode email={waiting.email} password={undefined} onChangeEmail={waiting.forget} />
    );
  if (codeOf)
    return (
      <AuthenticatorCodeForm
        who={codeOf}
        onBack={(why) => {
          setOver(why ?? null);
          setCodeOf(undefined);
        }}
      />
    );
  return (
    <LoginForm
      over={over}
      onGoogleFailure={setOver}
      onUnconfirmed={(who) => {
        keepPending({ email: who.email, page: '/login', search });
        setUnconfirmed(who);
      }}
      onCode={setCodeOf}
    />
  );
};

/** Whether Google has sent somebody back; after the first render, which is the one the page was built with. */
const useReturn = () => {
  const { search } = useLocation();
  const [isBack, setIsBack] = useState(false);
  useLayoutEffect(() => setIsBack(isGoogleReturn(search)), [search]);
  return isBack;
};
