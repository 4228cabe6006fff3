import type { Account } from '../account/account.ts';

/** Whether an account is left out of all statistics. */
export const isUncounted = ({ is_test, is_admin }: Pick<Account, 'is_test' | 'is_admin'>) =>
  is_test || is_admin;
