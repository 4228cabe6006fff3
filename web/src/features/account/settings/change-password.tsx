import { loadSignInBundle } from '#web/core/auth/load-auth-bundles.ts';
import { toast } from '#web/core/toast.tsx';
import { explainCredentialChangeError } from '#web/features/auth/explain-credential-change-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { PasswordField } from '#web/ui/signed-in-fields.ts';
import { useForm } from '#web/ui/use-form.ts';
import { SettingsPasswordFields, settingsPasswordErrors } from './settings-password-fields.tsx';

/** Sets another password after asking for the old one. */
export const ChangePassword = ({ onClose }: { onClose: () => void }) => {
  const { form, field, busy, failure } = useForm({
    validate: (values) => ({
      ...(!values.raw('old') && { old: 'Current password is required' }),
      ...settingsPasswordErrors(values),
    }),
    submit: async (values) => {
      const auth = await loadSignInBundle();
      await auth.changePassword(values.raw('old'), values.raw('new'));
      toast('Password updated');
      onClose();
    },
    explain: explainCredentialChangeError,
  });
  return (
    <Dialog title="Change password" onClose={onClose}>
      <DialogForm
        form={form}
        failure={failure}
        onClose={onClose}
        submit={{ children: 'Change password', busy: busy && 'Changing...' }}
      >
        <PasswordField
          {...field('old')}
          className="wide"
          label="Current password"
          autoComplete="current-password"
          data-autofocus
        />
        <SettingsPasswordFields field={field} />
      </DialogForm>
    </Dialog>
  );
};
