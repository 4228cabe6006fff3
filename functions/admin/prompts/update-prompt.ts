import { Problem } from '#shared/contract/problem.ts';
import { promptProblems } from '#shared/domain/admin/admin-prompts.ts';
import { audited } from '../audited.ts';
import { storeOf } from './store-of.ts';

/** Replaces the text of a starter prompt; new versions of the product no longer change it. */
export const updatePrompt = audited('updatePrompt', async (input, now) => {
  const { helper_id, business_type, subcategory, id, updated_at, ...change } = input;
  const [problem] = promptProblems(change);
  if (problem) throw new Problem('invalid', problem.message);
  const store = await storeOf({ helper_id, business_type, subcategory }, now);
  return store.save(id, change, updated_at);
});
