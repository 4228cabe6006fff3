import type { Errors, Values } from '#web/ui/use-form.ts';
import { formMessages } from './form-messages.ts';

const shortest = 6;

/** An address is needed, and it must look like one. */
export const checkEmail = (email: string): Errors =>
  email === ''
    ? { email: 'Email is required' }
    : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
      ? {}
      : { email: 'Enter a valid email address' };

/** A new password, typed twice. */
export const checkNewPassword = (values: Values): Errors => {
  const password = values.raw('password');
  if (password.length === 0) return { password: 'Password is required' };
  if (password.length < shortest) return { password: formMessages.passwordTooShort };
  return password === values.raw('confirm') ? {} : { confirm: formMessages.passwordsDiffer };
};

/** How hard a password is to guess, in words; long beats complicated. */
export const strengthOf = (password: string) => {
  if (password.length < shortest) return 'too short';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password));
  const isMonotonous = new Set(password).size < 5;
  const points = password.length + kinds.length * 2 - (isMonotonous ? 8 : 0);
  return points < 12 ? 'weak' : points < 18 ? 'fair' : 'strong';
};
