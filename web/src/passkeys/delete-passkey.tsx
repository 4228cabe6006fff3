import { useMutation } from '@tanstack/react-query';
import { explain } from '#web/sign-in-failure.ts';
import { loadAuthenticator } from '#web/two-step/load.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/panels.tsx';
import type { Passkey } from './passkeys.ts';

/** Asks before a passkey is deleted; the device keeps its half until its owner removes it there. */
export const DeletePasskey = ({
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
      await (await loadAuthenticator()).deletePasskey(id);
      await onDeleted();
    },
  });
  return (
    <Dialog title={`Delete ${name}?`} onClose={onBack}>
      <div className="fields">
        <div className="wide passkeys">
          <p>
            It no longer signs you in. Your device may still offer it: remove it in the device's
            settings as well.
          </p>
          {error && <Notice tone="danger">{explain(error)}</Notice>}
        </div>
      </div>
      <footer>
        <Button look="line" data-autofocus onClick={onBack}>
          Cancel
        </Button>
        <Button
          className="btn-danger"
          look="line"
          busy={isPending && 'Deleting...'}
          onClick={() => mutate()}
        >
          Delete passkey
        </Button>
      </footer>
    </Dialog>
  );
};
