import { Problem } from '#shared/contract/problem.ts';
import { savedWork } from '#shared/contract/saved-work.ts';
import { savedWorkLimit } from '#shared/domain/drafts/saved-work.ts';
import { handle } from '../lib/http-handler.ts';
import { addWork, lastSavedWork, listWork } from './saved-work-table.ts';

/** How often it is tried when other work is saved for the same business in the same moment. */
const attempts = 5;

/** Saves a copy, never more than the limit; a request that is sent twice answers what the first one stored. */
export const save = handle(savedWork.save, async (sent, { accountId, personId, now }) => {
  const { business_id, id } = sent;
  const at = now.toISOString();
  const work = { ...sent, by: personId, created_at: at, updated_at: at };
  for (let attempt = 1; attempt <= attempts; attempt++) {
    // Read before the list: whatever is saved after it refuses the write.
    const seen = await lastSavedWork(accountId, business_id);
    const known = await listWork(accountId, business_id);
    const same = known.find((one) => one.id === id);
    if (same) return same;
    if (known.length >= savedWorkLimit)
      throw new Problem(
        'conflict',
        `You’ve saved ${savedWorkLimit} drafts, the limit for one business. Delete one in Saved work to save another.`,
      );
    const outcome = await addWork(accountId, work, seen);
    if (outcome === 'saved') return work;
    if (outcome === 'no-business') throw new Problem('not-found');
  }
  throw new Problem('unavailable');
});
