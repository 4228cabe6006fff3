import type { Account } from '#shared/domain/account/account.ts';
import { updateAccount } from '../account/account-table.ts';
import { hashed, log } from '../lib/log.ts';
import { callStripe, isMissing } from '../lib/stripe.ts';

/** Whether the customer still exists; it has the e-mail of the account afterwards. */
export const updateCustomerEmail = async (customer: string, { email }: Pick<Account, 'email'>) => {
  try {
    const found = await callStripe((stripe) => stripe.customers.update(customer, { email }));
    return !('deleted' in found && found.deleted);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

/**
 * Gives the customer of an account the address of its owner where that is due, so that bills reach who pays. Never fails: it
 * stays due, and the next event of the customer or the nightly run does it.
 */
export const syncCustomerEmail = async (account: Account) => {
  const { id, email, customer_id: customer, customer_email_due: isDue } = account;
  if (!isDue || !customer) return;
  try {
    await updateCustomerEmail(customer, account);
    await updateAccount(
      id,
      { customer_email_due: undefined },
      { condition: 'email = :given', values: { ':given': email } },
    );
  } catch (error) {
    log.warn('bills go to an earlier address', { account: hashed(id), error: error as Error });
  }
};
