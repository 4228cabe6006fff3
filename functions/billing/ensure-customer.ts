import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account.ts';
import { bindCustomer } from '../tables/customer-table.ts';
import { askStripe, isMissing } from '../lib/stripe.ts';

/**
 * The payment customer of an account, made once and tied to it before anything can be bought. The key under which it
 * is made is the user's id, so any number of requests at the same moment make one; its e-mail follows the account's.
 */
export const customerOf = async (account: Account): Promise<string> => {
  const known = account.customer_id;
  if (known && (await follows(known, account))) return known;
  const made = await askStripe((stripe) =>
    stripe.customers.create(
      { metadata: { user_id: account.id } },
      {
        idempotencyKey: known ? `customer ${account.id} after ${known}` : `customer ${account.id}`,
      },
    ),
  );
  const bound = await bindCustomer(account.id, made.id, known ?? undefined);
  if (!bound) throw new Problem('unavailable');
  await follows(bound, account);
  return bound;
};

/** Whether the customer still exists; it has the e-mail of the account afterwards. */
const follows = async (customer: string, { email }: Account) => {
  try {
    const found = await askStripe((stripe) => stripe.customers.update(customer, { email }));
    return !('deleted' in found && found.deleted);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};
