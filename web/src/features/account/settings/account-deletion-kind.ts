import type { AccountView } from '#shared/domain/account/account-view-schema.ts';

/**
 * What somebody can delete for good: `sign-in` where they work in the account that they handed over; `own` for the account
 * of their own while they work in that of another; `taken-over` for an account that was handed over to them, which goes
 * without any sign-in; `account` for the one they began.
 */
export const deletionKindOf = ({
  office,
  account,
}: Pick<AccountView, 'office' | 'account'>): 'sign-in' | 'own' | 'taken-over' | 'account' => {
  if (office) return office.person_id === account.id ? 'sign-in' : 'own';
  return account.owner_id ? 'taken-over' : 'account';
};
