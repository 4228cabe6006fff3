import { useState } from 'react';
import { explain } from '#web/sign-in-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorPanel, Notice } from '#web/ui/panels.tsx';
import { Skeleton } from '#web/ui/spinner.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { DeletePasskey } from './delete-passkey.tsx';
import { PasskeyList } from './passkey-list.tsx';
import type { Passkey } from './passkeys.ts';
import { explainPasskey } from './refusals.ts';
import { usePasskeyChanges } from './use-passkey-changes.ts';
import './passkeys.css';

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
      hint="Sign in with your fingerprint, your face or the PIN of your device instead of your password."
      onClose={onClose}
    >
      <div className="fields">
        <div className="wide passkeys" ref={ref} tabIndex={-1}>
          {data ? (
            <PasskeyList passkeys={data} onDelete={ask} />
          ) : error ? (
            <ErrorPanel message={explain(error)} onRetry={() => void refetch()} />
          ) : (
            <Skeleton lines={3} />
          )}
          {done && <Notice tone="good">{done}</Notice>}
          {add.error && (
            <Notice tone="danger">{explainPasskey(add.error) ?? explain(add.error)}</Notice>
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
