import { useMutation, useQuery } from '@tanstack/react-query';
import { loadAuthenticator } from '#web/two-step/load.ts';

/** The owner's passkeys, and adding one; `onDone` gets the message of success, or null when an attempt starts. */
export const usePasskeyChanges = (onDone: (message: string | null) => void) => {
  const passkeys = useQuery({
    queryKey: ['passkeys'],
    queryFn: async () => (await loadAuthenticator()).listPasskeys(),
    // The list may be changed in another browser.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const add = useMutation({
    mutationFn: async () => {
      onDone(null);
      await (await loadAuthenticator()).addPasskey();
      onDone('Passkey added');
    },
    onSettled: () => passkeys.refetch(),
  });
  return { passkeys, add };
};
