import type { Account } from '#shared/domain/account/account.ts';
import { endConnections } from '../../connections/end-connection.ts';
import { ownerIdOf } from '../../lib/account-owner.ts';
import type { sendAccountMail } from '../../lib/mail/send-account-mail.ts';
import { removeMembership } from '../../people/memberships-table.ts';
import { cancelSubscriptionOf } from '../../plan/cancel-subscription.ts';
import { removeCustomer } from '../../plan/customer-table.ts';
import { letPeopleGo } from './let-people-go.ts';
import { removeHandedOverItems } from './remove-account-items-table.ts';

type Options = { tell: typeof sendAccountMail; isOver?: () => boolean };

/**
 * Deletes everything of an account that was handed over but its own item: the sign-ins of all its owners stay, with what is of
 * the first owner's sign-in, and so do their other accounts. Each step may be done again. False when `isOver` said so first.
 */
export const eraseHandedOver = async (
  account: Account,
  now: Date,
  { tell, isOver = () => false }: Options,
) => {
  const { id, customer_id } = account;
  await cancelSubscriptionOf(account);
  await endConnections(id, now);
  await letPeopleGo(account, tell);
  await removeMembership(ownerIdOf(account), id);
  if (customer_id) await removeCustomer(customer_id);
  return removeHandedOverItems(id, isOver);
};
