import KeyRound from '@lucide/icons/icons/key-round';
import LogOut from '@lucide/icons/icons/log-out';
import Mail from '@lucide/icons/icons/mail';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '#web/core/account.ts';
import { isGoogleSession } from '#web/core/auth/is-google-session.ts';
import { loadSessionBundle } from '#web/core/auth/load-auth-bundles.ts';
import { leave } from '#web/core/auth/session.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { sessionNotices } from '#web/core/session-notices.ts';
import { explainCredentialChangeError } from '#web/features/auth/explain-credential-change-error.ts';
import { usePasskeySupport } from '#web/features/auth/passkeys/use-passkey-support.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountPageFrame } from './account-page-frame.tsx';
import type { SettingName } from './setting-dialog-by-name.tsx';
import { SettingRow } from './setting-row.tsx';
import { SignInProtectionRows } from './sign-in-protection-rows.tsx';

const dialog = lazyPage(() => import('./setting-dialog-by-name.tsx'), 'SettingDialog');

/** How the owner signs in, and out. */
export const SignInSettingsPage = () => {
  const { account } = useAccount();
  const [open, setOpen] = useState<SettingName | null>(null);
  const [search] = useSearchParams();
  const [asksSignOut, setAsksSignOut] = useState(false);
  const hasPasskeys = usePasskeySupport();
  const isGoogle = isGoogleSession();
  const signOutEverywhere = useMutation({
    mutationFn: async () => {
      const auth = await loadSessionBundle();
      await auth.revokeAllTokens();
      leave(sessionNotices.signedOutEverywhere);
    },
  });
  return (
    <AccountPageFrame at="/dashboard/profile/sign-in">
      {search.get('two-step') === 'off' && (
        <Notice tone="danger">Two-step sign-in is off. Set it up again with your new phone.</Notice>
      )}
      <section className="form-group" aria-labelledby="account">
        <h2 id="account">How you sign in</h2>
        <ul className="setting-rows">
          <SettingRow
            icon={Mail}
            title="Email"
            state={
              <>
                <span className="setting-address" title={account.email}>
                  {account.email}
                </span>
                {isGoogle && <span>With Google</span>}
              </>
            }
          >
            {/* With every sign-in Google's address is the one that counts. */}
            {!isGoogle && (
              <Button variant="quiet" onClick={() => setOpen('email')}>
                Change<span className="sr-only"> email</span>
              </Button>
            )}
          </SettingRow>
          <SettingRow
            icon={KeyRound}
            title="Password"
            state={isGoogle ? 'You can sign in without one' : 'Set'}
            isGood={!isGoogle}
          >
            <Button variant="quiet" onClick={() => setOpen('password')}>
              {isGoogle ? 'Set' : 'Change'}
              <span className="sr-only"> {isGoogle ? 'a password' : 'password'}</span>
            </Button>
          </SettingRow>
          <SignInProtectionRows
            hasPasskeys={hasPasskeys}
            isChanging={open !== null}
            onOpen={setOpen}
          />
        </ul>
      </section>
      <section className="form-group" aria-label="Sign out everywhere">
        <ul className="setting-rows">
          <SettingRow
            icon={LogOut}
            title="Every phone and computer"
            state="If one is lost or someone else used it"
          >
            <Button variant="outline" onClick={() => setAsksSignOut(true)}>
              Sign out everywhere
            </Button>
          </SettingRow>
        </ul>
        {asksSignOut && (
          <Confirm
            title="Sign out everywhere?"
            question="You’ll be signed out on every phone and computer, including this one. Sign in again with your password or Google."
            yes="Sign out everywhere"
            busy={signOutEverywhere.isPending && 'Signing out...'}
            failure={
              signOutEverywhere.error && explainCredentialChangeError(signOutEverywhere.error)
            }
            onYes={() => signOutEverywhere.mutate()}
            onClose={() => setAsksSignOut(false)}
          />
        )}
        {open && (
          <Suspense>
            <dialog.View key={open} name={open} onClose={() => setOpen(null)} />
          </Suspense>
        )}
      </section>
    </AccountPageFrame>
  );
};
