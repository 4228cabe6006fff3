import type { Account } from '#shared/domain/account/account.ts';
import { endConnections } from '../../connections/end-connection.ts';
import { removeSentFrom } from '../../feedback/inbox-table.ts';
import { toFirstOwnerId } from '../../lib/account-and-person-ids.ts';
import { addressHash } from '../../lib/keyed-hashes.ts';
import type { sendAccountMail } from '../../lib/mail/send-account-mail.ts';
import { removeUser } from '../../lib/user-pool.ts';
import { deletePaymentCustomer } from '../../plan/delete-payment-customer.ts';
import { removePaymentCustomer } from '../../plan/payment-customers-table.ts';
import { recordTrial } from '../trial-claims-table.ts';
import { leaveEveryAccount } from './leave-every-account.ts';
import { removeOwnerItems } from './remove-account-items-table.ts';
import { removeAllPeople } from './remove-all-people.ts';

/**
 * Deletes everything of an account but its own item, which goes last and elsewhere: while it is there the deletion is not
 * over. Each step may be done again. The people of the account, and the owners of the accounts its own owner works in, are told with
 * `tell`. False when `isOver` said so in the middle of the owner's items.
 */
export const eraseAccount = async (
  account: Account,
  now: Date,
  { tell, isOver = () => false }: { tell: typeof sendAccountMail; isOver?: () => boolean },
) => {
  const { id, email, trial_ends_at, customer_id } = account;
  await deletePaymentCustomer(account);
  await endConnections(id, now);
  await recordTrial(email, trial_ends_at, now);
  await leaveEveryAccount(toFirstOwnerId(id), tell);
  await removeAllPeople(account, tell);
  if (customer_id) await removePaymentCustomer(customer_id);
  await removeSentFrom(await addressHash(email));
  if (!(await removeOwnerItems(id, isOver))) return false;
  await removeUser(toFirstOwnerId(id));
  // A request that was on its way may have stored something while the sign-in still stood.
  return removeOwnerItems(id, isOver);
};
