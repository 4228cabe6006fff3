import './passkeys.css';
import Trash2 from '@lucide/icons/icons/trash';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Confirm, Dialog } from '#web/ui/dialog.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/loading-indicators.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { explainCredentialChangeError } from '../explain-credential-change-error.ts';
import { loadTwoStepAndPasskeys } from '../load-two-step-and-passkeys.ts';
import { explainPasskeyError } from './explain-passkey-error.ts';
import type { Passkey } from './passkeys.ts';

/** The owner's passkeys, and adding one; `onDone` gets the message of success, or null when an attempt starts. */
const usePasskeyChanges = (onDone: (message: string | null) => void) => {
  const passkeys = useQuery({
    queryKey: ['passkeys'],
    queryFn: async () => (await loadTwoStepAndPasskeys()).listPasskeys(),
    // The list may be changed in another browser.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const add = useMutation({
    mutationFn: async () => {
      onDone(null);
      await (await loadTwoStepAndPasskeys()).addPasskey();
      onDone('Passkey added');
    },
    onSettled: () => passkeys.refetch(),
  });
  return { passkeys, add };
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The passkeys with the day each was added, or what one is for where there is none. */
const PasskeyList = ({
  passkeys,
  onDelete,
}: {
  passkeys: readonly Passkey[];
  onDelete: (passkey: Passkey) => void;
}) =>
  passkeys.length === 0 ? (
    <p>
      <b>You don’t have a passkey yet.</b> Add one on each device you use. No one can guess it, and
      it only works on our site.
    </p>
  ) : (
    <ul className="row-list">
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <div>
            <b>{passkey.name}</b>
            {passkey.added && <span className="hint">Added on {day.format(passkey.added)}</span>}
          </div>
          <Button
            variant="icon"
            className="btn-danger"
            aria-label={`Delete ${passkey.name}`}
            onClick={() => onDelete(passkey)}
          >
            <Icon icon={Trash2} />
          </Button>
        </li>
      ))}
    </ul>
  );

/** Asks before a passkey is deleted; the device keeps its half until its owner removes it there. */
const DeletePasskey = ({
  passkey: { id, name },
  onBack,
  onDeleted,
}: {
  passkey: Passkey;
  onBack: () => void;
  onDeleted: () => Promise<void>;
}) => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await (await loadTwoStepAndPasskeys()).deletePasskey(id);
      await onDeleted();
    },
  });
  return (
    <Confirm
      title={`Delete ${name}?`}
      question="You won’t be able to sign in with it. Your device might still suggest it, so remove it in your device settings too."
      yes="Delete passkey"
      busy={isPending && 'Deleting...'}
      failure={error && explainCredentialChangeError(error)}
      onYes={() => mutate()}
      onClose={onBack}
    />
  );
};

/** Lists the owner's passkeys, adds and deletes them. */
export const PasskeysDialog = ({ onClose }: { onClose: () => void }) => {
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { ref, refocus } = useRefocus<HTMLDivElement>();
  const { passkeys, add } = usePasskeyChanges(setDone);
  const { data, error, refetch } = passkeys;
  const ask = (passkey: Passkey) => {
    add.reset();
    setDone(null);
    setLeaving(passkey);
  };
  const back = () => {
    setLeaving(null);
    refocus();
  };
  if (leaving)
    return (
      <DeletePasskey
        passkey={leaving}
        onBack={back}
        onDeleted={async () => {
          await refetch();
          setDone('Passkey deleted');
          back();
        }}
      />
    );
  return (
    <Dialog
      title="Passkeys"
      hint="Sign in with your fingerprint, face, or device PIN instead of a password."
      onClose={onClose}
    >
      <div className="fields">
        <div className="wide passkeys" ref={ref} tabIndex={-1}>
          {data ? (
            <PasskeyList passkeys={data} onDelete={ask} />
          ) : error ? (
            <ErrorPanel
              message={explainCredentialChangeError(error)}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton lines={3} />
          )}
          {done && <Notice tone="good">{done}</Notice>}
          {add.error && (
            <Notice tone="danger">
              {explainPasskeyError(add.error) ?? explainCredentialChangeError(add.error)}
            </Notice>
          )}
        </div>
      </div>
      <Footer
        isLoaded={data !== undefined}
        isAdding={add.isPending}
        onAdd={() => add.mutate()}
        onClose={onClose}
      />
    </Dialog>
  );
};

type FooterProps = {
  isLoaded: boolean;
  isAdding: boolean;
  onAdd: () => void;
  onClose: () => void;
};

const Footer = ({ isLoaded, isAdding, onAdd, onClose }: FooterProps) => (
  <footer>
    <Button variant="outline" onClick={onClose}>
      Done
    </Button>
    <Button disabled={!isLoaded} busy={isAdding && 'Waiting for your device...'} onClick={onAdd}>
      Add a passkey
    </Button>
  </footer>
);
