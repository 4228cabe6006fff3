import { useMutation, useQuery } from '@tanstack/react-query';
import { isGoogleSession } from '#web/google-session.ts';
import { explain } from '#web/sign-in-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorPanel, Notice } from '#web/ui/panels.tsx';
import { Skeleton } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AddApp } from './add-app.tsx';
import { loadAuthenticator } from './load.ts';
import './two-step.css';

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
      hint="Besides your password, signing in asks for a code from an app on your phone. Someone who steals your password gets no further."
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
      Google asks for no code of ours: with two-step sign-in on, only your password and a code open
      this account. Set a password first if you have none.
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
            <b>It is on.</b> Turn it off before you change to another phone, and set it up there
            again.
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
