import './two-step.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/core/api.ts';
import { isGoogleSession } from '#web/core/auth/is-google-session.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { explainCredentialChangeError } from '../explain-credential-change-error.ts';
import { loadTwoStepAndPasskeys } from '../load-two-step-and-passkeys.ts';
import { AddAuthenticatorApp } from './add-authenticator-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Two-step sign-in: set up with an authenticator app, or turned off again. */
export const TwoStepDialog = ({ onClose }: { onClose: () => void }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['two-step'],
    queryFn: async () => ({ isOn: await (await loadTwoStepAndPasskeys()).isTwoStepOn() }),
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
          <IsOn onClose={onClose} />
        ) : (
          <>
            {isGoogleSession() && <GoogleHint />}
            <AddAuthenticatorApp onClose={onClose} />
          </>
        )
      ) : (
        <div className="fields">
          <div className="wide">
            {error ? (
              <ErrorPanel
                message={explainCredentialChangeError(error)}
                onRetry={() => void refetch()}
              />
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

/** What can be done while it is on: new recovery codes, and turning it off. */
const IsOn = ({ onClose }: { onClose: () => void }) => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await (await loadTwoStepAndPasskeys()).turnTwoStepOff();
      toast('Two-step sign-in is off');
      onClose();
    },
  });
  const renew = useMutation({ mutationFn: () => api.account.makeRecoveryCodes({}) });
  const failure = error ?? renew.error;
  if (renew.data)
    return (
      <>
        <div className="fields">
          <div className="wide two-step">
            <RecoveryCodes codes={renew.data.codes} />
          </div>
        </div>
        <footer>
          <Button onClick={onClose}>I saved them</Button>
        </footer>
      </>
    );
  return (
    <>
      <div className="fields">
        <div className="wide two-step">
          <p>
            <b>It’s on.</b> Before you switch phones, turn it off, then set it up again on the new
            phone.
          </p>
          <p>Lost your recovery codes? Get new ones. The old ones will stop working.</p>
          <div className="row">
            <Button
              variant="outline"
              busy={renew.isPending && 'Getting codes...'}
              onClick={() => renew.mutate()}
            >
              Get new recovery codes
            </Button>
          </div>
          {failure && <Notice tone="danger">{explainCredentialChangeError(failure)}</Notice>}
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
