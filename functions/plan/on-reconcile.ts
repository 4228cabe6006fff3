import { isDeepStrictEqual } from 'node:util';
import { forEachAbreast } from '../lib/for-each-abreast.ts';
import { clockJob } from '../lib/job-handler.ts';
import { readJobState, saveJobState } from '../lib/job-state-table.ts';
import { log } from '../lib/log.ts';
import { count } from '../lib/metrics.ts';
import { outgoingRateLimiter } from '../lib/outgoing-rate-limiter.ts';
import { changedCustomers } from './changed-customers.ts';
import { customersAfter } from './payment-customers-table.ts';
import { syncCustomer } from './sync-customer.ts';

const name = 'on-reconcile';
/** A customer takes one or two calls of the provider, so this stays within 20 calls a second. */
const customersPerSecond = 10;
/** Customers read at the same moment. */
const abreast = 8;
/** Customers of the slice of one night, besides those with events. */
const sliceSize = 6000;
/** When a run stops beginning new customers; the Lambda ends two minutes later. */
const limitMs = 13 * 60_000;
/** How far the first run looks back, and by how much the runs overlap, in seconds. */
const firstLookBack = 2 * 86_400;
const overlap = 600;

type State = { since: number; after: string | null };

/**
 * Runs once a day: reads the subscriptions again of the customers whose events may not have arrived, and of a slice of
 * all customers, so that each is compared every few nights. One customer that cannot be read does not keep the others
 * from being corrected; what a run did not reach is left to the next.
 */
export const handler = clockJob('on-reconcile', async () => {
  const began = Date.now();
  const isOver = () => Date.now() - began > limitMs;
  const { since, after } = await stateOf(began);
  const result = { customers: 0, mended: 0, failed: 0 };
  const rateLimiter = outgoingRateLimiter(customersPerSecond);
  const compare = async (customer: string) => {
    await rateLimiter();
    result.customers++;
    const outcome = await mend(customer);
    if (outcome !== 'fine') result[outcome]++;
  };
  const changed = await changedCustomers(since);
  await forEachAbreast(changed, compare, { abreast, isOver });
  // Not all were read: the next run begins at the same place.
  const next = isOver() ? since : Math.floor(began / 1000) - overlap;
  let last = after;
  const slice = customersAfter(after, sliceSize);
  await forEachAbreast(
    slice.customers,
    async (customer) => {
      last = customer;
      if (!changed.has(customer)) await compare(customer);
    },
    { abreast, isOver },
  );
  await saveJobState(name, { since: next, after: slice.isAtEnd() ? null : last });
  log.info('subscriptions reconciled', result);
  if (result.mended) count('ReconcileCorrected', result.mended);
  if (result.failed) count('ReconcileFailed', result.failed);
  return result;
});

const stateOf = async (now: number): Promise<State> => {
  const state = await readJobState(name);
  return {
    since: Number(state?.since ?? Math.floor(now / 1000) - firstLookBack),
    after: typeof state?.after === 'string' ? state.after : null,
  };
};

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
