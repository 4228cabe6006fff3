import { isDeepStrictEqual } from 'node:util';
import { job } from '../lib/job.ts';
import { log } from '../lib/log.ts';
import { count } from '../lib/metrics.ts';
import { syncCustomer } from '../services/sync-customer.ts';
import { listCustomers } from '../tables/customer-table.ts';

/** Customers read at the same moment; the provider allows 100 requests a second. */
const abreast = 8;

/**
 * Runs once a day: reads every customer's subscription again, for the events that never arrived. One customer that
 * cannot be read does not keep the others from being mended.
 */
export const handler = job(async () => {
  const result = { customers: 0, mended: 0, failed: 0 };
  const customers = listCustomers();
  const work = async () => {
    for await (const customer of customers) {
      result.customers++;
      const outcome = await mend(customer);
      if (outcome !== 'fine') result[outcome]++;
    }
  };
  await Promise.all(Array.from({ length: abreast }, work));
  log.info('subscriptions reconciled', result);
  if (result.mended) count('ReconcileCorrected', result.mended);
  if (result.failed) count('ReconcileFailed', result.failed);
  return result;
});

const mend = async (customer: string) => {
  try {
    const now = new Date();
    const synced = await syncCustomer(customer, now);
    if (typeof synced === 'string') return 'fine';
    const same = isDeepStrictEqual(synced.before.subscription, synced.after.subscription);
    return same ? 'fine' : 'mended';
  } catch (error) {
    log.error('a customer could not be reconciled', { error: error as Error });
    return 'failed';
  }
};
