import { formMessages } from '#web/features/auth/form-messages.ts';
import { PasswordField } from '#web/ui/signed-in-fields.ts';
import type { Errors, useForm, Values } from '#web/ui/use-form.ts';

/** What is wrong with a new password and its repetition, by field name. */
export const settingsPasswordErrors = (values: Values): Errors => ({
  ...(values.raw('new').length < 6 && { new: formMessages.passwordTooShort }),
  ...(values.raw('new') !== values.raw('again') && { again: formMessages.passwordsDiffer }),
});

/** The fields of a new password: `new`, and `again` for its repetition. */
export const SettingsPasswordFields = ({ field }: Pick<ReturnType<typeof useForm>, 'field'>) => (
  <>
    <PasswordField
      {...field('new')}
      className="wide"
      label="New password"
      autoComplete="new-password"
    />
    <PasswordField
      {...field('again')}
      className="wide"
      label="Confirm new password"
      autoComplete="new-password"
    />
  </>
);
