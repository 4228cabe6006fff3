import { loadSignIn } from '#web/core/auth/load-auth.ts';
import { toast } from '#web/core/toast.tsx';
import { explainRefusedChange } from '#web/features/auth/explain-refused-change.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { PasswordField } from '#web/ui/form-kit.ts';
import { useForm } from '#web/ui/use-form.ts';
import { NewPasswordFields, newPasswordErrors } from './new-password-fields.tsx';

/** Sets another password after asking for the old one. */
export const ChangePassword = ({ onClose }: { onClose: () => void }) => {
  const { form, field, busy, failure } = useForm({
    validate: (values) => ({
      ...(!values.raw('old') && { old: 'Current password is required' }),
      ...newPasswordErrors(values),
    }),
    submit: async (values) => {
      const auth = await loadSignIn();
      await auth.changePassword(values.raw('old'), values.raw('new'));
      toast('Password updated');
      onClose();
    },
    explain: explainRefusedChange,
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
        <NewPasswordFields field={field} />
      </DialogForm>
    </Dialog>
  );
};
