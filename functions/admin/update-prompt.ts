import { Problem } from '#shared/contract/problem.ts';
import { promptProblems } from '#shared/domain/admin-prompts.ts';
import { replaceStarterPrompt, storedStarterPrompts } from '../tables/starter-prompts-table.ts';
import { audited } from './audited.ts';
import { withShippedFlagOne } from './shipped-prompts.ts';

/** Writes a starter prompt over; new versions of the product leave it alone from then on. */
export const updatePrompt = audited('updatePrompt', async (input, now) => {
  const { helper_id, business_type, id, updated_at, ...words } = input;
  const [flaw] = promptProblems(words);
  if (flaw) throw new Problem('invalid', flaw.message);
  const stored = await storedStarterPrompts(helper_id, business_type);
  const standing = stored.find((action) => action.id === id);
  if (!standing) throw new Problem('not-found');
  const written = { ...standing, ...words, edited: true, updated_at: now.toISOString() };
  if (!(await replaceStarterPrompt({ ...standing, updated_at }, written)))
    throw new Problem('conflict');
  return withShippedFlagOne(written, now);
});
