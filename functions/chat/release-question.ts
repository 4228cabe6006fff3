import { log } from '../lib/log.ts';
import { refundCharge } from './refund-charge.ts';
import { fail, type Lease } from './turns/leases-table.ts';
import { closeQuestion } from './turns/open-questions-table.ts';

/**
 * Marks a question as failed and, if the lease was valid, releases its charge. Returns `answered` when the answer had
 * been stored after all. Never throws: what fails here is repeated by `reap` once the lease has ended.
 */
export const releaseQuestion = async (lease: Lease, now: Date, isCharged: boolean) => {
  try {
    const outcome = await fail(lease, now);
    if (isCharged && outcome === 'failed') await refundCharge(lease);
    if (outcome === 'failed') await closeQuestion(lease, lease.owner);
    return outcome;
  } catch (error) {
    log.warn('question not released', error as Error);
    return 'lost';
  }
};
