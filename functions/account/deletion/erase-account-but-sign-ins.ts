import type { Account } from '#shared/domain/account/account.ts';
import { endConnections } from '../../connections/end-connection.ts';
import { ownerIdOf } from '../../lib/account-owner.ts';
import type { sendAccountMail } from '../../lib/mail/send-account-mail.ts';
import { removeMembership } from '../../people/memberships-table.ts';
import { deletePaymentCustomer } from '../../plan/delete-payment-customer.ts';
import { removePaymentCustomer } from '../../plan/payment-customers-table.ts';
import { removeHandedOverItems } from './remove-account-items-table.ts';
import { removeAllPeople } from './remove-all-people.ts';

type Options = { tell: typeof sendAccountMail; isOver?: () => boolean };

/**
 * Deletes everything of an account that was handed over but its own item: the sign-ins of all its owners stay, with what is of
 * the first owner's sign-in, and so do their other accounts. Each step may be done again. False when `isOver` said so first.
 */
export const eraseAccountButSignIns = async (
  account: Account,
  now: Date,
  { tell, isOver = () => false }: Options,
) => {
  const { id, customer_id } = account;
  await deletePaymentCustomer(account);
  await endConnections(id, now);
  await removeAllPeople(account, tell);
  await removeMembership(ownerIdOf(account), id);
  if (customer_id) await removePaymentCustomer(customer_id);
  return removeHandedOverItems(id, isOver);
};
