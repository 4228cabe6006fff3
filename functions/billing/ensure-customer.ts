import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account.ts';
import { callStripe, isMissing } from '../lib/stripe.ts';
import { bindCustomer } from '../tables/customer-table.ts';

/**
 * The payment customer of an account, made once and tied to it before anything can be bought. The key under which it
 * is made is the user's id, so any number of requests at the same moment make one; its e-mail follows the account's.
 */
export const ensureCustomer = async (account: Account): Promise<string> => {
  const known = account.customer_id;
  if (known && (await updateCustomerEmail(known, account))) return known;
  const made = await callStripe((stripe) =>
    stripe.customers.create(
      { metadata: { user_id: account.id } },
      {
        idempotencyKey: known ? `customer ${account.id} after ${known}` : `customer ${account.id}`,
      },
    ),
  );
  const bound = await bindCustomer(account.id, made.id, known ?? undefined);
  if (!bound) throw new Problem('unavailable');
  await updateCustomerEmail(bound, account);
  return bound;
};

/** Whether the customer still exists; it has the e-mail of the account afterwards. */
const updateCustomerEmail = async (customer: string, { email }: Account) => {
  try {
    const found = await callStripe((stripe) => stripe.customers.update(customer, { email }));
    return !('deleted' in found && found.deleted);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};
