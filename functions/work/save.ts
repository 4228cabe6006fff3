import { Problem } from '#shared/contract/problem.ts';
import { work } from '#shared/contract/work.ts';
import { savedWorkLimit } from '#shared/domain/saved-work.ts';
import { handle } from '../lib/http.ts';
import { addWork, lastSavedWork, listWork } from '../tables/work-table.ts';

/** How often it is tried when other work is saved for the same business in the same moment. */
const attempts = 5;

/** Saves a copy, never more than the limit; a request that is sent twice answers what the first one stored. */
export const save = handle(work.save, async (sent, { user, now }) => {
  const { business_id, id } = sent;
  const at = now.toISOString();
  const work = { ...sent, created_at: at, updated_at: at };
  for (let attempt = 1; attempt <= attempts; attempt++) {
    // Read before the list: whatever is saved after it refuses the write.
    const seen = await lastSavedWork(user.id, business_id);
    const known = await listWork(user.id, business_id);
    const same = known.find((one) => one.id === id);
    if (same) return same;
    if (known.length >= savedWorkLimit)
      throw new Problem(
        'conflict',
        `You can keep ${savedWorkLimit} drafts for a business. Delete one under “Saved work” to save another.`,
      );
    const outcome = await addWork(user.id, work, seen);
    if (outcome === 'saved') return work;
    if (outcome === 'no-business') throw new Problem('not-found');
  }
  throw new Problem('unavailable');
});
