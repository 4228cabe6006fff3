import { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import { savedWorkLimit } from '#shared/domain/saved-work.ts';
import { handle } from '../lib/http.ts';
import { addWork, findWork, listWork } from '../tables/work-table.ts';

/** Saves a copy; a request that is sent twice answers what the first one stored. */
export const save = handle(contract.work.save, async (sent, { user, now }) => {
  const { business_id, id } = sent;
  const known = await listWork(user.id, business_id);
  const same = known.find((one) => one.id === id);
  if (same) return same;
  if (known.length >= savedWorkLimit)
    throw new Problem(
      'conflict',
      `You can keep ${savedWorkLimit} drafts for a business. Delete one under “Saved work” to save another.`,
    );
  const at = now.toISOString();
  const work = { ...sent, created_at: at, updated_at: at };
  const outcome = await addWork(user.id, work);
  if (outcome === 'saved') return work;
  const stored = outcome === 'exists' && (await findWork(user.id, business_id, id));
  if (!stored) throw new Problem('not-found');
  return stored;
});
