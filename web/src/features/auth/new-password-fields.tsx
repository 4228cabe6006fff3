import { useState } from 'react';
import { PasswordField } from '#web/ui/signed-in-fields.ts';
import { strengthOf } from './email-and-password-rules.ts';

type FieldProps = { name: string; hasError: boolean; errorMessage: string };

/** A new password and its repetition, each with a switch to show it, and a hint how strong it is. */
export const NewPasswordFields = ({ field }: { field: (name: string) => FieldProps }) => {
  const [password, setPassword] = useState('');
  const strength = password ? `Strength: ${strengthOf(password)}.` : 'At least 6 characters.';
  return (
    <>
      <PasswordField
        {...field('password')}
        label="Password"
        descriptiveText={
          <span aria-live="polite">{strength} Tip: a few random words make a strong password.</span>
        }
        autoComplete="new-password"
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordField {...field('confirm')} label="Confirm password" autoComplete="new-password" />
    </>
  );
};
