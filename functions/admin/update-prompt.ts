import { Problem } from '#shared/contract/problem.ts';
import { promptProblems } from '#shared/domain/admin-prompts.ts';
import { replaceStarterPrompt, storedStarterPrompts } from '../tables/starter-prompts-table.ts';
import { audited } from './audited.ts';
import { withShippedFlagOne } from './shipped-prompts.ts';

/** Replaces the text of a starter prompt; new versions of the product no longer change it. */
export const updatePrompt = audited('updatePrompt', async (input, now) => {
  const { helper_id, business_type, id, updated_at, ...text } = input;
  const [problem] = promptProblems(text);
  if (problem) throw new Problem('invalid', problem.message);
  const stored = await storedStarterPrompts(helper_id, business_type);
  const current = stored.find((prompt) => prompt.id === id);
  if (!current) throw new Problem('not-found');
  const written = { ...current, ...text, edited: true, updated_at: now.toISOString() };
  if (!(await replaceStarterPrompt({ ...current, updated_at }, written)))
    throw new Problem('conflict');
  return withShippedFlagOne(written, now);
});
