import { isGoogleSession } from '#web/core/auth/is-google-session.ts';
import { PasskeysDialog } from '#web/features/auth/passkeys/passkeys-dialog.tsx';
import { TwoStepDialog } from '#web/features/auth/two-step/two-step-dialog.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { SetFirstPassword } from './set-first-password.tsx';

const Password = ({ onClose }: { onClose: () => void }) =>
  isGoogleSession() ? <SetFirstPassword onClose={onClose} /> : <ChangePassword onClose={onClose} />;

const dialogs = {
  password: Password,
  'two-step': TwoStepDialog,
  passkeys: PasskeysDialog,
  email: ChangeEmail,
  delete: DeleteAccount,
};

/** The dialogs of the account, by name. */
export type SettingName = keyof typeof dialogs;

/** A dialog of the account; all of them are one file, loaded when the first is opened. */
export const SettingDialog = ({ name, onClose }: { name: SettingName; onClose: () => void }) => {
  const Dialog = dialogs[name];
  return <Dialog onClose={onClose} />;
};
