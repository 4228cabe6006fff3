import Fingerprint from '@lucide/icons/icons/fingerprint-pattern';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import { useQuery } from '@tanstack/react-query';
import { loadTwoStepAndPasskeys } from '#web/features/auth/load-two-step-and-passkeys.ts';
import { Button } from '#web/ui/button.tsx';
import { SettingRow } from './setting-row.tsx';

type Props = {
  hasPasskeys: boolean;
  /** A dialog that may change what these rows say is open. */
  isChanging: boolean;
  onOpen: (setting: 'two-step' | 'passkeys') => void;
};

/** Whether two-step sign-in is on, and how many passkeys there are; asked again once a dialog has closed. */
const useProtection = (hasPasskeys: boolean, isChanging: boolean) => {
  const { data, error } = useQuery({
    queryKey: ['sign-in', 'protection', hasPasskeys],
    queryFn: async () => {
      const { isTwoStepOn, listPasskeys } = await loadTwoStepAndPasskeys();
      const [isOn, passkeys] = await Promise.all([
        isTwoStepOn(),
        hasPasskeys ? listPasskeys() : [],
      ]);
      return { isOn, passkeys: passkeys.length };
    },
    enabled: !isChanging,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return { data, unknown: error ? 'We couldn’t check this just now' : 'Checking...' };
};

/** What protects the sign-in besides the password, each with how it stands. */
export const SignInProtectionRows = ({ hasPasskeys, isChanging, onOpen }: Props) => {
  const { data, unknown } = useProtection(hasPasskeys, isChanging);
  return (
    <>
      <SettingRow
        icon={ShieldCheck}
        title="Two-step sign-in"
        state={data ? (data.isOn ? 'On' : 'Off') : unknown}
        isGood={data?.isOn ?? false}
      >
        <Button variant="quiet" onClick={() => onOpen('two-step')}>
          {data?.isOn === false ? 'Set up' : 'Manage'}
          <span className="sr-only">: Two-step sign-in</span>
        </Button>
      </SettingRow>
      {hasPasskeys && (
        <SettingRow
          icon={Fingerprint}
          title="Passkeys"
          state={data ? passkeyWords(data.passkeys) : unknown}
          isGood={(data?.passkeys ?? 0) > 0}
        >
          <Button variant="quiet" onClick={() => onOpen('passkeys')}>
            {data?.passkeys === 0 ? 'Add' : 'Manage'}
            <span className="sr-only">: Passkeys</span>
          </Button>
        </SettingRow>
      )}
    </>
  );
};

const passkeyWords = (count: number) => {
  if (count === 0) return 'None yet';
  return count === 1 ? '1 passkey' : `${count} passkeys`;
};
