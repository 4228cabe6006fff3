import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AppCode } from './app-code.tsx';
import { ConfirmCode } from './confirm-code.tsx';
import { isReturn } from './google/way.ts';
import { LoginForm } from './login-form.tsx';
import { keepPending } from './pending-sign-up.ts';
import { useWaiting } from './use-waiting.ts';

const GoogleReturn = lazy(async () => ({
  default: (await import('./google/google-return.tsx')).GoogleReturn,
}));

/** Signing in with a password, a passkey or Google; an address that was never confirmed is asked for its code first, and two-step sign-in for the app's. */
export const LoginPage = () => {
  const { search } = useLocation();
  const [unconfirmed, setUnconfirmed] = useState<{ email: string; password: string }>();
  const waiting = useWaiting('/login');
  const [asksForCode, setAsksForCode] = useState(false);
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
  if (asksForCode)
    return (
      <AppCode
        onBack={(why) => {
          setOver(why ?? null);
          setAsksForCode(false);
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
      onCode={() => setAsksForCode(true)}
    />
  );
};

/** Whether Google has sent somebody back; after the first render, which is the one the page was built with. */
const useReturn = () => {
  const { search } = useLocation();
  const [isBack, setIsBack] = useState(false);
  useLayoutEffect(() => setIsBack(isReturn(search)), [search]);
  return isBack;
};
