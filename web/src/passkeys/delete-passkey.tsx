import { useMutation } from '@tanstack/react-query';
import { explain } from '#web/sign-in-failure.ts';
import { loadAuthenticator } from '#web/two-step/load.ts';
import { Confirm } from '#web/ui/dialog.tsx';
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
    <Confirm
      title={`Delete ${name}?`}
      question="It no longer signs you in. Your device may still offer it: remove it in the device's settings as well."
      yes="Delete passkey"
      busy={isPending && 'Deleting...'}
      failure={error && explain(error)}
      onYes={() => mutate()}
      onClose={onBack}
    />
  );
};
