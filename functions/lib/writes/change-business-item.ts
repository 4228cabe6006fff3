import { Problem } from '#shared/contract/problem.ts';
import type { WriteOutcome } from './business-writes-table.ts';

/** How often a change is tried that met another one of the same item. */
const changes = 5;

/**
 * Changes an item of a business in its newest state and answers both; another change that came in between is not lost.
 * Throws `not-found` without the item or the business, `conflict` when each try met another change.
 */
export const changeBusinessItem = async <Stored>({
  find,
  change,
  save,
}: {
  find: () => Promise<Stored | undefined>;
  change: (before: Stored) => Stored;
  save: (before: Stored, after: Stored) => Promise<WriteOutcome>;
}): Promise<{ before: Stored; after: Stored }> => {
  for (let attempt = 1; attempt <= changes; attempt++) {
    const before = await find();
    if (!before) throw new Problem('not-found');
    const after = change(before);
    const outcome = await save(before, after);
    if (outcome === 'saved') return { before, after };
    if (outcome === 'no-business') throw new Problem('not-found');
  }
  throw new Problem('conflict');
};
